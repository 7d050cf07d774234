import { argon2Sync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { enterShop, germanAddress, logIn, putInCart, takeCart } from '../../testing/journey.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';
import { createCustomerOperator } from '../customer/operator.ts';
import { type Limits, limitRules } from '../limiter/limiter.ts';

const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };
const email = 'mia.beispiel@kreide.example';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await seedDemoCustomers({ database: testDatabase.database, passwords, clock: shop.clock });
  await stockGoods(testDatabase.database, { id: 'pen' }, { id: 'few', maximum: 5 });
});

afterAll(() => testDatabase.drop());

/** The same shop with other settings. */
const shopWith = (limits: Partial<Limits>) =>
  createTestShop(testDatabase.database, {
    clock: shop.clock,
    limits: { ...limitRules, ...limits },
  });

beforeEach(() => {
  // Past every window of the limiter and every session of the test before.
  shop.clock.advance(40 * 24 * 3600 * 1000);
});

const whoAmI = `{ customerInfo {
  userId isExistingCustomer isNewCustomer isGuest isInternal visitorLoginState visitorType
  categoryType notification firstName lastName email { email } primeInfo { status abo startDate endDate }
  educational { customerNumber paymentMethod termsOfPayment VATRegistrationNo jobTitleCode
                primaryIndustryGroupCode numberOfEmployees }
} }`;

