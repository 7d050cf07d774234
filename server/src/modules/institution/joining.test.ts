import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { logIn } from '../../testing/journey.ts';
import {
  createTestSchools,
  fault,
  faulty,
  fine,
  password,
  person,
  refused,
} from '../../testing/schools.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { type CustomerOperator, createCustomerOperator } from '../customer/operator.ts';

let db: TestDatabase;
let shop: TestShop;
let customers: CustomerOperator;
let schools: ReturnType<typeof createTestSchools>;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  customers = createCustomerOperator({
    database: db.database,
    clock: shop.clock,
    parameters: shop.services.parameters,
  });
  schools = createTestSchools(shop, customers);
});
afterAll(() => db.drop());

beforeEach(() => {
  // Past every window of the limiter, every session and every invitation of the test before.
  shop.clock.advance(40 * 24 * 3600 * 1000);
});

const notJoined = { ...refused('linkOver'), customerNumber: null };

test('AUTH-06 AUTH-07 a colleague joins by a mail and logs in with a number of their own', async () => {
  const { eva, school, company, email, number } = await schools.newSchool();
  expect(await schools.look(eva)).toMatchObject({
    company,
    mayManage: true,
    people: [{ email, customerNumber: number, role: 'admin', isMe: true, isOnlyAdmin: true }],
    invites: [],
  });
  const form = person(school, 'Tina', 'buyer', '1.250,5 €');
  expect(await schools.send(eva, 'invite', form)).toEqual(fine);
  expect(await schools.look(eva)).toMatchObject({ people: [{}], invites: [{ email: form.email }] });

  const [letter] = await schools.mailsTo(form.email);
  expect(letter).toContain(`Eva Muster lädt Sie ein, bei uns für ${company} einzukaufen`);
  const token = await schools.tokenTo(form.email);
  expect(await schools.invitation(token)).toEqual({
    ...{ company, inviterName: 'Eva Muster', email: form.email },
    ...{ firstName: 'Tina', lastName: 'Kollegin' },
  });

  const joined = await schools.join(token, { firstName: 'Tina', lastName: 'Anders' });
  expect(joined).toMatchObject({ ...fine, customerNumber: expect.stringMatching(/^K-\d{8}$/) });
  const own = joined.customerNumber ?? '';
  const mails = (await schools.mailsTo(form.email)).join();
  expect(mails).toContain(`Ihre Kundennummer ist ${own}`);
  expect(mails).toContain(`/login?customerNumber=${own}\n`);

  const tina = shop.visitor('b2b');
  expect(await logIn(tina, own, password)).toMatchObject({
    ...{ successful: true, firstName: 'Tina', lastName: 'Anders' },
  });
  // On the school's contract, and billed where the school is.
  expect(
    await tina.run(`{
      customerInfo { educational { paymentMethod termsOfPayment VATRegistrationNo } }
      getCustomerAddress { firstName schoolOrCompany city }
      getBillingAddresses { schoolOrCompany city isAlsoCustomerAddress }
    }`),
  ).toEqual({
    customerInfo: {
      educational: {
        ...{ paymentMethod: 'VORKASSE', termsOfPayment: 'NET14' },
        VATRegistrationNo: 'DE123456789',
      },
    },
    getCustomerAddress: { firstName: 'Tina', schoolOrCompany: company, city: 'Köln' },
    getBillingAddresses: [
      { schoolOrCompany: company, city: 'Köln', isAlsoCustomerAddress: true },
      { schoolOrCompany: 'Schulamt', city: 'Bonn', isAlsoCustomerAddress: false },
    ],
  });
  expect((await schools.look(eva)).people).toMatchObject([
    { customerNumber: number, role: 'admin' },
    { customerNumber: own, role: 'buyer', orderLimitCents: 125_050, isMe: false },
  ]);
  // Who may not manage sees who is there, and no number of others.
  expect(await schools.look(tina)).toMatchObject({
    mayManage: false,
    people: [
      { email, customerNumber: null },
      { customerNumber: own, isMe: true },
    ],
    invites: [],
  });
});

describe('who was removed', () => {
  async function removed() {
    const school = await schools.newSchool();
    const tina = await schools.colleague(school, 'Tina');
    expect(await schools.send(school.eva, 'remove', { personId: tina.id })).toEqual(fine);
    return { school, tina, form: person(school.school, 'Tina', 'approver') };
  }

  test('comes back by an invitation to the same address, with an account that begins anew', async () => {
    const { school, tina, form } = await removed();
    expect(await schools.send(school.eva, 'invite', form)).toEqual(fine);
    const token = await schools.tokenTo(form.email);
    const { customerNumber } = await schools.join(token, { password: 'Kreide-blau-8' });
    expect(customerNumber).toMatch(/^K-\d{8}$/);
    expect(customerNumber).not.toBe(tina.number);
    for (const old of [tina.number, customerNumber ?? '']) {
      expect(await logIn(shop.visitor('b2b'), old, password)).toMatchObject({ successful: false });
    }
    // Nobody could reach the earlier one any more.
    expect(await customers.open(tina.number)).toBe(false);
    const back = shop.visitor('b2b');
    const answer = await logIn(back, customerNumber ?? '', 'Kreide-blau-8');
    expect(answer).toMatchObject({ successful: true });
    expect((await schools.look(back)).people).toMatchObject([
      { email: school.email },
      { email: form.email, role: 'approver', isMe: true },
    ]);
    expect(await schools.send(school.eva, 'invite', form)).toEqual(
      faulty('email', fault('isMember')),
    );
  });

  test('can be invited by nobody else, and no more once an operator has decided', async () => {
    const taken = faulty('email', fault('emailTaken'));
    const { school, tina, form } = await removed();
    const other = await schools.newSchool();
    expect(await schools.send(other.eva, 'invite', form)).toEqual(taken);
    expect(await customers.close(tina.number)).toBe(true);
    expect(await schools.send(school.eva, 'invite', form)).toEqual(taken);
    expect(await customers.open(tina.number)).toBe(true);
    expect(await schools.send(school.eva, 'invite', form)).toEqual(taken);
  });

  test('has no account of the old address when an operator opens it before the link is used', async () => {
    const { school, tina, form } = await removed();
    await schools.send(school.eva, 'invite', form);
    await customers.open(tina.number);
    expect(await schools.join(await schools.tokenTo(form.email))).toMatchObject({
      ...refused('joinTaken'),
      customerNumber: null,
    });
    expect(await logIn(shop.visitor('b2b'), tina.number, password)).toMatchObject({
      successful: true,
    });
  });
});

