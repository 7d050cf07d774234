import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { deviceOf, type SignedIn } from '../session/session.ts';
import { type AccountEvent, countedByDay, type NewAccountEvent } from './accountEvent.ts';
import { insertEvent, loadEvents, removeEventsOf, removeOldEvents } from './store.ts';

export { type AccountEventKind, accountEventKinds } from './accountEvent.ts';
export { removeEventsOf };

/** Writes down what concerns an account's security, in the transaction of what it tells of. */
export async function record(
  tx: Connection,
  { customerId, kind, at, userAgent, detail = '' }: NewAccountEvent,
): Promise<void> {
  await insertEvent(tx, {
    customerId,
    kind,
    at,
    device: userAgent === undefined ? '' : deviceOf(userAgent),
    detail: [...detail].slice(0, detailLength).join(''),
    day: countedByDay.has(kind) ? at.toISOString().slice(0, 10) : null,
  });
}

export interface AccountEvents {
  readonly events: readonly AccountEvent[];
  readonly hasMore: boolean;
}

/** What has happened to an account, for its customer alone. */
export interface AccountEventService {
  /**
   * The newest first.
   *
   * @param after the cursor of an event: goes on behind it. One that is none is as good as none.
   */
  of(
    signedIn: SignedIn,
    page: { readonly first: number; readonly after?: string | null | undefined },
  ): Promise<AccountEvents>;
  /** Deletes what is older than is kept, and what is too much of one kind. */
  prune(): Promise<void>;
}

/** Days that an event is kept. */
export const eventDays = 180;
/** Events of one kind that an account keeps. */
export const mostEventsByKind = 500;

const dayMs = 86_400_000;
const detailLength = 200;
const maxFirst = 100;

export function createAccountEventService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): AccountEventService {
  const beginning = () => new Date(clock.now().getTime() - eventDays * dayMs);

  return {
    async of({ customerId }, { first, after }) {
      const limit = Math.max(1, Math.min(first, maxFirst));
      const rows = await loadEvents(database, customerId, {
        since: beginning(),
        before: placeOf(after),
        limit: limit + 1,
      });
      const events = rows.slice(0, limit).map(({ id, happened_at: happenedAt, ...event }) => ({
        ...event,
        happenedAt,
        cursor: `${happenedAt.getTime()}-${id}`,
      }));
      return { events, hasMore: rows.length > limit };
    },
    prune: () => removeOldEvents(database, beginning(), mostEventsByKind),
  };
}

function placeOf(cursor: string | null | undefined) {
  const [, ms, id] = /^(\d{1,14})-(\d{1,18})$/.exec(cursor ?? '') ?? [];
  return ms === undefined || id === undefined ? undefined : { at: new Date(Number(ms)), id };
}
