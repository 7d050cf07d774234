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
import { forgetStatistics } from './forgetStatistics.ts';

/**
 * Keeps what a visitor decided. A consent counts once its proof is stored; a refusal counts at once,
 * bears no id, and is told to nobody unless it takes a consent back.
 *
 * @returns false: the proof could not be stored, so nothing has changed
 */
export async function keepChoice(
  environment: IEnvironment,
  choice: Choice,
  before: Consent | undefined,
): Promise<boolean> {
  const isAllowed = choice.statistics || choice.marketing;
  // Most visitors refuse, or have answered: only a consent brings the code that proves it.
  const prove = async (id: string) => {
    const { proveConsent } = await import('./consentProof.ts');
    return proveConsent(environment, id, choice);
  };
  const id = isAllowed ? before?.id || randomId() : '';
  if (isAllowed && !(await prove(id).catch(() => false))) return false;
  const time = Math.floor(Date.now() / 1000);
  writeCookie(cookieNames.consent, consentCookie({ ...choice, id, time }), consentSeconds);
  // FormActionResult back whether or not the server hears of it: the proof then only says less than the cookie.
  if (!isAllowed && before?.id) await prove(before.id).catch(() => false);
  if (before?.statistics && !choice.statistics) forgetStatistics();
  return true;
}
