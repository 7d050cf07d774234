/** A customer's lists. */
export const wishlistPath = '/myaccount/wishlist';

/** A guest's only list (ruling 7). */
export const notepadPath = '/notepad';

/** As a sheet of paper. */
export const printPathOfWishlist = (externalId: string): string =>
  `${wishlistPath}/print?${new URLSearchParams({ list: externalId })}`;

export const pathOfWishlist = (externalId: string): string =>
  `${wishlistPath}?${new URLSearchParams({ list: externalId })}`;
