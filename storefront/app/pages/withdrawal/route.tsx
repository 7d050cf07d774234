import { Alert, Columns, Container, Heading, Stack, Text } from '@kreide/design-system';
import { clientQuery, type RouteQuery, serverQuery, useRouteQuery } from '@kreide/relay';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useDeclaration } from '../../features/declaration/useDeclaration.ts';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { relayContext } from '../../platform/requestContext.ts';
import { useShop } from '../../platform/shop.tsx';
import type { WithdrawalPageQuery } from './__generated__/WithdrawalPageQuery.graphql';
import type { Route } from './+types/route';
import { WithdrawalFacts, WithdrawalForm, WithdrawalReview } from './WithdrawalForm.tsx';
import { WithdrawalInstruction, WithdrawalInstructionSkeleton } from './WithdrawalInstruction.tsx';
import { withdrawalPageQuery } from './WithdrawalPageQuery.ts';
import { withdraw } from './withdraw.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { routeQuery } = await serverQuery<WithdrawalPageQuery>(
    context.get(relayContext),
    withdrawalPageQuery,
    {
      url: url.pathname,
    },
  );
  return { routeQuery };
}

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const environment = context.get(relayContext);
  const variables = { url: url.pathname };
  return {
    routeQuery: clientQuery<WithdrawalPageQuery>(environment, withdrawalPageQuery, variables),
  };
}

export const action = ({ context, request }: Route.ActionArgs) => withdraw(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, (form) => ({ step: 'form' as const, form }));

/** Ruling 13: withdraws from a contract in two steps, without a login, with a receipt by mail. */
export default function WithdrawalRoute({ loaderData, actionData }: Route.ComponentProps) {
  const state = useDeclaration(actionData);
  const t = useMessages();
  const { formats } = useShop();
  const [params] = useSearchParams();
  return (
    <Container width="narrow">
      <PageHead title={t('withdrawal.title')} />
      <Stack gap="l">
        <Heading level={1}>{t('withdrawal.title')}</Heading>
        <Columns template="halves" gap="2xl">
          <Stack gap="m">
            {state?.step === 'received' ? (
              <>
                <Alert tone="success" title={t('withdrawal.received')} live>
                  {t('withdrawal.received.text', {
                    date: formats.dateTime(state.receivedAt),
                    email: state.values.email ?? '',
                  })}
                </Alert>
                <Text>{t('withdrawal.statement')}</Text>
                <WithdrawalFacts values={state.values} />
              </>
            ) : state?.step === 'review' ? (
              <WithdrawalReview values={state.values} />
            ) : (
              <WithdrawalForm failure={state?.form} orderNumber={params.get('orderNumber') ?? ''} />
            )}
          </Stack>
          <Suspense fallback={<WithdrawalInstructionSkeleton />}>
            <Instruction routeQuery={loaderData.routeQuery} />
          </Suspense>
        </Columns>
      </Stack>
    </Container>
  );
}

function Instruction({ routeQuery }: { routeQuery: RouteQuery }) {
  const { page } = useRouteQuery<WithdrawalPageQuery>(withdrawalPageQuery, routeQuery);
  return <WithdrawalInstruction page={page} />;
}
