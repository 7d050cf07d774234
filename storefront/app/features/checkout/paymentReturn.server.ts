import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { found } from '../../platform/answers.server.ts';
import { cartCookie, cartIdOf, isSecureRequest } from '../../platform/identity.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { queueToast } from '../../platform/toasts.ts';
import { leavePrimeCheckout } from '../prime/primeCheckout.server.ts';
import type { AbortExpressCheckoutMutation } from './__generated__/AbortExpressCheckoutMutation.graphql';
import type { CompletePaymentMutation } from './__generated__/CompletePaymentMutation.graphql';
import { abortExpressCheckoutMutation } from './AbortExpressCheckoutMutation.ts';
import { abortAmazon } from './amazonPay.server.ts';
import { completePaymentMutation } from './CompletePaymentMutation.ts';
import { confirmedOrderCookie } from './confirmedOrder.server.ts';

interface Args {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/**
 * Where the shopper goes who comes back from a provider (PAY-14, DEC-79): to the confirmation, or
 * back to the choice of a method. Coming back again changes nothing.
 */
export async function comeBack({ context, request }: Args, paymentId: string): Promise<Response> {
  const { completePayment: end } = await mutate<CompletePaymentMutation>(
    context.get(relayContext),
    completePaymentMutation,
    { paymentId, parameters: new URL(request.url).search.slice(1) },
    { metadata: { timeout: 30_000 } },
  );
  if (end.state === 'placed' && end.orderId) {
    return found(`/checkout/confirmation?${new URLSearchParams({ orderId: end.orderId })}`, [
      confirmedOrderCookie(context, end.orderId),
      ...(end.newCartId ? [cartCookie(context, end.newCartId)] : []),
    ]);
  }
  if (end.state === 'subscribed') {
    const toast = { tone: 'success', messageKey: 'prime.welcome' } as const;
    return found('/prime', [
      leavePrimeCheckout(context),
      queueToast(request.headers.get('cookie'), toast, isSecureRequest(context)),
    ]);
  }
  if (end.state === 'pending') {
    const toast = { tone: 'info', messageKey: 'checkout.payment.pending' } as const;
    return found('/', [queueToast(request.headers.get('cookie'), toast, isSecureRequest(context))]);
  }
  return found(`/checkout/payment?${new URLSearchParams({ errorCode: end.state })}`);
}

/** The shopper gave up at the provider; the cart is as it was (PAY-13). */
export async function giveUp({ context, request }: Args, paymentId: string): Promise<Response> {
  const cartId = cartIdOf(request);
  if (cartId !== undefined && paymentId === 'AMAZONPAY') {
    await abortAmazon({ context }, cartId, 'payment');
  } else if (cartId !== undefined) {
    await mutate<AbortExpressCheckoutMutation>(
      context.get(relayContext),
      abortExpressCheckoutMutation,
      { cartId, paymentId },
    );
  }
  return found(`/checkout/payment?${new URLSearchParams({ cancelPayment: paymentId })}`);
}
