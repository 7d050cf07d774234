import { json } from '../platform/answers.server.ts';
import { identityCookies, startIdentity } from '../platform/identity.server.ts';
import type { Route } from './+types/cartId';

/**
 * `GET /api/cart-id`: new ids, as answer and as cookies (API-18). Only from the shop's own pages: a
 * link on another site must not replace a visitor's cart.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return json({}, [], 403);
  const ids = await startIdentity(context);
  return json(ids, identityCookies(context, ids));
}
