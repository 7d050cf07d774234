import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { runJobs } from '../../jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  germanAddress,
  logIn,
  putInCart,
  readyToOrder,
  register,
  submit,
  takeCart,
} from '../../testing/journey.ts';
import {
  change,
  createListPeople,
  entryIdOf,
  join,
  listPassword,
  schoolList,
  tokenFor,
} from '../../testing/sharedLists.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { createCustomerOperator } from '../customer/operator.ts';

const day = 24 * 3600_000;

let db: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  await stockGoods(
    db.database,
    { id: 'pen', name: 'Stift', cents: 250 },
    { id: 'red', product: 'scissors', name: 'Schere', cents: 300, variant: { color: 'red' } },
    { id: 'blue', product: 'scissors', cents: 350, variant: { color: 'blue' } },
  );
});
afterAll(() => db.drop());

// Past every window of the limiter, every link and every session of the test before.
beforeEach(() => shop.clock.advance(40 * day));

let people = 0;

async function newCustomer(at = shop) {
  people += 1;
  const email = `person${people}@example.org`;
  const visitor = at.visitor('de', {
    ip: `198.51.100.${people}`,
    userAgent: 'Mozilla/5.0 Firefox/140.0',
  });
  const cartId = await takeCart(visitor);
  await register(visitor, { email }, cartId);
  return { visitor, email, cartId };
}

interface Answer {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
}

const fine: Answer = { successful: true, generalErrorMessage: null };

const request = async (visitor: Visitor) =>
  (
    await visitor.run<{ answer: Answer }>(
      'mutation { answer: requestDataExport { successful generalErrorMessage } }',
    )
  ).answer;

const stateOf = async (visitor: Visitor) =>
  (await visitor.run<{ dataExport: { state: string } | null }>('{ dataExport { state } }'))
    .dataExport?.state;

async function jobs(of = shop): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  await runJobs(of.services, { warn: (...told) => failures.push(...told) });
  return failures;
}

/** The mails that bring a link, the newest first. */
async function mailsTo(email: string) {
  const all = await shop.services.mail.listMailbox();
  const theirs = all.filter(({ kind, recipient }) => kind === 'data-export' && recipient === email);
  return Promise.all(
    theirs.map(async ({ id }) => (await shop.services.mail.readMail(id))?.text ?? ''),
  );
}

const tokenIn = (mail: string | undefined) =>
  /\/myaccount\/data-export\?token=([\w-]+)/.exec(mail ?? '')?.[1] ?? 'none';

const open = async (visitor: Visitor, token: string) =>
  (
    await visitor.run<{ opened: { state: string; expiresAt: string } | null }>(
      'query ($token: String!) { opened: dataExportByLink(token: $token) { state expiresAt } }',
      { token },
    )
  ).opened;

async function download(visitor: Visitor, token: string, format: 'json' | 'html') {
  const { file } = await visitor.run<{ file: string | null }>(
    `query ($token: String!, $format: DataExportFormat!) {
      file: dataExportFile(token: $token, format: $format) }`,
    { token, format },
  );
  return file === null ? undefined : gunzipSync(Buffer.from(file, 'base64')).toString();
}

async function madeFor(email: string, visitor: Visitor): Promise<string> {
  expect(await request(visitor)).toEqual(fine);
  expect(await jobs()).toEqual([]);
  return tokenIn((await mailsTo(email))[0]);
}

/** A consumer orders one pen on an invoice of their own address. */
async function orderPen(
  { visitor, cartId }: { visitor: Visitor; cartId: string },
  billingEmail?: string,
) {
  await putInCart({ visitor, cartId }, ['pen', 3]);
  await visitor.run(
    `mutation (
      $cartId: String!, $firstName: String, $lastName: String, $streetAndHouseNr: String,
      $postCode: String, $city: String, $country: String
    ) {
      addBillingAddress(
        cartId: $cartId, firstName: $firstName, lastName: $lastName,
        streetAndHouseNr: $streetAndHouseNr, postCode: $postCode, city: $city, country: $country
      ) { successful }
      setSelectedPayment(cartId: $cartId, paymentId: "RECHNUNG") { successful }
    }`,
    { cartId, ...germanAddress },
  );
  if (billingEmail !== undefined) {
    await visitor.run(
      `mutation ($cartId: String!, $billingEmail: String) {
        setAlternativeEmails(cartId: $cartId, billingEmail: $billingEmail) { successful }
      }`,
      { cartId, billingEmail },
    );
  }
  const order = await submit({ visitor, cartId });
  expect(order.errorMessage).toBeNull();
  return order.orderNumber ?? '';
}

