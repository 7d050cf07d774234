import { graphql, type IEnvironment, mutate } from '@kreide/relay';
import {
  type Choice,
  type Consent,
  consentCookie,
  consentSeconds,
  consentVersion,
} from '../../platform/consent.ts';
import { cookieNames } from '../../platform/cookies.ts';
import { randomId } from '../../platform/randomId.ts';
import { writeCookie } from '../../platform/readableCookies.ts';
import type { keepChoiceMutation } from './__generated__/keepChoiceMutation.graphql';
import { forgetStatistics } from './forgetStatistics.ts';

const mutation = graphql`
  mutation keepChoiceMutation(
    $id: String!
    $version: String!
    $statistics: Boolean!
    $marketing: Boolean!
  ) {
    recordConsent(
      id: $id
      version: $version
      statistics: $statistics
      marketing: $marketing
    ) {
      successful
    }
  }
`;

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
  const prove = async (id: string) => {
    const { recordConsent } = await mutate<keepChoiceMutation>(environment, mutation, {
      id,
      version: consentVersion,
      ...choice,
    });
    return recordConsent.successful;
  };
  const id = isAllowed ? before?.id || randomId() : '';
  if (isAllowed && !(await prove(id).catch(() => false))) return false;
  const time = Math.floor(Date.now() / 1000);
  writeCookie(cookieNames.consent, consentCookie({ ...choice, id, time }), consentSeconds);
  // Taken back whether or not the server hears of it: the proof then only says less than the cookie.
  if (!isAllowed && before?.id) await prove(before.id).catch(() => false);
  if (before?.statistics && !choice.statistics) forgetStatistics();
  return true;
}
