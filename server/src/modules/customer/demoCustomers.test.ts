import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { logIn } from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { closeDemoCustomers, seedDemoCustomers } from './demoCustomers.ts';

const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };

let db: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  await seedDemoCustomers({ database: db.database, passwords, clock: shop.clock });
});

afterAll(() => db.drop());

test('accounts of a demo are closed, and who is signed in with one is no more', async () => {
  const mia = shop.visitor('de');
  const mine = ['mia.beispiel@kreide.example', passwords.consumer] as const;
  expect(await logIn(mia, ...mine)).toMatchObject({ successful: true });
  const whoAmI = '{ customerInfo { visitorLoginState } }';
  expect(await mia.run(whoAmI)).toEqual({ customerInfo: { visitorLoginState: 'loggedIn' } });

  expect(await closeDemoCustomers(db.database)).toBe(2);
  expect(JSON.stringify(await mia.attempt(whoAmI))).not.toContain('loggedIn');
  expect(await logIn(shop.visitor('de'), ...mine)).toMatchObject({ successful: false });
  expect(await logIn(shop.visitor('b2b'), 'K-100200', passwords.business)).toMatchObject({
    successful: false,
  });
  expect(await closeDemoCustomers(db.database)).toBe(0);
});