test('a link works once, until it is over, and never when it was made up', async () => {
  const school = await schools.newSchool();
  const { eva } = school;
  const form = person(school.school, 'Tina');
  await schools.send(eva, 'invite', form);
  const token = await schools.tokenTo(form.email);
  const other = token.startsWith('A') ? 'B' : 'A';
  for (const made of [
    '',
    'x',
    `${token}x`,
    token.slice(1),
    other + token.slice(1),
    `${token}'--`,
  ]) {
    expect(await schools.invitation(made)).toBeNull();
    expect(await schools.join(made)).toEqual(notJoined);
  }
  // A consumers' shop knows no institutions.
  expect(await schools.invitation(token, shop.visitor('de'))).toBeNull();
  expect(await schools.join(token, {}, shop.visitor('de'))).toEqual(notJoined);
  // Twice at once: one gets in.
  const both = await Promise.all([schools.join(token), schools.join(token)]);
  expect(both.filter(({ successful }) => successful)).toHaveLength(1);
  expect(await schools.invitation(token)).toBeNull();
  expect(await schools.join(token)).toEqual(notJoined);

  const later = person(school.school, 'Lena');
  await schools.send(eva, 'invite', later);
  shop.clock.advance(7 * 24 * 3600 * 1000);
  expect(await schools.invitation(await schools.tokenTo(later.email))).toBeNull();
  expect(await schools.join(await schools.tokenTo(later.email))).toEqual(notJoined);
  await logIn(eva, school.number, password);
  expect((await schools.look(eva)).invites).toEqual([]);
  expect(await schools.send(eva, 'invite', later)).toEqual(fine);
  expect(await schools.invitation(await schools.tokenTo(later.email))).toMatchObject({
    email: later.email,
  });
});

test('a link that is taken back, or whose sender manages nobody any more, leads nowhere', async () => {
  const school = await schools.newSchool();
  const { eva } = school;
  const lena = await schools.colleague(school, 'Lena', 'admin');
  const [first, second, third] = ['Tina', 'Mona', 'Jana'].map((name) =>
    person(school.school, name),
  ) as [ReturnType<typeof person>, ReturnType<typeof person>, ReturnType<typeof person>];
  await schools.send(lena.visitor, 'invite', first);
  const [{ inviteId = '' } = {}] = (await schools.look(eva)).invites;
  expect(await schools.send(eva, 'revoke', { inviteId })).toEqual(fine);
  expect(await schools.send(eva, 'revoke', { inviteId })).toEqual(refused('inviteOver'));
  expect(await schools.join(await schools.tokenTo(first.email))).toEqual(notJoined);

  await schools.send(lena.visitor, 'invite', second);
  await schools.send(eva, 'change', { personId: lena.id, role: 'approver' });
  expect(await schools.join(await schools.tokenTo(second.email))).toEqual(notJoined);
  expect((await schools.look(eva)).invites).toEqual([]);

  await schools.send(eva, 'change', { personId: lena.id, role: 'admin' });
  await schools.send(lena.visitor, 'invite', third);
  await customers.close(lena.number);
  expect(await schools.invitation(await schools.tokenTo(third.email))).toBeNull();
  expect(await schools.join(await schools.tokenTo(third.email))).toEqual(notJoined);
});

test('what is wrong with the form is told at its field, and the link stays', async () => {
  const school = await schools.newSchool();
  const form = person(school.school, 'Tina');
  await schools.send(school.eva, 'invite', form);
  const token = await schools.tokenTo(form.email);
  expect(await schools.join(token, { firstName: '', password: 'ab' })).toMatchObject({
    fieldErrors: [
      { fieldName: 'firstName', message: 'vue.form.error.requiredField' },
      { fieldName: 'password', message: 'vue.form.error.password.invalidLength' },
    ],
  });
  expect(await schools.join(token, { password: 'password1' })).toMatchObject(
    faulty('password', 'vue.form.error.password.common'),
  );
  expect(await schools.join(token)).toMatchObject(fine);
});

test('an invitation is in the language of who invites', async () => {
  const { eva, school, company } = await schools.newSchool({ isInEnglish: true });
  const form = person(school, 'Tina');
  await schools.send(eva, 'invite', form);
  expect((await schools.mailsTo(form.email)).join()).toContain(
    `Eva Muster invites you to shop with us for ${company}`,
  );
});
