import { useEffect, useLayoutEffect, useState } from 'react';
import { type Location, Outlet, useLocation } from 'react-router';
import { ProductSkeleton } from './pages/product/ProductSkeleton.tsx';
import { subscribeToNavigations } from './platform/navigationStart.ts';

interface PendingNavigation {
  readonly from: Location;
  readonly to: string;
}

/**
 * The page. From the tap on a link to a product until its page is there, what is known of the
 * product stands in its place: a finger is answered with the next frame, whatever the net does. The
 * page that is left is only hidden meanwhile, for taking it away costs a phone more than all of that
 * (docs/decisions/010-page-weight.md).
 */
export function PageOutlet() {
  const location = useLocation();
  const [pending, setPending] = useState<PendingNavigation>();
  useEffect(() => subscribeToNavigations((to) => setPending({ from: location, to })), [location]);
  // Whatever the navigation comes to, it brings another location, also on the way back.
  const isLeft = pending?.from === location && pending.to.startsWith('/prod/');

  // The router has noted by then how far the page was scrolled.
  useLayoutEffect(() => {
    if (isLeft) window.scrollTo(0, 0);
  }, [isLeft]);

  return (
    <>
      {isLeft && <ProductSkeleton path={pending.to} />}
      <div hidden={isLeft}>
        <Outlet />
      </div>
    </>
  );
}
