import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { newDeviceMail } from '../accountEvent/newDeviceMail.ts';
import { cancellationReceipt, membershipMail } from '../prime/primeMails.ts';
import { dateText } from './dates.ts';

const january = new Date('2035-01-15T12:05:00Z');

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
});
afterAll(() => testDatabase.drop());

test.each([
  ['de-DE', '15. Januar 2035 um 13:05'],
  ['de-AT', '15. Jänner 2035 um 13:05'],
  ['en-DE', '15 January 2035 at 13:05'],
  ['en', '15 January 2035 at 13:05'],
] as const)('in %s a moment is %s', (language, expected) => {
  expect(dateText(january, language, { timeStyle: 'short' })).toBe(expected);
});

test('mails to Austrians name the month and amounts as they do', async () => {
  const reader = { email: 'mia@example.org', firstName: 'Mia', lastName: 'Muster' };
  const membership = {
    ...{ startsAt: january, endsAt: january, months: 6, monthlyCents: 490, currency: 'EUR' },
  } as Parameters<typeof membershipMail>[2]['membership'];
  const mailsIn = async (storefront: 'de' | 'at') => {
    const parameters = await shop.services.parameters.of(storefront);
    const login = { ...reader, language: 'de', at: january, device: '', named: reader } as const;
    const declared = { ...reader, language: 'de', name: 'Mia Muster', reason: '' } as const;
    const moments = { receivedAt: january, endsAt: january };
    return [
      newDeviceMail(login, parameters),
      membershipMail('begun', reader, { membership, cents: 2940 }, parameters),
      cancellationReceipt({ ...declared, ...moments }, parameters),
    ].map(({ text }) => text.replaceAll(/\s/g, ' '));
  };
  for (const text of await mailsIn('at')) {
    expect(text).toContain('15. Jänner 2035');
    expect(text).not.toContain('Januar');
  }
  expect((await mailsIn('at'))[1]).toContain('€ 29,40');
  for (const text of await mailsIn('de')) expect(text).toContain('15. Januar 2035');
});

test('nothing of the shop writes dates as in Germany whatever the storefront', () => {
  const modules = join(import.meta.dirname, '..');
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const german = files.filter((file) =>
    /DateTimeFormat\([^;]{0,60}'de(-DE)?'/.test(readFileSync(join(modules, file), 'utf8')),
  );
  expect(german).toEqual([]);
});