describe('login', () => {
  test('API-97, AUTH-16: a customer logs in and is known from then on', async () => {
    const visitor = shop.visitor();
    const login = await logIn(visitor, ' Mia.Beispiel@kreide.example ', passwords.consumer);
    expect(login).toMatchObject({
      successful: true,
      errorMessage: null,
      firstName: 'Mia',
      lastName: 'Beispiel',
      cartMerged: false,
      updatedCartId: null,
      maxAgeSeconds: null,
    });
    expect(await visitor.run(whoAmI)).toMatchObject({
      customerInfo: {
        isExistingCustomer: false,
        isNewCustomer: true,
        isGuest: false,
        isInternal: false,
        visitorLoginState: 'loggedIn',
        visitorType: 'new',
        categoryType: 'B2C',
        email: { email },
        primeInfo: { status: 'NONE', abo: false, startDate: null, endDate: null },
        educational: null,
      },
    });
  });

  test('AUTH-16, API-34: a guest has the defaults of a guest', async () => {
    expect(await shop.visitor().run(whoAmI)).toEqual({
      customerInfo: {
        userId: null,
        isExistingCustomer: false,
        isNewCustomer: false,
        isGuest: true,
        isInternal: false,
        visitorLoginState: 'loggedOut',
        visitorType: 'guest',
        categoryType: 'B2C',
        notification: null,
        firstName: null,
        lastName: null,
        email: null,
        primeInfo: { status: 'NONE', abo: false, startDate: null, endDate: null },
        educational: null,
      },
    });
  });

  test('AUTH-06, AUTH-17: on b2b the customer number logs in, not the e-mail address', async () => {
    const visitor = shop.visitor('b2b');
    const byEmail = await logIn(visitor, 'einkauf@grundschule.example', passwords.business);
    expect(byEmail.successful).toBe(false);
    expect(await logIn(visitor, 'k-100200', passwords.business)).toMatchObject({
      successful: true,
      firstName: 'Jonas',
    });
    expect(await visitor.run(whoAmI)).toMatchObject({
      customerInfo: {
        categoryType: 'B2B',
        educational: {
          customerNumber: 'K-100200',
          paymentMethod: 'RECHNUNG',
          termsOfPayment: 'NET30',
          VATRegistrationNo: 'DE999999999',
          numberOfEmployees: 34,
        },
      },
    });
  });

  test('AUTH-12, ruling 15: a wrong password and an unknown account answer the same', async () => {
    const refused = {
      successful: false,
      errorMessage: 'vue.login.error.invalidCredentials',
      firstName: null,
      lastName: null,
      cartMerged: false,
      updatedCartId: null,
      loginToken: null,
      maxAgeSeconds: null,
      deviceId: null,
    };
    const visitor = shop.visitor();
    expect(await logIn(visitor, email, 'wrong')).toEqual(refused);
    expect(await logIn(visitor, 'nobody@example.org', passwords.consumer)).toEqual(refused);
    expect(await logIn(visitor, '', '')).toEqual(refused);
    expect(await logIn(visitor, "' or 1=1 --", 'x'.repeat(10_000))).toEqual(refused);
    // A consumer's account does not open the business storefront, nor the other way round.
    expect(await logIn(shop.visitor('b2b'), email, passwords.consumer)).toEqual(refused);
  });

  const tooMany = { successful: false, errorMessage: 'vue.login.error.tooManyAttempts' };
  const isRight = { successful: true };

  test('DEC-114: five wrong tries from a network, and it waits a quarter of an hour; others do not', async () => {
    const visitor = shop.visitor('de', { ip: '192.0.2.7' });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await logIn(visitor, email, 'wrong')).errorMessage).toMatch('invalidCredentials');
    }
    expect(await logIn(visitor, email, passwords.consumer)).toMatchObject(tooMany);
    const elsewhere = shop.visitor('de', { ip: '192.0.2.8' });
    expect(await logIn(elsewhere, email, passwords.consumer)).toMatchObject(isRight);
    shop.clock.advance(15 * 60 * 1000 + 1);
    expect(await logIn(visitor, email, passwords.consumer)).toMatchObject(isRight);
  });

  test('DEC-114: a network is one however its addresses are written, an IPv6 one the whole /64', async () => {
    const from = (ip: string) => shop.visitor('de', { ip });
    for (const ip of [
      '2001:db8::1',
      '2001:db8::2',
      '2001:DB8:0:0:9::',
      '2001:db8::4',
      '2001:db8::5',
    ]) {
      await logIn(from(ip), email, 'wrong');
    }
    expect(await logIn(from('2001:db8::6'), email, passwords.consumer)).toMatchObject(tooMany);
    expect(await logIn(from('2001:db8:0:1::6'), email, passwords.consumer)).toMatchObject(isRight);
    for (const ip of [
      '::ffff:192.0.2.5',
      '::ffff:c000:205',
      '192.0.2.5',
      '192.0.2.5',
      '192.0.2.5',
    ]) {
      await logIn(from(ip), email, 'wrong');
    }
    expect(await logIn(from('192.0.2.5'), email, passwords.consumer)).toMatchObject(tooMany);
    expect(await logIn(from('::ffff:192.0.2.6'), email, passwords.consumer)).toMatchObject(isRight);
  });

  test('DEC-114: wrong tries from everywhere keep nobody with the right password out', async () => {
    const busy = shopWith({ loginsByAccount: { count: 10, seconds: 900 } });
    for (let network = 1; network <= 3; network += 1) {
      const attacker = busy.visitor('de', { ip: `198.51.100.${network}` });
      for (let attempt = 1; attempt <= 5; attempt += 1) await logIn(attacker, email, 'wrong');
    }
    const customer = busy.visitor('de', { ip: '203.0.113.1' });
    expect((await logIn(customer, email, 'mistyped')).errorMessage).toMatch('invalidCredentials');
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await logIn(customer, email, passwords.consumer)).toMatchObject(isRight);
    }
    // Meanwhile a network has two wrong tries instead of five.
    const guesser = busy.visitor('de', { ip: '203.0.113.2' });
    for (let attempt = 1; attempt <= 2; attempt += 1) await logIn(guesser, email, 'wrong');
    expect(await logIn(guesser, email, 'wrong')).toMatchObject(tooMany);
  });

  test('DEC-114: a network that tries many accounts is stopped; that a school logs in at once is none', async () => {
    const small = shopWith({ loginsByNetwork: { count: 12, seconds: 900 } });
    const school = () => small.visitor('de', { ip: '203.0.113.7' });
    await testDatabase.database.script(
      `insert into customer (id, kind, state, email, password_hash, salutation, first_name, last_name, created_at)
       select 'pupil-' || n, kind, state, n || '@school.example', password_hash, 'NONE', 'A', 'B', now()
         from customer, generate_series(1, 12) as n where email = '${email}'`,
    );
    const accounts = Array.from({ length: 12 }, (_, index) => `${index + 1}@school.example`);
    const logins = (password: string) =>
      Promise.all(accounts.map((account) => logIn(school(), account, password)));
    for (const login of await logins(passwords.consumer)) expect(login).toMatchObject(isRight);
    for (const login of await logins('wrong')) {
      expect(login.errorMessage).toMatch('invalidCredentials');
    }
    expect(await logIn(school(), email, 'wrong')).toMatchObject(tooMany);
  });

  test('DEC-114: guesses at once count one by one', async () => {
    const visitor = shop.visitor('de', { ip: '192.0.2.9' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => logIn(visitor, email, 'wrong')),
    );
    const wrong = answers.filter((a) => a.errorMessage === 'vue.login.error.invalidCredentials');
    expect(wrong).toHaveLength(5);
  });

  test('operators see how logins end, and which limit refuses, without whose they are', async () => {
    const watched = shopWith({});
    const visitor = watched.visitor('de', { ip: '192.0.2.99' });
    await logIn(watched.visitor('de', { ip: '192.0.2.98' }), email, passwords.consumer);
    for (let attempt = 1; attempt <= 7; attempt += 1) await logIn(visitor, email, 'wrong');
    const { logins, limiter } = watched.services;
    expect(Object.fromEntries(logins.outcomes())).toEqual({
      entered: 1,
      'vue.login.error.invalidCredentials': 5,
      'vue.login.error.tooManyAttempts': 2,
    });
    expect(Object.fromEntries(limiter.refusals())).toEqual({ loginsByAccountAndNetwork: 2 });
  });

  test('right passwords do not use the tries up', async () => {
    const visitor = shop.visitor('de', { ip: '192.0.2.10' });
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await logIn(visitor, email, passwords.consumer)).toMatchObject({ successful: true });
    }
  });
});

