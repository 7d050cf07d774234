/** A customer's lists. */
export const wishlistPath = '/myaccount/wishlist';

/** A guest's only list (ruling 7). */
export const notepadPath = '/notepad';

export const pathOfWishlist = (externalId: string): string =>
  `${wishlistPath}?${new URLSearchParams({ list: externalId })}`;
