import { GraphQLRequestError } from '@kreide/relay';
import { cleanUpOrder } from '../features/checkout/confirmedOrder.server.ts';
import { json } from '../platform/answers.server.ts';
import { cartIdOf } from '../platform/identity.server.ts';
import { statusOf } from '../platform/pageStatus.ts';
import { retryAfter } from '../platform/retryAfter.server.ts';
import type { Route } from './+types/confirmationCleanup';
import { bodyOf } from './body.ts';

/** `POST /api/confirmation-cleanup/` with cartId, when the confirmation is left (API-15). */
export async function action({ context, request }: Route.ActionArgs) {
  const { cartId: sent } = await bodyOf(request);
  const { cookies, failure } = await cleanUpOrder(
    context,
    typeof sent === 'string' ? sent : cartIdOf(request),
  );
  if (failure === undefined) return json({ successful: true }, cookies);
  const status = failure instanceof GraphQLRequestError ? statusOf(failure) : 422;
  return json({ successful: false }, cookies, status, retryAfter(failure));
}
