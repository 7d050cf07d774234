import { AddressCard, Badge, Columns, Link } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: AddressCard } satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  title: 'Rechnungsadresse',
  lines: [
    'Frau Dr. Annegret Schmidt-Wiesengrund',
    'Grundschule am Steinbruch',
    'Steinbruchweg 12',
    '34117 Kassel',
    'Deutschland',
  ],
  badge: <Badge tone="neutral">Standard</Badge>,
  actions: [
    <Link key="edit" href="#edit">
      Ändern
    </Link>,
  ],
};
export const One: Story = { args };
export const SideBySide: Story = {
  args,
  render: (props) => (
    <Columns template="halves" align="stretch">
      <AddressCard {...props} />
      <AddressCard
        {...props}
        title="Lieferadresse"
        badge={undefined}
        lines={props.lines.slice(0, 3)}
      />
    </Columns>
  ),
};
