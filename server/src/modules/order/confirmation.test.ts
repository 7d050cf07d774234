import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { update } from '../../testing/cart.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { importLines } from '../../testing/importLines.ts';
import {
  checkOutAsGuest,
  enterShop,
  germanAddress,
  putInCart,
  readyToOrder,
  register,
  submit,
  takeCart,
} from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await stockGoods(
    testDatabase.database,
    { id: 'pen', name: 'Stift <b>rot</b>', cents: 250 },
    { id: 'book', cents: 1000, taxClass: 'reduced' },
  );
});

afterAll(() => testDatabase.drop());

const mailsTo = statement(
  'test_order_mails',
  'select kind, subject, html, text from mail where recipient = $1 order by created_at',
);

describe('the confirmation', () => {
  test('ruling 12: essentials, terms and the instruction on withdrawal, once, as text and HTML', async () => {
    const email = 'papier@example.org';
    const guest = await readyToOrder(shop, [['pen', 2]], { paymentId: 'VORKASSE', email });
    const { orderNumber } = await submit(guest, { idempotencyKey: 'k' });
    await submit(guest, { idempotencyKey: 'k' });
    const mails = await testDatabase.database.rows<
      Record<'kind' | 'subject' | 'html' | 'text', string>
    >(mailsTo, [email]);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      kind: 'order-confirmation',
      subject: `Ihre Bestellung ${orderNumber}`,
    });
    expect(mail?.text).toMatch(/^Guten Tag [^,]+ [^,]+,$/m);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toMatch(/2 × 2,50\s€/);
      expect(part).toMatch(/9,95\s€/);
      expect(part).toContain('darin enthalten 19 % MwSt.');
      expect(part).toContain('DE02 1203 0000 0000 2020 51');
      expect(part).toContain('Hauptstraße 5');
      expect(part).toContain('Allgemeine Geschäftsbedingungen');
      expect(part).toContain('binnen vierzehn Tagen ohne Angabe von Gründen');
      expect(part).toContain('Muster-Widerrufsformular');
    }
    // What the catalogue or the shopper wrote is text, never markup.
    expect(mail?.html).toContain('Stift &lt;b&gt;rot&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>rot</b>');
  });

  test('writes amounts and rates as the storefront’s country does', async () => {
    const email = 'zuerich@example.org';
    await importLines(testDatabase.database, [
      { type: 'voucher', code: 'ZEHN', kind: 'percent', percent: 10 },
    ]);
    const guest = await enterShop(shop, 'ch');
    await putInCart(guest, ['pen', 5]);
    await update(guest.visitor, guest.cartId, { addVoucher: { code: 'ZEHN' } });
    const address = { postCode: '8001', city: 'Zürich', country: 'CH' };
    await checkOutAsGuest(guest, { address, email });
    await submit(guest);
    const [mail] = await testDatabase.database.rows<Record<'html' | 'text', string>>(mailsTo, [
      email,
    ]);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toMatch(/5 × EUR\s2\.50/);
      expect(part).toMatch(/−EUR\s1\.25/);
      expect(part).toContain('darin enthalten 8.1 % MwSt.');
    }
  });

  test('greets whose account it is, not whom the bill goes to; a guest as the bill does', async () => {
    const bill = { firstName: 'Karl', lastName: 'Kasse' };
    const guest = await readyToOrder(shop, [['pen', 1]], {
      email: 'gast@example.org',
      address: bill,
    });
    await submit(guest);
    const visitor = shop.visitor('de');
    const email = 'konto@example.org';
    const names = { firstName: 'Änne', lastName: 'Öz' };
    await register(visitor, { email, address: { ...germanAddress, ...names } });
    const entered = { visitor, cartId: await takeCart(visitor) };
    await putInCart(entered, ['pen', 1]);
    await checkOutAsGuest(entered, { address: bill });
    await submit(entered);
    for (const [recipient, name] of [
      ['gast@example.org', 'Karl Kasse'],
      [email, 'Änne Öz'],
    ] as const) {
      const mails = await testDatabase.database.rows<Record<'kind' | 'text', string>>(mailsTo, [
        recipient,
      ]);
      const { text = '' } = mails.find(({ kind }) => kind === 'order-confirmation') ?? {};
      expect(/^Guten Tag.*$/m.exec(text)?.[0]).toBe(`Guten Tag ${name},`);
    }
  });

  test('says of gifts and catalogues that they are free', async () => {
    await importLines(testDatabase.database, [
      { type: 'voucher', code: 'DAZU', kind: 'freeItem', item: 'pen' },
    ]);
    const email = 'gratis@example.org';
    const guest = await readyToOrder(shop, [['pen', 2]], { email });
    const ops = [{ addVoucher: { code: 'DAZU' } }, { addCatalog: { edition: 'school' } }];
    await update(guest.visitor, guest.cartId, ...ops);
    await submit(guest);
    const [mail] = await testDatabase.database.rows<Record<'html' | 'text', string>>(mailsTo, [
      email,
    ]);
    expect(mail?.text).toMatch(/Stift <b>rot<\/b>\n {2}Gratis\n/);
    expect(mail?.text).toMatch(/Katalog „Schule und Büro“\n {2}Gratis\n/);
    expect(mail?.html.match(/>Gratis</g)).toHaveLength(2);
  });

  test('the terms in it are those of the shop’s own page, as text', async () => {
    await testDatabase.database.run(
      statement(
        'test_order_terms',
        `insert into content_page (path, storefront, language, title, rows, source_hash)
         values ('/service/agb', '*', 'de', 'AGB', $1, '')`,
      ),
      [
        JSON.stringify([
          {
            cells: [
              {
                template: 'text',
                attributes: {
                  headline: 'Unsere Bedingungen',
                  html: '<p>Erstens &amp; <b>wichtig</b>.</p><ul><li>Zweitens</li><li>Drittens</li></ul>',
                  image: { src: '/nicht-lesen.jpg' },
                },
              },
            ],
          },
        ]),
      ],
    );
    const email = 'agb@example.org';
    await submit(await readyToOrder(shop, [['pen', 1]], { email }));
    const [mail] = await testDatabase.database.rows<{ text: string; html: string }>(mailsTo, [
      email,
    ]);
    expect(mail?.text).toContain(
      'Unsere Bedingungen\n\nErstens & wichtig.\n\n– Zweitens\n– Drittens',
    );
    expect(mail?.text).not.toContain('nicht-lesen');
    expect(mail?.html).toContain('Erstens &amp; wichtig.');
  });

  test('the instruction on withdrawal in it is that of the shop’s own page, addresses and all', async () => {
    const html = '<p>Am einfachsten: <a href="/widerruf">Vertrag widerrufen</a>.</p>';
    await testDatabase.database.run(
      statement(
        'test_order_withdrawal',
        `insert into content_page (path, storefront, language, title, rows, source_hash)
         values ('/service/widerrufsbelehrung', '*', 'de', 'Widerruf', $1, '')`,
      ),
      [JSON.stringify([{ cells: [{ template: 'html', attributes: { teasercontent: html } }] }])],
    );
    const email = 'widerruf@example.org';
    await submit(await readyToOrder(shop, [['pen', 1]], { email }));
    const [mail] = await testDatabase.database.rows<{ text: string }>(mailsTo, [email]);
    expect(mail?.text).toMatch(/Am einfachsten: Vertrag widerrufen \(https:\/\/\S+\/widerruf\)\./);
    expect(mail?.text).not.toContain('Muster-Widerrufsformular');
    expect(mail?.text).toMatch(/^Widerrufsbelehrung$/im);
  });

  test('in Switzerland it carries what the shop grants by its page, called as there, with no law behind it', async () => {
    await testDatabase.database.run(
      statement(
        'test_order_swiss_withdrawal',
        `insert into content_page (path, storefront, language, title, rows, source_hash)
         select path, 'ch', language, 'Freiwilliges Widerrufsrecht', rows, '' from content_page
           where path = '/service/widerrufsbelehrung'`,
      ),
      [],
    );
    const entered = await enterShop(shop, 'ch');
    await putInCart(entered, ['pen', 1]);
    const email = 'schweiz@example.org';
    const address = { postCode: '8001', city: 'Zürich', country: 'CH' };
    await checkOutAsGuest(entered, { email, address });
    await submit(entered);
    const [mail] = await testDatabase.database.rows<{ text: string }>(mailsTo, [email]);
    expect(mail?.text).toMatch(/^Freiwilliges Widerrufsrecht$/im);
    expect(mail?.text).toContain('Am einfachsten: Vertrag widerrufen');
    expect(mail?.text).not.toMatch(/Widerrufsbelehrung/i);
  });
});
