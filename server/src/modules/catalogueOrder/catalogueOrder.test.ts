import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { logIn } from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';
import { createCatalogueOrderOperator } from './operator.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

const passwords = { consumer: 'Ein langes Kennwort 1', business: 'Ein langes Kennwort 2' };
let customers: { readonly consumer: string; readonly business: string };

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  customers = await seedDemoCustomers({ database: testDatabase.database, passwords });
});

beforeEach(async () => {
  await testDatabase.database.script('truncate catalogue_order, attempt, mail cascade');
  shop.clock.set(new Date('2026-11-21T09:00:00Z'));
});

afterAll(() => testDatabase.drop());

const form = {
  edition: 'school',
  formType: 'private',
  salutation: 'MS',
  firstName: 'Änne',
  lastName: 'Öz',
  streetAndHouseNr: 'Lindenweg 4',
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
};

const document = `mutation (
  $edition: String!, $quantity: Int, $address: CatalogueAddressInput!, $email: String,
  $website: String
) {
  result: catalogueOrder(
    edition: $edition, quantity: $quantity, address: $address, email: $email, website: $website
  ) { successful errorMessage fieldErrors { fieldName message } }
}`;

function variablesOf(changes: Record<string, unknown>) {
  const all: Record<string, unknown> = { ...form, ...changes };
  const { edition, quantity, email, website, ...address } = all;
  return { edition, quantity, email, website, address };
}

async function order(changes: Record<string, unknown> = {}, visitor = shop.visitor()) {
  const { result } = await visitor.run<{
    result: {
      successful: boolean;
      errorMessage: string | null;
      fieldErrors: { fieldName: string; message: string }[];
    };
  }>(document, variablesOf(changes));
  return result;
}

const orders = () =>
  testDatabase.database.rows<{ lastName: string; quantity: number }>(
    statement(
      'test_catalogue_orders',
      'select last_name as "lastName", quantity from catalogue_order order by ordered_at, id',
    ),
  );
const mailsTo = statement(
  'test_catalogue_mails',
  'select subject, text from mail where recipient = $1',
);

const fine = { successful: true, errorMessage: null, fieldErrors: [] };

test('DEC-18 DEC-135 a printed catalogue is ordered, and confirmed where an address was given', async () => {
  expect(await order({ email: 'aenne@example.de' })).toEqual(fine);
  expect(await orders()).toEqual([{ lastName: 'Öz', quantity: 1 }]);
  const [mail] = await testDatabase.database.rows<{ subject: string; text: string }>(mailsTo, [
    'aenne@example.de',
  ]);
  expect(mail?.subject).toBe('Ihr Katalog ist bestellt');
  expect(mail?.text).toContain('1 × Schule und Büro\nÄnne Öz\nLindenweg 4\n10115 Berlin');
});

test('DEC-18 a household gets one of each, and nobody is told who ordered it', async () => {
  await order();
  expect(await order({ firstName: 'Ali', streetAndHouseNr: 'LINDENWEG 4' })).toEqual(fine);
  expect(await orders()).toHaveLength(1);
  await order({ edition: 'furniture' });
  await order({ lastName: 'Nachbar' });
  expect(await orders()).toHaveLength(3);
});

test('DEC-135 consumers get one, businesses up to ten and again', async () => {
  expect((await order({ quantity: 2 })).fieldErrors).toEqual([
    { fieldName: 'quantity', message: 'vue.catalogue.error.quantity' },
  ]);
  const business = shop.visitor('b2b');
  await logIn(business, customers.business, passwords.business);
  const school = { company: 'Grundschule', quantity: 10 };
  expect(await order(school, business)).toEqual(fine);
  expect(await order(school, business)).toEqual(fine);
  expect((await order({ ...school, quantity: 11 }, business)).fieldErrors).toEqual([
    { fieldName: 'quantity', message: 'vue.catalogue.error.quantity' },
  ]);
  expect(await orders()).toMatchObject([{ quantity: 10 }, { quantity: 10 }]);
});

test('NEWS-07 on b2b nobody orders without a login', async () => {
  const { errors } = await shop.visitor('b2b').attempt(document, variablesOf({}));
  expect(errors).toMatchObject([{ classification: 'LOGIN_REQUIRED' }]);
  expect(await orders()).toEqual([]);
});

test('ACCT-09 what is wrong is told by field', async () => {
  const { fieldErrors } = await order({
    edition: 'toString',
    formType: 'companyOrSchool',
    lastName: '',
    postCode: '1',
    country: 'CH',
    email: 'keine',
  });
  expect(fieldErrors.map(({ fieldName, message }) => [fieldName, message])).toEqual([
    ['edition', 'vue.form.error.requiredField'],
    ['address.company', 'vue.form.error.requiredField'],
    ['address.lastName', 'vue.form.error.requiredField'],
    ['address.postCode', 'vue.form.error.postCode.incorrect'],
    ['address.country', 'vue.form.error.country.notDelivered'],
    ['email', 'vue.form.error.email.incorrect'],
  ]);
});

test('a program that fills in the hidden field is thanked, and nothing happens', async () => {
  expect(await order({ website: 'https://spam.example' })).toEqual(fine);
  expect(await orders()).toEqual([]);
});

test('orders are limited by where they come from', async () => {
  const answers = new Set<string | null>();
  for (let index = 0; index < 21; index += 1) {
    answers.add((await order({ streetAndHouseNr: `Lindenweg ${index}` })).errorMessage);
  }
  expect([...answers]).toEqual([null, 'vue.catalogue.error.tooMany']);
  expect(await orders()).toHaveLength(20);
});

test('orders are deleted after 180 days; until then an operator exports them', async () => {
  await order({ email: 'aenne@example.de' });
  const operator = createCatalogueOrderOperator({ database: testDatabase.database });
  expect(await operator.csv(new Date('2026-11-21T00:00:00Z'))).toEqual([
    'quantity,edition,orderedAt,storefront,language,company,salutation,firstName,lastName,street,addition,postCode,city,country,email\r\n',
    '1,school,2026-11-21T09:00:00.000Z,de,de,,MS,Änne,Öz,Lindenweg 4,,10115,Berlin,DE,aenne@example.de\r\n',
  ]);
  expect(await operator.csv(new Date('2026-11-22T00:00:00Z'))).toEqual([]);
  shop.clock.advance(180 * 24 * 3600_000 - 1000);
  await shop.services.catalogueOrders.prune();
  expect(await orders()).toHaveLength(1);
  shop.clock.advance(1000);
  await shop.services.catalogueOrders.prune();
  expect(await orders()).toEqual([]);
});
