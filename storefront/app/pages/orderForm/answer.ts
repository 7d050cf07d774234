import type { OrderFormEntry } from './OrderFormEntry.ts';
import type { Row, ShownRow } from './rows.ts';

/** What came of the form. */
export interface OrderFormAnswer {
  /** What stands in it now; null: what stood there. */
  readonly rows: readonly (Row | ShownRow)[] | null;
  /** Lies in the cart. */
  readonly added: readonly OrderFormEntry[];
  /** What stands in the field for a list now. */
  readonly list: string;
  /** How many of its lines found no row. */
  readonly left: number;
  /** Message key about the whole. */
  readonly message: string | null;
}

export const orderFormAnswer = (changes: Partial<OrderFormAnswer>): OrderFormAnswer => ({
  ...{ rows: null, added: [], list: '', left: 0, message: null },
  ...changes,
});
