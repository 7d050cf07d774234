import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';

const stock = 100_000;
let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await stockGoods(
    testDatabase.database,
    { id: 'left', stock, restockDays: null },
    { id: 'right', stock, restockDays: null },
  );
});

afterAll(() => testDatabase.drop());

const program = fileURLToPath(new URL('../../testing/orderingProgram.ts', import.meta.url));

/** Lets guests order until `count` orders were acknowledged, then kills them all at once. */
async function killAfter(count: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, testDatabase.connectionString], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    // What was printed before the kill arrived still counts.
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  await exited;
  return acknowledged;
}

const orders = statement(
  'test_crash_orders',
  `select o.id, o.total_cents = sum(l.line_cents) + o.shipping_cents as "isWhole",
          count(*)::integer as lines,
          (select count(*)::integer from mail where subject like '%' || o.number) as mails,
          (select state from cart where id = o.cart_id) as cart,
          (select count(*)::integer from cart next join cart c on next.id = c.next_cart_id
            where c.id = o.cart_id) as "nextCarts"
     from customer_order o left join order_line l on l.order_id = o.id
    group by o.id`,
);
const submittedCarts = statement(
  'test_crash_carts',
  `select count(*)::integer as count from cart where state = 'submitted'`,
);
const left = statement('test_crash_stock', 'select id, stock from item order by id');

test('kill -9 in mid-order: every acknowledged order is there once, and nothing by halves', async () => {
  const acknowledged = [];
  for (const count of [5, 9, 13]) acknowledged.push(...(await killAfter(count)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(27);

  const rows = await testDatabase.database.rows<{ id: string }>(orders);
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  for (const row of rows) {
    expect(row).toMatchObject({
      isWhole: true,
      lines: 2,
      mails: 1,
      cart: 'submitted',
      nextCarts: 1,
    });
  }
  const [carts] = await testDatabase.database.rows<{ count: number }>(submittedCarts);
  expect(carts?.count).toBe(rows.length);
  expect(await testDatabase.database.rows(left)).toEqual([
    { id: 'left', stock: stock - rows.length },
    { id: 'right', stock: stock - 2 * rows.length },
  ]);
});
