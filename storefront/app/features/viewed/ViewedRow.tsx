import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { consentOf } from '../../platform/consent.ts';
import { cookieNames } from '../../platform/cookies.ts';
import { onDemand } from '../../platform/onDemand.tsx';
import { useCookie } from '../../platform/readableCookies.ts';
import { whenNear } from '../../platform/whenNear.ts';
import type { ViewedProductsProps } from './ViewedProducts.tsx';
import { ViewedSkeleton } from './ViewedSkeleton.tsx';
import { followViewed, storedViews, viewedIn } from './viewedProducts.ts';

const ViewedProducts = onDemand<ViewedProductsProps>(
  async () => (await import('./ViewedProducts.tsx')).ViewedProducts,
  { fallback: <ViewedSkeleton />, isSilent: true },
);

const nothing = () => '';

/**
 * The products that this browser looked at last, where its visitor allowed to keep them (ruling 10,
 * decision 060). Code and query are fetched when the row comes near the screen.
 *
 * @param except the product that is being looked at
 */
export function ViewedRow({ except }: { except?: string }) {
  const holder = useRef<HTMLDivElement>(null);
  const isAllowed = consentOf(useCookie(cookieNames.consent))?.statistics ?? false;
  const stored = useSyncExternalStore(followViewed, storedViews, nothing);
  const ids = useMemo(() => viewedIn(stored).filter((id) => id !== except), [stored, except]);
  const [isNear, setNear] = useState(false);
  const isWaiting = isAllowed && ids.length > 0 && !isNear;

  useEffect(() => {
    const element = holder.current;
    return isWaiting && element ? whenNear(element, () => setNear(true)) : undefined;
  }, [isWaiting]);

  if (isWaiting) {
    return (
      <div ref={holder}>
        <ViewedSkeleton />
      </div>
    );
  }
  // Once it is shown it stays, to say that its list was cleared.
  return isAllowed && isNear ? <ViewedProducts ids={ids} /> : null;
}
