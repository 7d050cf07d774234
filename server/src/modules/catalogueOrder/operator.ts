import { csvLine } from '../../csvLine.ts';
import type { Database } from '../../database/database.ts';
import { addressFields, type CatalogueOrder, loadOrders } from './store.ts';

/** What an operator does with orders of printed catalogues: for the command line. */
export interface CatalogueOrderOperator {
  /** Orders since a moment, as lines of a table (RFC 4180), the head first; none when there are none. */
  csv(from: Date): Promise<string[]>;
}

export function createCatalogueOrderOperator({
  database,
}: {
  database: Database;
}): CatalogueOrderOperator {
  return {
    async csv(from) {
      const rows = await loadOrders(database, from);
      const lines = rows.map((row) =>
        csvLine([String(row.quantity), ...columns.map((column) => row[column])]),
      );
      return lines.length > 0 ? [csvLine(['quantity', ...columns]), ...lines] : [];
    },
  };
}

const columns: readonly Exclude<keyof CatalogueOrder, 'quantity'>[] = [
  'edition',
  'orderedAt',
  'storefront',
  'language',
  ...addressFields,
];
