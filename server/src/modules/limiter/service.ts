import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { createTally } from '../../tally.ts';
import { tooManyRequests } from '../session/session.ts';
import { type LimitName, type Limits, limitRules, type Part } from './limiter.ts';
import { networkOf } from './network.ts';
import { countAttempts, removeOverAttempts, uncountAttempts } from './store.ts';

/** Who or what is counted; only hashes of it are stored. */
type Counted = Readonly<Partial<Record<Part, string | undefined>>>;

/**
 * Limits that hold over all processes. An attempt is counted before it is made, so that a burst of
 * parallel ones cannot slip through between looking and counting.
 *
 * With a transaction the attempt counts only if that is committed; its counters stay locked until
 * then, so it takes no lock afterwards that is held by others who count the same.
 */
export interface Limiter {
  /**
   * Counts an attempt under each of these limits.
   *
   * @returns false when one of them is exceeded; then it counts under the exceeded ones alone
   */
  take(names: readonly LimitName[], counted: Counted, tx?: Connection): Promise<boolean>;
  /**
   * The same for what has no result that could say so.
   *
   * @throws Refusal with the seconds until the last of the exceeded windows is over
   */
  demand(names: readonly LimitName[], counted: Counted, tx?: Connection): Promise<void>;
  /** Uncounts an attempt that turned out to be none of those that are limited. */
  giveBack(names: readonly LimitName[], counted: Counted, tx?: Connection): Promise<void>;
  /** Forgets windows that are over. */
  prune(): Promise<void>;
  /** How often each limit refused since this process began. */
  refusals(): ReadonlyMap<LimitName, number>;
}

export function createLimiter({
  database,
  clock,
  limits,
}: {
  database: Database;
  clock: Clock;
  limits: Limits;
}): Limiter {
  const refused = createTally<LimitName>();

  /** By key, in the order in which they are locked; a limit that is off is not counted. */
  const keysOf = (names: readonly LimitName[], counted: Counted) =>
    names
      .filter((name) => limits[name].count !== Number.POSITIVE_INFINITY)
      .map((name) => ({ ...limits[name], name, key: keyOf(name, counted) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));

  /** Counts, or says when the last of the exceeded windows is over. */
  async function exceededUntil(
    names: readonly LimitName[],
    counted: Counted,
    tx: Connection,
  ): Promise<Date | undefined> {
    const wanted = keysOf(names, counted);
    if (wanted.length === 0) return undefined;
    const rows = new Map(
      (await countAttempts(tx, wanted, clock.now())).map((row) => [row.key, row]),
    );
    const isWithin = ({ key, count }: (typeof wanted)[number]) =>
      (rows.get(key)?.count ?? 0) <= count;
    const exceeded = wanted.filter((each) => !isWithin(each));
    if (exceeded.length === 0) return undefined;
    for (const { name } of exceeded) refused.add(name);
    await uncountAttempts(
      tx,
      wanted.filter(isWithin).map(({ key }) => key),
    );
    return new Date(Math.max(...exceeded.map(({ key }) => Number(rows.get(key)?.windowEndsAt))));
  }

  return {
    async take(names, counted, tx = database) {
      return (await exceededUntil(names, counted, tx)) === undefined;
    },
    async demand(names, counted, tx = database) {
      const end = await exceededUntil(names, counted, tx);
      if (end === undefined) return;
      const seconds = (end.getTime() - clock.now().getTime()) / 1000;
      throw tooManyRequests(Math.max(1, Math.ceil(seconds)));
    },
    async giveBack(names, counted, tx = database) {
      await uncountAttempts(
        tx,
        keysOf(names, counted).map(({ key }) => key),
      );
    },
    async prune() {
      await removeOverAttempts(database, clock.now());
    },
    refusals: refused.counts,
  };
}

/** What counts as the same caller. */
const sameAs: Partial<Record<Part, (value: string | undefined) => string>> = {
  network: networkOf,
  email: mailboxOf,
};

/** What follows a plus leads to the same mailbox, and so do capitals. */
function mailboxOf(email = ''): string {
  const [local = '', ...domain] = email.trim().toLowerCase().split('@');
  return [local.split('+')[0], ...domain].join('@');
}

function keyOf(name: LimitName, counted: Counted): string {
  const values = limitRules[name].by.map((part) => {
    const value = (sameAs[part] ?? String)(counted[part]);
    return `${part} ${value}`;
  });
  return createHash('sha256')
    .update([name, ...values].join('\n'))
    .digest('base64url');
}
