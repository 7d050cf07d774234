import { expect, test } from 'vitest';
import { type Files, folderPerTest } from '../testing/folderPerTest.ts';
import { checkTables } from './tables.ts';

const folder = folderPerTest({
  'server/src/database/migrations/0001_first.sql': 'create table cart (id text)',
});

async function problemsOf(files: Files) {
  await folder.writeAll(files);
  return checkTables(folder.root);
}

const modules = 'server/src/modules';
const owner = { [`${modules}/cart/store.ts`]: '`insert into cart (id) values ($1)`' };

test('one module writes a table, the import and tests besides', async () => {
  expect(
    await problemsOf({
      ...owner,
      [`${modules}/checkout/store.ts`]: '`select id from cart`',
      [`${modules}/import/store.ts`]: '`delete from cart`',
      [`${modules}/checkout/checkout.test.ts`]: '`update cart set id = $1`',
    }),
  ).toEqual([]);
});

test.each(['insert into cart (id) values (1)', 'update cart c set id = $1', 'delete from\n  cart'])(
  'another module that writes it is named: %s',
  async (sql) => {
    expect(await problemsOf({ ...owner, [`${modules}/checkout/store.ts`]: `\`${sql}\`` })).toEqual([
      `cart: written by ${modules}/cart/store.ts and ${modules}/checkout/store.ts`,
    ]);
  },
);
