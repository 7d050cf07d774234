import { useEffect, useLayoutEffect, useState } from 'react';
import { type Location, Outlet, useLocation } from 'react-router';
import { ProductSkeleton } from './pages/product/ProductSkeleton.tsx';
import { subscribeToNavigations } from './platform/navigationStart.ts';

interface PendingNavigation {
  readonly from: Location;
  readonly to: string;
}

/**
 * The page. After a tap on a link to a product, the product's known data stand in its place until
 * its page is ready, so that a touch shows within the next frame however slow the net is. The page
 * that is left is only hidden meanwhile, since unmounting it would cost a phone more time than the
 * skeleton (docs/decisions/010-page-weight.md).
 */
export function PageOutlet() {
  const location = useLocation();
  const [pending, setPending] = useState<PendingNavigation>();
  useEffect(() => subscribeToNavigations((to) => setPending({ from: location, to })), [location]);
  // Every navigation ends at another location, also one back.
  const isLeft =
    pending?.from === location &&
    pending.to.startsWith('/prod/') &&
    pending.to.split('?', 1)[0] !== location.pathname;

  // The router has saved the scroll position by then.
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
