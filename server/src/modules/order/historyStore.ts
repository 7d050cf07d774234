import { type Connection, statement } from '../../database/database.ts';

/** What a customer sees of an order: never one that was not placed. */
const isShown = `o.state not in ('pendingPayment', 'failed')`;

/** The customer's own, in all storefronts that the account is for. */
const found = `o.customer_id = $1 and ${isShown}
  and ($2::timestamptz is null or o.placed_at >= $2)
  and ($3::timestamptz is null or o.placed_at < $3)
  and ($4 = '' or position($4 in o.search_text) > 0)`;

/** In one scan: a search looks through the texts of all orders of the customer. */
const page = statement(
  'order_history_page',
  `with found as materialized (select o.id, o.placed_at from customer_order o where ${found})
   select (select count(*)::integer from found) as total,
          array(select id from found order by placed_at desc, id limit $5 offset $6) as "orderIds"`,
);

export interface HistoryFilter {
  readonly customerId: string;
  readonly from: Date | null;
  readonly until: Date | null;
  /** In small letters; empty: any. */
  readonly text: string;
}

interface HistoryPage {
  /** Of all pages. */
  readonly total: number;
  readonly orderIds: readonly string[];
}

/** The newest first. */
export async function loadHistoryPage(
  connection: Connection,
  { customerId, from, until, text }: HistoryFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<HistoryPage> {
  const values = [customerId, from, until, text, limit, offset];
  const rows = await connection.rows<HistoryPage>(page, values);
  return rows[0] ?? { total: 0, orderIds: [] };
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
