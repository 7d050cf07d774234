import { Container } from '@kreide/design-system';
import {
  clientQuery,
  RouteBoundary,
  type RouteQuery,
  serverQuery,
  useRouteQuery,
} from '@kreide/relay';
import { ContentRows } from '../../features/content/ContentRows.tsx';
import { pageTitle } from '../../features/content/pageTitle.ts';
import { ShopSearch } from '../../layout/ShopSearch.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { useShop } from '../../platform/shop.tsx';
import type { HomePageQuery } from './__generated__/HomePageQuery.graphql';
import type { Route } from './+types/route';
import { homePageQuery } from './HomePageQuery.ts';
import { phones } from './HomeSearch.css.ts';
import { shopFacts } from './shopFacts.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const environment = context.get(relayContext);
  const { domain, facts, tags } = context.get(requestContext);
  const [{ data, routeQuery }, linkedData] = await Promise.all([
    serverQuery<HomePageQuery>(environment, homePageQuery, {}),
    shopFacts(environment, domain),
  ]);
  facts.missingIn = data.page.missingIn;
  facts.linkedData.push(...linkedData);
  tags.add('content:/');
  tags.add('catalog');
  return { routeQuery };
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { routeQuery: clientQuery<HomePageQuery>(context.get(relayContext), homePageQuery, {}) };
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <RouteBoundary query={homePageQuery} routeQuery={loaderData.routeQuery} fallback={null}>
      <HomePage routeQuery={loaderData.routeQuery} />
    </RouteBoundary>
  );
}

function HomePage({ routeQuery }: { routeQuery: RouteQuery }) {
  const data = useRouteQuery<HomePageQuery>(homePageQuery, routeQuery);
  const { page } = data;
  const shop = useShop();
  return (
    <>
      <PageHead {...pageTitle(page, shop)} description={page.seoDescription} robots={page.robots} />
      <Container className={phones}>
        <ShopSearch query={data} />
      </Container>
      <ContentRows page={page} />
    </>
  );
}
