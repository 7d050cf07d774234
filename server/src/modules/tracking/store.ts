import { type Connection, statement } from '../../database/database.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

export interface EventRow {
  readonly event: string;
  readonly visitor: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

const insert = statement(
  'tracking_insert',
  `insert into tracking_event (received_at, storefront, visitor, event, data)
   select $1, $2, visitor, event, data::jsonb
     from unnest($3::text[], $4::text[], $5::text[]) as sent(visitor, event, data)`,
);

export async function insertEvents(
  connection: Connection,
  receivedAt: Date,
  storefront: StorefrontId,
  events: readonly EventRow[],
): Promise<void> {
  await connection.run(insert, [
    receivedAt,
    storefront,
    events.map(({ visitor }) => visitor),
    events.map(({ event }) => event),
    events.map(({ data }) => JSON.stringify(data)),
  ]);
}

const removeOld = statement(
  'tracking_prune',
  'delete from tracking_event where storefront = $1 and received_at < $2',
);

export async function deleteEvents(
  connection: Connection,
  storefront: StorefrontId,
  before: Date,
): Promise<void> {
  await connection.run(removeOld, [storefront, before]);
}
