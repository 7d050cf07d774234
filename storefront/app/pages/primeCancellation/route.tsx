import { Alert, Container, Heading, Link, Stack, Text } from '@kreide/design-system';
import { hasPrime, legalPath } from '@kreide/server/contract';
import { useDeclaration } from '../../features/declaration/useDeclaration.ts';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { Route } from './+types/route';
import { CancellationFacts, CancellationForm, CancellationReview } from './CancellationForm.tsx';
import { cancel } from './cancel.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export const action = ({ context, request }: Route.ActionArgs) => cancel(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, (form) => ({ step: 'form' as const, form }));

/** Ruling 13, DEC-92: a membership is cancelled without a login, in two steps (BGB § 312k). */
export default function PrimeCancellationRoute({ actionData }: Route.ComponentProps) {
  const t = useMessages();
  const { domain, formats } = useShop();
  const state = useDeclaration(actionData);
  // Whoever is at a school or a business may be a member at home, and cancels here as well.
  const isOffered = hasPrime(domain.shopStoreId) || domain.isB2b;
  const lead = t(isOffered ? 'cancellation.text' : 'cancellation.none');
  return (
    <Container width="text">
      <PageHead title={t('cancellation.title')} description={lead} />
      <Stack gap="l">
        <Heading level={1}>{t('cancellation.title')}</Heading>
        {!isOffered ? (
          <>
            <Text>{lead}</Text>
            <Text>
              {t.rich('cancellation.none.more', {
                withdrawal: (text) => (
                  <Link href={legalPath('withdrawalRight', domain.shopLanguage)}>{text}</Link>
                ),
                contact: (text) => (
                  <Link href={legalPath('contact', domain.shopLanguage)}>{text}</Link>
                ),
              })}
            </Text>
          </>
        ) : state?.step === 'received' ? (
          <>
            <Alert tone="success" title={t('cancellation.received')} live>
              {t('cancellation.received.text', { time: formats.dateTime(state.receivedAt) })}
            </Alert>
            <Text>{t('cancellation.statement')}</Text>
            <CancellationFacts values={state.values} />
          </>
        ) : state?.step === 'review' ? (
          <CancellationReview values={state.values} />
        ) : (
          <CancellationForm failure={state?.form} />
        )}
      </Stack>
    </Container>
  );
}
