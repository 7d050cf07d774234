import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Table } from './Table.tsx';

test('rows, columns and names survive, on phones as well', () => {
  render(
    <Table
      caption="Artikel"
      rows={[{ id: 'a', name: 'Heft', total: '2,37 €' }]}
      rowKey={(row) => row.id}
      columns={[
        { id: 'name', label: 'Artikel', cell: (row) => row.name, rowHeader: true },
        { id: 'total', label: 'Summe', cell: (row) => row.total, align: 'end' },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Artikel' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Summe' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Heft' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '2,37 €' })).toHaveAttribute('data-label', 'Summe');
});
