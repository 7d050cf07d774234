import {
  clientQuery,
  RouteBoundary,
  type RouteQuery,
  serverQuery,
  useRouteQuery,
} from '@kreide/relay';
import { ContentRows } from '../../features/content/ContentRows.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { relayContext, visitContext } from '../../platform/visit.ts';
import type { homeQuery } from './__generated__/homeQuery.graphql';
import type { Route } from './+types/route';
import { query } from './home.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { routeQuery } = await serverQuery<homeQuery>(context.get(relayContext), query, {});
  const { tags } = context.get(visitContext);
  tags.add('content:/');
  tags.add('catalog');
  return { routeQuery };
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { routeQuery: clientQuery<homeQuery>(context.get(relayContext), query, {}) };
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <RouteBoundary query={query} routeQuery={loaderData.routeQuery} fallback={null}>
      <HomePage routeQuery={loaderData.routeQuery} />
    </RouteBoundary>
  );
}

function HomePage({ routeQuery }: { routeQuery: RouteQuery }) {
  const { page } = useRouteQuery<homeQuery>(query, routeQuery);
  return (
    <>
      <PageHead
        title={page.seoTitle ?? page.title ?? 'Kreide'}
        description={page.seoDescription}
        robots={page.robots}
      />
      <ContentRows page={page} />
    </>
  );
}
