/** The API's global id of a product, by which the store knows its record. */
export const productGlobalId = (productId: string): string => `Product:${productId}`;
