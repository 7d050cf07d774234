import { continueAsGuest } from '../features/checkout/guest.server.ts';
import { register } from '../features/session/register.server.ts';
import { json } from '../platform/answers.server.ts';
import type { Route } from './+types/checkoutAuth';
import { formDataOf } from './formData.ts';

/**
 * `POST /api/checkout-auth/` with authType, formData, cartId (API-14): continues as guest, or opens
 * an account. A login has an endpoint of its own.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const body: unknown = await request.json().catch(() => null);
  const sent = (name: string): unknown =>
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  const authType = sent('authType');
  if (authType === 'register') {
    const { answer, cookies } = await register(context, request, formDataOf(body) ?? {});
    const { successfull, errorMessage, fieldErrors } = answer;
    return json({ successful: successfull, errorMessage, fieldErrors }, cookies);
  }
  const cartId = sent('cartId');
  if (authType !== 'guest' || typeof cartId !== 'string') {
    return json({ error: 'Bad request' }, [], 400);
  }
  const { result, cookies } = await continueAsGuest(context, cartId);
  return json(result, cookies);
}
