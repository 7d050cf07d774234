import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { add, update } from '../../testing/cart.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { offerDeals } from '../../testing/deals.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  checkOutAsGuest,
  enterShop,
  logIn,
  putInCart,
  reviewOf,
  submit,
  takeCart,
} from '../../testing/journey.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';
import { limitRules } from './limiter.ts';

const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };

const limits = {
  ...limitRules,
  ordersByNetwork: { count: 5, seconds: 3600 },
  ordersByEmail: { count: 3, seconds: 3600 },
  cartsByNetwork: { count: 4, seconds: 3600 },
  visitorsByNetwork: { count: 3, seconds: 3600 },
  reservationsByNetwork: { count: 2, seconds: 3600 },
};

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  shop = createTestShop(database, { limits });
  await seedDemoCustomers({ database, passwords, clock: shop.clock });
  await stockGoods(database, { id: 'pen' }, { id: 'globe', cents: 2000 });
});

afterAll(() => testDatabase.drop());

beforeEach(() => testDatabase.database.script('truncate attempt'));

let lastNetwork = 0;
/** A network that nobody asked from before. */
const newNetwork = () => {
  lastNetwork += 1;
  return `2001:db8:0:${lastNetwork.toString(16)}::7`;
};

/** A guest of a network before the last click. */
async function guestAt(ip: string, email: string, at = shop) {
  const guest = await enterShop(at, 'de', { ip });
  await putInCart(guest, ['pen', 2]);
  await checkOutAsGuest(guest, { email });
  return guest;
}

const order = async (ip: string, email: string, at = shop) => submit(await guestAt(ip, email, at));

const refusal = { orderId: null, errorMessage: 'vue.checkout.error.tooManyOrders' };
const left = statement(
  'test_limiter_left',
  `select (select stock from item where id = 'pen') as stock,
          (select count(*)::integer from mail) as mails`,
);

test('a stranger’s address gets so many orders, wherever they come from; nothing is sold or sent beyond', async () => {
  for (const email of ['erika@example.org', 'Erika@Example.org', 'erika+2@example.org']) {
    expect((await order(newNetwork(), email)).errorMessage).toBeNull();
  }
  const before = await testDatabase.database.row(left);
  const network = newNetwork();
  const guest = await guestAt(network, 'erika+3@example.org');
  expect(await submit(guest)).toMatchObject({ ...refusal, submitted: false, changed: false });
  expect(await testDatabase.database.row(left)).toEqual(before);
  // The network has lost none of its own share, and the cart is as it was.
  for (const name of ['a', 'b']) {
    expect((await order(network, `${name}@example.org`)).errorMessage).toBeNull();
  }
  shop.clock.advance(3600 * 1000 + 1);
  expect((await submit(guest)).orderId).not.toBeNull();
});

test('a network orders so often, in all processes together; then others still do', async () => {
  const network = newNetwork();
  const other = createTestShop(testDatabase.database, { limits, clock: shop.clock });
  const guests = [];
  for (let index = 0; index < 8; index += 1) {
    await testDatabase.database.script('truncate attempt');
    guests.push(await guestAt(network, `${index}@example.org`, index % 2 === 0 ? shop : other));
  }
  const answers = await Promise.all(guests.map((guest) => submit(guest)));
  expect(answers.filter(({ orderId }) => orderId !== null)).toHaveLength(5);
  const last = answers.filter(({ orderId }) => orderId === null);
  for (const answer of last) expect(answer).toMatchObject(refusal);
  expect((await order(newNetwork(), '7@example.org')).errorMessage).toBeNull();
});

test('an order that is refused for another reason, or repeated, does not count', async () => {
  const network = newNetwork();
  const email = 'often@example.org';
  const guest = await guestAt(network, email);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    expect((await submit(guest, { fingerprint: 'of another cart' })).changed).toBe(true);
  }
  const review = { fingerprint: await reviewOf(guest), idempotencyKey: 'the same' };
  const first = await submit(guest, review);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    expect((await submit(guest, review)).orderId).toBe(first.orderId);
  }
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect((await order(network, email)).orderId).not.toBeNull();
  }
  expect(await order(newNetwork(), email)).toMatchObject(refusal);
});

test('who is logged in orders as often as necessary', async () => {
  const visitor = shop.visitor('de', { ip: newNetwork() });
  await logIn(visitor, 'mia.beispiel@kreide.example', passwords.consumer);
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const customer = { visitor, cartId: await takeCart(visitor) };
    await putInCart(customer, ['pen', 1]);
    await checkOutAsGuest(customer);
    expect((await submit(customer)).errorMessage).toBeNull();
  }
});

const enter = (visitor: Visitor) =>
  visitor.attempt<{ initShop: { cartId: string; userId: string } }>(
    'mutation { initShop { cartId userId } }',
  );
const tooMany = {
  errors: [{ classification: 'TOO_MANY_REQUESTS', messageKey: 'error.tooManyRequests' }],
};
const rows = statement(
  'test_limiter_rows',
  `select (select count(*)::integer from cart) as carts,
          (select count(*)::integer from visitor) as visitors`,
);

test('new visitors and new carts are counted by network, and what is refused leaves no row', async () => {
  const network = newNetwork();
  const known = shop.visitor('de', { ip: network });
  await takeCart(known);
  for (let index = 0; index < 2; index += 1) await enterShop(shop, 'de', { ip: network });
  const before = await testDatabase.database.row(rows);
  expect(await enter(shop.visitor('de', { ip: network }))).toMatchObject(tooMany);
  expect(await testDatabase.database.row(rows)).toEqual(before);
  // A visitor whom the shop knows needs a cart only, of which one is left.
  expect((await enter(known)).errors).toEqual([]);
  expect(await enter(known)).toMatchObject(tooMany);
  await enterShop(shop, 'de', { ip: newNetwork() });
});

test('guests of a network reserve so often; the goods beyond are in the cart at the usual price', async () => {
  const { database } = testDatabase;
  shop.clock.set(new Date());
  await offerDeals(database, { itemId: 'globe', cents: 1500, quantity: 40, quantityMax: 5 });
  await shop.services.parameters.set({
    name: 'Blitzangebot',
    entry: 'activated',
    storefront: '*',
    value: 'on',
  });
  await shop.services.lightningDeals.invalidate();
  const network = newNetwork();
  const guests = [];
  for (let index = 0; index < 3; index += 1) {
    guests.push(await enterShop(shop, 'de', { ip: network }));
  }
  const results = [];
  for (const { visitor, cartId } of guests) {
    results.push(await update(visitor, cartId, add('globe_LD', 2)));
  }
  expect(results.map(({ cart }) => cart.items[0]?.quantityLightning)).toEqual([2, 2, 0]);
  expect(results.map(({ cart }) => cart.items[0]?.quantity)).toEqual([2, 2, 2]);
  expect(results[2]).toMatchObject({
    quantityChanged: [{ messageKey: 'vue.cart.lightning.notReserved', amount: 0 }],
  });
  // What a cart has reserved already may become more.
  const [first] = guests;
  if (first === undefined) throw new Error('There are three');
  const more = await update(first.visitor, first.cartId, add('globe_LD', 1));
  expect(more.cart.items[0]).toMatchObject({ quantityLightning: 3 });
  const elsewhere = await enterShop(shop, 'de', { ip: newNetwork() });
  const other = await update(elsewhere.visitor, elsewhere.cartId, add('globe_LD', 2));
  expect(other.cart.items[0]).toMatchObject({ quantityLightning: 2 });
});
