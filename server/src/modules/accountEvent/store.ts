import { type Connection, statement } from '../../database/database.ts';
import type { AccountEventKind } from './accountEvent.ts';

export interface AccountEventRow {
  readonly id: number;
  readonly kind: AccountEventKind;
  readonly happened_at: Date;
  readonly device: string;
  readonly detail: string;
  readonly times: number;
}

const insert = statement(
  'account_event_insert',
  `insert into account_event (customer_id, kind, happened_at, device, detail, day)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (customer_id, kind, day) do update
      set times = account_event.times + 1, happened_at = excluded.happened_at,
          device = excluded.device, detail = excluded.detail`,
);

/** @param event.day of a kind that is counted by day; null: the event stands for itself */
export async function insertEvent(
  connection: Connection,
  event: {
    readonly customerId: string;
    readonly kind: AccountEventKind;
    readonly at: Date;
    readonly device: string;
    readonly detail: string;
    readonly day: string | null;
  },
): Promise<void> {
  const { customerId, kind, at, device, detail, day } = event;
  await connection.run(insert, [customerId, kind, at, device, detail, day]);
}

const ofCustomer = statement(
  'account_event_of_customer',
  `select id, kind, happened_at, device, detail, times
     from account_event
    where customer_id = $1 and happened_at > $2
      and ($3::timestamptz is null or (happened_at, id) < ($3, $4::bigint))
    order by happened_at desc, id desc limit $5`,
);

/** The newest first. @param options.before goes on behind that one */
export function loadEvents(
  connection: Connection,
  customerId: string,
  {
    since,
    before,
    limit,
  }: {
    readonly since: Date;
    readonly before: { readonly at: Date; readonly id: string } | undefined;
    readonly limit: number;
  },
): Promise<AccountEventRow[]> {
  const values = [customerId, since, before?.at ?? null, before?.id ?? null, limit];
  return connection.rows<AccountEventRow>(ofCustomer, values);
}

const removeOf = statement(
  'account_event_remove_of_customer',
  'delete from account_event where customer_id = $1',
);

export async function removeEventsOf(tx: Connection, customerId: string): Promise<void> {
  await tx.run(removeOf, [customerId]);
}

const removeOld = statement(
  'account_event_remove_old',
  'delete from account_event where happened_at <= $1',
);
const removeMany = statement(
  'account_event_remove_many',
  `delete from account_event e
    using (select customer_id, kind from account_event
            group by customer_id, kind having count(*) > $1) much
    where e.customer_id = much.customer_id and e.kind = much.kind
      and e.id not in (select id from account_event
                        where customer_id = much.customer_id and kind = much.kind
                        order by happened_at desc, id desc limit $1)`,
);

/** Those of before, and of each account and kind what is more than so many. */
export async function removeOldEvents(
  connection: Connection,
  before: Date,
  mostByKind: number,
): Promise<void> {
  await connection.run(removeOld, [before]);
  await connection.run(removeMany, [mostByKind]);
}
