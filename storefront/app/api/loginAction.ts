import { json } from '../platform/answers.server.ts';
import { logIn } from '../platform/session.server.ts';
import type { Route } from './+types/loginAction';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** `POST /api/login-action/` with formData and mergeCart (API-10). */
export async function action({ context, request }: Route.ActionArgs) {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return json({ error: 'Bad request' }, [], 400);
  const form: unknown = Reflect.get(body, 'formData');
  if (typeof form !== 'object' || form === null) return json({ error: 'Bad request' }, [], 400);
  const { answer, cookies } = await logIn(context, request, {
    email: text(Reflect.get(form, 'email')),
    password: text(Reflect.get(form, 'password')),
    stayLogged: Reflect.get(form, 'stayLogged') === true,
    mergeCart: Reflect.get(body, 'mergeCart') === true,
  });
  return json(answer, cookies);
}
