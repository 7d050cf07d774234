import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { enterShop, logIn, putInCart, takeCart } from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';

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
    };
    const visitor = shop.visitor();
    expect(await logIn(visitor, email, 'wrong')).toEqual(refused);
    expect(await logIn(visitor, 'nobody@example.org', passwords.consumer)).toEqual(refused);
    expect(await logIn(visitor, '', '')).toEqual(refused);
    expect(await logIn(visitor, "' or 1=1 --", 'x'.repeat(10_000))).toEqual(refused);
    // A consumer's account does not open the business storefront, nor the other way round.
    expect(await logIn(shop.visitor('b2b'), email, passwords.consumer)).toEqual(refused);
  });

  test('DEC-114: the sixth try in a quarter of an hour is refused, even with the right password', async () => {
    const visitor = shop.visitor('de', { ip: '192.0.2.7' });
    for (let attempt = 1; attempt <= 5; attempt += 1) await logIn(visitor, email, 'wrong');
    const refused = { successful: false, errorMessage: 'vue.login.error.tooManyAttempts' };
    expect(await logIn(visitor, email, passwords.consumer)).toMatchObject(refused);
    const elsewhere = shop.visitor('de', { ip: '192.0.2.8' });
    expect(await logIn(elsewhere, email, passwords.consumer)).toMatchObject({ successful: true });
    shop.clock.advance(15 * 60 * 1000 + 1);
    expect(await logIn(visitor, email, passwords.consumer)).toMatchObject({ successful: true });
  });

  test('DEC-114: guesses at once count one by one', async () => {
    const visitor = shop.visitor('de', { ip: '192.0.2.9' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => logIn(visitor, email, 'wrong')),
    );
    const wrong = answers.filter((a) => a.errorMessage === 'vue.login.error.invalidCredentials');
    expect(wrong).toHaveLength(5);
  });

  test('right passwords do not use the tries up', async () => {
    const visitor = shop.visitor('de', { ip: '192.0.2.10' });
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await logIn(visitor, email, passwords.consumer)).toMatchObject({ successful: true });
    }
  });
});

const asCustomer = '{ getCustomerAddress { city isAlsoCustomerAddress } }';

