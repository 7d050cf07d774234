import { useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ProductSkeleton } from './pages/product/ProductSkeleton.tsx';
import { usePendingNavigation } from './platform/usePendingNavigation.ts';

/**
 * The page. After a tap on a link to a product, the product's known data stand in its place until
 * its page is ready, so that a touch shows within the next frame however slow the net is. The page
 * that is left is only hidden meanwhile, since unmounting it would cost a phone more time than the
 * skeleton (docs/decisions/010-page-weight.md).
 */
export function PageOutlet() {
  const { pathname } = useLocation();
  const pending = usePendingNavigation();
  // Another variant of the product is chosen within its page.
  const isLeft = pending?.startsWith('/prod/') === true && pending.split('?', 1)[0] !== pathname;

  // The router has saved the scroll position by then.
  useLayoutEffect(() => {
    if (isLeft) window.scrollTo(0, 0);
  }, [isLeft]);

  return (
    <>
      {isLeft && <ProductSkeleton path={pending} />}
      <div hidden={isLeft}>
        <Outlet />
      </div>
    </>
  );
}
