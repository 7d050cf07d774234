import type { SortKey } from '@kreide/server/contract';
import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { subscribeToNavigations } from '../../platform/navigationStart.ts';
import { type ListingState, parseListing } from './listingUrl.ts';

/**
 * The state that the reader just asked for, from the press until its goods are there; undefined at
 * rest. The page itself stays that of its address until then.
 */
export function usePressedState(path: string, defaultSort: SortKey): ListingState | undefined {
  const location = useLocation();
  const [pending, setPending] = useState<{ readonly from: Location; readonly to: string }>();
  useEffect(() => subscribeToNavigations((to) => setPending({ from: location, to })), [location]);
  // Every navigation ends at another location, also one back.
  if (pending?.from !== location) return undefined;
  const { pathname, searchParams } = new URL(pending.to, window.location.href);
  return pathname === path ? parseListing(searchParams, defaultSort) : undefined;
}
