import type { SortKey } from '@kreide/server/contract';
import { usePendingNavigation } from '../../platform/usePendingNavigation.ts';
import { type ListingState, parseListing } from './listingUrl.ts';

/**
 * The state that the reader just asked for, from the press until its goods are there; undefined at
 * rest. The page itself stays that of its address until then.
 */
export function usePressedState(path: string, defaultSort: SortKey): ListingState | undefined {
  const pending = usePendingNavigation();
  if (pending === undefined) return undefined;
  const { pathname, searchParams } = new URL(pending, window.location.href);
  return pathname === path ? parseListing(searchParams, defaultSort) : undefined;
}
