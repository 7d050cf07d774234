import { Container } from '@kreide/design-system';
import { clientQuery, type RouteQuery, serverQuery, useRouteQuery } from '@kreide/relay';
import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { ContentRows } from '../../features/content/ContentRows.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { relayContext, visitContext } from '../../platform/visit.ts';
import type { contentQuery, contentQuery$data } from './__generated__/contentQuery.graphql';
import type { Route } from './+types/route';
import { query } from './content.ts';

/** ROUTE-26…29: a path that is no page ends the request with its status. */
function endUnlessPage({ pageType, redirectUrl, isTemporary }: contentQuery$data['page']): void {
  if (pageType === 'NOT_FOUND') throw data(null, { status: 404 });
  if (pageType === 'GONE') throw data(null, { status: 410 });
  if (pageType === 'REDIRECT' && redirectUrl) throw redirect(redirectUrl, isTemporary ? 302 : 301);
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const { data: found, routeQuery } = await serverQuery<contentQuery>(
    context.get(relayContext),
    query,
    { url: pathname },
  );
  endUnlessPage(found.page);
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
    <Suspense key={params['*']} fallback={null}>
      <ContentPage routeQuery={loaderData.routeQuery} />
    </Suspense>
  );
}

function ContentPage({ routeQuery }: { routeQuery: RouteQuery }) {
  const { page } = useRouteQuery<contentQuery>(query, routeQuery);
  endUnlessPage(page);
  return (
    <>
      <PageHead
        title={page.seoTitle ?? page.title ?? 'Kreide'}
        description={page.seoDescription}
        robots={page.robots}
      />
      <Container width="text">
        <ContentRows page={page} />
      </Container>
    </>
  );
}
