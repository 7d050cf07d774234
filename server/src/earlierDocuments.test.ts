import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from './database/database.ts';
import { withEarlierDocuments } from './earlierDocuments.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});

afterAll(() => testDatabase.drop());

const schema = buildSchema('type Query { cart: String total: String }');
const before = { a: '{ cart }', b: 'query b { total }' };
const after = { c: 'query c { cart total }' };
const known = async (documents: Readonly<Record<string, string>>, answering = schema) =>
  Object.keys(await withEarlierDocuments(testDatabase.database, answering, documents)).sort();

test('a page of the build before goes on for a day (DEC-19)', async () => {
  expect(await known(before)).toEqual(['a', 'b']);
  expect(await known(after)).toEqual(['a', 'b', 'c']);
  // Started again, nothing changes.
  expect(await known(after)).toEqual(['a', 'b', 'c']);
  await testDatabase.database.run(
    statement(
      'test_persisted_document_age',
      `update persisted_document set replaced_at = replaced_at - interval '25 hours' where id = 'a'`,
    ),
    [],
  );
  expect(await known(after)).toEqual(['b', 'c']);
});

test('what the schema no longer answers is refused at once', async () => {
  await known(before);
  const without = buildSchema('type Query { cart: String }');
  expect(await known({ d: 'query d { cart }' }, without)).not.toContain('b');
});

test('a build that comes back is the one that runs', async () => {
  await known(before);
  await known(after);
  expect(await withEarlierDocuments(testDatabase.database, schema, before)).toMatchObject(before);
});
