import { json } from '../platform/answers.server.ts';
import { logIn } from '../platform/session.server.ts';
import type { Route } from './+types/loginAction';
import { bodyOf, fieldsOf } from './body.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** `POST /api/login-action/` with formData and mergeCart (API-10). */
export async function action({ context, request }: Route.ActionArgs) {
  const { formData, mergeCart } = await bodyOf(request);
  const form = fieldsOf(formData);
  if (form === undefined) return json({ error: 'Bad request' }, [], 400);
  const { answer, cookies } = await logIn(context, request, {
    email: text(form.email),
    password: text(form.password),
    stayLogged: form.stayLogged === true,
    mergeCart: mergeCart === true,
  });
  return json(answer, cookies);
}
