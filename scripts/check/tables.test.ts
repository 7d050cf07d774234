import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkTables } from './tables.ts';

async function problemsOf(files: Readonly<Record<string, string>>) {
  const base = await mkdtemp(path.join(tmpdir(), 'kreide-tables-'));
  try {
    const all = {
      'server/src/database/migrations/0001_first.sql': 'create table cart (id text)',
      ...files,
    };
    for (const [file, text] of Object.entries(all)) {
      await mkdir(path.dirname(path.join(base, file)), { recursive: true });
      await writeFile(path.join(base, file), text);
    }
    return checkTables(base);
  } finally {
    await rm(base, { recursive: true, force: true });
  }
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
