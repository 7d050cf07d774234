import { Breadcrumb, Container, Stack } from '@kreide/design-system';
import {
  clientQuery,
  RouteBoundary,
  type RouteQuery,
  serverQuery,
  useRouteQuery,
} from '@kreide/relay';
import { ContentRows } from '../../features/content/ContentRows.tsx';
import { PageEnding } from '../../layout/PageEnding.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { type Ending, responseFor } from '../../platform/pageStatus.ts';
import { relayContext, visitContext } from '../../platform/visit.ts';
import type { contentQuery, contentQuery$data } from './__generated__/contentQuery.graphql';
import type { Route } from './+types/route';
import { query } from './content.ts';

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
  const { pathname } = new URL(request.url);
  const { data: found, routeQuery } = await serverQuery<contentQuery>(
    context.get(relayContext),
    query,
    { url: pathname },
  );
  const ending = endingOf(found.page);
  if (ending) throw responseFor(ending);
  const { tags } = context.get(visitContext);
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

function ContentPage({ routeQuery }: { routeQuery: RouteQuery }) {
  const { page } = useRouteQuery<contentQuery>(query, routeQuery);
  const t = useMessages();
  const ending = endingOf(page);
  if (ending) return <PageEnding ending={ending} />;
  return (
    <Stack gap="m">
      <PageHead
        title={page.seoTitle ?? page.title ?? 'Kreide'}
        description={page.seoDescription}
        robots={page.robots}
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
