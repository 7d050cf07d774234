import { randomBytes } from 'node:crypto';
import { readSettings } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { apiOf, register } from './customers.ts';
import { type Documents, operation } from './documents.ts';
import { type Conditions, measurer } from './pages.ts';
import { startServer } from './servers.ts';
import type { Row } from './table.ts';

const ordersOfOne = 5_000;
const goalMs = 20;

const customerId = { name: 'bench_customer', text: 'select id from customer where email = $1' };

/**
 * Orders of one customer, one every eight hours: copies of orders that were really placed, with their
 * lines.
 */
const copyOrders = {
  name: 'bench_copy_orders',
  text: `with base as (
           select o, row_number() over (order by o.placed_at desc) - 1 as place
             from customer_order o where o.state = 'placed' order by o.placed_at desc limit 400),
         copy as (
           select (base.o).id as base_id, jsonb_populate_record(base.o, jsonb_build_object(
                    'id', $1 || '-' || n, 'number', $1 || '-' || n, 'cart_id', $1 || '-' || n,
                    'customer_id', $2::text, 'idempotency_key', null,
                    'placed_at', now() - n * interval '8 hours')) as o
             from generate_series(1, $3::integer) n
             join base on base.place = n % (select count(*) from base)),
         orders as (insert into customer_order select (copy.o).* from copy)
         insert into order_line
         select (jsonb_populate_record(l, jsonb_build_object('order_id', (copy.o).id))).*
           from copy join order_line l on l.order_id = copy.base_id`,
};
const analyze = { name: 'bench_analyze_orders', text: 'analyze customer_order, order_line' };

/** The list of orders of somebody who has a great many, as its page asks for it. */
export async function measureOrderHistory(
  conditions: Conditions,
  documents: Documents,
): Promise<readonly Row[]> {
  const { samples, env } = conditions;
  await using shop = await startServer({ kind: 'shop', keepsPages: true, answers: 'kept' }, env);
  const { email, headers } = await register(shop, documents);
  await provideOrders(env, email);

  const list = (page: number, searchText: string, dateFilter: string) =>
    operation(documents, 'OrdersPageQuery', { page, searchText, dateFilter }, headers);
  const year = String(new Date().getFullYear() - 1);
  const works = {
    'all, newest and oldest': [0, 1, 500, 999].map((page) => list(page, '', 'all')),
    'of a year': [0, 1, 100].map((page) => list(page, '', year)),
    'with a word': samples.words.slice(0, 100).map((word) => list(0, word, 'all')),
  };
  const measure = measurer(conditions, { url: apiOf(shop) });
  const rows: Row[] = [];
  for (const [work, requests] of Object.entries(works)) {
    const times = await measure(`orders of one customer, ${work}`, requests, 1);
    rows.push({
      work: `list of ${ordersOfOne.toLocaleString('en')} orders: ${work}`,
      ...times,
      target: `p95 ≤ ${goalMs} ms`,
      isMet: times.p95 <= goalMs,
    });
  }
  return rows;
}

async function provideOrders(env: Conditions['env'], email: string): Promise<void> {
  await using shop = await openShopDatabase(readSettings(env), () => {});
  const { database } = shop;
  const customer = await database.row<{ readonly id: string }>(customerId, [email]);
  await database.run(copyOrders, [randomBytes(8).toString('hex'), customer?.id, ordersOfOne]);
  await database.run(analyze);
}