describe('session', () => {
  test('API-46, AUTH-22: what is a customer’s needs a login', async () => {
    const visitor = shop.visitor();
    const { errors } = await visitor.attempt(asCustomer);
    expect(errors[0]).toMatchObject({
      classification: 'LOGIN_REQUIRED',
      messageKey: 'error.token.required',
    });
    await logIn(visitor, email, passwords.consumer);
    expect(await visitor.run(asCustomer)).toEqual({
      getCustomerAddress: { city: 'Berlin', isAlsoCustomerAddress: true },
    });
  });

  test('ERR-13: a token that this shop did not sign is invalid', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, email, passwords.consumer);
    const good = visitor.loginToken ?? '';
    const [head, body, signature] = good.split('.');
    const other = createTestShop(testDatabase.database, {
      secret: 'another secret, just as long as the first',
      clock: shop.clock,
    });
    const foreign = other.visitor();
    await logIn(foreign, email, passwords.consumer);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    for (const token of ['x', unsigned, `${head}.${body}.A${signature}`, foreign.loginToken]) {
      visitor.loginToken = token ?? '';
      const { errors } = await visitor.attempt(asCustomer);
      expect(errors[0]).toMatchObject({
        classification: 'INVALID_LOGIN_TOKEN',
        messageKey: 'error.token.invalid',
      });
    }
  });

  test('a consumer’s token is none on b2b', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, email, passwords.consumer);
    const business = shop.visitor('b2b');
    business.loginToken = visitor.loginToken;
    const { errors } = await business.attempt(whoAmI);
    expect(errors[0]?.messageKey).toBe('error.token.invalid');
  });

  test('API-98: after logout the token is revoked', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, email, passwords.consumer);
    expect(await visitor.run('mutation { logout { successful errorMessage } }')).toEqual({
      logout: { successful: true, errorMessage: null },
    });
    const { errors } = await visitor.attempt(whoAmI);
    expect(errors[0]).toMatchObject({
      classification: 'INVALID_LOGIN_TOKEN',
      messageKey: 'error.token.revoked',
    });
    const again = await visitor.run<{ logout: { successful: boolean } }>(
      'mutation { logout { successful } }',
    );
    expect(again.logout.successful).toBe(true);
  });

  test('DEC-113: 30 idle minutes end a session of the browser, a visit before that prolongs it', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, email, passwords.consumer);
    for (let visit = 1; visit <= 3; visit += 1) {
      shop.clock.advance(29 * 60 * 1000);
      await visitor.run(whoAmI);
    }
    shop.clock.advance(31 * 60 * 1000);
    const { errors } = await visitor.attempt(whoAmI);
    expect(errors[0]?.messageKey).toBe('error.token.revoked');
  });

  test('DEC-113: stayLogged lasts 30 days for consumers, 12 hours on b2b', async () => {
    const consumer = shop.visitor();
    const business = shop.visitor('b2b');
    const stayLogged = true;
    const day = 24 * 3600;
    expect(await logIn(consumer, email, passwords.consumer, { stayLogged })).toMatchObject({
      maxAgeSeconds: 30 * day,
    });
    expect(await logIn(business, 'K-100200', passwords.business, { stayLogged })).toMatchObject({
      maxAgeSeconds: day / 2,
    });
    shop.clock.advance(11.9 * 3600 * 1000);
    await business.run(whoAmI);
    shop.clock.advance(0.2 * 3600 * 1000);
    expect((await business.attempt(whoAmI)).errors[0]?.messageKey).toBe('error.token.revoked');
    shop.clock.advance(29 * day * 1000);
    await consumer.run(whoAmI);
    shop.clock.advance(day * 1000);
    expect((await consumer.attempt(whoAmI)).errors[0]?.messageKey).toBe('error.token.revoked');
  });

  test('the database holds neither the password nor anything that logs in', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, email, passwords.consumer);
    const rows = await testDatabase.database.rows<{ row: string }>(
      statement(
        'test_session_all',
        'select row_to_json(s)::text as row from session s union all select row_to_json(c)::text from customer c',
      ),
    );
    const stored = rows.map(({ row }) => row).join('\n');
    const payload = (visitor.loginToken ?? '').split('.')[1] ?? '';
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(sid).toMatch(/^[\w-]{22}$/);
    expect(stored).not.toContain(sid);
    expect(stored).not.toContain(passwords.consumer);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

const cartLines = `query ($cartId: String!) {
  shop_findCart(cartId: $cartId) { items { itemId quantity } }
}`;

interface CartLines {
  readonly shop_findCart: { readonly items: readonly { itemId: string; quantity: number }[] };
}

describe('carts and logins', () => {
  async function emptyAccountCart(): Promise<void> {
    await testDatabase.database.run(
      statement('test_session_forget_carts', 'delete from cart where customer_id is not null'),
    );
  }

  test('AUTH-08: the first cart becomes the account’s, and the user id alone reads it no more', async () => {
    await emptyAccountCart();
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
    await emptyAccountCart();
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
    await emptyAccountCart();
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
    await emptyAccountCart();
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
    await emptyAccountCart();
    const browsers = Array.from({ length: 6 }, (_, index) =>
      shop.visitor('de', { ip: `192.0.2.${20 + index}` }),
    );
    for (const browser of browsers) await logIn(browser, email, passwords.consumer);
    const carts = await Promise.all(browsers.map(takeCart));
    expect(new Set(carts).size).toBe(1);
  });

  test('two logins at once with a cart each end in one account cart', async () => {
    await emptyAccountCart();
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

describe('housekeeping', () => {
  test('sessions and counters that are over are deleted', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, email, 'wrong');
    await logIn(visitor, email, passwords.consumer);
    shop.clock.advance(31 * 24 * 3600 * 1000);
    await shop.services.session.prune();
    const rows = await testDatabase.database.rows(
      statement('test_session_left', 'select 1 from session union all select 1 from attempt'),
    );
    expect(rows).toEqual([]);
  });
});
