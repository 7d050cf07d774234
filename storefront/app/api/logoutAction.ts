import { json } from '../platform/answers.server.ts';
import { isSecureRequest } from '../platform/identity.server.ts';
import { logOut } from '../platform/session.server.ts';
import { queueToast } from '../platform/toasts.ts';
import type { Route } from './+types/logoutAction';

/** `POST /api/logout-action/` (API-11); the next page says that it is done (AUTH-13). */
export async function action({ context, request }: Route.ActionArgs) {
  const { cookies } = await logOut(context);
  const toast = queueToast(
    request.headers.get('cookie'),
    { tone: 'success', messageKey: 'vue.user.logout.message' },
    isSecureRequest(context),
  );
  return json({ successfull: true }, [...cookies, toast]);
}
