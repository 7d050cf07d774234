import type { IEnvironment } from '@kreide/relay';
import {
  type Choice,
  type Consent,
  consentCookie,
  consentSeconds,
} from '../../platform/consent.ts';
import { cookieNames } from '../../platform/cookies.ts';
import { randomId } from '../../platform/randomId.ts';
import { writeCookie } from '../../platform/readableCookies.ts';
import { endForeignScripts, forgetStatistics } from './forgetStatistics.ts';

/**
 * Stores a visitor's choice. A consent counts once its proof is stored; a refusal counts at once,
 * bears no id, and is sent to the server only when it withdraws a consent.
 * @returns false: the proof could not be stored, so nothing has changed
 */
export async function keepChoice(
  environment: IEnvironment,
  choice: Choice,
  before: Consent | undefined,
): Promise<boolean> {
  const isAllowed = choice.statistics || choice.marketing;
  // Most visitors refuse, or have answered: only a consent loads the code that stores the proof.
  const prove = async (id: string) => {
    const { proveConsent } = await import('./consentProof.ts');
    return proveConsent(environment, id, choice);
  };
  const id = isAllowed ? before?.id || randomId() : '';
  if (isAllowed && !(await prove(id).catch(() => false))) return false;
  const time = Math.floor(Date.now() / 1000);
  writeCookie(cookieNames.consent, consentCookie({ ...choice, id, time }), consentSeconds);
  // Also without an answer before: one to an earlier question may have left something.
  if (!choice.statistics) forgetStatistics();
  // A withdrawal counts even if the server does not receive it: its proof then still says
  // "consented", and the cookie does not.
  if (!isAllowed && before?.id) await prove(before.id).catch(() => false);
  if (!choice.statistics) endForeignScripts();
  return true;
}
