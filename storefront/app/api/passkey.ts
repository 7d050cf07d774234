import { passkeySteps } from '../features/passkey/passkeySteps.server.ts';
import type { PasskeyStep } from '../features/passkey/passkeySteps.ts';
import { json } from '../platform/answers.server.ts';
import type { Route } from './+types/passkey';
import { bodyOf } from './body.ts';

const isStep = (step: string): step is PasskeyStep => Object.hasOwn(passkeySteps, step);

/** `POST /api/passkey/{step}/`: begins and ends what a page does with a passkey. */
export async function action({ context, request, params: { step } }: Route.ActionArgs) {
  if (!isStep(step)) return json({ error: 'Not found' }, [], 404);
  return passkeySteps[step](context, request, await bodyOf(request));
}
