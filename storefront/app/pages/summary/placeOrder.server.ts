import { faultsOf, orderCommentForm } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { confirmedOrderCookie } from '../../features/checkout/confirmedOrder.server.ts';
import type { PaymentHandoverProps } from '../../features/checkout/PaymentHandover.tsx';
import { formFailure } from '../../features/form/answer.ts';
import {
  asFailure,
  type FormActionResult,
  runFormAction,
} from '../../features/form/runFormAction.server.ts';
import {
  isInPrimeCheckout,
  leavePrimeCheckout,
} from '../../features/prime/primeCheckout.server.ts';
import { cookieHeaders, seeOther } from '../../platform/answers.server.ts';
import {
  cartCookie,
  cartIdOf,
  identityCookies,
  isIdentityLost,
  isSecureRequest,
  startIdentity,
} from '../../platform/identity.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import { type QueuedToast, queueToast } from '../../platform/toasts.ts';
import { type SubmitOutcome, submitOrder } from './submitOrder.server.ts';

interface Args {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/**
 * The action of the order button: places the order and answers with a redirect or a failure
 * (SUBMIT-06…11).
 */
export function placeOrder({ context, request }: Args) {
  function home(toast: Omit<QueuedToast, 'tone'>, cookies: readonly string[]): Response {
    const queued = queueToast(
      request.headers.get('cookie'),
      { tone: 'warning', ...toast },
      isSecureRequest(context),
    );
    return seeOther('/', [...cookies, queued]);
  }

  async function send(
    values: Values,
  ): Promise<FormActionResult<Response | { readonly handover: PaymentHandoverProps }>> {
    const outcome = await submit({ context, request }, values);
    switch (outcome.kind) {
      case 'placed': {
        const { orderId, newCartId } = outcome;
        return {
          answer: seeOther(`/checkout/confirmation?${new URLSearchParams({ orderId })}`, [
            confirmedOrderCookie(context, orderId),
            ...(newCartId ? [cartCookie(context, newCartId)] : []),
          ]),
        };
      }
      case 'handover':
        return {
          answer: { handover: outcome.handover },
          // CHK-11: who gives up there comes back to the order of goods.
          ...(isInPrimeCheckout(request) && {
            init: { headers: cookieHeaders([leavePrimeCheckout(context)]) },
          }),
        };
      case 'failed':
        return { refusal: formFailure(values, {}, outcome.messageKey) };
      case 'changed': {
        const { names } = outcome;
        return {
          answer:
            names.length === 0
              ? home({ messageKey: 'vue.checkout.message.cartChanged' }, [])
              : home(
                  { messageKey: 'checkout.cartChanged', values: { items: names.join(', ') } },
                  [],
                ),
        };
      }
      case 'submitted':
        return {
          answer: home(
            { messageKey: 'vue.checkout.message.alreadySubmitted' },
            outcome.newCartId
              ? [cartCookie(context, outcome.newCartId)]
              : identityCookies(context, await startIdentity(context)),
          ),
        };
      case 'expired':
        return { answer: home({ messageKey: 'vue.checkout.message.sessionExpired' }, []) };
    }
  }

  return runFormAction(request, {
    failed: asFailure,
    check: (values) => faultsOf(orderCommentForm, values),
    send,
  });
}

type Values = Readonly<Record<string, string>>;

async function submit(
  { context, request }: Args,
  values: Values,
): Promise<SubmitOutcome | { readonly kind: 'expired' }> {
  // The cart on the page: another tab may have ordered it, and the cookie then has a new one.
  const cartId = values.cartId || cartIdOf(request);
  if (!cartId) return { kind: 'expired' };
  try {
    return await withSession(context, () =>
      submitOrder(context.get(relayContext), {
        cartId,
        fingerprint: values.fingerprint ?? '',
        idempotencyKey: values.idempotencyKey ?? '',
        comment: (values.orderComment ?? '').trim(),
        hadComment: values.hadComment === 'yes',
        wantsNewsletter: values.newsletter === 'on',
      }),
    );
  } catch (error) {
    if (isIdentityLost(error)) return { kind: 'expired' };
    throw error;
  }
}
