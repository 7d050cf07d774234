import { continueAsGuest } from '../features/checkout/guest.server.ts';
import { json } from '../platform/answers.server.ts';
import type { Route } from './+types/checkoutAuth';

/**
 * `POST /api/checkout-auth/` with authType, formData, cartId (API-14): continues as guest. Login
 * and registration have endpoints of their own.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const body: unknown = await request.json().catch(() => null);
  const sent = (name: string): unknown =>
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  const cartId = sent('cartId');
  if (sent('authType') !== 'guest' || typeof cartId !== 'string') {
    return json({ error: 'Bad request' }, [], 400);
  }
  const { result, cookies } = await continueAsGuest(context, cartId);
  return json(result, cookies);
}