test('a customer asks for their data, and a link by mail leads to them', async () => {
  const { visitor, email, cartId } = await newCustomer();
  const orderNumber = await orderPen({ visitor, cartId });
  expect(await stateOf(visitor)).toBeUndefined();
  expect(await request(visitor)).toEqual(fine);
  expect(await stateOf(visitor)).toBe('making');
  expect(await mailsTo(email)).toEqual([]);
  expect(await jobs()).toEqual([]);
  expect(await stateOf(visitor)).toBe('ready');
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail).toContain('Der Link gilt 7 Tage');
  const token = tokenIn(mail);
  const expiresAt = new Date(shop.clock.now().getTime() + 7 * day).toISOString();
  expect(await open(visitor, token)).toEqual({ state: 'ready', expiresAt });

  const data = JSON.parse((await download(visitor, token, 'json')) ?? '');
  expect(data).toMatchObject({
    format: 'kreide-personal-data',
    version: 1,
    madeAt: shop.clock.now().toISOString(),
    storefront: 'de',
    language: 'de',
    account: [{ email, kind: 'consumer', firstName: germanAddress.firstName }],
    addresses: [
      { kind: 'billing', isCustomerAddress: true, street: germanAddress.streetAndHouseNr },
      { kind: 'billing', isCustomerAddress: false, street: germanAddress.streetAndHouseNr },
    ],
    orders: [
      {
        number: orderNumber,
        placedAt: shop.clock.now().toISOString(),
        paymentMethod: 'RECHNUNG',
        billingAddress: { street: germanAddress.streetAndHouseNr },
        lines: [{ quantity: 3, unitPrice: { cents: 250, currency: 'EUR' } }],
      },
    ],
    sessions: [{ device: expect.stringContaining('Firefox') }],
    newsletters: [],
    restockRequests: [],
  });
  expect(data.mails.map(({ subject }: { subject: string }) => subject)).toContain(
    `Ihre Bestellung ${orderNumber}`,
  );
  const html = (await download(visitor, token, 'html')) ?? '';
  expect(html).toMatch(/^<!doctype html>\n<html lang="de">/);
  expect(html).toContain(`<h3>${orderNumber}</h3>`);
  expect(html).toContain('Auskunft nach Art. 15 DSGVO');
  expect(html).toMatch(/7,50\s€/);
  expect(html).not.toMatch(/<script|src=|href="http/);
  const { accountEvents } = await visitor.run<{ accountEvents: { events: { kind: string }[] } }>(
    '{ accountEvents(first: 3) { events { kind } } }',
  );
  expect(accountEvents.events.map(({ kind }) => kind)).toEqual([
    'exportFetched',
    'exportFetched',
    'exportRequested',
  ]);
  expect(data.events.at(-1)).toMatchObject({
    event: 'exportRequested',
    device: expect.stringContaining('Firefox'),
  });
  // Nor does anything that opens something stand in either.
  for (const file of [JSON.stringify(data), html]) {
    expect(file).not.toMatch(/argon2|token=/);
  }
});

test('what was typed is text in the page, whatever it says', async () => {
  const { visitor, email } = await newCustomer();
  await change(visitor, 'create', `name: "<b>Klasse</b> & 'Co'"`);
  const token = await madeFor(email, visitor);
  const html = (await download(visitor, token, 'html')) ?? '';
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;b&gt;Klasse&lt;/b&gt; &amp; &#39;Co&#39;');
});

