/** DEC-123: how much a visitor's wishlists hold, and how many characters their texts have. */
export const wishlistLimits = { lists: 20, entries: 200, name: 60, description: 500 } as const;
/** Pieces of an entry (WISH-19, DEC-149). */
export const maxEntryQuantity = 9998;
