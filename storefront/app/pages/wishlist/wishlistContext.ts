import { createContext, use } from 'react';
import { pathOfWishlist } from './wishlist.ts';

/** What the rows of a wishlist know of the page that they stand on. */
export interface WishlistPageFacts {
  /** Hosts whose addresses become links in comments (DEC-129). */
  readonly linkHosts: readonly string[];
  /** Of the entries that are shown, from 0. */
  readonly page: number;
  /** The address of another page of a list; the forms of the rows go there, too. */
  readonly pathOfPage: (externalId: string, page: number) => string;
  /** A guest has one list and no account to share it by (DEC-122). */
  readonly isGuest: boolean;
}

export const WishlistPageContext = createContext<WishlistPageFacts>({
  linkHosts: [],
  page: 0,
  pathOfPage: pathOfWishlist,
  isGuest: false,
});

export const useWishlistPage = (): WishlistPageFacts => use(WishlistPageContext);
