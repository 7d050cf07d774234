import {
  type GraphQLTaggedNode,
  type IEnvironment,
  type KnownAnswer,
  knownAnswer,
  type RouteQuery,
  serverQuery,
} from '@kreide/relay';
import type { Domain } from '../platform/domain.ts';
import type { KeptMarkup } from '../platform/keptMarkup.ts';
import type { DefaultLayoutQuery } from './__generated__/DefaultLayoutQuery.graphql';
import { hasSellingPoints } from './HeaderTop.tsx';

/** The values that the kept header was rendered from. */
interface KeptHeader {
  readonly answer: KnownAnswer;
  /** Paths of the pages on which a tab is the current one. */
  readonly tabs: ReadonlySet<string>;
}

/**
 * The header's data, for the browser. The server loads them only when it has to render the header.
 */
export async function loadHeader(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  page: { kept: KeptMarkup; domain: Domain; pathname: string },
): Promise<RouteQuery> {
  const { kept } = page;
  const known = kept.facts.get('header') as KeptHeader | undefined;
  if (known) {
    kept.layoutKeys.set('header', layoutKeyOf(page, known.tabs));
    if (kept.get({ layout: 'header' }) !== undefined) {
      return knownAnswer(environment, query, {}, known.answer);
    }
  }
  const { data, routeQuery, answer } = await serverQuery<DefaultLayoutQuery>(
    environment,
    query,
    {},
  );
  const tabs = new Set(data.navigationTree.map(({ categoryUrl }) => categoryUrl));
  kept.layoutKeys.set('header', answer ? layoutKeyOf(page, tabs) : null);
  if (answer) kept.facts.set('header', { answer, tabs } satisfies KeptHeader);
  return routeQuery;
}

/**
 * The values by which headers differ: businesses have a link to the page in the other language, a
 * search shows its query, the home page and pages with a tab mark the current one, and the cart has
 * no selling points.
 */
function layoutKeyOf(
  { domain, pathname }: { domain: Domain; pathname: string },
  tabs: ReadonlySet<string>,
): string | null {
  if (domain.isB2b || pathname === '/search') return null;
  const isLikeOthers = pathname !== '/' && !tabs.has(pathname) && hasSellingPoints(pathname);
  return isLikeOthers ? '' : pathname;
}
