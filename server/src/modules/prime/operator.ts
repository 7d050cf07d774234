import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { createMailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { isMoney, loadMembershipAttempts, settleAttempt } from '../payment/service.ts';
import { type Membership, type MembershipState, membershipStates } from './prime.ts';
import { membershipMail } from './primeMails.ts';
import {
  endMembershipNow,
  loadNewest,
  loadWaiting,
  lockMembershipByEmail,
  type Place,
} from './store.ts';

export { type MembershipState, membershipStates };

/** Memberships for the command line and for other systems. */
export interface PrimeOperator {
  /** The newest first. */
  all(filter: {
    readonly state?: MembershipState | undefined;
    readonly limit: number;
  }): Promise<readonly (Membership & { readonly email: string })[]>;
  /**
   * Ends the active membership of an account at once, as after a withdrawal (ruling 13).
   *
   * @param isRefunded everything that was paid for it goes back; a running shop sends it
   * @returns what goes back, in cents; undefined: the account has no active membership
   */
  end(email: string, isRefunded: boolean): Promise<number | undefined>;
  /** Addresses that have confirmed, in their order (DEC-93). */
  waiting(): Promise<readonly Place[]>;
}

export function createPrimeOperator({
  database,
  clock,
  parameters,
  mailFrom,
}: {
  database: Database;
  clock: Clock;
  parameters: ParametersService;
  mailFrom: string;
}): PrimeOperator {
  // It only writes mails; a running shop sends them.
  const mail = createMailService({
    database,
    clock,
    log: console,
    from: mailFrom,
    smtpUrl: undefined,
  });
  return {
    all: ({ state, limit }) => loadNewest(database, state ?? null, limit),
    waiting: () => loadWaiting(database),
    end: (email, isRefunded) =>
      database.transaction(async (tx) => {
        const membership = await lockMembershipByEmail(tx, email);
        if (membership === undefined) return undefined;
        const now = clock.now();
        await endMembershipNow(tx, membership.id, now);
        const paid = isRefunded
          ? (await loadMembershipAttempts(tx, membership.id)).filter(({ state }) => isMoney(state))
          : [];
        // Payments that nobody waits for any more: the job asks of them, and sends them back.
        for (const { id } of paid) await settleAttempt(tx, id, { state: 'pending', askAt: now });
        const set = await parameters.of(membership.storefront);
        const ended = { ...membership, endsAt: now };
        const told = { membership: ended, cents: 0 };
        await mail.enqueue(
          tx,
          membershipMail('ended', { ...membership.holder, email: email.toLowerCase() }, told, set),
        );
        return paid.reduce((sum, { cents }) => sum + cents, 0);
      }),
  };
}
