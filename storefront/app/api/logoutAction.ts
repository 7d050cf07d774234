import { json } from '../platform/answers.server.ts';
import { logOut } from '../platform/session.server.ts';
import type { Route } from './+types/logoutAction';

/** `POST /api/logout-action/` (API-11). */
export async function action({ context }: Route.ActionArgs) {
  const { cookies } = await logOut(context);
  return json({ successfull: true }, cookies);
}
