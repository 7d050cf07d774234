import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { runJobs } from '../../jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { logIn } from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';
import { removeRestockRequestsOf } from './service.ts';

const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };
const day = 86_400_000;
const email = 'aenne@schule.example';
const fine = { successful: true, errorMessage: null, fieldErrors: [] };
const refused = (errorMessage: string) => ({ successful: false, errorMessage, fieldErrors: [] });

let db: TestDatabase;
let shop: TestShop;
let customers: { readonly consumer: string; readonly business: string };

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  customers = await seedDemoCustomers({ database: db.database, passwords });
  await stockGoods(
    db.database,
    { id: 'pen', name: 'Stift', cents: 250 },
    { id: 'gone', name: 'Kreisel', cents: 400, stock: 0, restockDays: null },
    { id: 'german', cents: { de: 700 }, stock: 0, restockDays: null },
    ...['rot', 'blau', 'gruen'].map((value) => ({
      id: `kite-${value}`,
      product: 'kite',
      name: 'Großer Drachen',
      variant: { ton: value },
      stock: value === 'blau' ? 3 : 0,
      restockDays: null,
    })),
  );
});

beforeEach(async () => {
  await db.database.script(
    `truncate restock_request, attempt, mail cascade;
     update item set stock = 0, retired_at = null where id in ('gone', 'kite-rot', 'kite-gruen')`,
  );
  shop.clock.set(new Date('2026-11-21T09:00:00Z'));
});

afterAll(() => db.drop());

interface Result {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly message: string }[];
}

const answered = '{ successful errorMessage fieldErrors { fieldName message } }';

async function ask(form: Record<string, string> = {}, visitor = shop.visitor()): Promise<Result> {
  const { result } = await visitor.run<{ result: Result }>(
    `mutation ($articleNumber: String!, $email: String!, $website: String) {
      result: restockRequest(articleNumber: $articleNumber, email: $email, website: $website)
        ${answered}
    }`,
    { articleNumber: 'N-gone', email, ...form },
  );
  return result;
}

async function follow(field: 'restockConfirm' | 'restockWithdraw', token: string) {
  const { result } = await shop
    .visitor()
    .run<{ result: Result }>(
      `mutation ($token: String!) { result: ${field}(token: $token) ${answered} }`,
      { token },
    );
  return result;
}

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly unsubscribeUrl: string | null;
}

const mailsOf = statement(
  'test_restock_mails',
  `select subject, text, unsubscribe_url as "unsubscribeUrl" from mail
    where recipient = $1 order by created_at, id`,
);
const mails = (recipient = email) => db.database.rows<Mail>(mailsOf, [recipient]);
const tokenOf = async () =>
  /\?token=([\w-]{22})/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';

const requestsOf = statement('test_restock_requests', 'select email from restock_request');
const kept = async () => (await db.database.rows(requestsOf, [])).length;

const restock = (id = 'gone') => db.database.script(`update item set stock = 7 where id = '${id}'`);
const work = () => runJobs(shop.services, console);

async function confirmed(): Promise<string> {
  await ask();
  const token = await tokenOf();
  expect(await follow('restockConfirm', token)).toEqual(fine);
  shop.clock.advance(60_000);
  return token;
}

