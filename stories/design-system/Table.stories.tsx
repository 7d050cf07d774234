import { Table } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';

interface Row {
  article: string;
  quantity: number;
  total: string;
}
const rows: Row[] = [
  { article: 'Heft DIN A4, Lineatur 21', quantity: 30, total: '23,70 €' },
  { article: 'Naturwissenschaftslehrmittelsammlung', quantity: 1, total: '1.349,00 €' },
];

const meta = {
  component: Table<Row>,
  parameters: {
    usage: {
      use: [
        'Several things with the same facts; on a phone each row is a card, under the heads of its columns.',
        'Say in `caption` what it shows, and mark the column that names the row by `rowHeader`.',
        'Line figures up at the end by `align`.',
      ],
      avoid: [
        'For facts of one thing: `DescriptionList`.',
        'For layout: `Columns`.',
        'Empty heads: on a phone a value would stand without its name.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Table<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {
  args: {
    caption: 'Bestellte Artikel',
    rows,
    rowKey: (row) => row.article,
    columns: [
      { id: 'article', label: 'Artikel', cell: (row) => row.article, rowHeader: true },
      { id: 'quantity', label: 'Menge', cell: (row) => row.quantity, align: 'end' },
      { id: 'total', label: 'Summe', cell: (row) => row.total, align: 'end' },
    ],
  },
};
