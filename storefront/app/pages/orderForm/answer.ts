import type { OrderFormEntry } from './OrderFormEntry.ts';
import type { Row, ShownRow } from './rows.ts';

/** The action data of the order form. */
export interface OrderFormAnswer {
  /** Its new rows; null: unchanged. */
  readonly rows: readonly (Row | ShownRow)[] | null;
  /** Entries that were added to the cart. */
  readonly added: readonly OrderFormEntry[];
  /** The new value of the list field. */
  readonly list: string;
  /** How many lines of the list found no row. */
  readonly left: number;
  /** Message key about the whole. */
  readonly message: string | null;
}

export const orderFormAnswer = (changes: Partial<OrderFormAnswer>): OrderFormAnswer => ({
  ...{ rows: null, added: [], list: '', left: 0, message: null },
  ...changes,
});
