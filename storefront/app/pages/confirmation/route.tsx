import { Container } from '@kreide/design-system';
import { serverQuery, useRouteQuery } from '@kreide/relay';
import { useEffect } from 'react';
import { confirmedOrderOf, forgetOrder } from '../../features/checkout/confirmedOrder.server.ts';
import { found } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { isIdentityLost } from '../../platform/identity.server.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import { tellTabs } from '../../platform/tabs.ts';
import type { confirmationQuery } from './__generated__/confirmationQuery.graphql';
import type { Route } from './+types/route';
import { query } from './confirmation.ts';
import { ThankYouPage } from './ThankYouPage.tsx';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const orderId = confirmedOrderOf(request);
  // CHK-14.
  if (orderId === undefined) throw found('/');
  // CHK-15.
  if (url.searchParams.get('orderId') !== orderId) {
    throw found(`/checkout/confirmation?${new URLSearchParams({ orderId })}`);
  }
  const answer = await withSession(context, () =>
    serverQuery<confirmationQuery>(context.get(relayContext), query, { orderId }).catch(
      (error: unknown) => {
        if (isIdentityLost(error)) return null;
        throw error;
      },
    ),
  );
  if (!answer?.data.order) throw found('/', [forgetOrder(context)]);
  return { routeQuery: answer.routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, query);

export default function ConfirmationRoute({ loaderData }: Route.ComponentProps) {
  const { order } = useRouteQuery<confirmationQuery>(query, loaderData.routeQuery);
  const t = useMessages();
  // SYNC-01: the cart that other tabs show is ordered.
  useEffect(() => tellTabs({ cartId: true, cart: true }), []);
  return (
    <Container width="narrow">
      <PageHead title={t('confirmation.title')} robots="noindex,nofollow" />
      {order && <ThankYouPage order={order} />}
    </Container>
  );
}
