const prefix = 'Product:';

/**
 * The API's global id of a product, by which the store knows its record. A listing that chose one of
 * its items has a record of its own for it: `Product:heft/heft-25`.
 */
export const productGlobalId = (productId: string, itemId?: string | null): string =>
  prefix + (itemId ? `${productId}/${itemId}` : productId);

/**
 * The product of such an id, and the item if one was chosen, so that tiles need not select both.
 */
export function goodsOfId(globalId: string): {
  readonly productId: string;
  readonly itemId: string | null;
} {
  const [productId = '', itemId = null] = globalId.slice(prefix.length).split('/');
  return { productId, itemId };
}
