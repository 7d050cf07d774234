import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { logIn, putInCart, readyToOrder, submit, takeCart } from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';
import { limitRules } from '../limiter/limiter.ts';
import { createReviewModeration, type ReviewModeration } from './operator.ts';

const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };
const secret = 'a secret of these tests, long enough for all';
const day = 24 * 3600 * 1000;

let testDatabase: TestDatabase;
let shop: TestShop;
let moderation: ReviewModeration;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  // One buyer with one address orders for all tests.
  const limits = { ...limitRules, ordersByEmail: raisedLimits.ordersByEmail };
  shop = createTestShop(database, { secret, limits });
  moderation = createReviewModeration({ database, clock: shop.clock, secret });
  await seedDemoCustomers({ database, passwords, clock: shop.clock });
  await stockGoods(database, { id: 'pen' }, { id: 'ink' });
});

afterAll(() => testDatabase.drop());

/** The links that a guest gets who orders these. */
async function linksOf(...itemIds: readonly string[]): Promise<string[]> {
  const guest = await readyToOrder(
    shop,
    itemIds.map((id) => [id, 1]),
  );
  const { orderNumber } = await submit(guest);
  const links = (await moderation.links(orderNumber ?? '')) ?? [];
  expect(links.map(({ itemId }) => itemId)).toEqual(itemIds);
  return links.map(({ path }) => new URL(path, 'https://kreide.de').searchParams.get('enc') ?? '');
}

async function linkOf(itemId: string): Promise<string> {
  const [enc = ''] = await linksOf(itemId);
  return enc;
}

async function check(encryptedData: string) {
  const { data } = await shop.visitor().run<{ data: unknown }>(
    `query ($encryptedData: String!) {
      data: decryptAndCheckRatingData(encryptedData: $encryptedData) {
        success errorMessage redirect productId
      }
    }`,
    { encryptedData },
  );
  return data;
}

const form = {
  productId: 'p-pen',
  rating: 4,
  title: 'Schreibt  weich',
  message: 'Liegt gut in der Hand.\r\n\r\n\r\n\r\nGerne wieder. ',
  author: 'Änne',
};

async function write(change: Record<string, unknown> = {}, visitor: Visitor = shop.visitor()) {
  const { result } = await visitor.run<{
    result: {
      readonly successful: boolean;
      readonly errorMessage: string | null;
      readonly fieldErrors: readonly { readonly fieldName: string; readonly message: string }[];
    };
  }>(
    `mutation (
      $productId: String!, $rating: Int, $title: String!, $message: String!, $author: String!,
      $encryptedData: String
    ) {
      result: writeReview(
        productId: $productId, rating: $rating, title: $title, message: $message, author: $author,
        encryptedData: $encryptedData
      ) { successful errorMessage fieldErrors { fieldName message } }
    }`,
    { ...form, ...change },
  );
  return result;
}

const written = { successful: true, errorMessage: null, fieldErrors: [] };
const refused = (key: string) => ({ successful: false, errorMessage: key, fieldErrors: [] });

const stored = statement(
  'test_review_stored',
  `select rating, title, message, author, is_verified as "isVerified", published, language,
          written_on::text as "writtenOn"
     from review where product_id = 'p-pen' order by submitted_at desc limit 1`,
);

describe('a rating link', () => {
  test('API-38, PDP-37: tells success with a message, the product and where to go', async () => {
    expect(await check(await linkOf('pen'))).toEqual({
      success: true,
      errorMessage: 'rating.link.valid',
      redirect: '/prod/p-pen',
      productId: 'p-pen',
    });
  });

  test('API-38 shows nothing of the order that it belongs to, and no letter of it can be changed', async () => {
    const enc = await linkOf('pen');
    const parts = enc.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(parts.join()).not.toContain('sub');
    const nothing = { success: false, redirect: null, productId: null };
    const invalid = { ...nothing, errorMessage: 'review.refused.link' };
    const last = enc.slice(-2, -1) === 'A' ? 'B' : 'A';
    expect(await check(enc.slice(0, -2) + last + enc.slice(-1))).toEqual(invalid);
    expect(await check('')).toEqual(invalid);
    const { database, clock } = shop;
    const foreign = createReviewModeration({ database, clock, secret: 'of somebody else' });
    const number = await database.row<{ number: string }>(
      statement('test_review_order', 'select number from customer_order limit 1'),
    );
    const [link] = (await foreign.links(number?.number ?? '')) ?? [];
    expect(await check(link?.path.slice('/rating?enc='.length) ?? '')).toEqual(invalid);
  });

  test('PDP-38 is good for 90 days, and says afterwards what it was for', async () => {
    const enc = await linkOf('pen');
    shop.clock.advance(90 * day - 1000);
    expect(await check(enc)).toMatchObject({ success: true });
    shop.clock.advance(2000);
    const expired = { errorMessage: 'rating.link.expired', productId: 'p-pen' };
    expect(await check(enc)).toMatchObject({ success: false, ...expired });
    expect(await write({ encryptedData: enc })).toEqual(refused('rating.link.expired'));
  });

  test('DEC-46 lets a guest write once, however often it was looked at', async () => {
    const enc = await linkOf('pen');
    await check(enc);
    await check(enc);
    const both = await Promise.all([write({ encryptedData: enc }), write({ encryptedData: enc })]);
    expect(both).toContainEqual(written);
    expect(both.filter(({ successful }) => successful)).toHaveLength(1);
    expect(await check(enc)).toMatchObject({ success: false, errorMessage: 'rating.link.used' });
    expect(await write({ encryptedData: enc })).toEqual(refused('rating.link.used'));
  });

  test('is for its own product only', async () => {
    const [pen = '', ink = ''] = await linksOf('pen', 'ink');
    expect(await write({ encryptedData: ink })).toEqual(refused('review.refused.login'));
    expect(await write({ encryptedData: pen })).toEqual(written);
    expect(await write({ encryptedData: ink, productId: 'p-ink' })).toEqual(written);
  });
});