test('of shared lists everybody gets what is theirs, and nothing of the others', async () => {
  const people = createListPeople(shop, db.database);
  const anna = await people.customer('Annegret', 'Vogelsang');
  const boris = await people.customer('Boris', 'Kranich');
  const list = await schoolList(anna);
  await join(boris, await tokenFor(anna, list, 'EDITOR'));
  const entryId = await entryIdOf(anna, list);
  const about = `externalId: "${list}", entryId: "${entryId}"`;
  await change(anna, 'comment', `${about}, comment: "Bitte mit Kappe"`);
  await change(boris, 'comment', `${about}, comment: "Habe ich im Keller"`);
  expect((await change(boris, 'take', `${about}, isTaken: true`)).successful).toBe(true);

  const ofAnna = JSON.parse((await download(anna, await madeFor(anna.email, anna), 'json')) ?? '');
  const ofBoris = JSON.parse(
    (await download(boris, await madeFor(boris.email, boris), 'json')) ?? '',
  );
  expect(ofAnna.wishlists).toMatchObject([
    { isNotepad: true },
    {
      name: 'Klasse 3b',
      entries: [
        { article: 'Stift', quantity: 2, takenAt: shop.clock.now().toISOString() },
        { article: 'Schere', articleNumber: null },
      ],
      members: [{ role: 'editor' }],
      invitations: [{ role: 'editor' }],
    },
  ]);
  expect(ofAnna.wishlistComments).toMatchObject([{ list: 'Klasse 3b', text: 'Bitte mit Kappe' }]);
  expect(ofBoris.wishlistMemberships).toMatchObject([{ name: 'Klasse 3b', role: 'editor' }]);
  expect(ofBoris.wishlistComments).toMatchObject([{ text: 'Habe ich im Keller' }]);
  expect(ofBoris.wishlistMarks).toMatchObject([{ list: 'Klasse 3b', article: 'Stift' }]);
  expect(ofBoris.wishlists).toMatchObject([{ isNotepad: true }]);
  expect(JSON.stringify(ofAnna)).not.toMatch(/Boris|Kranich|Keller/);
  expect(JSON.stringify(ofBoris)).not.toMatch(/Annegret|Vogelsang|Kappe|Schere/);
});

test('what bears the address alone belongs to whoever reads its mailbox; what has another customer does not', async () => {
  const { visitor, email } = await newCustomer();
  const other = await newCustomer();
  const browser = { ip: '203.0.113.7' };
  const guest = await readyToOrder(shop, [['pen', 1]], { address: { email } }, browser);
  const { orderNumber } = await submit(guest);
  // Somebody else's order, about which the same address is to be told.
  await orderPen(other, email);
  await guest.visitor.run(
    `mutation ($email: String!) {
      newsletterSubscribe(email: $email, interest: "kindergarten", wording: "1") { successful }
      contactMail(salutation: "NONE", firstName: "Erika", lastName: "Muster", email: $email,
        topic: "other", message: "Gibt es den Stift auch in Blau?") { successful }
    }`,
    { email },
  );
  const data = JSON.parse((await download(visitor, await madeFor(email, visitor), 'json')) ?? '');
  expect(data.orders).toMatchObject([{ number: orderNumber }]);
  expect(data.newsletters).toMatchObject([{ email, wording: '1', confirmedAt: null }]);
  expect(data.messages).toMatchObject([{ text: expect.stringContaining('auch in Blau?') }]);
  expect(JSON.stringify(data)).not.toContain(other.email);
});

test('a business gets its number, and the page in the language it asked in', async () => {
  const { parameters } = shop.services;
  const customers = createCustomerOperator({
    database: db.database,
    clock: shop.clock,
    parameters,
  });
  const email = 'einkauf@schule.example';
  const school = { kind: 'business', email, customerNumber: 'K-7', firstName: 'Eva' } as const;
  const added = await customers.add(
    {
      ...{ ...school, lastName: 'Muster', vatRegistrationNo: 'DE136695976' },
      customerAddress: {
        ...germanAddress,
        company: 'Grundschule am Lindenweg',
        phone: '+49 30 1234567',
      },
    },
    listPassword,
  );
  expect(added).toEqual({});
  const visitor = shop.visitor('b2b', { shopLanguage: 'en-DE', hasPassedGuard: true });
  await logIn(visitor, 'K-7', listPassword);
  const token = await madeFor(email, visitor);
  expect((await mailsTo(email))[0]).toContain('The link is valid for 7 days');
  const data = JSON.parse((await download(visitor, token, 'json')) ?? '');
  expect(data).toMatchObject({
    storefront: 'b2b',
    language: 'en',
    account: [{ kind: 'business', customerNumber: 'K-7', vatRegistrationNo: 'DE136695976' }],
    addresses: [{ company: 'Grundschule am Lindenweg' }],
  });
  const html = (await download(visitor, token, 'html')) ?? '';
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('Information under Art. 15 GDPR');
});

