import { Container, Heading, Link, Stack, Text } from '@kreide/design-system';
import { serverQuery } from '@kreide/relay';
import { found } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { cartIdOf, isIdentityLost, isSecureRequest } from '../../platform/identity.server.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import { queueToast } from '../../platform/toasts.ts';
import type { AmazonPayPageQuery } from './__generated__/AmazonPayPageQuery.graphql';
import type { Route } from './+types/route';
import { AmazonButton } from './AmazonButton.tsx';
import { amazonPayPageQuery } from './AmazonPayPageQuery.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/**
 * The way to Amazon, for whoever chose it (ruling 10): with `attempt` to pay what was ordered, else
 * to check out in express mode. The only page whose policy lets Amazon's script in, so it is always
 * opened, and left, as a document of its own.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const attemptId = url.searchParams.get('attempt');
  const cartId = cartIdOf(request) ?? '';
  const button = await withSession(context, async () => {
    try {
      const variables = { cartId, attemptId };
      const { data } = await serverQuery<AmazonPayPageQuery>(
        context.get(relayContext),
        amazonPayPageQuery,
        variables,
      );
      return data.button;
    } catch (error) {
      if (isIdentityLost(error)) return null;
      throw error;
    }
  });
  if (button) return { button, isExpress: attemptId === null };
  // Paid or given up meanwhile: the summary knows.
  if (attemptId !== null) throw found('/checkout/summary');
  const toast = { tone: 'warning', messageKey: 'vue.checkout.payment.notAvailable' } as const;
  throw found('/checkout/basket', [
    queueToast(request.headers.get('cookie'), toast, isSecureRequest(context)),
  ]);
}

export default function AmazonPayRoute({ loaderData }: Route.ComponentProps) {
  const { button, isExpress } = loaderData;
  const t = useMessages();
  return (
    <Container width="text">
      <PageHead title={t('payment.amazon')} />
      <Stack gap="l">
        <Heading level={1}>{t(isExpress ? 'amazonPay.express.title' : 'summary.pay')}</Heading>
        <Text>{t(isExpress ? 'amazonPay.express.text' : 'amazonPay.order.text')}</Text>
        <AmazonButton {...button} />
        <Text>
          <Link href={isExpress ? '/checkout/login' : '/checkout/payment?cancelPayment=AMAZONPAY'}>
            {t(isExpress ? 'amazonPay.express.other' : 'amazonPay.order.other')}
          </Link>
        </Text>
      </Stack>
    </Container>
  );
}