describe('asking', () => {
  test('the address confirms by the link of a mail, and hears once that the article is back', async () => {
    expect(await ask()).toEqual(fine);
    const [asked] = await mails();
    const token = await tokenOf();
    expect(asked?.subject).toBe('Bitte bestätigen Sie: Nachricht, wenn wieder lieferbar');
    expect(asked?.text).toContain(`https://shop.example.de/notify?token=${token}`);
    expect(asked?.text).toContain('Kreisel (N-gone)');
    const article = 'product=p-gone&varid=gone';
    expect(asked?.unsubscribeUrl).toBe(`https://shop.example.de/notify?end=${token}&${article}`);
    expect(asked?.text).toContain(`https://shop.example.de/notify?token=${token}&${article}`);
    expect(asked?.text).toContain(asked?.unsubscribeUrl);
    await follow('restockConfirm', token);
    expect(await follow('restockConfirm', token)).toEqual(fine);
    shop.clock.advance(60_000);
    await work();
    expect(await mails()).toHaveLength(1);

    await restock();
    // Two processes at once, and one more run: still one mail.
    await Promise.all([work(), work()]);
    await work();
    const all = await mails();
    expect(all.map(({ subject }) => subject).slice(1)).toEqual(['Wieder da: Kreisel']);
    expect(all.at(-1)?.text).toContain('https://shop.example.de/prod/p-gone?varid=gone');
    expect(await kept()).toBe(0);
  });

  test.each([
    ['at', 'de-AT', 'https://shop.example.at', 'Nachricht bestätigen', 'Wieder da: Kreisel'],
    ['ch', 'de-CH', 'https://shop.example.ch', 'Nachricht bestätigen', 'Wieder da: Kreisel'],
    [
      'b2b',
      'de-DE',
      'https://educational.example.de',
      'Nachricht bestätigen',
      'Wieder da: Kreisel',
    ],
    [
      'b2b',
      'en-DE',
      'https://en.educational.example.de',
      'Confirm the message',
      'Back again: Kreisel',
    ],
  ] as const)(
    'the mails are of the storefront and in the language of the request: %s in %s',
    async (storefront, shopLanguage, url, action, subject) => {
      expect(await ask({}, shop.visitor(storefront, { shopLanguage }))).toEqual(fine);
      const [asked] = await mails();
      const token = await tokenOf();
      expect(asked?.text).toContain(`${url}/notify?token=${token}`);
      expect(asked?.text).toContain(action);
      expect(asked?.unsubscribeUrl).toContain(`${url}/notify?end=${token}&`);
      await follow('restockConfirm', token);
      shop.clock.advance(60_000);
      await restock();
      await work();
      const back = (await mails()).at(-1);
      expect(back?.subject).toBe(subject);
      expect(back?.text).toContain(`${url}/prod/p-gone?varid=gone`);
      expect(back?.text).toContain('Kreisel (N-gone)');
    },
  );

  test('in English the mails have no word of German', async () => {
    await ask({}, shop.visitor('b2b', { shopLanguage: 'en-DE' }));
    await follow('restockConfirm', await tokenOf());
    shop.clock.advance(60_000);
    await restock();
    await work();
    const [asked, back] = await mails();
    expect(asked?.subject).toBe('Please confirm: a message when it is available again');
    expect(asked?.text).toContain('The link is valid for seven days.');
    expect(asked?.text).toContain('Delete the request at once');
    expect(back?.text).toContain('this item is available again: Kreisel (N-gone).');
    expect(back?.text).toContain('it has ended your request');
    for (const mail of [asked, back]) {
      expect(mail?.text).not.toMatch(/\b(?:Artikel|Ihre?|Sie|Anfrage|Bestellung|wieder)\b/);
    }
  });

  test('of variants those that cannot be bought are offered, and the mails name the one', async () => {
    const visitor = shop.visitor('ch');
    const { restockOffer } = await visitor.run<{ restockOffer: unknown }>(
      `{ restockOffer(articleNumber: "N-kite-rot") {
          name variant isForSale variants { orderNumber name } } }`,
    );
    expect(restockOffer).toEqual({
      name: 'Grosser Drachen',
      variant: 'rot',
      isForSale: false,
      variants: [
        { orderNumber: 'N-kite-rot', name: 'rot' },
        { orderNumber: 'N-kite-gruen', name: 'gruen' },
      ],
    });
    await ask({ articleNumber: 'N-kite-gruen' }, visitor);
    await follow('restockConfirm', await tokenOf());
    shop.clock.advance(60_000);
    await restock('kite-rot');
    await work();
    expect(await mails()).toHaveLength(1);
    await restock('kite-gruen');
    await work();
    const [asked, back] = await mails();
    expect(asked?.text).toContain('Grosser Drachen, gruen (N-kite-gruen)');
    expect(back?.subject).toBe('Wieder da: Grosser Drachen, gruen');
  });

  test('of an article without variants none are offered', async () => {
    const query = '{ restockOffer(articleNumber: "N-gone") { variant variants { name } } }';
    expect(await shop.visitor().run(query)).toEqual({
      restockOffer: { variant: null, variants: [] },
    });
  });

  test('who did not confirm hears nothing', async () => {
    await ask();
    await restock();
    await work();
    expect(await mails()).toHaveLength(1);
  });

  test('ruling 15: an address that waits already is answered the same, and gets no second mail', async () => {
    await confirmed();
    expect(await ask({ email: email.toUpperCase() })).toEqual(
      await ask({ email: 'neu@x.example' }),
    );
    expect(await mails()).toHaveLength(1);
    expect(await mails('neu@x.example')).toHaveLength(1);
  });

  test('only what the storefront sells, and cannot be bought now, is waited for', async () => {
    const no = refused('vue.restock.error.notOffered');
    expect(await ask({ articleNumber: 'N-pen' })).toEqual(no);
    expect(await ask({ articleNumber: 'N-none' })).toEqual(no);
    expect(await ask({ articleNumber: 'x'.repeat(5000) })).toEqual(no);
    await db.database.script("update item set retired_at = now() where id = 'gone'");
    expect(await ask()).toEqual(no);
    expect(await mails()).toEqual([]);
  });

  test('faults stand at the field, programs are dropped, and a stranger is not flooded', async () => {
    expect((await ask({ email: 'keine' })).fieldErrors.map(({ fieldName }) => fieldName)).toEqual([
      'email',
    ]);
    expect(await ask({ website: 'x' })).toEqual(fine);
    expect(await mails()).toEqual([]);
    for (let count = 0; count < 5; count += 1) expect(await ask()).toEqual(fine);
    expect(await ask()).toEqual(refused('vue.restock.error.tooMany'));
    expect(await mails()).toHaveLength(5);
  });

  test('the page names the article and, to its customer alone, the own address', async () => {
    const query = `{ restockOffer(articleNumber: "N-gone") { name isForSale knownEmail } }`;
    const offer = { name: 'Kreisel', isForSale: false, knownEmail: null as string | null };
    expect(await shop.visitor().run(query)).toEqual({ restockOffer: offer });
    const visitor = shop.visitor();
    await logIn(visitor, customers.consumer, passwords.consumer);
    expect(await visitor.run(query)).toEqual({
      restockOffer: { ...offer, knownEmail: customers.consumer },
    });
  });
});

