/** What goes into the cart: an item, or its lightning deal while one runs (DEC-62). */
export const offeredItemId = (itemId: string, deal: unknown): string =>
  deal ? `${itemId}_LD` : itemId;
