import { Suspense } from 'react';
import {
  graphql,
  RouteBoundary,
  type RouteQuery,
  useFragment,
  useRouteQuery,
  useStoredFragment,
} from '../src/index.ts';
import type { ProductPageQuery } from './__generated__/ProductPageQuery.graphql.ts';
import type { ProductPageReviews_product$key } from './__generated__/ProductPageReviews_product.graphql.ts';
import type { ProductPageSkeleton_product$data } from './__generated__/ProductPageSkeleton_product.graphql.ts';
import type { ProductPageStock_product$key } from './__generated__/ProductPageStock_product.graphql.ts';
import type { ProductTile_product$key } from './__generated__/ProductTile_product.graphql.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ProductTile } from './ProductTile.tsx';

export const productPageQuery = graphql`
  query ProductPageQuery($productId: String!) {
    product(productId: $productId) {
      productId
      ...ProductTile_product
      ...ProductPageReviews_product @defer
      ...ProductPageStock_product @defer
    }
  }
`;

/** A page as the storefront builds one: critical data, and two deferred parts. */
export function ProductPage({ routeQuery }: { routeQuery: RouteQuery }) {
  return (
    <RouteBoundary query={productPageQuery} routeQuery={routeQuery} fallback={<p>page loading</p>}>
      <Content routeQuery={routeQuery} />
    </RouteBoundary>
  );
}

/** Names its product when the store knows it. */
export function ProductSkeleton({ name }: { name: string }) {
  const known = useStoredFragment<ProductPageSkeleton_product$data>(
    productPageQuery,
    graphql`
      fragment ProductPageSkeleton_product on Product {
        name
        cents
      }
    `,
    ['name', name],
  );
  return known && <h1>{known.name}</h1>;
}

function Content({ routeQuery }: { routeQuery: RouteQuery }) {
  const { product } = useRouteQuery<ProductPageQuery>(productPageQuery, routeQuery);
  if (!product) return <p>not found</p>;
  return (
    <main>
      <ProductTile product={product as ProductTile_product$key} />
      <ErrorBoundary fallback={<p>reviews failed</p>}>
        <Suspense fallback={<p>reviews loading</p>}>
          <ProductPageReviews product={product} />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={<p>stock failed</p>}>
        <Suspense fallback={<p>stock loading</p>}>
          <ProductPageStock product={product} />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

function ProductPageReviews(props: { product: ProductPageReviews_product$key }) {
  const { reviews } = useFragment(
    graphql`
      fragment ProductPageReviews_product on Product @throwOnFieldError {
        reviews {
          text
        }
      }
    `,
    props.product,
  );
  return (
    <ul>
      {reviews.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function ProductPageStock(props: { product: ProductPageStock_product$key }) {
  const { stock } = useFragment(
    graphql`
      fragment ProductPageStock_product on Product @throwOnFieldError {
        stock {
          available
        }
      }
    `,
    props.product,
  );
  return <p>{`${stock.available} in stock`}</p>;
}
