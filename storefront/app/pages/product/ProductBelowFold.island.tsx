import { Stack } from '@kreide/design-system';
import {
  clientQuery,
  RouteBoundary,
  type RouteQuery,
  useRelayEnvironment,
  useRouteQuery,
} from '@kreide/relay';
import { useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router';
import { ViewedRow } from '../../features/viewed/ViewedRow.tsx';
import printedPageHref from '../../layout/printedPage.css?url';
import { Island, island } from '../../platform/island.tsx';
import type { ProductBelowFoldQuery } from './__generated__/ProductBelowFoldQuery.graphql';
import { BelowFoldSkeleton } from './BelowFoldSkeleton.tsx';
import { productBelowFoldQuery, productBelowFoldVariables } from './ProductBelowFoldQuery.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductReviews } from './ProductReviews.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

const teasers = island(() => import('./ProductTeasers.island.tsx'));

/**
 * The part of a product page below the first screenful.
 *
 * @param written the query that the server rendered it from; undefined after a navigation
 */
export default function ProductBelowFold({
  id,
  written,
}: {
  id: string;
  written: RouteQuery | undefined;
}) {
  const environment = useRelayEnvironment();
  // The shown content stays while that of another variant or number of stars loads.
  const search = useDeferredValue(useLocation().search);
  const routeQuery = useMemo(
    () =>
      written ??
      clientQuery<ProductBelowFoldQuery>(
        environment,
        productBelowFoldQuery,
        productBelowFoldVariables(id, new URLSearchParams(search)),
      ),
    [environment, id, search, written],
  );
  return (
    <RouteBoundary
      query={productBelowFoldQuery}
      routeQuery={routeQuery}
      fallback={<BelowFoldSkeleton />}
    >
      <BelowFold id={id} routeQuery={routeQuery} />
    </RouteBoundary>
  );
}

function BelowFold({ id, routeQuery }: { id: string; routeQuery: RouteQuery }) {
  const { product } = useRouteQuery<ProductBelowFoldQuery>(productBelowFoldQuery, routeQuery);
  if (!product) return null;
  const fills = (slot: 'top' | 'bottom') => product.teasers.some((one) => one.slot === slot);
  return (
    <Stack gap="2xl">
      {fills('top') && <Island part={teasers} product={product} slot="top" />}
      <ProductFacts product={product} />
      <ProductReviews product={product} />
      <Stack gap="2xl" data-onscreen="">
        {/* Not among the styles that the first screenful waits for. */}
        <link rel="stylesheet" media="print" href={printedPageHref} />
        <RelatedProducts product={product} />
        {fills('bottom') && <Island part={teasers} product={product} slot="bottom" />}
        {/* The last: it is not in the page as sent, and moves nothing above. */}
        <ViewedRow except={id} />
      </Stack>
    </Stack>
  );
}
