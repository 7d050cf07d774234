import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { sellerOf } from '../invoice/seller.ts';
import { createParametersService } from '../parameters/service.ts';
import { letter } from './letter.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});

afterAll(() => testDatabase.drop());

test('mails and invoices bear what the shop is called, in each storefront', async () => {
  const parameters = createParametersService({ database: testDatabase.database });
  const named = { name: 'company', entry: 'shopName' };
  expect(await parameters.set({ ...named, storefront: 'ch', value: 'Tinte & Fass' })).toEqual({
    ok: true,
  });
  for (const value of ['', ' ', 'Zwei\nZeilen']) {
    expect(await parameters.set({ ...named, storefront: '*', value })).toMatchObject({ ok: false });
  }
  const written = async (storefront: 'ch' | 'de') => {
    const set = await parameters.of(storefront);
    const { html } = letter(set, {
      ...{ kind: 'contact', recipient: 'a@example.de', subject: 'x', language: 'de' },
      ...{ title: 'Hallo', before: 'Erstens.', after: 'Zuletzt.' },
    });
    return { html, seller: sellerOf(storefront, set) };
  };
  const swiss = await written('ch');
  expect(swiss.html).toContain('>Tinte &amp; Fass</div>');
  expect(swiss.seller.shopName).toBe('Tinte & Fass');
  // A logo takes the place of the name, which is read where the picture is not loaded.
  const media = 'a'.repeat(32);
  const logo = { name: 'company', entry: 'logo', storefront: 'ch' } as const;
  expect(await parameters.set({ ...logo, value: 'logo.png' })).toMatchObject({ ok: false });
  expect(await parameters.set({ ...logo, value: media })).toEqual({ ok: true });
  const drawn = await written('ch');
  expect(drawn.html).toContain(
    `<img src="https://shop.example.ch/media/${media}/logo.jpeg" alt="Tinte &amp; Fass"`,
  );
  expect(drawn.html).not.toContain('>Tinte &amp; Fass</div>');
  expect(drawn.seller.logo).toBe(media);
  const german = await written('de');
  expect(german.html).toContain('>Kreide</div>');
  expect(german.seller.shopName).toBe('Kreide');
});
