import { fetchQuery, GraphQLRequestError, type IEnvironment, mutate } from '@kreide/relay';
import type { PaymentHandoverProps } from '../../features/checkout/PaymentHandover.tsx';
import type { SetOrderCommentMutation } from './__generated__/SetOrderCommentMutation.graphql';
import type { SubmitOrderMutation } from './__generated__/SubmitOrderMutation.graphql';
import type { SubmitStatusQuery } from './__generated__/SubmitStatusQuery.graphql';
import { setOrderCommentMutation } from './SetOrderCommentMutation.ts';
import { submitOrderMutation } from './SubmitOrderMutation.ts';
import { submitStatusQuery } from './SubmitStatusQuery.ts';
import { subscribe } from './subscribe.server.ts';

/** Ruling 9. */
const timeout = 30_000;
const statusTries = 5;
const statusPause = 2_000;

export type SubmitOutcome =
  | { readonly kind: 'placed'; readonly orderId: string; readonly newCartId: string | null }
  /** Paid at a provider (SUBMIT-09, SUBMIT-10). */
  | { readonly kind: 'handover'; readonly handover: PaymentHandoverProps }
  /** Another submit of this cart came first. */
  | { readonly kind: 'submitted'; readonly newCartId: string | null }
  | { readonly kind: 'changed'; readonly names: readonly string[] }
  /** Stays on the summary. */
  | { readonly kind: 'failed'; readonly messageKey: string };

interface Order {
  readonly cartId: string;
  readonly fingerprint: string;
  readonly idempotencyKey: string;
  readonly comment: string;
  /** One was saved before, with a submit that came to nothing. */
  readonly hadComment: boolean;
  /** SUBMIT-04. */
  readonly wantsNewsletter: boolean;
}

/**
 * Places the reviewed order (SUBMIT-02…11). The API checks in one transaction that the cart was
 * neither ordered nor changed (SUBMIT-05).
 */
export async function submitOrder(environment: IEnvironment, order: Order): Promise<SubmitOutcome> {
  try {
    if (order.wantsNewsletter) await subscribe(environment, order.cartId);
    // SUBMIT-03: an empty comment causes no call, unless it takes one back.
    if (order.comment !== '' || order.hadComment) {
      await mutate<SetOrderCommentMutation>(environment, setOrderCommentMutation, {
        cartId: order.cartId,
        text: order.comment,
      });
    }
    const { submitCart: result } = await mutate<SubmitOrderMutation>(
      environment,
      submitOrderMutation,
      {
        cartId: order.cartId,
        fingerprint: order.fingerprint,
        idempotencyKey: order.idempotencyKey,
      },
      { metadata: { timeout } },
    );
    if (result.submitted) return { kind: 'submitted', newCartId: result.newCartId ?? null };
    if (result.changed) return { kind: 'changed', names: result.changes.map(({ name }) => name) };
    if (result.errorMessage) return { kind: 'failed', messageKey: result.errorMessage };
    if (result.computopData && result.paymentFormUrl) {
      const handover = { url: result.paymentFormUrl, fields: result.computopData };
      return { kind: 'handover', handover };
    }
    if (result.redirectUrl) return { kind: 'handover', handover: { url: result.redirectUrl } };
    if (result.orderId) {
      return { kind: 'placed', orderId: result.orderId, newCartId: result.newCartId ?? null };
    }
    return { kind: 'failed', messageKey: 'error.internal' };
  } catch (error) {
    if (!(error instanceof GraphQLRequestError)) throw error;
    if (error.kind !== 'graphql') return statusOf(environment, order);
    // ERR-10, ERR-11, ERR-13 are the caller's.
    if (error.classification !== undefined && error.classification !== 'INTERNAL') throw error;
    return { kind: 'failed', messageKey: error.messageKey ?? 'error.internal' };
  }
}

/** Without an answer, the status is queried: submitting again would only guess. */
async function statusOf(
  environment: IEnvironment,
  { cartId, idempotencyKey }: Order,
): Promise<SubmitOutcome> {
  for (let tries = 0; tries < statusTries; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, statusPause));
    const answer = await fetchQuery<SubmitStatusQuery>(environment, submitStatusQuery, {
      cartId,
      idempotencyKey,
    })
      .toPromise()
      .catch(() => undefined);
    const found = answer?.submitStatus;
    if (found?.done && found.orderId) {
      return { kind: 'placed', orderId: found.orderId, newCartId: found.newCartId ?? null };
    }
  }
  // Safe to send again: the same key never makes a second order.
  return { kind: 'failed', messageKey: 'checkout.submit.unclear' };
}