test('a password that was stored with weaker settings is stored with those of today', async () => {
  const nonce = Buffer.from('sixteen bytes it');
  const memory = 8192;
  const tag = argon2Sync('argon2id', {
    message: passwords.consumer,
    ...{ nonce, memory, passes: 1, parallelism: 1, tagLength: 32 },
  });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const old = `$argon2id$v=19$m=${memory},t=1,p=1$${text(nonce)}$${text(tag)}`;
  const stored = async () => {
    const rows = await testDatabase.database.rows<{ hash: string }>(
      statement(
        'test_login_hash',
        `select password_hash as hash from customer where email = '${email}'`,
      ),
    );
    return rows[0]?.hash ?? '';
  };
  await testDatabase.database.script(
    `update customer set password_hash = '${old}' where email = '${email}'`,
  );
  await logIn(shop.visitor(), email, 'wrong');
  expect(await stored()).toBe(old);
  const logins = await Promise.all(
    Array.from({ length: 3 }, () => logIn(shop.visitor(), email, passwords.consumer)),
  );
  expect(logins.map(({ successful }) => successful)).toEqual([true, true, true]);
  const renewed = await stored();
  expect(renewed).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(await logIn(shop.visitor(), email, passwords.consumer)).toMatchObject({
    successful: true,
  });
  expect(await stored()).toBe(renewed);
});

const cartLines = `query ($cartId: String!) {
  shop_findCart(cartId: $cartId) { items { itemId quantity } }
}`;

interface CartLines {
  readonly shop_findCart: { readonly items: readonly { itemId: string; quantity: number }[] };
}

describe('carts and logins', () => {
  /** A customer of the test's own, who has no cart yet. */
  async function newCustomer(): Promise<string> {
    const { database } = testDatabase;
    const { clock, services } = shop;
    const own = `${randomUUID()}@example.org`;
    const customers = createCustomerOperator({ database, clock, parameters: services.parameters });
    const customer = {
      kind: 'consumer',
      email: own,
      firstName: 'Erika',
      lastName: 'Muster',
    } as const;
    const faults = await customers.add(
      { ...customer, customerAddress: germanAddress },
      passwords.consumer,
    );
    expect(faults).toEqual({});
    return own;
  }

  test('AUTH-08: the first cart becomes the account’s, and the user id alone reads it no more', async () => {
    const email = await newCustomer();
    const guest = await enterShop(shop);
    await putInCart(guest, ['pen', 2]);
    const { visitor, cartId } = guest;
    const login = await logIn(visitor, email, passwords.consumer, { cartId, mergeCart: true });
    expect(login).toMatchObject({ cartMerged: false, updatedCartId: cartId });
    expect(await visitor.run<CartLines>(cartLines, { cartId })).toEqual({
      shop_findCart: { items: [{ itemId: 'pen', quantity: 2 }] },
    });
    const later = shop.visitor();
    later.userId = visitor.userId;
    const { errors } = await later.attempt(cartLines, { cartId });
    expect(errors[0]?.classification).toBe('CART_NOT_FOUND');
  });

  test('CART-27, DEC-65, API-78: quantities add up to the maximum, and the guest’s cart is empty', async () => {
    const email = await newCustomer();
    const home = await enterShop(shop);
    await putInCart(home, ['pen', 2], ['few', 4]);
    await logIn(home.visitor, email, passwords.consumer, { cartId: home.cartId });

    const guest = await enterShop(shop);
    await putInCart(guest, ['pen', 3], ['few', 4]);
    const login = await logIn(guest.visitor, email, passwords.consumer, {
      cartId: guest.cartId,
      mergeCart: true,
    });
    expect(login).toMatchObject({ cartMerged: true, updatedCartId: home.cartId });
    const merged = await guest.visitor.run<CartLines>(cartLines, { cartId: home.cartId });
    expect(merged.shop_findCart.items).toEqual([
      { itemId: 'pen', quantity: 5 },
      { itemId: 'few', quantity: 5 },
    ]);
    const left = await guest.visitor.run<CartLines>(cartLines, { cartId: guest.cartId });
    expect(left.shop_findCart.items).toEqual([]);
  });

  test('without mergeCart the guest’s cart is left alone', async () => {
    const email = await newCustomer();
    const home = await enterShop(shop);
    await logIn(home.visitor, email, passwords.consumer, { cartId: home.cartId });
    const guest = await enterShop(shop);
    await putInCart(guest, ['pen', 3]);
    const login = await logIn(guest.visitor, email, passwords.consumer, { cartId: guest.cartId });
    expect(login).toMatchObject({ cartMerged: false, updatedCartId: home.cartId });
    const left = await guest.visitor.run<CartLines>(cartLines, { cartId: guest.cartId });
    expect(left.shop_findCart.items).toEqual([{ itemId: 'pen', quantity: 3 }]);
  });

  test('nobody takes another visitor’s cart over by logging in', async () => {
    const email = await newCustomer();
    const victim = await enterShop(shop);
    await putInCart(victim, ['pen', 1]);
    const thief = await enterShop(shop);
    const login = await logIn(thief.visitor, email, passwords.consumer, {
      cartId: victim.cartId,
      mergeCart: true,
    });
    expect(login.updatedCartId).toBeNull();
    expect((await thief.visitor.attempt(cartLines, { cartId: victim.cartId })).errors).toHaveLength(
      1,
    );
  });

  test('an account has one open cart, however many browsers ask for it at once', async () => {
    const email = await newCustomer();
    const browsers = Array.from({ length: 6 }, (_, index) =>
      shop.visitor('de', { ip: `192.0.2.${20 + index}` }),
    );
    for (const browser of browsers) await logIn(browser, email, passwords.consumer);
    const carts = await Promise.all(browsers.map(takeCart));
    expect(new Set(carts).size).toBe(1);
  });

  test('two logins at once with a cart each end in one account cart', async () => {
    const email = await newCustomer();
    const guests = [await enterShop(shop), await enterShop(shop, 'de', { ip: '192.0.2.31' })];
    for (const guest of guests) await putInCart(guest, ['pen', 1]);
    const logins = await Promise.all(
      guests.map(({ visitor, cartId }) =>
        logIn(visitor, email, passwords.consumer, { cartId, mergeCart: true }),
      ),
    );
    const ids = new Set(logins.map(({ updatedCartId }) => updatedCartId));
    expect(ids.size).toBe(1);
    const [cartId] = ids;
    const cart = await guests[0]?.visitor.run<CartLines>(cartLines, { cartId });
    expect(cart?.shop_findCart.items).toEqual([{ itemId: 'pen', quantity: 2 }]);
  });
});

