import { Alert, ButtonLink, EmptyState, Heading, Link, Stack, Text } from '@kreide/design-system';
import { serverQuery, useRouteQuery } from '@kreide/relay';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { sendForm } from '../../features/form/sending.ts';
import { OrderName } from '../../features/order/OrderName.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { ApprovalsPageQuery } from './__generated__/ApprovalsPageQuery.graphql';
import type { Route } from './+types/route';
import { approvalsPageQuery } from './ApprovalsPageQuery.ts';
import { formNamed, numberIn } from './approvalForms.ts';
import { type DecisionFailure, decide } from './decide.server.ts';
import { WaitingOrderCard } from './WaitingOrderCard.tsx';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { routeQuery } = await withSession(context, () =>
    serverQuery<ApprovalsPageQuery>(context.get(relayContext), approvalsPageQuery, {}),
  );
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, approvalsPageQuery);

export const action = ({ context, request }: Route.ActionArgs) => decide(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<DecisionFailure, DecisionFailure>(args, (failure) => ({ failure, changes: [] }));

/** What the API refused may have been decided by somebody else meanwhile. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 422 || defaultShouldRevalidate;

/** Orders of the institution that wait for somebody to release them (docs/orders.md). */
export default function ApprovalsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { waitingOrders } = useRouteQuery<ApprovalsPageQuery>(
    approvalsPageQuery,
    loaderData.routeQuery,
  );
  const t = useMessages();
  const [params] = useSearchParams();
  const failure = actionData?.failure;
  const changes = actionData?.changes ?? [];
  const form = formNamed(failure ? failure.values.form : params.get('form'));
  const orderId = failure ? failure.values.order : params.get('order');
  // An open form says itself what is wrong with it.
  const isFormOpen =
    form === 'decline' && waitingOrders?.some(({ order }) => order.orderId === orderId);
  const done = failure ? undefined : formNamed(params.get('done'));
  const number = numberIn(failure ? failure.values.number : params.get('number'));
  return (
    <Stack gap="l">
      <PageHead title={t('approvals.title')} />
      <Stack gap="s">
        <Heading level={1}>{t('approvals.title')}</Heading>
        {waitingOrders && <Text tone="muted">{t('approvals.lead')}</Text>}
      </Stack>
      {failure?.message && !isFormOpen && (
        <Alert tone="danger" live title={t.ofServer(failure.message)}>
          {number && (
            <Text>
              <OrderName number={number} />
            </Text>
          )}
          {changes.length > 0 && (
            <Stack gap="s">
              <ul>
                {changes.map(({ name, kind }) => (
                  <li key={`${kind} ${name}`}>
                    {t(`approvals.change.${kind}`, { name: name ?? '' })}
                  </li>
                ))}
              </ul>
              <Text>{t('approvals.stillWaits')}</Text>
            </Stack>
          )}
        </Alert>
      )}
      {(done === 'release' || done === 'decline') && number && (
        <Alert tone="success" live>
          {t(`approvals.done.${done}`, { number })}
        </Alert>
      )}
      {!waitingOrders && (
        <Stack gap="s">
          <Text measured>{t('approvals.notYours')}</Text>
          <Link href="/myaccount/orders">{t('approvals.orders')}</Link>
        </Stack>
      )}
      {waitingOrders?.length === 0 && (
        <EmptyState
          drawing="list"
          title={t('approvals.none')}
          actions={<ButtonLink href="/myaccount/orders">{t('approvals.orders')}</ButtonLink>}
        />
      )}
      {waitingOrders && waitingOrders.length > 0 && (
        <Stack as="ul" gap="l">
          {waitingOrders.map((waiting) => (
            <WaitingOrderCard
              key={waiting.order.orderId}
              waiting={waiting}
              isDeclining={form === 'decline' && waiting.order.orderId === orderId}
              failure={waiting.order.orderId === orderId ? failure : undefined}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
