import { ButtonLink, Card, Container, Heading, Link, Stack, Text } from '@kreide/design-system';
import { serverQuery, useRouteQuery } from '@kreide/relay';
import { useSearchParams } from 'react-router';
import { PaymentCancelled } from '../../features/checkout/PaymentCancelled.tsx';
import { PaymentHandover } from '../../features/checkout/PaymentHandover.tsx';
import { sendForm } from '../../features/form/sending.ts';
import { minPasswordLength } from '../../features/password/passwordRules.server.ts';
import {
  isInPrimeCheckout,
  leavePrimeCheckout,
} from '../../features/prime/primeCheckout.server.ts';
import { LoginForm } from '../../features/session/LoginForm.tsx';
import { RegisterForm } from '../../features/session/RegisterForm.tsx';
import { found } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import { queueToast } from '../../platform/toasts.ts';
import type { PrimeCheckoutPageQuery } from './__generated__/PrimeCheckoutPageQuery.graphql';
import type { Route } from './+types/route';
import { primeCheckoutPageQuery } from './PrimeCheckoutPageQuery.ts';
import { PrimeOrderForm } from './PrimeOrderForm.tsx';
import { type SubscribeAnswer, subscribe } from './subscribe.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

const own = '/prime/checkout';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data, routeQuery } = await withSession(context, () =>
    serverQuery<PrimeCheckoutPageQuery>(context.get(relayContext), primeCheckoutPageQuery, {}),
  );
  // DEC-95.
  if (!data.primeOffer) throw found('/');
  // PRIME-04.
  if (!isInPrimeCheckout(request)) throw found('/prime/?fromPrimeCheckout=true');
  const isMember = data.customerInfo.primeInfo.status === 'ACTIVE';
  if (isMember || !data.primeOffer.isOpen) {
    const messageKey = isMember ? 'vue.prime.error.alreadyMember' : 'vue.prime.error.closed';
    const toast = { tone: 'info', messageKey } as const;
    throw found('/prime', [
      leavePrimeCheckout(context),
      queueToast(request.headers.get('cookie'), toast, isSecureRequest(context)),
    ]);
  }
  return { routeQuery, minPasswordLength: await minPasswordLength(context) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, primeCheckoutPageQuery);

export const action = ({ context, request }: Route.ActionArgs) => subscribe(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<SubscribeAnswer, SubscribeAnswer>(args, (failure) => ({ failure }));

/** ROUTE-10, ROUTE-24: a membership is bought in one step, by whoever has an account (DEC-94). */
export default function PrimeCheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { primeOffer, primePaymentMethods, customerInfo } = useRouteQuery<PrimeCheckoutPageQuery>(
    primeCheckoutPageQuery,
    loaderData.routeQuery,
  );
  const t = useMessages();
  const { firstName, lastName, email } = customerInfo;
  const isLoggedIn = customerInfo.visitorLoginState === 'loggedIn';
  return (
    <Container width="text">
      <PageHead title={t('prime.checkout.title')} />
      {actionData && 'handover' in actionData ? (
        <PaymentHandover {...actionData.handover} />
      ) : (
        <Stack gap="l">
          <Stack gap="s">
            <Heading level={1}>{t('prime.checkout.title')}</Heading>
            {!isLoggedIn && <Text tone="muted">{t('prime.checkout.account')}</Text>}
          </Stack>
          <PaymentCancelled />
          {isLoggedIn && primeOffer ? (
            <PrimeOrderForm
              {...primeOffer}
              paymentMethods={primePaymentMethods}
              member={`${firstName} ${lastName}, ${email?.email}`}
              failure={actionData?.failure}
            />
          ) : (
            <Account minPasswordLength={loaderData.minPasswordLength} />
          )}
        </Stack>
      )}
    </Container>
  );
}

/** The chosen way stands in the address, so that it is kept. */
function Account({ minPasswordLength }: { minPasswordLength: number }) {
  const t = useMessages();
  const [params] = useSearchParams();
  if (params.get('option') === 'register') {
    return (
      <Stack gap="m">
        <div>
          <Link href={own}>{t('register.checkout.back')}</Link>
        </div>
        <RegisterForm target={own} minPasswordLength={minPasswordLength} />
      </Stack>
    );
  }
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="h3">
          {t('checkout.account.title')}
        </Heading>
        <LoginForm target={own} />
        <ButtonLink href={`${own}?option=register`} tone="secondary" fullWidth>
          {t('checkout.register.submit')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
