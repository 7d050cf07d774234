import { DescriptionList } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: DescriptionList,
  parameters: {
    usage: {
      use: [
        'Facts by name: features of a product, data of an order.',
        'Keep terms short and unlike each other: they are the keys of the list.',
      ],
      avoid: [
        'For several things with the same facts: a `Table` compares them.',
        'For amounts with a total: `OrderSummary`.',
        'For running text with headings: `Prose`.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  items: [
    { term: 'Format', details: 'DIN A4' },
    { term: 'Lineatur', details: '21 (liniert, 9 mm)' },
    { term: 'Papiergewicht', details: '90 g/m²' },
    { term: 'Unfallverhütungsvorschriftenkonformität', details: 'DIN EN 71-3' },
  ],
};
export const Rows: Story = { args };
export const TwoColumns: Story = { args: { ...args, layout: 'columns' } };
