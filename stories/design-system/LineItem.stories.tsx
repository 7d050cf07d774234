import {
  Alert,
  Availability,
  Badge,
  BadgeGroup,
  IconButton,
  IconTrash,
  LineItem,
  QuantityField,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';
import { Goods } from './goods.tsx';

const meta = {
  component: LineItem,
  parameters: {
    usage: {
      use: [
        'A line of a cart, a minicart (`compact`) or an order; it stands in a list.',
        'Name the product in the label of the button that removes it: many lines have one.',
        'Set `loading` while the line is being changed, `unavailable` where it cannot be bought, and say why in `notices`.',
      ],
      avoid: [
        'In a listing: `ProductTile`.',
        'For amounts without a product, such as shipping: `OrderSummary`.',
        'Outside of a `<ul>` or `<ol>`: it is an `<li>`.',
      ],
      keys: [
        ['Tab', 'goes through name, quantity and what removes the line'],
        ['Enter', 'follows the link that has the focus'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof LineItem>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = {
  field: 'Menge',
  decrease: 'weniger',
  increase: 'mehr',
  remove: 'Entfernen',
  max: (max: number) => `Höchstens ${max}.`,
  min: (min: number) => `Mindestens ${min}.`,
};
const args = {
  name: 'Heft DIN A4, Lineatur 21, 16 Blatt, kariert mit Rand',
  href: '#prod',
  picture: <Goods />,
  facts: [
    { label: 'Farbe', value: 'Blau' },
    { label: 'Bestellnummer', value: '47 11 01' },
  ],
  availability: <Availability state="available">Auf Lager</Availability>,
  quantity: <QuantityField value={3} labels={labels} onDelete={() => {}} />,
  remove: (
    <IconButton label="Heft entfernen">
      <IconTrash />
    </IconButton>
  ),
  total: '2,37 €',
  unitPrice: 'je 0,79 €',
};
const list = (Story: () => React.ReactNode) => <ul>{Story()}</ul>;
export const Full: Story = {
  args,
  render: (props) => (
    <ul>
      <LineItem {...props} />
      <LineItem
        {...props}
        name="Naturwissenschaftslehrmittelsammlung"
        picture={<Goods name="scissors" hue="#d5333c" tint="german" />}
        badges={
          <BadgeGroup>
            <Badge tone="sale">Angebot</Badge>
          </BadgeGroup>
        }
        availability={<Availability state="unavailable">Nicht mehr lieferbar</Availability>}
        quantity={undefined}
        total="1.349,00 €"
        unitPrice={undefined}
        notices={<Alert tone="warning">Bitte entfernen Sie diesen Artikel, um fortzufahren.</Alert>}
      />
    </ul>
  ),
};
export const Compact: Story = {
  args: {
    ...args,
    layout: 'compact',
    quantity: <QuantityField size="s" value={3} labels={labels} />,
  },
  decorators: [list, (Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
};
export const Loading: Story = { args: { ...args, loading: true }, decorators: [list] };
