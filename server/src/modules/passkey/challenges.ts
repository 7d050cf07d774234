import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { createSeal } from '../session/session.ts';
import type { RelyingParty } from './passkey.ts';
import { spendChallenge } from './store.ts';

/** Milliseconds in which a challenge has to be answered. */
export const challengeMs = 5 * 60_000;

/** A challenge, and the text by which whoever answers it brings it back. */
export interface Challenge {
  /** In base64url. */
  readonly challenge: string;
  readonly ceremony: string;
}

/**
 * Challenges that a passkey signs. They are sealed, so that a login form that nobody sends costs no
 * row, and each is taken once.
 */
export interface Challenges {
  /** @param customerId who adds a passkey; null: it is for a login */
  begin(customerId: string | null, party: RelyingParty): Promise<Challenge>;
  /**
   * Takes a challenge back, whatever becomes of its answer.
   *
   * @returns undefined when it is none of these, was begun for something else or on another host, is over, or
   * was answered
   */
  spend(
    ceremony: string,
    customerId: string | null,
    party: RelyingParty,
  ): Promise<string | undefined>;
}

export function createChallenges({
  database,
  clock,
  secret,
}: {
  database: Database;
  clock: Clock;
  secret: string;
}): Challenges {
  const seal = createSeal('passkey-challenge', { secret, clock });
  const subjectOf = (customerId: string | null) =>
    customerId === null ? 'login' : `customer ${customerId}`;
  return {
    async begin(customerId, { id, origin }) {
      const challenge = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + challengeMs);
      const ceremony = await seal.make(subjectOf(customerId), { challenge, id, origin }, expiresAt);
      return { challenge, ceremony };
    },
    async spend(ceremony, customerId, { id, origin }) {
      const sealed = await seal.read(ceremony);
      if (sealed === undefined || sealed.isExpired) return undefined;
      if (sealed.subject !== subjectOf(customerId)) return undefined;
      const { challenge, exp, id: begunId, origin: begunOrigin } = sealed.claims;
      if (begunId !== id || begunOrigin !== origin) return undefined;
      if (typeof challenge !== 'string' || exp === undefined) return undefined;
      const isFirst = await spendChallenge(database, challenge, new Date(exp * 1000));
      return isFirst ? challenge : undefined;
    },
  };
}
