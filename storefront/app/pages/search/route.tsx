import { Container, EmptyState, Heading, Inline, Link, Stack, Text } from '@kreide/design-system';
import {
  clientQuery,
  RouteBoundary,
  type RouteQuery,
  serverQuery,
  useRouteQuery,
} from '@kreide/relay';
import { legalPath } from '@kreide/server/contract';
import { redirect, useSearchParams } from 'react-router';
import {
  maxHeroFiltersOfCategory,
  maxHeroFiltersOfSearch,
} from '../../features/listing/heroFilters.ts';
import { Listing } from '../../features/listing/Listing.tsx';
import { ListingSkeleton } from '../../features/listing/ListingSkeleton.tsx';
import { useListingState } from '../../features/listing/useListingState.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { useShop } from '../../platform/shop.tsx';
import type { SearchPageQuery } from './__generated__/SearchPageQuery.graphql';
import type { Route } from './+types/route';
import { SearchCategories } from './SearchCategories.tsx';
import { searchPageQuery, searchPageVariables, termOf } from './SearchPageQuery.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** Parameters of the search itself, which all links of the result keep. */
const ownParams = ['q', 'oq', 'searchInCategoryId'];

export async function loader({ context, request }: Route.LoaderArgs) {
  const variables = searchPageVariables(new URL(request.url));
  // SEARCH-10: an empty search redirects to the home page.
  if (variables.term === '') throw redirect('/');
  const { data, routeQuery } = await serverQuery<SearchPageQuery>(
    context.get(relayContext),
    searchPageQuery,
    variables,
  );
  // SEARCH-16, SEARCH-17: also without JavaScript, whose form knows only /search.
  const target = data.check.redirectPath ?? data.check.link?.url;
  if (target) throw redirect(target);
  context.get(requestContext).tags.add('catalog').add('search:*');
  return { routeQuery };
}

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const variables = searchPageVariables(new URL(request.url));
  if (variables.term === '') throw redirect('/');
  return {
    routeQuery: clientQuery<SearchPageQuery>(context.get(relayContext), searchPageQuery, variables),
  };
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <RouteBoundary
      key={termOf(params)}
      query={searchPageQuery}
      routeQuery={loaderData.routeQuery}
      fallback={<ListingSkeleton />}
    >
      <SearchPage routeQuery={loaderData.routeQuery} />
    </RouteBoundary>
  );
}

function SearchPage({ routeQuery }: { routeQuery: RouteQuery }) {
  const { result, popularSearches } = useRouteQuery<SearchPageQuery>(searchPageQuery, routeQuery);
  const t = useMessages();
  const { domain } = useShop();
  const [params] = useSearchParams();
  const state = useListingState('relevance');
  const term = termOf(params);
  const others = ownParams.flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  const title = t(result.total === 0 ? 'search.title.none' : 'search.title', { term });
  const head = <PageHead title={title} />;
  const advice = (
    <>
      {result.correctedTerm && <Text>{t('search.corrected', { term: result.correctedTerm })}</Text>}
      {result.didYouMean && (
        <Text>
          {t('search.didYouMean')}{' '}
          <Link href={`/search?q=${encodeURIComponent(result.didYouMean)}`}>
            {result.didYouMean}
          </Link>
        </Text>
      )}
    </>
  );
  if (result.total === 0 && state.enumFilters.size + state.rangeFilters.size === 0) {
    return (
      <Container>
        {head}
        <EmptyState drawing="search" title={title} headingLevel={1}>
          <Stack gap="m" align="center">
            {advice}
            <Text>{t('search.empty.text')}</Text>
            {popularSearches.length > 0 && (
              <>
                <Text>{t('search.empty.popular')}</Text>
                <Inline as="ul" gap="m" justify="center">
                  {popularSearches.map((popular) => (
                    <li key={popular}>
                      <Link href={`/search?q=${encodeURIComponent(popular)}`}>{popular}</Link>
                    </li>
                  ))}
                </Inline>
              </>
            )}
            <Link href={legalPath('contact', domain.shopLanguage)}>
              {t('search.empty.contact')}
            </Link>
          </Stack>
        </EmptyState>
      </Container>
    );
  }
  return (
    <Listing
      listing={result}
      state={state}
      path="/search"
      others={others}
      // The category filter is one of the five (DEC-36).
      heroes={
        params.get('searchInCategoryId') ? maxHeroFiltersOfCategory : maxHeroFiltersOfSearch - 1
      }
      firstFilter={<SearchCategories listing={result} state={state} others={others} />}
      head={
        <Stack gap="2xs">
          {head}
          <Heading level={1}>{title}</Heading>
          {advice}
        </Stack>
      }
    />
  );
}
