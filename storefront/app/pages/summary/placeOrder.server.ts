import { data, type RouterContextProvider } from 'react-router';
import { confirmedOrderCookie } from '../../features/checkout/confirmedOrder.server.ts';
import { formFailure, hasFaults, textsOf } from '../../features/form/answer.ts';
import { seeOther } from '../../platform/answers.server.ts';
import {
  cartCookie,
  cartIdOf,
  identityCookies,
  isIdentityLost,
  isSecureVisit,
  startIdentity,
} from '../../platform/identity.server.ts';
import { underSession } from '../../platform/session.server.ts';
import { type QueuedToast, queueToast } from '../../platform/toasts.ts';
import { relayContext } from '../../platform/visit.ts';
import { type SubmitOutcome, submitOrder } from './submitOrder.server.ts';
import { summaryFaults } from './summaryForm.ts';

interface Args {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/** The summary's button: what becomes of the order, as an answer (SUBMIT-06…11). */
export async function placeOrder({ context, request }: Args) {
  const values = textsOf(await request.formData());
  const faults = summaryFaults(values);
  if (hasFaults(faults)) return data({ failure: formFailure(values, faults) }, { status: 400 });

  function home(toast: Omit<QueuedToast, 'tone'>, cookies: readonly string[]): Response {
    const queued = queueToast(
      request.headers.get('cookie'),
      { tone: 'warning', ...toast },
      isSecureVisit(context),
    );
    return seeOther('/', [...cookies, queued]);
  }

  const outcome = await submit({ context, request }, values);
  switch (outcome.kind) {
    case 'placed': {
      const { orderId, newCartId } = outcome;
      return seeOther(`/checkout/confirmation?${new URLSearchParams({ orderId })}`, [
        confirmedOrderCookie(context, orderId),
        ...(newCartId ? [cartCookie(context, newCartId)] : []),
      ]);
    }
    case 'redirect':
      return data({ redirectUrl: outcome.url });
    case 'failed':
      return data({ failure: formFailure(values, {}, outcome.messageKey) }, { status: 422 });
    case 'changed': {
      const { names } = outcome;
      return names.length === 0
        ? home({ messageKey: 'vue.checkout.message.cartChanged' }, [])
        : home({ messageKey: 'checkout.cartChanged', values: { items: names.join(', ') } }, []);
    }
    case 'submitted':
      return home(
        { messageKey: 'vue.checkout.message.alreadySubmitted' },
        outcome.newCartId
          ? [cartCookie(context, outcome.newCartId)]
          : identityCookies(context, await startIdentity(context)),
      );
    case 'expired':
      return home({ messageKey: 'vue.checkout.message.sessionExpired' }, []);
  }
}

async function submit(
  { context, request }: Args,
  values: Readonly<Record<string, string>>,
): Promise<SubmitOutcome | { readonly kind: 'expired' }> {
  // The cart that was reviewed: another tab may have ordered it, and gone on with a new one.
  const cartId = values.cartId || cartIdOf(request);
  if (!cartId) return { kind: 'expired' };
  try {
    return await underSession(context, () =>
      submitOrder(context.get(relayContext), {
        cartId,
        fingerprint: values.fingerprint ?? '',
        idempotencyKey: values.idempotencyKey ?? '',
        comment: (values.comment ?? '').trim(),
      }),
    );
  } catch (error) {
    if (isIdentityLost(error)) return { kind: 'expired' };
    throw error;
  }
}
