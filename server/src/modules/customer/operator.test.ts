import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerInput } from '../../../contract/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { germanAddress, logIn } from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { type CustomerOperator, createCustomerOperator } from './operator.ts';

let db: TestDatabase;
let shop: TestShop;
let customers: CustomerOperator;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  customers = createCustomerOperator({
    database: db.database,
    clock: shop.clock,
    parameters: shop.services.parameters,
  });
});
afterAll(() => db.drop());

const password = 'Kreide-rot-7';
const erika: CustomerInput = {
  kind: 'consumer',
  email: 'Erika@Example.org',
  firstName: 'Erika',
  lastName: 'Muster',
  customerAddress: germanAddress,
};
const ofSchool = { ...germanAddress, company: 'Schule am Park', phone: '+49 40 1234567' };
const school: CustomerInput = {
  kind: 'business',
  email: 'einkauf@schule.example',
  customerNumber: 'k-7',
  firstName: 'Eva',
  lastName: 'Muster',
  vatRegistrationNo: 'DE123456789',
  paymentMethod: 'VORKASSE',
  paymentTermsDays: 14,
  customerAddress: ofSchool,
  billingAddresses: [{ ...ofSchool, company: 'Schulamt', city: 'Bonn', postCode: '53111' }],
};

const whoAmI = `{ customerInfo { visitorLoginState lastName
  educational { customerNumber paymentMethod termsOfPayment VATRegistrationNo } } }`;
const addresses = '{ getCustomerAddress { city } }';
const asLoggedIn = { customerInfo: { visitorLoginState: 'loggedIn' } };
const key = (fault: string) => `vue.form.error.${fault}`;

test('a consumer whom an operator adds logs in by e-mail address, in capitals or not', async () => {
  expect(await customers.add(erika, password)).toEqual({});
  const visitor = shop.visitor();
  expect(await logIn(visitor, 'erika@example.org', password)).toMatchObject({ successful: true });
  expect(await visitor.run(whoAmI)).toMatchObject({
    customerInfo: { visitorLoginState: 'loggedIn', lastName: 'Muster', educational: null },
  });
  expect(await visitor.run(addresses)).toEqual({ getCustomerAddress: { city: 'Köln' } });
});

test('a business logs in by its number and has what its contract says', async () => {
  shop.clock.advance(1000);
  expect(await customers.add(school, password)).toEqual({});
  const visitor = shop.visitor('b2b');
  expect(await logIn(visitor, 'K-7', password)).toMatchObject({ successful: true });
  expect(await visitor.run(whoAmI)).toMatchObject({
    customerInfo: {
      educational: {
        customerNumber: 'K-7',
        paymentMethod: 'VORKASSE',
        termsOfPayment: 'NET14',
        VATRegistrationNo: 'DE123456789',
      },
    },
  });
  expect(await visitor.run(addresses)).toEqual({ getCustomerAddress: { city: 'Köln' } });
});

test('what another customer has is taken, and nothing of the new one is kept', async () => {
  const before = await customers.all();
  expect(await customers.add({ ...erika, email: 'ERIKA@example.org' }, password)).toEqual({
    email: key('taken'),
  });
  const another = { ...school, email: 'other@schule.example', customerNumber: 'K-7' };
  expect(await customers.add(another, password)).toEqual({ customerNumber: key('taken') });
  expect(await customers.add({ ...school, customerNumber: 'K-8' }, password)).toEqual({
    email: key('taken'),
  });
  expect(await customers.all()).toEqual(before);
});

