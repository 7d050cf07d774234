import { Breadcrumb, Heading, Prose, Stack, SubcategoryLinks } from '@kreide/design-system';
import {
  clientQuery,
  RouteBoundary,
  type RouteQuery,
  serverQuery,
  useRouteQuery,
} from '@kreide/relay';
import { maxHeroFiltersOfCategory } from '../../features/listing/heroFilters.ts';
import { Listing } from '../../features/listing/Listing.tsx';
import { ListingSkeleton } from '../../features/listing/ListingSkeleton.tsx';
import { useListingState } from '../../features/listing/useListingState.ts';
import { RouteOutcomePage } from '../../layout/RouteOutcomePage.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { breadcrumbList } from '../../platform/pageFacts.ts';
import { type RouteOutcome, responseFor } from '../../platform/pageStatus.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { subjectOf } from '../../platform/subjects.ts';
import type { CategoryPageQuery } from './__generated__/CategoryPageQuery.graphql';
import type { Route } from './+types/route';
import { categoryPageQuery, categoryPageVariables } from './CategoryPageQuery.ts';
import { categoryTitle } from './categoryTitle.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

const unknownCategory: RouteOutcome = { kind: 'missing', status: 404 };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { data: page, routeQuery } = await serverQuery<CategoryPageQuery>(
    context.get(relayContext),
    categoryPageQuery,
    categoryPageVariables(params.id, new URL(request.url)),
  );
  if (!page.category || !page.categoryProducts) throw responseFor(unknownCategory);
  const { domain, facts, tags } = context.get(requestContext);
  tags.add('catalog');
  facts.missingIn = page.category.missingIn;
  facts.linkedData.push(
    breadcrumbList(
      domain,
      [...page.category.breadcrumb, page.category].map(({ name, categoryUrl: path }) => ({
        name,
        path,
      })),
    ),
  );
  return { routeQuery };
}

export function clientLoader({ context, params, request }: Route.ClientLoaderArgs) {
  return {
    routeQuery: clientQuery<CategoryPageQuery>(
      context.get(relayContext),
      categoryPageQuery,
      categoryPageVariables(params.id, new URL(request.url)),
    ),
  };
}

export default function CategoryRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <RouteBoundary
      key={params.id}
      query={categoryPageQuery}
      routeQuery={loaderData.routeQuery}
      fallback={<ListingSkeleton />}
    >
      <CategoryPage routeQuery={loaderData.routeQuery} />
    </RouteBoundary>
  );
}

function CategoryPage({ routeQuery }: { routeQuery: RouteQuery }) {
  const { category, categoryProducts } = useRouteQuery<CategoryPageQuery>(
    categoryPageQuery,
    routeQuery,
  );
  const t = useMessages();
  const state = useListingState('si');
  if (!category || !categoryProducts) return <RouteOutcomePage outcome={unknownCategory} />;
  return (
    <Listing
      listing={categoryProducts}
      state={state}
      path={category.categoryUrl}
      heroes={maxHeroFiltersOfCategory}
      tint={subjectOf(category.subject)}
      head={
        <Stack gap="s">
          <PageHead
            title={category.metaTitle ?? categoryTitle([...category.breadcrumb, category])}
            description={category.metaDescription}
            robots={category.metaRobots}
          />
          <Breadcrumb
            label={t('breadcrumb.label')}
            items={[
              { label: t('common.home'), href: '/' },
              ...category.breadcrumb.map(({ name, categoryUrl }) => ({
                label: name,
                href: categoryUrl,
              })),
              { label: category.name },
            ]}
          />
          <Heading level={1}>{category.name}</Heading>
          {category.intro && <Prose html={category.intro} />}
          <SubcategoryLinks
            label={t('listing.subcategories', { name: category.name })}
            links={category.children
              .filter(({ isExcludedFromNav }) => !isExcludedFromNav)
              .map(({ name, categoryUrl }) => ({ label: name, href: categoryUrl }))}
          />
        </Stack>
      }
    />
  );
}