test('a link counts in the account that it was made for, and only until it is over', async () => {
  const { visitor, email } = await newCustomer();
  const other = await newCustomer();
  const token = await madeFor(email, visitor);
  const othersToken = await madeFor(other.email, other.visitor);
  expect(othersToken).not.toBe(token);

  for (const [who, wrong] of [
    [other.visitor, token],
    [visitor, othersToken],
    [visitor, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    [visitor, ''],
    [visitor, "' or true --"],
  ] as const) {
    expect(await open(who, wrong)).toBeNull();
    expect(await download(who, wrong, 'json')).toBeUndefined();
  }
  const stranger = shop.visitor('de');
  const { errors } = await stranger.attempt(
    'query ($token: String!) { dataExportFile(token: $token, format: json) }',
    { token },
  );
  expect(errors).toHaveLength(1);

  // As often as they like until then.
  expect(await download(visitor, token, 'json')).toContain(email);
  expect(await download(visitor, token, 'json')).toContain(email);
});

test('files that are over are gone for everybody, and deleted', async () => {
  const { visitor, email } = await newCustomer();
  const token = await madeFor(email, visitor);
  shop.clock.advance(7 * day - 1000);
  const again = async () => {
    const { loginToken } = (
      await visitor.run<{ login: { loginToken: string } }>(
        `mutation ($email: String!) { login(email: $email, password: "Kreide-rot-7") { loginToken } }`,
        { email },
      )
    ).login;
    visitor.loginToken = loginToken;
  };
  visitor.loginToken = undefined;
  await again();
  expect(await open(visitor, token)).toMatchObject({ state: 'ready' });
  shop.clock.advance(1000);
  expect(await open(visitor, token)).toBeNull();
  expect(await download(visitor, token, 'html')).toBeUndefined();
  expect(await stateOf(visitor)).toBe('expired');
  await shop.services.dataExports.prune();
  await shop.services.customers.prune();
  expect(await rowsOf(email)).toEqual([{ json: null, html: null, state: 'expired' }]);
  expect(await stateOf(visitor)).toBe('expired');
});

test('two requests at once make one; the next one takes the place of the latest', async () => {
  const { visitor, email } = await newCustomer();
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => request(visitor)));
  expect(answers).toEqual(answers.map(() => fine));
  await Promise.all([jobs(), jobs()]);
  expect(await mailsTo(email)).toHaveLength(1);
  const first = tokenIn((await mailsTo(email))[0]);
  shop.clock.advance(60_000);
  expect(await request(visitor)).toEqual(fine);
  expect(await open(visitor, first)).toBeNull();
  await jobs();
  const second = tokenIn((await mailsTo(email))[0]);
  expect(await mailsTo(email)).toHaveLength(2);
  expect(second).not.toBe(first);
  expect(await open(visitor, second)).toMatchObject({ state: 'ready' });
  expect(await open(visitor, first)).toBeNull();

  // The third of the day, and no fourth, which leaves what there is.
  shop.clock.advance(60_000);
  expect(await request(visitor)).toEqual(fine);
  await jobs();
  const third = tokenIn((await mailsTo(email))[0]);
  expect(await request(visitor)).toEqual({
    successful: false,
    generalErrorMessage: 'vue.dataExport.error.tooMany',
  });
  expect(await open(visitor, third)).toMatchObject({ state: 'ready' });
});

