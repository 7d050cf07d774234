import { SkipLink } from '@kreide/design-system';
import { clientQuery, graphql, serverQuery, useRouteQuery } from '@kreide/relay';
import { Outlet } from 'react-router';
import { useMessages } from '../platform/i18n/messages.tsx';
import { relayContext } from '../platform/visit.ts';
import type { DefaultLayoutQuery } from './__generated__/DefaultLayoutQuery.graphql';
import type { Route } from './+types/DefaultLayout';
import * as styles from './DefaultLayout.css.ts';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopHeader } from './ShopHeader.tsx';

const query = graphql`
  query DefaultLayoutQuery {
    ...ShopHeader_query
    ...ShopFooter_query
  }
`;

export async function loader({ context }: Route.LoaderArgs) {
  const { routeQuery } = await serverQuery<DefaultLayoutQuery>(
    context.get(relayContext),
    query,
    {},
  );
  return { routeQuery };
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { routeQuery: clientQuery<DefaultLayoutQuery>(context.get(relayContext), query, {}) };
}

/** Header and footer stay while pages change. */
export const shouldRevalidate = () => false;

export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  const data = useRouteQuery<DefaultLayoutQuery>(query, loaderData.routeQuery);
  const t = useMessages();
  return (
    <div className={styles.page}>
      <SkipLink href="#main">{t('common.skip')}</SkipLink>
      <ShopHeader query={data} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <ShopFooter query={data} />
    </div>
  );
}
