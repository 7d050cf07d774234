export const wishlistPath = '/myaccount/wishlist';

export const pathOfList = (externalId: string): string =>
  `${wishlistPath}?${new URLSearchParams({ list: externalId })}`;
