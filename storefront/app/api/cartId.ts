import { json } from '../platform/answers.server.ts';
import { identityCookies, startIdentity } from '../platform/identity.server.ts';
import type { Route } from './+types/cartId';

/**
 * `GET /api/cart-id`: new ids, as answer and as cookies (API-18). A link elsewhere must not
 * swap a visitor's cart for a new one.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return json({}, [], 403);
  const ids = await startIdentity(context);
  return json(ids, identityCookies(context, ids));
}
