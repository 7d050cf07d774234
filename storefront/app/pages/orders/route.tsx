import { serverQuery, useRouteQuery } from '@kreide/relay';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { OrdersPageQuery } from './__generated__/OrdersPageQuery.graphql';
import type { Route } from './+types/route';
import { OrdersPage } from './OrdersPage.tsx';
import { ordersPageQuery } from './OrdersPageQuery.ts';
import { ordersStateOf } from './ordersState.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, q, filter } = ordersStateOf(url.searchParams);
  const { routeQuery } = await withSession(context, () =>
    serverQuery<OrdersPageQuery>(context.get(relayContext), ordersPageQuery, {
      // ORD-02.
      page: page - 1,
      searchText: q,
      dateFilter: filter,
    }),
  );
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, ordersPageQuery);

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const query = useRouteQuery<OrdersPageQuery>(ordersPageQuery, loaderData.routeQuery);
  const [params] = useSearchParams();
  const t = useMessages();
  return (
    <div>
      <PageHead title={t('orders.title')} />
      <OrdersPage query={query} state={ordersStateOf(params)} />
    </div>
  );
}
