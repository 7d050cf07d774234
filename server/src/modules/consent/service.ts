import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { ParametersService } from '../parameters/service.ts';
import { type AttemptLimiter, isRandomId } from '../session/session.ts';
import { type StorefrontId, storefrontIds } from '../storefront/storefront.ts';
import {
  type ConsentCount,
  type ConsentRow,
  countConsents,
  deleteConsents,
  insertConsent,
  loadConsents,
} from './store.ts';

export interface Decision {
  /** From the visitor's cookie: random, and used for nothing else. */
  readonly id: string;
  readonly storefront: StorefrontId;
  /** Of what was asked. */
  readonly version: string;
  readonly statistics: boolean;
  readonly marketing: boolean;
}

export type ConsentResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly messageKey: 'consent.error.invalid' | 'consent.error.tooMany' };

/** The proof that the law asks of whoever relies on a consent (GDPR Art. 7 (1), ruling 10). */
export interface ConsentService {
  /** Keeps a decision beside earlier ones of the same visitor; the address only limits how many. */
  record(decision: Decision, ip: string | undefined): Promise<ConsentResult>;
  /** Deletes what is older than an operator keeps it. */
  prune(): Promise<void>;
}

/** Looking up, for the operator's command line. */
export interface ConsentRecords {
  /** Everything that the visitor of this id decided, oldest first. */
  history(id: string): Promise<readonly ConsentRow[]>;
  /** How many allow what now, by storefront and version. */
  counts(): Promise<readonly ConsentCount[]>;
}

const day = 86_400_000;
const hour = 3600;

export function createConsentService({
  database,
  clock,
  attempts,
  parameters,
}: {
  database: Database;
  clock: Clock;
  attempts: AttemptLimiter;
  parameters: ParametersService;
}): ConsentService {
  return {
    async record({ id, storefront, version, statistics, marketing }, ip) {
      if (!isRandomId(id) || !/^\d{1,6}$/.test(version)) {
        return { ok: false, messageKey: 'consent.error.invalid' };
      }
      // A school sits behind one address; nobody decides by the thousand.
      const isAllowed = await attempts.take([
        { scope: 'consent', subject: ip ?? 'unknown', limit: 1000, windowSeconds: hour },
        { scope: 'consent-id', subject: id, limit: 30, windowSeconds: hour },
      ]);
      if (!isAllowed) return { ok: false, messageKey: 'consent.error.tooMany' };
      const decided_at = clock.now();
      await insertConsent(database, { id, decided_at, storefront, version, statistics, marketing });
      return { ok: true };
    },
    async prune() {
      for (const storefront of storefrontIds) {
        const days = (await parameters.of(storefront)).integer('tracking', 'consent.days');
        await deleteConsents(database, storefront, new Date(clock.now().getTime() - days * day));
      }
    },
  };
}

export function createConsentRecords({ database }: { database: Database }): ConsentRecords {
  return {
    history: (id) => loadConsents(database, id),
    counts: () => countConsents(database),
  };
}
