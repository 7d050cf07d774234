import { changePassword } from '../features/password/changePassword.server.ts';
import { json } from '../platform/answers.server.ts';
import type { Route } from './+types/changePassword';
import { bodyOf, formDataOf } from './body.ts';

/** `POST /api/change-password/` with formData, the fields of the page's form by name (API-13). */
export async function action({ context, request }: Route.ActionArgs) {
  const form = formDataOf(await bodyOf(request));
  if (form === undefined) return json({ error: 'Bad request' }, [], 400);
  const { answer, cookies } = await changePassword(context, form);
  return json(answer, cookies);
}
