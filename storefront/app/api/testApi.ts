import { responseFor } from '../platform/pageStatus.ts';
import { requestContext } from '../platform/requestContext.ts';
import type { Route } from './+types/testApi';

/** GET /test/test-api (ROUTE-07): whether the shop answers at all. Not in production (DEC-09). */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(requestContext).showsErrors) throw responseFor({ kind: 'missing', status: 404 });
  return Response.json({ ok: true }, { headers: { 'x-robots-tag': 'noindex' } });
}
