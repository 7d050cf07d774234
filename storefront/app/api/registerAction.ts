import { register, registerBusiness } from '../features/session/register.server.ts';
import { json } from '../platform/answers.server.ts';
import { requestContext } from '../platform/requestContext.ts';
import type { Route } from './+types/registerAction';
import { bodyOf, formDataOf } from './body.ts';

/**
 * `POST /api/register-action/` with formData, the fields of the page's form by name (API-12). On b2b
 * `certificate` is the id that the mutation `uploadCertificate` answered (REG-04).
 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = formDataOf(await bodyOf(request));
  if (form === undefined) return json({ error: 'Bad request' }, [], 400);
  if (context.get(requestContext).domain.isB2b) {
    return json(await registerBusiness(context, request, form));
  }
  const { answer, cookies } = await register(context, request, form);
  return json(answer, cookies);
}
