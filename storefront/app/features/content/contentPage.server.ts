import { type RouteQuery, serverQuery } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { breadcrumbList } from '../../platform/pageFacts.ts';
import { responseFor } from '../../platform/pageStatus.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import type { ContentPageQuery } from './__generated__/ContentPageQuery.graphql';
import { contentPageQuery } from './ContentPageQuery.ts';
import { lookupRedirect } from './lookupRedirect.server.ts';
import { isMissing, outcomeOf } from './routeOutcome.ts';

/**
 * The content page of the requested address; where there is none, its redirect or status.
 *
 * @param standsAlone the page has something to show without the editors' part
 */
export async function loadContentPage(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { standsAlone = false } = {},
): Promise<{ routeQuery: RouteQuery }> {
  const { pathname, search } = new URL(request.url);
  const { data: found, routeQuery } = await serverQuery<ContentPageQuery>(
    context.get(relayContext),
    contentPageQuery,
    { url: pathname },
  );
  const { domain, facts, hosts, tags } = context.get(requestContext);
  const outcome = outcomeOf(found.page);
  if (outcome && !(standsAlone && isMissing(outcome))) {
    throw outcome.kind === 'moved' ? lookupRedirect(outcome, search, hosts) : responseFor(outcome);
  }
  facts.missingIn = found.page.missingIn;
  if (!found.page.hideBreadcrumb && found.page.breadcrumbs.length > 0) {
    const steps = found.page.breadcrumbs.map(({ displayName, url }) => ({
      name: displayName,
      path: url,
    }));
    facts.linkedData.push(breadcrumbList(domain, steps));
  }
  tags.add(`content:${pathname}`);
  // Tagged with the pages that it names: a change of one of them changes this page.
  for (const { url } of [...found.page.breadcrumbs, ...found.page.section]) {
    tags.add(`content:${url}`);
  }
  tags.add('catalog');
  return { routeQuery };
}
