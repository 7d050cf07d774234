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
import { Goods } from './goods.tsx';

const meta = { component: LineItem } satisfies Meta<typeof LineItem>;
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
