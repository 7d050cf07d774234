import { continueAsGuest } from '../features/checkout/guest.server.ts';
import { register } from '../features/session/register.server.ts';
import { json } from '../platform/answers.server.ts';
import type { Route } from './+types/checkoutAuth';
import { bodyOf, formDataOf } from './body.ts';

/**
 * `POST /api/checkout-auth/` with authType, formData, cartId (API-14): continues as guest, or opens
 * an account. A login has an endpoint of its own.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const body = await bodyOf(request);
  const { authType, cartId } = body;
  if (authType === 'register') {
    const { answer, cookies } = await register(context, request, formDataOf(body) ?? {});
    const { successfull, errorMessage, fieldErrors } = answer;
    return json({ successful: successfull, errorMessage, fieldErrors }, cookies);
  }
  if (authType !== 'guest' || typeof cartId !== 'string') {
    return json({ error: 'Bad request' }, [], 400);
  }
  const { result, cookies } = await continueAsGuest(context, cartId);
  return json(result, cookies);
}
