import { json } from '../platform/answers.server.ts';
import { identityCookies, startIdentity } from '../platform/identity.server.ts';
import type { Route } from './+types/cartId';

/** `GET /api/cart-id`: new ids, as answer and as cookies (API-18). */
export async function loader({ context }: Route.LoaderArgs) {
  const ids = await startIdentity(context);
  return json(ids, identityCookies(context, ids));
}
