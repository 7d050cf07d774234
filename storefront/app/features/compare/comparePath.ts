/** Names a product as one of its items shows it, as the API does. */
export const comparedId = (productId: string, itemId: string | undefined): string =>
  itemId ? `${productId}/${itemId}` : productId;

/** Of a link that adds a product: it is right before the page knows what the tab compares. */
export const addPath = (id: string): string => `/compare?${new URLSearchParams({ add: id })}`;
