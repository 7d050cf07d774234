import { Container, Stack } from '@kreide/design-system';
import { serverQuery, useRouteQuery } from '@kreide/relay';
import { data } from 'react-router';
import { AccountOffer } from '../../features/order/AccountOffer.tsx';
import { buyAgain } from '../../features/order/buyAgain.server.ts';
import { OrderDetailPage } from '../../features/order/OrderDetailPage.tsx';
import { useSession } from '../../features/session/sessionContext.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { OrderByLinkQuery } from './__generated__/OrderByLinkQuery.graphql';
import type { Route } from './+types/route';
import { orderByLinkQuery } from './OrderByLinkQuery.ts';
import '../../layout/printedPage.css';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** Whoever has the link may see the order, and nobody learns whether there is another one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { data: found, routeQuery } = await serverQuery<OrderByLinkQuery>(
    context.get(relayContext),
    orderByLinkQuery,
    { link: params.link },
  );
  if (!found.order) throw data(null, { status: 404 });
  return { routeQuery };
}

export const action = ({ context, request, url }: Route.ActionArgs) =>
  buyAgain(context, request, url.pathname);

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, orderByLinkQuery);

/** DEC-102: what becomes of a guest's order, behind the link of its mails. */
export default function OrderRoute({ loaderData, params: { link } }: Route.ComponentProps) {
  const { order } = useRouteQuery<OrderByLinkQuery>(orderByLinkQuery, loaderData.routeQuery);
  const t = useMessages();
  const { isSignedIn } = useSession();
  return (
    <Container width="narrow" data-printed="">
      <PageHead title={t('orders.detail')} />
      <Stack gap="xl">
        {order && <OrderDetailPage order={order} link={link} />}
        {!isSignedIn && <AccountOffer />}
      </Stack>
    </Container>
  );
}
