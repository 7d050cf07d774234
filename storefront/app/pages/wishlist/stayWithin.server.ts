import { found } from '../../platform/answers.server.ts';

interface PagedList {
  readonly externalId: string;
  readonly page: { readonly totalPages: number };
}

/**
 * A page that a list no longer has leads to its last one.
 *
 * @param page from 0
 * @param pathOfPage as `WishlistPageFacts`
 * @throws the redirect
 */
export function stayWithin(
  list: PagedList | null | undefined,
  page: number,
  pathOfPage: (externalId: string, page: number) => string,
): void {
  if (list && page >= list.page.totalPages) {
    throw found(pathOfPage(list.externalId, list.page.totalPages - 1));
  }
}
