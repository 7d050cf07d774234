import { createContext, use } from 'react';
import { wishlistPath } from './wishlist.ts';

/** What the rows of a wishlist know of the page that they stand on. */
export interface WishlistPageFacts {
  /** Hosts whose addresses become links in comments (DEC-129). */
  readonly linkHosts: readonly string[];
  /** Where the forms of the rows go. */
  readonly formPath: string;
  /** A guest has one list and no account to share it by (DEC-122). */
  readonly isGuest: boolean;
}

export const WishlistPageContext = createContext<WishlistPageFacts>({
  linkHosts: [],
  formPath: wishlistPath,
  isGuest: false,
});

export const useWishlistPage = (): WishlistPageFacts => use(WishlistPageContext);
