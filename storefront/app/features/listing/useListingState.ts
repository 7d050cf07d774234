import type { SortKey } from '@kreide/server/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListingState, parseListing } from './listingUrl.ts';

/** The listing's state, read from its URL, the only place where it is kept. */
export function useListingState(defaultSort: SortKey): ListingState {
  const [params] = useSearchParams();
  return useMemo(() => parseListing(params, defaultSort), [params, defaultSort]);
}
