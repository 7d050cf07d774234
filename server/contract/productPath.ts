/**
 * Where a product is looked at, with one of its items chosen where one is named (ROUTE-03).
 *
 * @param productId as the import takes it, which needs no encoding; what stood in an address is encoded
 *   before it comes here
 */
export const productPath = (productId: string, itemId?: string | null): string =>
  // It stands in each tile of a list, so it is made as the server's `inOnePiece` makes its texts.
  ['/prod/', productId, ...(itemId ? ['?varid=', itemId] : [])].join('');

/** Where a product is reviewed (DEC-46). */
export const reviewPath = (productId: string): string => `/rating/${encodeURIComponent(productId)}`;
