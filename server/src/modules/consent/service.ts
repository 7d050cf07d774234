import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Limiter } from '../limiter/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { isRandomId } from '../session/session.ts';
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

export function createConsentService({
  database,
  clock,
  limiter,
  parameters,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
  parameters: ParametersService;
}): ConsentService {
  return {
    async record({ id, storefront, version, statistics, marketing }, ip) {
      if (!isRandomId(id) || !/^\d{1,6}$/.test(version)) {
        return { ok: false, messageKey: 'consent.error.invalid' };
      }
      const counted = { network: ip, visitor: id };
      const isAllowed = await limiter.take(['consentsByNetwork', 'consentsByVisitor'], counted);
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
