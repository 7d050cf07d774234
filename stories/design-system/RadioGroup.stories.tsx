import {
  IconBank,
  IconInvoice,
  IconPackage,
  IconTruck,
  RadioGroup,
  TextField,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: RadioGroup,
  parameters: {
    usage: {
      use: [
        'Exactly one of a few that should all be seen; `cards` where a choice needs thought, such as payment.',
        'Say in `disabledReason` why an option cannot be chosen.',
        'Put fields that belong to an option into its `content`.',
      ],
      avoid: [
        'For more than seven: `Select`.',
        'For yes or no: `Checkbox`. For views of a page: `Tabs`.',
        'Without a choice that fits everyone: offer "rather not say".',
      ],
      keys: [
        ['Tab', 'goes to the chosen option, or to the first, and on to its fields'],
        ['Arrow keys', 'choose the option before and after'],
        ['Space', 'chooses the option that has the focus'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  name: 'salutation',
  legend: 'Anrede',
  defaultValue: 'f',
  options: [
    { value: 'f', label: 'Frau' },
    { value: 'm', label: 'Herr' },
    { value: 'x', label: 'keine Angabe' },
  ],
};
export const Plain: Story = { args };
export const Invalid: Story = {
  args: { ...args, defaultValue: undefined, error: 'Bitte wählen Sie.' },
};
export const Shippers: Story = {
  args: {
    name: 'shipper',
    legend: 'Versandart',
    legendSize: 'l',
    kind: 'cards',
    defaultValue: 'dhl',
    options: [
      {
        value: 'dhl',
        label: 'DHL',
        hint: 'Lieferung in 1 bis 2 Werktagen',
        end: '4,95 €',
        icon: <IconTruck />,
      },
      {
        value: 'spedition',
        label: 'Spedition bis zur Bordsteinkante, mit telefonischer Terminvereinbarung',
        end: '39,00 €',
        icon: <IconPackage />,
        content: <TextField label="Telefon für die Spedition" type="tel" />,
      },
      {
        value: 'gls',
        label: 'GLS',
        end: '4,95 €',
        icon: <IconTruck />,
        disabled: true,
        disabledReason: 'An eine Packstation liefert nur DHL.',
      },
    ],
  },
};
export const PaymentWithField: Story = {
  args: {
    name: 'payment',
    legend: 'Zahlungsart',
    legendSize: 'l',
    kind: 'cards',
    defaultValue: 'X_RECHNUNG',
    options: [
      { value: 'RECHNUNG', label: 'Rechnung', hint: 'Zahlbar in 14 Tagen', icon: <IconInvoice /> },
      {
        value: 'VORKASSE',
        label: 'Vorkasse',
        hint: 'Wir liefern nach Zahlungseingang',
        icon: <IconBank />,
      },
      {
        value: 'X_RECHNUNG',
        label: 'E-Rechnung',
        hint: 'Für öffentliche Auftraggeber',
        icon: <IconInvoice />,
        content: <TextField label="Leitweg-ID" hint="Zum Beispiel 991-12345-67" />,
      },
    ],
  },
};
