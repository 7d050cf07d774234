import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
});

afterAll(() => testDatabase.drop());

test('API-35: one entry, all entries, or none', async () => {
  const visitor = shop.visitor('ch');
  expect(
    await visitor.run(
      `{ one: parameters(name: "shipping", entry: "cost.cents") { name entry value }
         all: parameters(name: "bank") { entry }
         none: parameters(name: "unknown") { entry }
         prototype: parameters(name: "constructor", entry: "name") { entry } }`,
    ),
  ).toEqual({
    one: [{ name: 'shipping', entry: 'cost.cents', value: '895' }],
    all: [
      'accountHolder',
      'bankName',
      'bic',
      'iban',
      'invoice.days',
      'prepayment.days',
      'prepayment.lapseDays',
    ].map((entry) => ({ entry })),
    none: [],
    prototype: [],
  });
});

test.each([
  ['FLAG-01', 'feature', 'T155 Navigation', 'true'],
  ['FLAG-02', 'feature', 'T216-Sale-Aktion', 'true'],
  ['FLAG-03', 'feature', 'T217-Blitzangebote', 'false'],
  ['FLAG-04', 'Blitzangebot', 'activated', 'off'],
  ['FLAG-05', 'feature', 'T134_Twint-Payment', 'false'],
  ['FLAG-06', 'shipping-carrier', 'dpd', 'false'],
  ['FLAG-07', 'amazonpay', 'activated', 'false'],
  ['FLAG-08', 'payment-type', 'xRechnung', 'false'],
])('%s: %s / %s is read and has a default', async (_, name, key, value) => {
  const answer = await shop
    .visitor()
    .run(
      `query ($name: String!, $key: String!) { settingsEntries(name: $name, key: $key) { value } }`,
      {
        name,
        key,
      },
    );
  expect(answer).toEqual({ settingsEntries: [{ value }] });
});

test('API-36: a settings entry is read by name and key', async () => {
  expect(
    await shop
      .visitor()
      .run('{ settingsEntries(name: "feature", key: "T164-DHL-Retest") { name entry value } }'),
  ).toEqual({ settingsEntries: [{ name: 'feature', entry: 'T164-DHL-Retest', value: 'false' }] });
});

test('FLAG-10 DEC-25: the returns switch is on only with the value true', async () => {
  const { parameters } = shop.services;
  const set = (value: string) =>
    parameters.set({ name: 'returns', entry: 'enabled', storefront: 'at', value });
  const isOn = async () => (await parameters.of('at')).flag('returns', 'enabled');
  expect(await isOn()).toBe(false);
  for (const value of ['TRUE', '1', 'on', 'yes']) {
    expect(await set(value)).toMatchObject({ ok: false });
    expect(await isOn()).toBe(false);
  }
  expect(await set('true')).toEqual({ ok: true });
  expect(await isOn()).toBe(true);
  await set('false');
});

test('a storefront’s own value goes before the one for all, and that before the default', async () => {
  const { parameters } = shop.services;
  const read = async (storefront: 'de' | 'at') =>
    (await parameters.of(storefront)).text('company', 'name');
  expect(await read('de')).toBe('Kreide Musterhandel GmbH');
  const set = (storefront: '*' | 'at', value: string) =>
    parameters.set({ name: 'company', entry: 'name', storefront, value });
  await set('*', 'Alle GmbH');
  await set('at', 'Österreich GmbH');
  expect([await read('de'), await read('at')]).toEqual(['Alle GmbH', 'Österreich GmbH']);
});

test('a value of the wrong kind is refused, and one that stands in the table is passed over', async () => {
  const insert = statement(
    'test_parameter_insert',
    `insert into parameter (name, entry, storefront, value) values ($1, $2, $3, $4)
     on conflict (name, entry, storefront) do update set value = excluded.value`,
  );
  const { parameters } = shop.services;
  const cost = { name: 'shipping', entry: 'cost.cents', storefront: 'de' } as const;
  for (const value of ['4,95', '-1', '', '1e3', 'free']) {
    expect(await parameters.set({ ...cost, value })).toEqual({
      ok: false,
      messageKey: 'vue.parameters.invalidValue',
    });
  }
  expect(await parameters.set({ ...cost, value: '595' })).toEqual({ ok: true });
  expect((await parameters.of('de')).integer('shipping', 'cost.cents')).toBe(595);
  await testDatabase.database.run(insert, ['shipping', 'cost.cents', 'de', 'free']);
  parameters.invalidate();
  expect((await parameters.of('de')).integer('shipping', 'cost.cents')).toBe(495);
});

test('another process hears of a change through the outbox', async () => {
  const other = createTestShop(testDatabase.database);
  await other.services.outbox.start();
  try {
    const read = async () => (await other.services.parameters.of('de')).flag('returns', 'enabled');
    expect(await read()).toBe(false);
    await shop.services.parameters.set({
      name: 'returns',
      entry: 'enabled',
      storefront: '*',
      value: 'true',
    });
    await other.services.outbox.poll();
    expect(await read()).toBe(true);
  } finally {
    await other.services.outbox.stop();
  }
});
