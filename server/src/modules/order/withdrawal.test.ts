import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { checkOutAsGuest, enterShop, putInCart, submit } from '../../testing/journey.ts';
import { createTestShop, type TestShop, testSecret } from '../../testing/shop.ts';
import { createOrderOperator } from './operator.ts';
import { createOrderLinks } from './orderLink.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await stockGoods(testDatabase.database, { id: 'pen' });
});

beforeEach(() => {
  shop.clock.advance(2 * 3600 * 1000);
});

afterAll(() => testDatabase.drop());

const withdraw = `mutation ($orderNumber: String!, $name: String!, $email: String!) {
  withdrawContract(orderNumber: $orderNumber, name: $name, email: $email) {
    successful errorMessage receivedAt fieldErrors { fieldName message }
  }
}`;

const mailsTo = statement(
  'test_withdrawal_mails',
  'select kind, subject, text, html from mail where recipient = $1',
);
const withdrawals = statement(
  'test_withdrawals',
  `select order_number as "orderNumber", name, order_id as "orderId" from withdrawal
    where email = $1`,
);

const form = { orderNumber: 'K26-0000-0000', name: 'Erika <Muster>', email: 'erika@example.org' };

test('ruling 13: a withdrawal is stored with its order, and its receipt goes out at once', async () => {
  const guest = await enterShop(shop);
  await putInCart(guest, ['pen', 1]);
  await checkOutAsGuest(guest);
  const { orderId, orderNumber } = await submit(guest);
  const typed = orderNumber?.toLowerCase().replaceAll('-', ' ');

  const stranger = shop.visitor();
  const answer = await stranger.run(withdraw, { ...form, orderNumber: typed });
  const receivedAt = shop.clock.now().toISOString();
  expect(answer).toEqual({
    withdrawContract: { successful: true, errorMessage: null, receivedAt, fieldErrors: [] },
  });
  expect(await testDatabase.database.rows(withdrawals, [form.email])).toEqual([
    { orderNumber: typed, name: form.name, orderId },
  ]);
  const mails = await testDatabase.database.rows<Record<string, string>>(mailsTo, [form.email]);
  const receipt = mails.find(({ kind }) => kind === 'withdrawal-receipt');
  expect(receipt?.subject).toBe('Eingangsbestätigung Ihres Widerrufs');
  for (const part of ['text', 'html']) {
    expect(receipt?.[part]).toContain('Hiermit widerrufe ich den folgenden Vertrag.');
    expect(receipt?.[part]).toContain(`Bestellung: ${typed}`);
    expect(receipt?.[part]).toMatch(/21\. November 2026 um 12:00:00 Uhr/);
  }
  expect(receipt?.html).toContain('Erika &lt;Muster&gt;');
  const copies = await testDatabase.database.rows(mailsTo, ['service@kreide.example']);
  expect(copies).toHaveLength(1);
});

test('ruling 15: an unknown order is answered the same, and kept all the same', async () => {
  const email = 'unbekannt@example.org';
  const visitor = shop.visitor();
  const answer = await visitor.run(withdraw, { ...form, email, orderNumber: "K26'; --" });
  expect(answer).toMatchObject({ withdrawContract: { successful: true, errorMessage: null } });
  expect(await testDatabase.database.rows(withdrawals, [email])).toEqual([
    { orderNumber: "K26'; --", name: form.name, orderId: null },
  ]);
  expect(await testDatabase.database.rows(mailsTo, [email])).toHaveLength(1);
});

test('what is missing or wrong is told by field', async () => {
  const answer = await shop.visitor().run(withdraw, { orderNumber: ' ', name: '', email: 'x' });
  expect(answer).toEqual({
    withdrawContract: {
      successful: false,
      errorMessage: 'vue.form.error.general',
      receivedAt: null,
      fieldErrors: [
        { fieldName: 'orderNumber', message: 'vue.form.error.requiredField' },
        { fieldName: 'name', message: 'vue.form.error.requiredField' },
        { fieldName: 'email', message: 'vue.form.error.email.incorrect' },
      ],
    },
  });
});

test('nobody floods a stranger with receipts', async () => {
  const email = 'opfer@example.org';
  const answers = [];
  for (let index = 0; index < 6; index += 1) {
    answers.push(
      await shop
        .visitor()
        .run<{ withdrawContract: { errorMessage: string | null } }>(withdraw, { ...form, email }),
    );
  }
  expect(answers.map(({ withdrawContract }) => withdrawContract.errorMessage)).toEqual([
    null,
    null,
    null,
    null,
    null,
    'vue.withdrawal.error.tooMany',
  ]);
  expect(await testDatabase.database.rows(mailsTo, [email])).toHaveLength(5);
});

test('in English the receipt is in English', async () => {
  const email = 'english@example.org';
  const visitor = shop.visitor('b2b', { shopLanguage: 'en-DE' });
  await visitor.run(withdraw, { ...form, email });
  const [mail] = await testDatabase.database.rows<{ subject: string }>(mailsTo, [email]);
  expect(mail?.subject).toBe('Receipt of your withdrawal');
});

test("an order says when it was withdrawn from: the buyer by an address of the order's, the operator by any", async () => {
  const guest = await enterShop(shop);
  await putInCart(guest, ['pen', 1]);
  await checkOutAsGuest(guest);
  const submitted = await submit(guest);
  const orderId = submitted.orderId ?? '';
  const orderNumber = submitted.orderNumber ?? '';
  const operator = createOrderOperator({
    database: testDatabase.database,
    clock: shop.clock,
    parameters: shop.services.parameters,
    mailFrom: 'Kreide <a@kreide.example>',
    secret: testSecret,
  });
  const { order } = (await operator.show(orderNumber)) ?? {};
  const links = createOrderLinks({ secret: testSecret, clock: shop.clock });
  const path = await links.pathOf({ id: orderId, customerId: null });
  const link = path.slice('/order/'.length);
  const seen = async () =>
    await shop
      .visitor()
      .run('query ($link: String!) { orderByLink(link: $link) { withdrawnAt } }', {
        link,
      });
  const { cursor } = await operator.changedSince(undefined, 1000);

  await shop.visitor().run(withdraw, { ...form, email: 'fremd@example.org', orderNumber });
  expect(await seen()).toEqual({ orderByLink: { withdrawnAt: null } });
  shop.clock.advance(1000);
  const withdrawnAt = shop.clock.now().toISOString();
  const email = order?.email.toUpperCase();
  await shop.visitor().run(withdraw, { ...form, email, orderNumber });
  expect(await seen()).toEqual({ orderByLink: { withdrawnAt } });

  shop.clock.advance(61_000);
  const { records } = await operator.changedSince(cursor, 1000);
  const record = records.find((changed) => changed.order.number === orderNumber);
  expect(record?.withdrawals.map(({ name, isOfBuyer }) => [name, isOfBuyer])).toEqual([
    [form.name, false],
    [form.name, true],
  ]);
});

test('the receipt of an Austrian says Jänner', async () => {
  shop.clock.set(new Date('2035-01-15T12:05:00Z'));
  const email = 'jaenner@example.org';
  await shop.visitor('at').run(withdraw, { ...form, email });
  const [receipt] = await testDatabase.database.rows<{ text: string }>(mailsTo, [email]);
  expect(receipt?.text).toContain('15. Jänner 2035 um 13:05:00');
});
