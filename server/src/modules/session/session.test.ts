import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { logIn } from '../../testing/journey.ts';
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

describe('housekeeping', () => {
  test('sessions and counters that are over are deleted', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, email, 'wrong');
    await logIn(visitor, email, passwords.consumer);
    shop.clock.advance(31 * 24 * 3600 * 1000);
    await shop.services.session.prune();
    await shop.services.limiter.prune();
    const rows = await testDatabase.database.rows(
      statement('test_session_left', 'select 1 from session union all select 1 from attempt'),
    );
    expect(rows).toEqual([]);
  });
});
