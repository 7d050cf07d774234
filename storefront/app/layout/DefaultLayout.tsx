import { clientQuery, graphql, serverQuery, useRouteQuery } from '@kreide/relay';
import { Outlet } from 'react-router';
import { Later, later } from '../platform/later.tsx';
import { Reused } from '../platform/Reused.tsx';
import { relayContext, visitContext } from '../platform/visit.ts';
import type { DefaultLayoutQuery } from './__generated__/DefaultLayoutQuery.graphql';
import type { Route } from './+types/DefaultLayout';
import * as styles from './DefaultLayout.css.ts';
import { loadFooter } from './footer.ts';
import { ShopHeader } from './ShopHeader.tsx';

const query = graphql`
  query DefaultLayoutQuery {
    ...ShopHeader_query
  }
`;

/** Under this name stored pages keep the footer's markup, which is the same on all of them. */
const footerPart = 'footer';
const footer = later(() => import('./ShopFooter.later.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  const environment = context.get(relayContext);
  const { delivery } = context.get(visitContext);
  const hasFooter = delivery.kind === 'stored' && delivery.kept.get(footerPart, '') !== undefined;
  const [{ routeQuery }] = await Promise.all([
    serverQuery<DefaultLayoutQuery>(environment, query, {}),
    hasFooter ? undefined : loadFooter(environment),
  ]);
  return { routeQuery };
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { routeQuery: clientQuery<DefaultLayoutQuery>(context.get(relayContext), query, {}) };
}

/** Header and footer stay while pages change. */
export const shouldRevalidate = () => false;

export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  const data = useRouteQuery<DefaultLayoutQuery>(query, loaderData.routeQuery);
  return (
    <div className={styles.page}>
      <ShopHeader query={data} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Reused product={footerPart} look="">
        <Later part={footer} isStill />
      </Reused>
    </div>
  );
}
