/** A customer's lists. */
export const wishlistPath = '/myaccount/wishlist';

/** A guest's only list (ruling 7). */
export const notepadPath = '/notepad';

/** As a sheet of paper. */
export const printPathOfWishlist = (externalId: string): string =>
  `${wishlistPath}/print?${new URLSearchParams({ list: externalId })}`;

/** @param page of its entries, from 0 */
export const pathOfWishlist = (externalId: string, page = 0): string =>
  withPage(`${wishlistPath}?${new URLSearchParams({ list: externalId })}`, page);

/** Says on a list that something was put on it without scripts, or could not be. */
export const addedParam = 'added';
export const notAddedParam = 'notAdded';

const pageParam = 'p';

/** The address of another page of a list's entries. @param page from 0 */
export function withPage(path: string, page: number): string {
  return page === 0 ? path : withParam(path, pageParam, String(page + 1));
}

export const withParam = (path: string, name: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`;

/** From 0; an address counts from 1. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get(pageParam) ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page - 1 : 0;
}
