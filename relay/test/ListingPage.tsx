import { graphql, RouteBoundary, type RouteQuery, useRouteQuery } from '../src/index.ts';
import type { ListingPageQuery } from './__generated__/ListingPageQuery.graphql.ts';
import { ProductTile } from './ProductTile.tsx';

export const listingPageQuery = graphql`
  query ListingPageQuery($listingId: String!, $size: Int) {
    listing(listingId: $listingId, size: $size) {
      title
      products {
        id
        ...ProductTile_product
      }
    }
  }
`;

/** A page without deferred parts. */
export function ListingPage({ routeQuery }: { routeQuery: RouteQuery }) {
  return (
    <RouteBoundary query={listingPageQuery} routeQuery={routeQuery} fallback={<p>page loading</p>}>
      <Content routeQuery={routeQuery} />
    </RouteBoundary>
  );
}

function Content({ routeQuery }: { routeQuery: RouteQuery }) {
  const { listing } = useRouteQuery<ListingPageQuery>(listingPageQuery, routeQuery);
  return (
    <main>
      <h1>{listing?.title}</h1>
      {listing?.products.map((product) => (
        <ProductTile key={product.id} product={product} />
      ))}
    </main>
  );
}
