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

/** What the kept header was rendered from. */
interface KeptHeader {
  readonly answer: KnownAnswer;
  /** Paths of the pages on which a tab is the current one. */
  readonly tabs: ReadonlySet<string>;
}

/**
 * The header's data, for the browser. The server asks for them when it has to render the header:
 * once for most pages, and for those on which it looks otherwise.
 *
 * @param kept undefined for a page that is not stored
 */
export async function loadHeader(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  page: { kept: KeptMarkup | undefined; domain: Domain; pathname: string },
): Promise<RouteQuery> {
  const { kept } = page;
  const known = kept?.facts.get('header') as KeptHeader | undefined;
  if (known && kept?.get({ layout: 'header' }) !== undefined && !isOwn(page, known.tabs)) {
    return knownAnswer(environment, query, {}, known.answer);
  }
  const { data, routeQuery, answer } = await serverQuery<DefaultLayoutQuery>(
    environment,
    query,
    {},
  );
  const tabs = new Set(data.navigationTree.map(({ categoryUrl }) => categoryUrl));
  if (!answer || isOwn(page, tabs)) kept?.own.add('header');
  else kept?.facts.set('header', { answer, tabs } satisfies KeptHeader);
  return routeQuery;
}

/** Businesses have a link to the same page in the other language, a search shows its words. */
const isOwn = (
  { domain, pathname }: { domain: Domain; pathname: string },
  tabs: ReadonlySet<string>,
) => domain.isB2b || pathname === '/search' || pathname === '/' || tabs.has(pathname);
