import { fetchQuery, GraphQLRequestError, graphql, type IEnvironment, mutate } from '@kreide/relay';
import type { submitOrderCommentMutation } from './__generated__/submitOrderCommentMutation.graphql';
import type { submitOrderMutation } from './__generated__/submitOrderMutation.graphql';
import type { submitOrderStatusQuery } from './__generated__/submitOrderStatusQuery.graphql';

const comment = graphql`
  mutation submitOrderCommentMutation($cartId: String!, $text: String!) {
    setOrderComment(cartId: $cartId, orderComment: $text) { successful errorMessage }
  }
`;

const submit = graphql`
  mutation submitOrderMutation($cartId: String!, $fingerprint: String, $idempotencyKey: String) {
    submitCart(cartId: $cartId, fingerprint: $fingerprint, idempotencyKey: $idempotencyKey) {
      errorMessage
      orderId
      redirectUrl
      newCartId
      submitted
      changed
      changes { name }
    }
  }
`;

const status = graphql`
  query submitOrderStatusQuery($cartId: String!, $idempotencyKey: String!) {
    submitStatus(cartId: $cartId, idempotencyKey: $idempotencyKey) { done orderId newCartId }
  }
`;

/** Ruling 9. */
const timeout = 30_000;
const statusTries = 5;
const statusPause = 2_000;

export type SubmitOutcome =
  | { readonly kind: 'placed'; readonly orderId: string; readonly newCartId: string | null }
  | { readonly kind: 'redirect'; readonly url: string }
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
}

/**
 * Places the order that was reviewed (SUBMIT-02…11). That the cart was ordered already or has
 * changed is found by the API in the same transaction that would place it (SUBMIT-05).
 */
export async function submitOrder(environment: IEnvironment, order: Order): Promise<SubmitOutcome> {
  try {
    // SUBMIT-03: an empty comment causes no call.
    if (order.comment !== '') {
      await mutate<submitOrderCommentMutation>(environment, comment, {
        cartId: order.cartId,
        text: order.comment,
      });
    }
    const { submitCart: result } = await mutate<submitOrderMutation>(
      environment,
      submit,
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
    if (result.redirectUrl) return { kind: 'redirect', url: result.redirectUrl };
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

/** Nobody answered: whether there is an order is asked, never guessed by ordering again. */
async function statusOf(
  environment: IEnvironment,
  { cartId, idempotencyKey }: Order,
): Promise<SubmitOutcome> {
  for (let tries = 0; tries < statusTries; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, statusPause));
    const answer = await fetchQuery<submitOrderStatusQuery>(environment, status, {
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