test('an account that is deleted takes its export along, also one that is being made', async () => {
  const { visitor, email } = await newCustomer();
  await madeFor(email, visitor);
  shop.clock.advance(60_000);
  await request(visitor);
  const remove = () =>
    visitor.run<{ answer: Answer }>(
      `mutation { answer: deleteAccount(currentPassword: "Kreide-rot-7") {
        successful generalErrorMessage } }`,
    );
  // It goes while a job reads.
  const during = createTestShop(
    whileReading(async () => {
      expect((await remove()).answer).toEqual(fine);
    }),
  );
  during.clock.set(shop.clock.now());
  expect(await jobs(during)).toEqual([]);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await rowsOf(email)).toEqual([]);
});

test('a job that breaks off leaves nothing, and another one makes it', async () => {
  const { visitor, email } = await newCustomer();
  await request(visitor);
  const broken = createTestShop(
    whileReading(() => {
      throw new Error('The process is gone');
    }),
  );
  broken.clock.set(shop.clock.now());
  expect((await jobs(broken)).map(String)).toContain('Error: The process is gone');
  expect(await rowsOf(email)).toEqual([{ json: null, html: null, state: 'making' }]);
  expect(await mailsTo(email)).toEqual([]);
  // Whoever has it may still be at it.
  await jobs();
  expect(await stateOf(visitor)).toBe('making');
  shop.clock.advance(15 * 60_000);
  await jobs();
  expect(await stateOf(visitor)).toBe('ready');
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a job whose last step fails leaves neither files nor a link', async () => {
  const { visitor, email } = await newCustomer();
  await request(visitor);
  const broken = createTestShop(failingAt('mail_insert'));
  broken.clock.set(shop.clock.now());
  expect(await jobs(broken)).toHaveLength(2);
  expect(await rowsOf(email)).toEqual([{ json: null, html: null, state: 'making' }]);
  const { tokens } = (await db.database.row<{ tokens: number }>(
    {
      name: 'test_export_tokens',
      text: `select count(*)::integer as tokens from account_token t join customer c on c.id = t.customer_id
            where c.email = $1 and t.purpose = 'dataExport'`,
    },
    [email],
  )) ?? { tokens: -1 };
  expect(tokens).toBe(0);
  shop.clock.advance(15 * 60_000);
  await jobs();
  expect(await mailsTo(email)).toHaveLength(1);
});

test('what no job can make ends after five tries, and can be asked for anew', async () => {
  const { visitor } = await newCustomer();
  await request(visitor);
  const broken = createTestShop(
    whileReading(() => {
      throw new Error('No');
    }),
  );
  for (let tries = 1; tries <= 5; tries += 1) {
    broken.clock.set(shop.clock.now());
    await jobs(broken);
    expect(await stateOf(visitor)).toBe(tries < 5 ? 'making' : 'failed');
    shop.clock.advance(15 * 60_000);
  }
  await jobs();
  expect(await stateOf(visitor)).toBe('failed');
  expect(await request(visitor)).toEqual(fine);
  await jobs();
  expect(await stateOf(visitor)).toBe('ready');
});

/** A database in which something happens between the records and the files. */
function whileReading(happens: () => Promise<void> | void): Database {
  return {
    ...db.database,
    async *stream<R>(text: string, values?: readonly unknown[], batchRows?: number) {
      for await (const rows of db.database.stream<R>(text, values, batchRows)) yield rows;
      await happens();
    },
  };
}

/** A database that refuses one statement in transactions. */
function failingAt(name: string): Database {
  return {
    ...db.database,
    transaction: (work, options) =>
      db.database.transaction(
        (tx) =>
          work({
            ...tx,
            run: async (statement, values) => {
              if (statement.name === name) throw new Error('The connection is gone');
              return tx.run(statement, values);
            },
          }),
        options,
      ),
  };
}

const rowsOf = (email: string) =>
  db.database.rows<{ json: Buffer | null; html: Buffer | null; state: string }>(
    {
      name: 'test_export_rows',
      text: `select e.json_file as json, e.html_file as html,
               case when e.due_at is not null then 'making' when e.made_at is null then 'failed'
                    else 'expired' end as state
               from data_export e join customer c on c.id = e.customer_id where c.email = $1`,
    },
    [email],
  );
