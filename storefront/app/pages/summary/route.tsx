import { Container } from '@kreide/design-system';
import { useRouteQuery } from '@kreide/relay';
import { openStep } from '../../features/checkout/openStep.server.ts';
import { PaymentHandover } from '../../features/checkout/PaymentHandover.tsx';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import type { SummaryPageQuery } from './__generated__/SummaryPageQuery.graphql';
import type { Route } from './+types/route';
import { placeOrder } from './placeOrder.server.ts';
import { SummaryPage } from './SummaryPage.tsx';
import { summaryPageQuery } from './SummaryPageQuery.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { routeQuery } = await openStep<SummaryPageQuery>('summary', args, summaryPageQuery);
  return { routeQuery, idempotencyKey: crypto.randomUUID() };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, summaryPageQuery);

export const action = (args: Route.ActionArgs) => placeOrder(args);

/**
 * After a broken connection it is unknown whether the order was placed; its key makes it safe to
 * send again.
 */
export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, (failure) => ({ failure }), 'checkout.submit.unclear');

export default function SummaryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, comments } = useRouteQuery<SummaryPageQuery>(
    summaryPageQuery,
    loaderData.routeQuery,
  );
  const t = useMessages();
  return (
    <Container width="narrow">
      <PageHead title={t('summary.title')} />
      {actionData && 'handover' in actionData ? (
        <PaymentHandover {...actionData.handover} />
      ) : (
        <SummaryPage
          cart={cart}
          idempotencyKey={loaderData.idempotencyKey}
          takesComments={comments.some(({ value }) => value === 'true')}
          failure={actionData?.failure}
        />
      )}
    </Container>
  );
}
