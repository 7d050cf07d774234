export const wishlistPath = '/myaccount/wishlist';

export const pathOfWishlist = (externalId: string): string =>
  `${wishlistPath}?${new URLSearchParams({ list: externalId })}`;
