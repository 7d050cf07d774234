const prefix = 'Product:';

/** The API's global id of a product, by which the store knows its record. */
export const productGlobalId = (productId: string): string => prefix + productId;

/** The product of such an id: what lists sixty products need not carry both. */
export const productIdOf = (globalId: string): string => globalId.slice(prefix.length);
