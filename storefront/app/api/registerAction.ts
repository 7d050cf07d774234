import { register } from '../features/session/register.server.ts';
import { json } from '../platform/answers.server.ts';
import type { Route } from './+types/registerAction';
import { bodyOf, formDataOf } from './body.ts';

/** `POST /api/register-action/` with formData, the fields of the page's form by name (API-12). */
export async function action({ context, request }: Route.ActionArgs) {
  const form = formDataOf(await bodyOf(request));
  if (form === undefined) return json({ error: 'Bad request' }, [], 400);
  const { answer, cookies } = await register(context, request, form);
  return json(answer, cookies);
}
