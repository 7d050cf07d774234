import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { type CartVisitor, readyToOrder, submit } from '../../testing/journey.ts';
import { createTestShop, type TestShop, testSecret } from '../../testing/shop.ts';
import { createOrderOperator } from '../order/operator.ts';
import { createReviewModeration } from './operator.ts';

const start = new Date('2026-11-21T09:00:00Z');
const day = 86_400_000;

let db: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  await stockGoods(db.database, { id: 'pen', cents: 250 }, { id: 'ink', cents: 400 });
});
afterAll(() => db.drop());

const operator = () =>
  createOrderOperator({
    database: db.database,
    clock: shop.clock,
    parameters: shop.services.parameters,
    mailFrom: 'Kreide <shop@kreide.example>',
    secret: testSecret,
  });

const moderation = () =>
  createReviewModeration({ database: db.database, clock: shop.clock, secret: testSecret });

async function order(email: string) {
  shop.clock.set(start);
  const guest = await readyToOrder(
    shop,
    [
      ['pen', 2],
      ['ink', 1],
    ],
    { email },
  );
  const { orderId, orderNumber } = await submit(guest);
  return { guest, orderId: orderId ?? '', number: orderNumber ?? '' };
}

async function allow({ visitor }: Pick<CartVisitor, 'visitor'>, orderId: string, wording = '1') {
  const { allowRatingMail } = await visitor.run<{ allowRatingMail: { successful: boolean } }>(
    `mutation ($orderId: String!, $wording: String!) {
      allowRatingMail(orderId: $orderId, wording: $wording) { successful }
    }`,
    { orderId, wording },
  );
  return allowRatingMail.successful;
}

async function deliver(number: string) {
  const orders = operator();
  await orders.ship(number, { carrier: 'GLS', trackingCode: null });
  await orders.deliver(number);
}

/** What the job does some days after the orders. */
async function askAfter(days: number): Promise<number> {
  shop.clock.set(new Date(start.getTime() + days * day));
  return shop.services.asking.mailDue();
}

async function ratingMailTo(email: string) {
  const mails = await shop.services.mail.listMailbox();
  const found = mails.filter(({ kind, recipient }) => kind === 'rating' && recipient === email);
  const text = found[0] && (await shop.services.mail.readMail(found[0].id))?.text;
  return { count: found.length, text: text ?? '' };
}

test('DEC-89: who allowed it is asked once, a week after delivery, with a link for each product', async () => {
  const { guest, orderId, number } = await order('asked@example.org');
  expect(await allow(guest, orderId)).toBe(true);
  expect(await allow(guest, orderId)).toBe(true);
  expect(await askAfter(30)).toBe(0);
  shop.clock.set(start);
  await deliver(number);
  expect(await askAfter(6.9)).toBe(0);
  expect(await askAfter(7)).toBe(1);
  expect(await askAfter(8)).toBe(0);
  const { count, text } = await ratingMailTo('asked@example.org');
  expect(count).toBe(1);
  expect(text).toContain(number);
  const links = [...text.matchAll(/\/rating\?enc=(\S+)/g)].map((match) => match[1]);
  expect(links).toHaveLength(2);
  for (const encryptedData of links) {
    const { link } = await shop.visitor().run<{ link: { success: boolean } }>(
      `query ($encryptedData: String!) {
        link: decryptAndCheckRatingData(encryptedData: $encryptedData) { success }
      }`,
      { encryptedData },
    );
    expect(link.success).toBe(true);
  }
});

test('who takes the consent back is not asked', async () => {
  const { guest, orderId, number } = await order('taken-back@example.org');
  await allow(guest, orderId);
  await deliver(number);
  const reviews = moderation();
  expect(await reviews.forget(number)).toBe(true);
  expect(await reviews.forget(number)).toBe(false);
  expect(await askAfter(8)).toBe(0);
});

test('nobody else is asked', async () => {
  const { guest, orderId, number } = await order('silent@example.org');
  await deliver(number);
  expect(await allow({ visitor: shop.visitor() }, orderId)).toBe(false);
  expect(await allow(guest, 'nonsense')).toBe(false);
  expect(await allow(guest, orderId, 'words')).toBe(false);
  expect(await askAfter(8)).toBe(0);
  expect(await ratingMailTo('silent@example.org')).toEqual({ count: 0, text: '' });
});
