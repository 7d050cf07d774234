import { Breadcrumb, Columns, Container, Stack, StickyColumn } from '@kreide/design-system';
import {
  clientQuery,
  RouteBoundary,
  type RouteQuery,
  serverQuery,
  useRouteQuery,
} from '@kreide/relay';
import { useLocation } from 'react-router';
import { RouteOutcomePage } from '../../layout/RouteOutcomePage.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { Island, island } from '../../platform/island.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { type RouteOutcome, responseFor } from '../../platform/pageStatus.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { useWholePage } from '../../platform/useWholePage.ts';
import type { ProductBelowFoldQuery } from './__generated__/ProductBelowFoldQuery.graphql';
import type {
  ProductPageQuery,
  ProductPageQuery$data,
} from './__generated__/ProductPageQuery.graphql';
import type { Route } from './+types/route';
import { BelowFoldSkeleton } from './BelowFoldSkeleton.tsx';
import { BuyBox } from './BuyBox.tsx';
import { GlanceView } from './GlanceView.tsx';
import { productBelowFoldQuery, productBelowFoldVariables } from './ProductBelowFoldQuery.ts';
import { ProductGallery } from './ProductGallery.tsx';
import { productPageQuery, productPageVariables } from './ProductPageQuery.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { productFacts } from './productFacts.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

const replacements = island(() => import('./Replacements.island.tsx'));
const belowFold = island(() => import('./ProductBelowFold.island.tsx'));

/** DEC-40: a retired product redirects to its replacement, or is gone. */
function outcomeOf({ retired }: ProductPageQuery$data): RouteOutcome {
  const replacement = retired?.replacementProducts[0];
  if (replacement) return { kind: 'moved', to: replacement.path, status: 301 };
  return { kind: 'missing', status: retired ? 410 : 404 };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const environment = context.get(relayContext);
  const { domain, facts, tags } = context.get(requestContext);
  const url = new URL(request.url);
  const [{ data: found, routeQuery }, below, { missingIn, linkedData }] = await Promise.all([
    serverQuery<ProductPageQuery>(
      environment,
      productPageQuery,
      productPageVariables(params.id, url),
    ),
    serverQuery<ProductBelowFoldQuery>(
      environment,
      productBelowFoldQuery,
      productBelowFoldVariables(params.id, url.searchParams),
    ),
    productFacts(environment, domain, params.id),
  ]);
  if (!found.product) throw responseFor(outcomeOf(found));
  facts.missingIn = missingIn;
  facts.linkedData.push(...linkedData);
  tags.add(`product:${params.id}`);
  for (const { path } of below.data.product?.teasers ?? []) tags.add(`content:${path}`);
  // Accessories and the breadcrumb are other rows of the catalogue.
  tags.add('catalog');
  return { routeQuery, belowFold: below.routeQuery };
}

export function clientLoader({ context, params, request }: Route.ClientLoaderArgs) {
  return {
    routeQuery: clientQuery<ProductPageQuery>(
      context.get(relayContext),
      productPageQuery,
      productPageVariables(params.id, new URL(request.url)),
    ),
    belowFold: undefined,
  };
}

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  const { routeQuery, belowFold: written } = loaderData;
  const { pathname, search } = useLocation();
  return (
    <RouteBoundary
      key={params.id}
      query={productPageQuery}
      routeQuery={routeQuery}
      fallback={<ProductSkeleton path={pathname + search} />}
    >
      <ProductPage id={params.id} routeQuery={routeQuery} written={written} />
    </RouteBoundary>
  );
}

interface ProductPageProps {
  id: string;
  routeQuery: RouteQuery;
  /** The query of the part below the first screenful, where the server rendered it. */
  written: RouteQuery | undefined;
}

function ProductPage({ id, routeQuery, written }: ProductPageProps) {
  const found = useRouteQuery<ProductPageQuery>(productPageQuery, routeQuery);
  const t = useMessages();
  const isWhole = useWholePage();
  const { product } = found;
  if (!product) {
    return <RouteOutcomePage outcome={outcomeOf(found)} />;
  }
  const {
    category,
    variantInformation: { item },
  } = product;
  return (
    <Container data-printed="filled">
      <PageHead
        title={product.metaTitle ?? product.name}
        description={product.metaDescription}
        robots={product.metaRobots}
        image={product.image ? `/media/${product.image.mediaId}/og.jpeg` : undefined}
      />
      <GlanceView product={product} />
      <Stack gap="2xl">
        <Stack gap="m">
          <Breadcrumb
            label={t('breadcrumb.label')}
            items={[
              { label: t('common.home'), href: '/' },
              ...(category ? [...category.breadcrumb, category] : []).map(
                ({ name, categoryUrl }) => ({ label: name, href: categoryUrl }),
              ),
              { label: product.name },
            ]}
          />
          <Columns template="product" gap="xl">
            <ProductGallery product={product} />
            <StickyColumn>
              <Stack gap="m">
                <BuyBox product={product} />
                {item?.availability.isForSale === false && (
                  <Island part={replacements} product={product} />
                )}
              </Stack>
            </StickyColumn>
          </Columns>
        </Stack>
        {isWhole ? (
          <Island part={belowFold} fallback={<BelowFoldSkeleton />} id={id} written={written} />
        ) : (
          <BelowFoldSkeleton />
        )}
      </Stack>
    </Container>
  );
}
