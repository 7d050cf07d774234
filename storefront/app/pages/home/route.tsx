import {
  clientQuery,
  RouteBoundary,
  type RouteQuery,
  serverQuery,
  useRouteQuery,
} from '@kreide/relay';
import { ContentRows } from '../../features/content/ContentRows.tsx';
import { pageTitle } from '../../features/content/pageTitle.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { useShop } from '../../platform/shop.tsx';
import type { homeQuery } from './__generated__/homeQuery.graphql';
import type { Route } from './+types/route';
import { query } from './home.ts';
import { shopFacts } from './shopFacts.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const environment = context.get(relayContext);
  const { domain, facts, tags } = context.get(requestContext);
  const [{ data, routeQuery }, linkedData] = await Promise.all([
    serverQuery<homeQuery>(environment, query, {}),
    shopFacts(environment, domain),
  ]);
  facts.missingIn = data.page.missingIn;
  facts.linkedData.push(...linkedData);
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
  const { domain } = useShop();
  return (
    <>
      <PageHead
        {...pageTitle(page, domain)}
        description={page.seoDescription}
        robots={page.robots}
      />
      <ContentRows page={page} />
    </>
  );
}
