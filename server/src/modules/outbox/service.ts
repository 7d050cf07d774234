import { type Database, DatabaseUnavailableError } from '../../database/database.ts';
import { createFreshness, type Freshness } from './freshness.ts';
import { type Change, changeKinds, pruneChanges, readChanges, readLastNumber } from './store.ts';

export type { Freshness, Keeper } from './freshness.ts';

export { appendChanges, type Change } from './store.ts';

/** Takes changes into a source; once it resolves, the source shows them or has a rebuild under way. */
export type ChangeHandler = (changes: readonly Change[]) => void | Promise<void>;

export interface OutboxReader {
  /** For sources that rebuild, and for who keeps what was made from sources. */
  readonly freshness: Freshness;
  /** Takes the cursor. Call it before loading anything that changes are to be applied to. */
  start(): Promise<void>;
  /** Looks now; resolves when every handler has worked off what was found. */
  poll(): Promise<void>;
  /**
   * For sources of what is shown (freshness.ts); they run one after another, in the order of
   * subscription. Afterwards the changes are announced to who keeps what was made from them. One
   * that throws is given the same changes again at the next poll, together with newer ones, and
   * they are announced again; the others go on.
   */
  subscribe(handler: ChangeHandler): void;
  stop(): Promise<void>;
}

interface Subscription {
  readonly handler: ChangeHandler;
  waiting: readonly Change[];
}

/** More changes at once than this are announced as one of everything, which is cheaper to apply. */
const floodAt = 20_000;

const everything: readonly Change[] = changeKinds.map((kind) => ({ kind, key: '*' }));

const pruneEveryMs = 15 * 60_000;

/** Tells this process what any process changed, at most `pollMs` after the commit. */
export function createOutboxReader({
  database,
  log,
  pollMs = 250,
}: {
  database: Database;
  log: Pick<Console, 'warn'>;
  pollMs?: number;
}): OutboxReader {
  const freshness = createFreshness();
  const subscriptions: Subscription[] = [];
  let cursor: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> = Promise.resolve();
  let stopped = false;
  let prunedAt = performance.now();
  let isAway = false;

  async function pollOnce(): Promise<void> {
    const newest = await readLastNumber(database);
    cursor ??= newest;
    if (newest !== cursor) {
      const changes = await changesBetween(cursor, newest);
      for (const subscription of subscriptions) {
        const { waiting } = subscription;
        subscription.waiting =
          waiting.length + changes.length > floodAt ? everything : [...waiting, ...changes];
      }
      cursor = newest;
    }
    await tell();
    if (performance.now() - prunedAt > pruneEveryMs) {
      prunedAt = performance.now();
      await pruneChanges(database);
    }
  }

  async function changesBetween(above: number, newest: number): Promise<readonly Change[]> {
    // Numbers have no gaps: fewer rows than numbers means that some were pruned meanwhile, and a
    // counter that went back means a database that was restored.
    const expected = newest - above;
    if (expected > 0 && expected <= floodAt) {
      const changes = await readChanges(database, above, newest);
      if (changes.length === expected) return changes;
    }
    return everything;
  }

  async function tell(): Promise<void> {
    const failures: unknown[] = [];
    // Mostly one array, the same for all.
    const shown = new Set<readonly Change[]>();
    for (const subscription of subscriptions) {
      const changes = subscription.waiting;
      if (changes.length === 0) continue;
      try {
        await subscription.handler(changes);
        subscription.waiting = [];
        shown.add(changes);
      } catch (error) {
        failures.push(error);
      }
    }
    for (const changes of shown) freshness.announce(changes);
    if (failures.length > 0) throw failures[0];
  }

  function poll(): Promise<void> {
    // One poll at a time; who calls during another one waits for a poll of its own.
    polling = polling.catch(() => undefined).then(pollOnce);
    return polling;
  }

  async function pollAndGoOn(): Promise<void> {
    try {
      await poll();
      isAway = false;
    } catch (error) {
      // That the database is away is said once, not twice a second.
      const isAwayNow = error instanceof DatabaseUnavailableError;
      if (!(isAway && isAwayNow)) log.warn('Changes could not be read or applied; retrying', error);
      isAway = isAwayNow;
    }
    goOn();
  }

  function goOn(): void {
    if (stopped) return;
    timer = setTimeout(() => void pollAndGoOn(), pollMs);
    timer.unref();
  }

  return {
    freshness,
    async start() {
      cursor = await readLastNumber(database);
      goOn();
    },
    poll,
    subscribe(handler) {
      subscriptions.push({ handler, waiting: [] });
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await polling.catch(() => undefined);
    },
  };
}
