import { Container, Heading, Stack } from '@kreide/design-system';
import { useRouteQuery } from '@kreide/relay';
import { faultsOf, paymentForm } from '@kreide/server/contract';
import { openStep } from '../../features/checkout/openStep.server.ts';
import { StepWithCart } from '../../features/checkout/StepWithCart.tsx';
import { formFailure } from '../../features/form/answer.ts';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import { sendForm } from '../../features/form/sending.ts';
import { isInPrimeCheckout } from '../../features/prime/primeCheckout.server.ts';
import { found, seeOther } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { isSecureRequest, withIdentity } from '../../platform/identity.server.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import { queueToast } from '../../platform/toasts.ts';
import type { PaymentPageQuery } from './__generated__/PaymentPageQuery.graphql';
import type { Route } from './+types/route';
import { PaymentForm } from './PaymentForm.tsx';
import { paymentPageQuery } from './PaymentPageQuery.ts';
import { selectPayment } from './selectPayment.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader(args: Route.LoaderArgs) {
  leadBackToPrime(args);
  const { routeQuery } = await openStep<PaymentPageQuery>('payment', args, paymentPageQuery);
  const { context, request, url } = args;
  if (url.searchParams.has('errorCode')) {
    // CHK-10. Removed from the address, so that reloading the page does not repeat it.
    const toast = { tone: 'warning', messageKey: 'vue.checkout.payment.error' } as const;
    const queued = queueToast(request.headers.get('cookie'), toast, isSecureRequest(context));
    throw found(url.pathname, [queued]);
  }
  return { routeQuery };
}

/** CHK-11: a payment for a membership that came to nothing. @throws Response */
function leadBackToPrime({ context, request, url }: Route.LoaderArgs): void {
  if (!isInPrimeCheckout(request)) return;
  const { searchParams: params } = url;
  if (params.has('cancelPayment')) throw found(`/prime/checkout${url.search}`);
  if (!params.has('errorCode')) return;
  const toast = { tone: 'warning', messageKey: 'vue.checkout.payment.error' } as const;
  const queued = queueToast(request.headers.get('cookie'), toast, isSecureRequest(context));
  throw found('/prime/checkout', [queued]);
}

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, paymentPageQuery);

export const action = ({ context, request }: Route.ActionArgs) =>
  runFormAction(request, {
    failed: failureItself,
    check: (values) => faultsOf(paymentForm, values),
    async send(values) {
      const { result, cookies } = await withSession(context, () =>
        withIdentity(context, request, (cartId) =>
          selectPayment(context.get(relayContext), cartId, values),
        ),
      );
      if (result.successful) return { answer: seeOther('/checkout/summary', cookies) };
      const message = result.errorMessage ?? 'somethingWentWrong';
      const isReference = message === 'vue.checkout.payment.buyerReference';
      return {
        refusal: isReference
          ? formFailure(values, { buyerReference: message })
          : formFailure(values, {}, message),
      };
    },
  });

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, (failure) => failure);

export default function PaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, getPaymentInfo } = useRouteQuery<PaymentPageQuery>(
    paymentPageQuery,
    loaderData.routeQuery,
  );
  const t = useMessages();
  return (
    <Container>
      <PageHead title={t('payment.title')} />
      <StepWithCart cart={cart}>
        <Stack gap="l">
          <Heading level={1}>{t('payment.title')}</Heading>
          <PaymentForm info={getPaymentInfo} failure={actionData} />
        </Stack>
      </StepWithCart>
    </Container>
  );
}
