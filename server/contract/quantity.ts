/** How many pieces: in a cart, in the order form, on a wishlist. */

/** Pieces of one item that can be ordered at once (DEC-68, DEC-136). */
export const maxPieces = 999;
/** Rows of the order form (DEC-136). */
export const maxOrderFormRows = 100;

/**
 * The number of pieces in a text field of a plain form.
 *
 * @param otherwise what text counts as that is no whole number of up to six digits (UI-07: one)
 */
export function quantityIn(text: string, otherwise = 1): number {
  const typed = text.trim();
  return /^-?\d{1,6}$/.test(typed) ? Number(typed) : otherwise;
}
