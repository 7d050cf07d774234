import { type Connection, statement } from '../../database/database.ts';

/** What a customer sees of an order: never one that was not placed. */
const isShown = `o.state not in ('pendingPayment', 'failed')`;

/** The customer's own, in all storefronts that the account is for. */
const found = `o.customer_id = $1 and ${isShown}
  and ($2::timestamptz is null or o.placed_at >= $2)
  and ($3::timestamptz is null or o.placed_at < $3)
  and ($4 = '' or position($4 in o.search_text) > 0)`;

const pageOf = (scan: 'materialized' | 'not materialized') =>
  `with found as ${scan} (select o.id, o.placed_at from customer_order o where ${found})
   select (select count(*)::integer from found) as total,
          array(select id from found order by placed_at desc, id limit $5 offset $6) as "orderIds"`;

/** A search looks through the texts of all the customer's orders, once; else an index has the newest. */
const pages = {
  all: statement('order_history_page', pageOf('not materialized')),
  withText: statement('order_history_search', pageOf('materialized')),
};

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
  const query = text === '' ? pages.all : pages.withText;
  return (await connection.row<HistoryPage>(query, values)) ?? { total: 0, orderIds: [] };
}

/** From one year's newest order to the newest before that year, instead of over all orders. */
const years = statement(
  'order_history_years',
  `with recursive found as (
     (select date_trunc('year', o.placed_at at time zone 'Europe/Berlin') as year
        from customer_order o where o.customer_id = $1 and ${isShown}
       order by o.placed_at desc limit 1)
     union all
     select (select date_trunc('year', o.placed_at at time zone 'Europe/Berlin')
               from customer_order o where o.customer_id = $1 and ${isShown}
                and o.placed_at < found.year at time zone 'Europe/Berlin'
              order by o.placed_at desc limit 1)
       from found where found.year is not null)
   select extract(year from year)::integer as year from found where year is not null`,
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
