import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { DatabaseUnavailableError, openDatabase, statement } from './database.ts';

let test1: TestDatabase;
beforeAll(async () => {
  test1 = await createTestDatabase();
});
afterAll(() => test1.drop());
test('x', async () => {
  expect(await test1.database.rows(statement('x', 'select 1::int8 as x, now() as n'))).toHaveLength(
    1,
  );
  let n = 0;
  for await (const b of test1.database.stream<{ i: number }>(
    'select i from generate_series(1,$1::int) i',
    [10000],
    1000,
  ))
    n += b.length;
  expect(n).toBe(10000);
});
