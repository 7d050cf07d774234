import { serverQuery, useRouteQuery } from '@kreide/relay';
import { data } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { buyAgain } from '../../features/order/buyAgain.server.ts';
import { OrderDetailPage } from '../../features/order/OrderDetailPage.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { OrderDetailPageQuery } from './__generated__/OrderDetailPageQuery.graphql';
import type { Route } from './+types/route';
import { orderDetailPageQuery } from './OrderDetailPageQuery.ts';
import '../../layout/printedPage.css';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** DEC-104: whose order it is, or whether there is one, is not told. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { data: found, routeQuery } = await withSession(context, () =>
    serverQuery<OrderDetailPageQuery>(context.get(relayContext), orderDetailPageQuery, {
      orderId: url.searchParams.get('orderId') ?? '',
    }),
  );
  if (!found.order) throw data(null, { status: 404 });
  return { routeQuery };
}

export const action = ({ context, request, url }: Route.ActionArgs) =>
  buyAgain(context, request, `${url.pathname}${url.search}`);

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, orderDetailPageQuery);

export default function OrderDetailRoute({ loaderData }: Route.ComponentProps) {
  const { order } = useRouteQuery<OrderDetailPageQuery>(
    orderDetailPageQuery,
    loaderData.routeQuery,
  );
  const t = useMessages();
  return (
    <div data-printed="">
      <PageHead title={t('orders.detail')} />
      {order && <OrderDetailPage order={order} />}
    </div>
  );
}
