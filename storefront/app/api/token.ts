import { json } from '../platform/answers.server.ts';
import { setCookie } from '../platform/cookies.ts';
import { requestContext } from '../platform/requestContext.ts';
import type { Route } from './+types/token';

/** AUTH-20: the cookie ends before the token does. */
const margin = 60;

/** `GET /api/token`: a bearer token for calls to the API from this browser (API-19). */
export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  const { token, expiresIn } = await request.browserToken();
  return json({ apiToken: token }, [
    setCookie('apiToken', token, {
      maxAge: Math.max(0, expiresIn - margin),
      isReadable: true,
      isSecure: request.isSecure,
    }),
  ]);
}
