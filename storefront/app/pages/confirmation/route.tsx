import { Alert, Container, Stack } from '@kreide/design-system';
import { serverQuery, useRouteQuery } from '@kreide/relay';
import { useEffect } from 'react';
import { confirmedOrderOf, forgetOrder } from '../../features/checkout/confirmedOrder.server.ts';
import { sendForm } from '../../features/form/sending.ts';
import { found } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { isIdentityLost } from '../../platform/identity.server.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { previewParameter } from '../../platform/preview.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import { notifyTabs } from '../../platform/tabs.ts';
import type { ConfirmationPageQuery } from './__generated__/ConfirmationPageQuery.graphql';
import type { Route } from './+types/route';
import { allowRatingMail, type RatingMailAnswer } from './allowRatingMail.server.ts';
import { confirmationPageQuery } from './ConfirmationPageQuery.ts';
import { RatingConsent } from './RatingConsent.tsx';
import { ThankYouPage } from './ThankYouPage.tsx';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const preview = url.searchParams.get(previewParameter);
  const previewed = preview === null ? null : await load(context, { preview });
  if (previewed?.data.preview) return { routeQuery: previewed.routeQuery };
  const orderId = confirmedOrderOf(request);
  // CHK-14.
  if (orderId === undefined) throw found('/');
  // CHK-15.
  if (url.searchParams.get('orderId') !== orderId) {
    throw found(`/checkout/confirmation?${new URLSearchParams({ orderId })}`);
  }
  const answer = await withSession(context, () =>
    load(context, { orderId }).catch((error: unknown) => {
      if (isIdentityLost(error)) return null;
      throw error;
    }),
  );
  if (!answer?.data.order) throw found('/', [forgetOrder(context)]);
  return { routeQuery: answer.routeQuery };
}

const load = (
  context: Route.LoaderArgs['context'],
  { orderId = '', preview }: { orderId?: string; preview?: string },
) =>
  serverQuery<ConfirmationPageQuery>(context.get(relayContext), confirmationPageQuery, {
    orderId,
    preview: preview ?? '',
    isPreview: preview !== undefined,
  });

export const action = ({ context, request }: Route.ActionArgs) => allowRatingMail(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<RatingMailAnswer, RatingMailAnswer>(args, (failure) => ({ failure }));

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, confirmationPageQuery);

export default function ConfirmationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order, preview, customerInfo } = useRouteQuery<ConfirmationPageQuery>(
    confirmationPageQuery,
    loaderData.routeQuery,
  );
  const t = useMessages();
  // SYNC-01: other tabs still show the ordered cart.
  const isPlaced = Boolean(order);
  useEffect(() => {
    if (isPlaced) notifyTabs({ cartId: true, cart: true });
  }, [isPlaced]);
  return (
    <Container width="narrow" data-printed="">
      <PageHead title={t('confirmation.title')} robots="noindex,nofollow" />
      {order && (
        <ThankYouPage order={order} isGuest={customerInfo.isGuest}>
          {/* What waits to be released is not bought yet. */}
          {!order.approval?.isWaiting && <RatingConsent answer={actionData} />}
        </ThankYouPage>
      )}
      {preview && (
        <Stack gap="l">
          <Alert tone="warning">{t('confirmation.preview')}</Alert>
          <ThankYouPage order={preview} isGuest={customerInfo.isGuest} />
        </Stack>
      )}
    </Container>
  );
}