describe('where a customer is logged in', () => {
  const sessions = '{ customerSessions { sessionId device createdAt seenAt isCurrent } }';
  interface Sessions {
    readonly customerSessions: readonly {
      readonly sessionId: string;
      readonly device: string;
      readonly isCurrent: boolean;
    }[];
  }
  const end = 'mutation ($sessionId: String) { endSessions(sessionId: $sessionId) { successful } }';
  const state = async (visitor: Visitor) =>
    (await visitor.attempt(sessions)).errors[0]?.messageKey ?? 'open';

  test('each is seen, and one or all others are ended; those of strangers are not', async () => {
    const here = shop.visitor('de', {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    const others = [shop.visitor('at'), shop.visitor('ch'), shop.visitor('de')];
    for (const visitor of [...others, here]) {
      await logIn(visitor, email, passwords.consumer);
      shop.clock.advance(61_000);
    }
    const [phone, tablet, desk] = others as [Visitor, Visitor, Visitor];
    const { customerSessions } = await here.run<Sessions>(sessions);
    expect(customerSessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox, Linux', true],
      ['', false],
      ['', false],
      ['', false],
    ]);
    // The one before the last that logged in.
    await here.run(end, { sessionId: customerSessions[1]?.sessionId });
    expect(await state(desk)).toBe('error.token.revoked');
    expect([await state(phone), await state(tablet)]).toEqual(['open', 'open']);

    const stranger = shop.visitor('b2b');
    await logIn(stranger, 'K-100200', passwords.business);
    await stranger.run(end, { sessionId: customerSessions[0]?.sessionId });
    await stranger.run(end);
    expect([await state(here), await state(phone)]).toEqual(['open', 'open']);
    // Who wants to end this one logs out.
    await here.run(end, { sessionId: customerSessions[0]?.sessionId });
    expect(await state(here)).toBe('open');

    await here.run(end);
    expect([await state(phone), await state(tablet)]).toEqual([
      'error.token.revoked',
      'error.token.revoked',
    ]);
    expect((await here.run<Sessions>(sessions)).customerSessions).toHaveLength(1);
    for (const operation of [sessions, end]) {
      const { errors } = await shop.visitor().attempt(operation);
      expect(errors[0]?.classification).toBe('LOGIN_REQUIRED');
    }
  });
});
