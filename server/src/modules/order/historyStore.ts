import { type Connection, statement } from '../../database/database.ts';

/** What a customer sees of an order: never one that was not placed. */
const isShown = `o.state not in ('pendingPayment', 'failed')`;

/** The customer's own, in all storefronts that the account is for. */
const found = `o.customer_id = $1 and ${isShown}
  and ($2::timestamptz is null or o.placed_at >= $2)
  and ($3::timestamptz is null or o.placed_at < $3)
  and ($4 = '' or position($4 in o.search_text) > 0)`;

const page = statement(
  'order_history_page',
  `select o.id from customer_order o where ${found}
    order by o.placed_at desc, o.id limit $5 offset $6`,
);
const count = statement(
  'order_history_count',
  `select count(*)::integer as count from customer_order o where ${found}`,
);

export interface HistoryFilter {
  readonly customerId: string;
  readonly from: Date | null;
  readonly until: Date | null;
  /** In small letters; empty: any. */
  readonly text: string;
}

/** The newest first. */
export async function loadHistoryPage(
  connection: Connection,
  { customerId, from, until, text }: HistoryFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly orderIds: readonly string[] }> {
  const values = [customerId, from, until, text];
  const counted = await connection.row<{ readonly count: number }>(count, values);
  const rows = await connection.rows<{ readonly id: string }>(page, [...values, limit, offset]);
  return { total: counted?.count ?? 0, orderIds: rows.map(({ id }) => id) };
}

const years = statement(
  'order_history_years',
  `select distinct extract(year from o.placed_at at time zone 'Europe/Berlin')::integer as year
     from customer_order o where o.customer_id = $1 and ${isShown} order by year desc`,
);

export async function loadOrderYears(connection: Connection, customerId: string) {
  const rows = await connection.rows<{ readonly year: number }>(years, [customerId]);
  return rows.map(({ year }) => year);
}

const owned = statement(
  'order_history_owned',
  `select o.id from customer_order o where o.id = $1 and o.customer_id is not distinct from $2 and ${isShown}`,
);

/** @param customerId null: a guest's */
export async function isOrderOf(
  connection: Connection,
  orderId: string,
  customerId: string | null,
) {
  return (await connection.row(owned, [orderId, customerId])) !== undefined;
}
