import { maxOrderFormRows, quantityIn } from '@kreide/server/contract';
import type { OrderFormEntry } from './OrderFormEntry.ts';

/** The typed values of a row. */
export interface Row {
  readonly number: string;
  readonly quantity: string;
}

/** With the API's answer, once it was validated. */
export interface ShownRow extends Row {
  readonly entry: OrderFormEntry | undefined;
}

/** DEC-136. */
const rowsAtFirst = 10;

const emptyRow: Row = { number: '', quantity: '' };

export const isFilled = ({ number }: Row): boolean => number.trim() !== '';

/** Fills up with empty rows to the initial number. */
export function padded<T extends Row>(
  rows: readonly T[],
  count = rowsAtFirst,
): readonly (T | Row)[] {
  return [...rows, ...Array<Row>(Math.max(0, count - rows.length)).fill(emptyRow)];
}

/** Ten rows more, up to the limit. */
export const withMore = (rows: readonly Row[]): readonly Row[] =>
  padded(rows, Math.min(maxOrderFormRows, rows.length + rowsAtFirst));

export const isFull = ({ length }: { readonly length: number }): boolean =>
  length >= maxOrderFormRows;

/** The rows of a form, in their order. */
export function rowsOf(form: FormData): readonly Row[] {
  const texts = (name: string) => form.getAll(name).map(String);
  const quantities = texts('quantity');
  return texts('number')
    .slice(0, maxOrderFormRows)
    .map((number, at) => ({ number, quantity: quantities[at] ?? '' }));
}

/** Empty counts as one; text that is no number becomes 0, which the API refuses (DEC-136). */
const piecesOf = (quantity: string): number => Math.max(0, quantityIn(quantity.trim() || '1', 0));

/** The validation query's variables for the filled rows. */
export const inputOf = (rows: readonly Row[]) =>
  rows.filter(isFilled).map(({ number, quantity }) => ({
    articleNumber: number.trim(),
    quantity: piecesOf(quantity),
  }));

/** A number and its unit, such as `2 Stück` or `2 Stk.`. */
const pieces = /^(\d+)\s*\p{L}+\.?$/u;

/** Lines of `number;quantity`, or as copied from a table: number, tab, quantity. */
function linesOf(list: string): Row[] {
  return list
    .split(/\r?\n|\r/)
    .map((line) => {
      const [number = '', quantity = ''] = line.split(/[;,\t]/);
      return { number: number.trim(), quantity: quantity.trim().replace(pieces, '$1') };
    })
    .filter(isFilled);
}

/** Whether a pasted text has several lines or columns. */
export const isList = (text: string): boolean => /[;\t]/.test(text) || /[\r\n]/.test(text.trim());

/**
 * Rows with a list put into them: quantities of present articles are added (DEC-136), the others
 * fill empty and new rows.
 *
 * @returns also the lines that found no room
 */
export function filled(
  rows: readonly Row[],
  list: string,
): { readonly rows: readonly Row[]; readonly left: readonly string[] } {
  const result = [...rows];
  const left: string[] = [];
  for (const line of linesOf(list)) {
    const same = ({ number }: Row) => number.trim().toUpperCase() === line.number.toUpperCase();
    const at = result.findIndex(same);
    const known = result[at];
    const pieces = piecesOf(known?.quantity ?? '') + piecesOf(line.quantity);
    if (known) result[at] = { ...known, quantity: String(pieces) };
    else {
      const empty = result.findIndex((row) => !isFilled(row));
      if (empty < 0 && isFull(result)) left.push(`${line.number};${line.quantity}`);
      else result[empty < 0 ? result.length : empty] = line;
    }
  }
  return { rows: result, left };
}
