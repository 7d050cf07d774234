import { AddressCard, Badge, Columns, Link } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: AddressCard,
  parameters: {
    usage: {
      use: [
        'An address that is only read, with links to change or choose it: accounts, the last step of a checkout.',
        'Say in the title what the address is for; several cards stand in `Columns` with `align="stretch"`.',
      ],
      avoid: [
        'For entering an address: that is a `Fieldset` of fields.',
        'As a choice between addresses: a `RadioGroup` of kind `cards` says which one is chosen, a card does not.',
        'The title is a paragraph and no heading: put a `Heading` above a page of cards.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof AddressCard>;
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
