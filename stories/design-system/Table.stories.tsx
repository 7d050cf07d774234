import { Table } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Table } satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Row {
  article: string;
  quantity: number;
  total: string;
}
const rows: Row[] = [
  { article: 'Heft DIN A4, Lineatur 21', quantity: 30, total: '23,70 €' },
  { article: 'Naturwissenschaftslehrmittelsammlung', quantity: 1, total: '1.349,00 €' },
];
export const Order: Story = {
  args: { caption: 'Bestellung', columns: [], rows: [], rowKey: () => '' },
  render: () => (
    <Table<Row>
      caption="Bestellte Artikel"
      rows={rows}
      rowKey={(row) => row.article}
      columns={[
        { id: 'article', label: 'Artikel', cell: (row) => row.article, rowHeader: true },
        { id: 'quantity', label: 'Menge', cell: (row) => row.quantity, align: 'end' },
        { id: 'total', label: 'Summe', cell: (row) => row.total, align: 'end' },
      ]}
    />
  ),
};
