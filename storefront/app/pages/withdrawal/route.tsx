import { Alert, Container, Heading, Stack, Text } from '@kreide/design-system';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { Route } from './+types/route';
import { WithdrawalFacts, WithdrawalForm, WithdrawalReview } from './WithdrawalForm.tsx';
import { withdraw } from './withdraw.server.ts';

export const action = ({ context, request }: Route.ActionArgs) => withdraw(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, (form) => ({ step: 'form' as const, form }));

/** Ruling 13: withdraws from a contract in two steps, without a login, with a receipt by mail. */
export default function WithdrawalRoute({ actionData: state }: Route.ComponentProps) {
  const t = useMessages();
  const { formats } = useShop();
  return (
    <Container width="form">
      <PageHead title={t('withdrawal.title')} />
      <Stack gap="m">
        <Heading level={1}>{t('withdrawal.title')}</Heading>
        {state?.step === 'received' ? (
          <>
            <Alert kind="success" title={t('withdrawal.received')} live>
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
          <WithdrawalForm failure={state?.form} />
        )}
      </Stack>
    </Container>
  );
}