describe('writing a review', () => {
  test('DEC-46 it waits for an operator, verified, with its paragraphs', async () => {
    expect(await write({ encryptedData: await linkOf('pen') })).toEqual(written);
    expect(await testDatabase.database.row(stored)).toEqual({
      rating: 4,
      title: 'Schreibt weich',
      message: 'Liegt gut in der Hand.\n\nGerne wieder.',
      author: 'Änne',
      isVerified: true,
      published: false,
      language: 'de',
      writtenOn: shop.clock.now().toISOString().slice(0, 10),
    });
    const waiting = await moderation.list('waiting');
    const newest = waiting.at(-1);
    expect(newest).toMatchObject({ title: 'Schreibt weich', productId: 'p-pen' });
    await moderation.publish(newest?.id ?? '');
    expect(await moderation.list('waiting')).toHaveLength(waiting.length - 1);
    expect(await moderation.list('published')).toHaveLength(1);
  });

  test('PDP-35, DEC-46: each field that is not right is told', async () => {
    const encryptedData = await linkOf('pen');
    const faults = async (change: Record<string, unknown>) => {
      const { successful, errorMessage, fieldErrors } = await write({ encryptedData, ...change });
      expect({ successful, errorMessage }).toEqual({
        successful: false,
        errorMessage: 'vue.form.error.general',
      });
      return Object.fromEntries(
        fieldErrors.map(({ fieldName, message }) => [
          fieldName,
          message.slice('vue.form.error.'.length),
        ]),
      );
    };
    expect(await faults({ rating: null, title: ' ', message: '', author: '' })).toEqual({
      rating: 'requiredField',
      title: 'requiredField',
      message: 'requiredField',
      author: 'requiredField',
    });
    expect(await faults({ rating: 6, title: 'Ja', message: 'Gut. Gut.', author: 'M' })).toEqual({
      rating: 'requiredField',
      title: 'tooShort',
      message: 'tooShort',
      author: 'tooShort',
    });
    const long = { title: 'x'.repeat(81), message: 'x'.repeat(2001), author: 'x'.repeat(41) };
    expect(await faults(long)).toEqual({
      title: 'tooLong',
      message: 'tooLong',
      author: 'tooLong',
    });
    const fits = { title: 'x'.repeat(80), message: 'x'.repeat(2000), author: 'x'.repeat(40) };
    expect(await write({ encryptedData, ...fits })).toEqual(written);
  });

  test('DEC-46 nobody writes who did not buy; a customer who did writes once', async () => {
    expect(await write()).toEqual(refused('review.refused.login'));
    const customer = shop.visitor('b2b');
    await logIn(customer, 'K-100200', passwords.business);
    expect(await write({}, customer)).toEqual(refused('review.refused.notBought'));
    const cartId = await takeCart(customer);
    await putInCart({ visitor: customer, cartId }, ['pen', 3]);
    const business = { visitor: customer, cartId };
    const { shop_findCart: cart } = await customer.run<{
      shop_findCart: { defaultBillingAddress: { addressId: string } };
    }>(
      'query ($cartId: String!) { shop_findCart(cartId: $cartId) { defaultBillingAddress { addressId } } }',
      { cartId },
    );
    await customer.run(
      `mutation ($cartId: String!, $addressId: String!) {
        setBillingAddress(cartId: $cartId, addressId: $addressId) { successful }
      }`,
      { cartId, addressId: cart.defaultBillingAddress.addressId },
    );
    expect((await submit(business)).orderId).not.toBeNull();
    const permission = `{
      allowed: reviewPermission(productId: "p-pen") { isAllowed errorMessage }
      other: reviewPermission(productId: "p-ink") { isAllowed errorMessage }
    }`;
    expect(await customer.run(permission)).toEqual({
      allowed: { isAllowed: true, errorMessage: null },
      other: { isAllowed: false, errorMessage: 'review.refused.notBought' },
    });
    expect(await write({}, customer)).toEqual(written);
    expect(await write({}, customer)).toEqual(refused('review.refused.written'));
  });

  test('is not open to a flood', async () => {
    const visitor = shop.visitor('de', { ip: '192.0.2.77' });
    const [encryptedData = ''] = await linksOf('pen');
    const others = await Promise.all(Array.from({ length: 20 }, () => linkOf('pen')));
    for (const other of others) {
      expect(await write({ encryptedData: other }, visitor)).toEqual(written);
    }
    expect(await write({ encryptedData }, visitor)).toEqual(refused('review.refused.tooMany'));
    shop.clock.advance(3_601_000);
    expect(await write({ encryptedData }, visitor)).toEqual(written);
  });
});
