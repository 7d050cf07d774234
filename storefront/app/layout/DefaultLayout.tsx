import { clientQuery, graphql, type RouteQuery, useRouteQuery } from '@kreide/relay';
import { PageOutlet } from '../PageOutlet.tsx';
import { Island, island } from '../platform/island.tsx';
import { Reused } from '../platform/Reused.tsx';
import { relayContext, requestContext } from '../platform/requestContext.ts';
import { isSignedIn } from '../platform/session.server.ts';
import type { DefaultLayoutQuery } from './__generated__/DefaultLayoutQuery.graphql';
import type { Route } from './+types/DefaultLayout';
import * as styles from './DefaultLayout.css.ts';
import { loadFooter } from './footer.ts';
import { loadHeader } from './header.server.ts';
import { ShopHeader } from './ShopHeader.tsx';

const query = graphql`
  query DefaultLayoutQuery {
    navigationTree { categoryUrl }
    ...ShopHeader_query
  }
`;

const footer = island(() => import('./ShopFooter.island.tsx'));

/** Header and footer that pages share are neither queried nor rendered again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const environment = context.get(relayContext);
  const { delivery, domain } = context.get(requestContext);
  const { kept } = delivery;
  const { pathname } = new URL(request.url);
  const [routeQuery] = await Promise.all([
    loadHeader(environment, query, { kept, domain, pathname }),
    kept.get({ layout: 'footer' }) === undefined ? loadFooter(environment) : undefined,
  ]);
  return { routeQuery, isSignedIn: isSignedIn(request) };
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return {
    routeQuery: clientQuery<DefaultLayoutQuery>(context.get(relayContext), query, {}),
    isSignedIn: false,
  };
}

/** Header and footer stay while pages change. */
export const shouldRevalidate = () => false;

export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.page} data-signed-in={loaderData.isSignedIn || undefined}>
      <Reused layout="header">
        <LayoutHeader routeQuery={loaderData.routeQuery} />
      </Reused>
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageOutlet />
      </main>
      <Reused layout="footer">
        <Island part={footer} isStill />
      </Reused>
    </div>
  );
}

function LayoutHeader({ routeQuery }: { routeQuery: RouteQuery }) {
  return <ShopHeader query={useRouteQuery<DefaultLayoutQuery>(query, routeQuery)} />;
}
