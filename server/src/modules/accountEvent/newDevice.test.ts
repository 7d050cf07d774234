import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountsOf, agents, kindsOf, send } from '../../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { germanAddress, logIn, register } from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { createAccountApproval } from '../customer/approval.ts';

const password = 'Kreide-rot-7';
const chosen = 'Tafel-gruen-9';
const day = 24 * 3600 * 1000;

let db: TestDatabase;
let shop: TestShop;
let accounts: ReturnType<typeof accountsOf>;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  accounts = accountsOf(shop);
});
afterAll(() => db.drop());

beforeEach(() => {
  // Past every window of the limiter and every session of the test before.
  shop.clock.advance(40 * day);
});

const newDevice = { de: 'Anmeldung auf einem neuen Gerät', en: 'Login on a new device' } as const;

const newDeviceMails = async (recipient: string) =>
  (await accounts.mailsTo(recipient)).filter(({ subject }) =>
    Object.values<string>(newDevice).includes(subject),
  );

test('another browser is told by mail, once; registering and its own browser are not', async () => {
  shop.clock.set(new Date('2035-06-15T12:05:00Z'));
  const { visitor, email } = await accounts.newCustomer('geraet');
  await logIn(visitor, email, password);
  expect(await newDeviceMails(email)).toEqual([]);
  const other = accounts.browser('chrome');
  await logIn(other, email, password);
  const mails = await newDeviceMails(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(newDevice.de);
  expect(mails[0]?.text).toContain('Gerät: Chrome, Windows\nZeit: 15. Juni 2035 um 14:05');
  expect(mails[0]?.text).toMatch(/https?:\/\/\S+\/myaccount\/resetpassword\n/);
  expect(mails[0]?.text).toMatch(/https?:\/\/\S+\/myaccount\/activity\n/);
  expect((await kindsOf(visitor))[0]).toBe('newDevice');
  await logIn(other, email, password);
  expect((await kindsOf(visitor))[0]).toBe('loggedIn');
  expect(await newDeviceMails(email)).toHaveLength(1);
});

test('who has an account from an operator has a first login, too', async () => {
  const email = 'vom-laden@example.org';
  const about = { kind: 'consumer', email, firstName: 'Erika', lastName: 'Muster' } as const;
  expect(await accounts.operator().add(about, password)).toEqual({});
  const visitor = accounts.browser();
  await logIn(visitor, email, password);
  expect(await kindsOf(visitor)).toEqual(['loggedIn']);
  await logIn(accounts.browser('chrome'), email, password);
  expect(await kindsOf(visitor)).toEqual(['newDevice', 'loggedIn']);
});

test('one browser of two customers is known to both, and new to whoever has not been there', async () => {
  const one = await accounts.newCustomer('geteilt-1');
  const two = await accounts.newCustomer('geteilt-2');
  two.visitor.deviceId = one.visitor.deviceId;
  await logIn(two.visitor, two.email, password);
  expect(await newDeviceMails(two.email)).toHaveLength(1);
  await logIn(one.visitor, one.email, password);
  await logIn(two.visitor, two.email, password);
  expect(two.visitor.deviceId).toBe(one.visitor.deviceId);
  expect(await newDeviceMails(one.email)).toEqual([]);
  expect(await newDeviceMails(two.email)).toHaveLength(1);
});

test('a name that the shop never gave is none', async () => {
  const { visitor, email } = await accounts.newCustomer('erfunden');
  const other = accounts.browser('chrome');
  other.deviceId = 'x'.repeat(2000);
  await logIn(other, email, password);
  expect(other.deviceId).toMatch(/^[\w-]{22}$/);
  expect(other.deviceId).not.toBe(visitor.deviceId);
  expect(await newDeviceMails(email)).toHaveLength(1);
});

test('three mails a day and no more; all are in the account', async () => {
  const { visitor, email } = await accounts.newCustomer('viele');
  for (let times = 0; times < 5; times++) await logIn(accounts.browser('chrome'), email, password);
  expect(await newDeviceMails(email)).toHaveLength(3);
  expect((await kindsOf(visitor)).filter((kind) => kind === 'newDevice')).toHaveLength(5);
  shop.clock.advance(day);
  await logIn(accounts.browser('chrome'), email, password);
  expect(await newDeviceMails(email)).toHaveLength(4);
});

test('of several logins at the same time all succeed, and one is the first', async () => {
  const email = 'zugleich@example.org';
  const about = { kind: 'consumer', email, firstName: 'Erika', lastName: 'Muster' } as const;
  await accounts.operator().add(about, password);
  const browsers = Array.from({ length: 4 }, () => accounts.browser('chrome'));
  const answers = await Promise.all(browsers.map((each) => logIn(each, email, password)));
  expect(answers.map(({ successful }) => successful)).toEqual(browsers.map(() => true));
  const kinds = await Promise.all(browsers.map(kindsOf));
  for (const each of kinds) {
    expect(each.toSorted()).toEqual(['loggedIn', ...Array(3).fill('newDevice')]);
  }
  expect(await newDeviceMails(email)).toHaveLength(3);
});

test('a wrong password makes no browser known', async () => {
  const { email } = await accounts.newCustomer('geraten');
  const thief = accounts.browser('chrome');
  await logIn(thief, email, 'geraten');
  expect(thief.deviceId).toBeUndefined();
  await logIn(thief, email, password);
  expect(await newDeviceMails(email)).toHaveLength(1);
});

test('another password forgets all browsers but the one that sets it, and so does signing out elsewhere', async () => {
  const { visitor, email } = await accounts.newCustomer('vergesslich');
  const other = accounts.browser('chrome');
  await logIn(other, email, password);
  await send(visitor, `changePassword(currentPassword: "${password}", newPassword: "${chosen}")`);
  await logIn(visitor, email, chosen);
  expect(await newDeviceMails(email)).toHaveLength(1);
  await logIn(other, email, chosen);
  expect(await newDeviceMails(email)).toHaveLength(2);
  await visitor.run('mutation { endSessions { successful } }');
  shop.clock.advance(day);
  await logIn(visitor, email, chosen);
  expect(await newDeviceMails(email)).toHaveLength(2);
  await logIn(other, email, chosen);
  expect(await newDeviceMails(email)).toHaveLength(3);
});

test('a browser is known for 400 days after its last login', async () => {
  const { visitor, email } = await accounts.newCustomer('lange');
  shop.clock.advance(399 * day);
  await shop.services.accountEvents.prune();
  await logIn(visitor, email, password);
  expect(await newDeviceMails(email)).toEqual([]);
  shop.clock.advance(401 * day);
  await shop.services.accountEvents.prune();
  await logIn(visitor, email, password);
  expect(await newDeviceMails(email)).toHaveLength(1);
});

test('a business reads it in the language that it registered in, wherever the login was', async () => {
  const email = 'school@example.org';
  const english = shop.visitor('b2b', { userAgent: agents.firefox, shopLanguage: 'en-DE' });
  const form = {
    email,
    password,
    address: {
      ...germanAddress,
      formType: 'companyOrSchool',
      company: 'School',
      phone: '+49 40 1',
    },
    vatRegistrationNo: 'DE 136695976',
  };
  await english.run(
    'mutation ($form: BusinessRegistrationInput!) { registerBusiness(form: $form) { successful } }',
    { form },
  );
  const registered = await accounts.mailsTo(email);
  const number = /K-\d{8}/.exec(registered.map(({ text }) => text).join())?.[0] ?? '';
  const { database, clock, services } = shop;
  const approval = createAccountApproval({
    database,
    clock,
    parameters: services.parameters,
    mailFrom: 'Kreide <shop@kreide.example>',
  });
  expect(await approval.approve(number)).toBe(true);
  await logIn(english, number, password);
  expect(await kindsOf(english)).toEqual(['loggedIn', 'accountApproved']);
  await logIn(accounts.browser('chrome', 'b2b'), number, password);
  const mails = await newDeviceMails(email);
  expect(mails.map(({ subject }) => subject)).toEqual([newDevice.en]);
  expect(mails[0]?.text).toMatch(/Device: Chrome, Windows\nTime: \d+ \w+ \d{4} at \d\d:\d\d/);
});

test('with the account goes what happened to it, and what it was used with', async () => {
  const { visitor, email } = await accounts.newCustomer('weg');
  await send(visitor, `deleteAccount(currentPassword: "${password}")`);
  const again = accounts.browser();
  again.deviceId = visitor.deviceId;
  await register(again, { email, password });
  expect(await kindsOf(again)).toEqual(['loggedIn']);
});