describe('ending', () => {
  test('the link of the mail withdraws, also after the confirmation; a second time changes nothing', async () => {
    const token = await confirmed();
    expect(await follow('restockWithdraw', token)).toEqual(fine);
    expect(await follow('restockWithdraw', token)).toEqual(fine);
    expect(await follow('restockWithdraw', "x'; --")).toEqual(fine);
    await restock();
    await work();
    expect(await mails()).toHaveLength(1);
    expect(await follow('restockConfirm', token)).toEqual(refused('vue.restock.error.linkOver'));
  });

  test('what nobody confirmed is deleted after seven days', async () => {
    await ask();
    const token = await tokenOf();
    shop.clock.advance(7 * day - 1000);
    await shop.services.restock.prune();
    expect(await kept()).toBe(1);
    shop.clock.advance(1000);
    expect(await follow('restockConfirm', token)).toEqual(refused('vue.restock.error.linkOver'));
    await shop.services.restock.prune();
    expect(await kept()).toBe(0);
  });

  test('what was confirmed is deleted after half a year', async () => {
    await confirmed();
    shop.clock.advance(179 * day);
    await shop.services.restock.prune();
    expect(await kept()).toBe(1);
    shop.clock.advance(day);
    await shop.services.restock.prune();
    expect(await kept()).toBe(0);
  });

  test('it goes with the account of its address', async () => {
    await confirmed();
    await removeRestockRequestsOf(db.database, 'other@schule.example');
    expect(await kept()).toBe(1);
    await removeRestockRequestsOf(db.database, email.toUpperCase());
    expect(await kept()).toBe(0);
  });
});
