import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { subscribeToNavigations } from './navigationStart.ts';

/** Where a link leads that was followed, until its page is there; undefined at rest. */
export function usePendingNavigation(): string | undefined {
  const location = useLocation();
  const [pending, setPending] = useState<{ readonly from: Location; readonly to: string }>();
  useEffect(() => subscribeToNavigations((to) => setPending({ from: location, to })), [location]);
  // Every navigation ends at another location, also one back.
  return pending?.from === location ? pending.to : undefined;
}
