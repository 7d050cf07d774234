import { Breadcrumb, Container, Stack } from '@kreide/design-system';
import {
  clientQuery,
  RouteBoundary,
  type RouteQuery,
  serverQuery,
  useRouteQuery,
} from '@kreide/relay';
import { useEffect } from 'react';
import { ContentRows } from '../../features/content/ContentRows.tsx';
import { pageTitle } from '../../features/content/pageTitle.ts';
import { PageEnding } from '../../layout/PageEnding.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { type Ending, responseFor } from '../../platform/pageStatus.ts';
import { useShop } from '../../platform/shop.tsx';
import { relayContext, visitContext } from '../../platform/visit.ts';
import type { contentQuery, contentQuery$data } from './__generated__/contentQuery.graphql';
import type { Route } from './+types/route';
import { query } from './content.ts';
import { lookupRedirect } from './lookupRedirect.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** ROUTE-26…29: what a path is that is no page. */
function endingOf({
  pageType,
  redirectUrl,
  isTemporary,
}: contentQuery$data['page']): Ending | undefined {
  if (pageType === 'GONE') return { kind: 'missing', status: 410 };
  if (pageType === 'REDIRECT' && redirectUrl) {
    return { kind: 'moved', to: redirectUrl, status: isTemporary ? 302 : 301 };
  }
  return pageType === 'NOT_FOUND' ? { kind: 'missing', status: 404 } : undefined;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const { data: found, routeQuery } = await serverQuery<contentQuery>(
    context.get(relayContext),
    query,
    { url: pathname },
  );
  const { facts, hosts, tags } = context.get(visitContext);
  const ending = endingOf(found.page);
  if (ending) {
    throw ending.kind === 'moved' ? lookupRedirect(ending, search, hosts) : responseFor(ending);
  }
  facts.missingIn = found.page.missingIn;
  tags.add(`content:${pathname}`);
  tags.add('catalog');
  return { routeQuery };
}

export function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url);
  return {
    routeQuery: clientQuery<contentQuery>(context.get(relayContext), query, { url: pathname }),
  };
}

export default function ContentRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <RouteBoundary
      key={params['*']}
      query={query}
      routeQuery={loaderData.routeQuery}
      fallback={null}
    >
      <ContentPage routeQuery={loaderData.routeQuery} />
    </RouteBoundary>
  );
}

/** DEC-17: where a redirect may lead, and with which query, the server says. */
function LookedUpAgain() {
  useEffect(() => window.location.reload(), []);
  return null;
}

function ContentPage({ routeQuery }: { routeQuery: RouteQuery }) {
  const { page } = useRouteQuery<contentQuery>(query, routeQuery);
  const { domain } = useShop();
  const t = useMessages();
  const ending = endingOf(page);
  if (ending?.kind === 'moved') return <LookedUpAgain />;
  if (ending) return <PageEnding ending={ending} />;
  return (
    <Stack gap="m">
      <PageHead
        {...pageTitle(page, domain)}
        description={page.seoDescription}
        robots={page.robots}
        canonical={page.canonicalUrl}
      />
      {!page.hideBreadcrumb && page.title && (
        <Container>
          <Breadcrumb
            label={t('breadcrumb.label')}
            items={[{ label: t('common.home'), href: '/' }, { label: page.title }]}
          />
        </Container>
      )}
      <ContentRows page={page} />
    </Stack>
  );
}
