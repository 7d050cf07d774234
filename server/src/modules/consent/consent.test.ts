import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { createConsentRecords } from './service.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
});

afterAll(() => testDatabase.drop());

const document = `mutation ($id: String!, $statistics: Boolean!, $marketing: Boolean!) {
  recordConsent(id: $id, version: "1", statistics: $statistics, marketing: $marketing) {
    successful
    errorMessage
  }
}`;

const idOf = (letter: string) => letter.repeat(22);

async function record(
  id: string,
  statistics: boolean,
  marketing = false,
  visitor = shop.visitor(),
) {
  const answer = await visitor.run<{ recordConsent: { successful: boolean } }>(document, {
    id,
    statistics,
    marketing,
  });
  return answer.recordConsent;
}

test('ruling 10: a consent and its withdrawal are kept as proof, with time, version and storefront', async () => {
  const records = createConsentRecords({ database: testDatabase.database });
  expect(await record(idOf('a'), true, true, shop.visitor('at'))).toEqual({
    successful: true,
    errorMessage: null,
  });
  shop.clock.advance(60_000);
  await record(idOf('a'), false, false, shop.visitor('at'));
  await record(idOf('b'), true);
  expect(await records.history(idOf('a'))).toEqual([
    {
      id: idOf('a'),
      decided_at: new Date('2026-11-21T09:00:00Z'),
      storefront: 'at',
      version: '1',
      statistics: true,
      marketing: true,
    },
    {
      id: idOf('a'),
      decided_at: new Date('2026-11-21T09:01:00Z'),
      storefront: 'at',
      version: '1',
      statistics: false,
      marketing: false,
    },
  ]);
  expect(await records.counts()).toEqual([
    { storefront: 'at', version: '1', visitors: 1, statistics: 0, marketing: 0 },
    { storefront: 'de', version: '1', visitors: 1, statistics: 1, marketing: 0 },
  ]);
});

test('ruling 10: the proof says nothing of who it was', async () => {
  const columns = await testDatabase.database.rows<{ column_name: string }>(
    statement(
      'test_consent_columns',
      `select column_name from information_schema.columns where table_name = 'consent'`,
    ),
  );
  expect(columns.map(({ column_name }) => column_name).sort()).toEqual(
    ['decided_at', 'id', 'marketing', 'statistics', 'storefront', 'version'].sort(),
  );
});

test('what is no id of ours is not kept, and nobody decides without end', async () => {
  expect(await record('short', true)).toEqual({
    successful: false,
    errorMessage: 'consent.error.invalid',
  });
  const answers = [];
  for (let count = 0; count < 31; count += 1) answers.push(await record(idOf('c'), true));
  expect(answers.filter(({ successful }) => successful)).toHaveLength(30);
});

test('the operator says how long the proof is kept', async () => {
  const records = createConsentRecords({ database: testDatabase.database });
  await record(idOf('d'), true);
  await shop.services.parameters.set({
    name: 'tracking',
    entry: 'consent.days',
    storefront: '*',
    value: '10',
  });
  shop.clock.advance(9 * 86_400_000);
  await shop.services.consents.prune();
  expect(await records.history(idOf('d'))).toHaveLength(1);
  shop.clock.advance(2 * 86_400_000);
  await shop.services.consents.prune();
  expect(await records.history(idOf('d'))).toEqual([]);
});