test('what is wrong is told by field, and nothing is kept', async () => {
  const before = await customers.all();
  const wrong = {
    ...school,
    email: 'nobody',
    customerNumber: 'a@b',
    lastName: '',
    vatRegistrationNo: '12',
    paymentMethod: 'PAYPAL',
    paymentTermsDays: 0.5,
    fax: '1',
    billingAddresses: [{ ...ofSchool, postCode: '1', additionalAdress: 'x', phone: '' }],
  };
  expect(await customers.add(wrong, 'ab')).toEqual({
    email: key('email.incorrect'),
    customerNumber: key('customerNumber.incorrect'),
    lastName: key('requiredField'),
    vatRegistrationNo: key('vatRegistrationNo.incorrect'),
    paymentMethod: key('paymentMethod.incorrect'),
    paymentTermsDays: key('number.incorrect'),
    fax: key('unknownField'),
    'billingAddresses.0.additionalAdress': key('unknownField'),
    password: key('password.invalidLength'),
  });
  const phoneless = { ...school, billingAddresses: [{ ...ofSchool, phone: '' }] };
  expect(await customers.add(phoneless, password)).toEqual({
    'billingAddresses.0.phone': key('requiredField'),
  });
  const numbered = { ...erika, email: 'new@example.org', customerNumber: 'K-9' };
  expect(await customers.add(numbered, '')).toEqual({
    customerNumber: key('unknownField'),
    password: key('requiredField'),
  });
  const short = await customers.add({ ...erika, email: 'new@example.org' }, 'ab');
  expect(short).toEqual({ password: key('password.invalidLength') });
  for (const nothing of [null, [], 'text', {}]) {
    const faults = await customers.add(nothing as never, password);
    expect(Object.keys(faults)).not.toEqual([]);
  }
  expect(await customers.all()).toEqual(before);
});

test('an operator asks for longer passwords, of businesses and consumers apart', async () => {
  const ask = (value: string) =>
    shop.services.parameters.set({ name: 'password', entry: 'minLength', storefront: 'at', value });
  await ask('20');
  const refused = { password: key('password.invalidLength') };
  expect(await customers.setPassword('erika@example.org', password)).toEqual(refused);
  expect(await customers.setPassword('K-7', password)).toEqual({});
  await ask('3');
});

test('with another password the old one and its logins are over', async () => {
  const visitor = shop.visitor();
  await logIn(visitor, 'erika@example.org', password);
  expect(await visitor.run(whoAmI)).toMatchObject(asLoggedIn);
  expect(await customers.setPassword('nobody@example.org', 'Tafel-blau-1')).toEqual({
    login: key('unknown'),
  });
  expect(await customers.setPassword('Erika@example.org', 'x'.repeat(36))).toEqual({
    password: key('password.invalidLength'),
  });
  expect(await visitor.run(whoAmI)).toMatchObject(asLoggedIn);
  expect(await customers.setPassword('Erika@example.org', 'Tafel-blau-1')).toEqual({});
  expect(JSON.stringify(await visitor.attempt(whoAmI))).not.toContain('loggedIn');
  const again = (text: string) => logIn(shop.visitor(), 'erika@example.org', text);
  expect(await again(password)).toMatchObject({ successful: false });
  expect(await again('Tafel-blau-1')).toMatchObject({ successful: true });
});

test('a closed account lets nobody in until it is opened, and who was signed in is no more', async () => {
  const visitor = shop.visitor('b2b');
  await logIn(visitor, 'K-7', password);
  expect(await customers.close('k-7')).toBe(true);
  expect(await customers.close('k-7')).toBe(false);
  expect(await customers.close('K-404')).toBe(false);
  expect(JSON.stringify(await visitor.attempt(whoAmI))).not.toContain('loggedIn');
  const again = () => logIn(shop.visitor('b2b'), 'K-7', password);
  expect(await again()).toMatchObject({ successful: false });
  expect(await customers.all()).toMatchObject([
    { login: 'erika@example.org', kind: 'consumer', state: 'active' },
    { login: 'K-7', kind: 'business', email: 'einkauf@schule.example', state: 'blocked' },
  ]);
  expect(await customers.open('K-7')).toBe(true);
  expect(await customers.open('K-7')).toBe(false);
  expect(JSON.stringify(await visitor.attempt(whoAmI))).not.toContain('loggedIn');
  expect(await again()).toMatchObject({ successful: true });
});
