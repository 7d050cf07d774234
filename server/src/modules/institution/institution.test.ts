import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { logIn } from '../../testing/journey.ts';
import {
  type Answer,
  createTestSchools,
  fault,
  faulty,
  fine,
  operations,
  password,
  person,
  refused,
} from '../../testing/schools.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { type CustomerOperator, createCustomerOperator } from '../customer/operator.ts';
import { createInstitutionOperator } from './operator.ts';

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

describe('who may', () => {
  test('only who manages people invites, changes and removes; others are told no', async () => {
    const school = await schools.newSchool();
    const { eva } = school;
    for (const role of ['buyer', 'approver']) {
      const { visitor, id } = await schools.colleague(
        school,
        role === 'buyer' ? 'Tina' : 'Mona',
        role,
      );
      await schools.send(eva, 'invite', person(school.school, `Open${role}`));
      const { invites } = await schools.look(eva);
      const evasId = await schools.idOf(eva, 'Eva');
      expect(await schools.send(visitor, 'invite', person(school.school, 'Neu'))).toEqual(
        refused('notAllowed'),
      );
      // No oracle of whose address has an account either.
      expect(await schools.send(visitor, 'invite', { ...person(school.school, 'Eva') })).toEqual(
        refused('notAllowed'),
      );
      const change = { personId: id, role: 'admin' };
      expect(await schools.send(visitor, 'change', change)).toEqual(refused('notAllowed'));
      expect(await schools.send(visitor, 'remove', { personId: evasId })).toEqual(
        refused('notAllowed'),
      );
      const inviteId = invites[0]?.inviteId ?? '';
      expect(await schools.send(visitor, 'revoke', { inviteId })).toEqual(refused('notAllowed'));
    }
    expect((await schools.look(eva)).people.map(({ role }) => role)).toEqual([
      'admin',
      'buyer',
      'approver',
    ]);
    expect((await schools.look(eva)).invites).toHaveLength(2);
  });

  test('guests and consumers have no people', async () => {
    const guest = await schools.someone().attempt('{ institution { company } }');
    expect(guest.errors[0]?.messageKey).toBeDefined();
    for (const [operation, values] of [
      ['invite', person('x.example', 'Tina')],
      ['change', { personId: 'x', role: 'admin' }],
      ['remove', { personId: 'x' }],
      ['revoke', { inviteId: 'x' }],
    ] as const) {
      const { errors } = await schools.someone().attempt(operations[operation], values);
      expect(errors).toHaveLength(1);
    }
  });

  test('another institution sees nothing, changes nothing and is not given away', async () => {
    const ours = await schools.newSchool();
    const theirs = await schools.newSchool();
    const tina = await schools.colleague(ours, 'Tina');
    await schools.send(ours.eva, 'invite', person(ours.school, 'Lena'));
    const [invite] = (await schools.look(ours.eva)).invites;
    // One who is alone, and one with people.
    for (const isAlone of [true, false]) {
      if (!isAlone) await schools.colleague(theirs, 'Mona');
      const { eva } = theirs;
      expect(JSON.stringify(await schools.look(eva))).not.toContain(ours.school);
      const change = { personId: tina.id, role: 'admin' };
      expect(await schools.send(eva, 'change', change)).toEqual(refused('notFound'));
      expect(await schools.send(eva, 'remove', { personId: tina.id })).toEqual(refused('notFound'));
      expect(await schools.send(eva, 'revoke', { inviteId: invite?.inviteId ?? '' })).toEqual(
        refused(isAlone ? 'notFound' : 'inviteOver'),
      );
    }
    // Whom others have invited, nobody is told: who joins first, joins.
    expect(await schools.send(theirs.eva, 'invite', person(ours.school, 'Lena'))).toEqual(fine);
    expect((await schools.look(ours.eva)).invites).toHaveLength(1);
    const lena = await schools.tokenTo(person(ours.school, 'Lena').email);
    expect(await schools.join(lena)).toMatchObject(fine);
    expect((await schools.look(theirs.eva)).people).toHaveLength(3);
    expect(await schools.send(ours.eva, 'invite', person(theirs.school, 'Mona'))).toEqual(
      faulty('email', fault('emailTaken')),
    );
  });
});

describe('invitations', () => {
  test('what is wrong is told at its field', async () => {
    const { eva, school, email } = await schools.newSchool();
    const form = person(school, 'Tina');
    const key = (name: string) => `vue.form.error.${name}`;
    for (const [field, value, message] of [
      ['email', 'nobody', key('email.incorrect')],
      ['email', '', key('requiredField')],
      ['firstName', '', key('requiredField')],
      ['lastName', '1', key('tooShort')],
      ['role', 'owner', key('unknown')],
      ['role', '', key('requiredField')],
      ['orderLimit', 'viel', key('amount.incorrect')],
      ['orderLimit', '-1', key('amount.incorrect')],
      ['orderLimit', '1000000,01', key('amount.incorrect')],
      ['email', email.toUpperCase(), fault('isMember')],
    ] as const) {
      expect(await schools.send(eva, 'invite', { ...form, [field]: value })).toEqual(
        faulty(field, message),
      );
    }
    expect((await schools.look(eva)).invites).toEqual([]);
    expect(await schools.send(eva, 'invite', form)).toEqual(fine);
    expect(await schools.send(eva, 'invite', { ...form, email: form.email.toUpperCase() })).toEqual(
      faulty('email', fault('isInvited')),
    );
    expect(await schools.mailsTo(form.email)).toHaveLength(1);
  });

  test('amounts are read as people write them', async () => {
    const school = await schools.newSchool();
    const { id } = await schools.colleague(school, 'Tina', 'buyer', '0');
    const limitOf = async () =>
      (await schools.look(school.eva)).people.find(({ personId }) => personId === id)
        ?.orderLimitCents;
    expect(await limitOf()).toBe(0);
    for (const [orderLimit, cents] of [
      ['250', 25_000],
      ['250,00 €', 25_000],
      ['250.5', 25_050],
      ['1.250', 125_000],
      ['1.250,75', 125_075],
      ['12.345.678,9', undefined],
      ['12,345', undefined],
      ['12,345.00', undefined],
      ['1.25,00', undefined],
      ['', null],
    ] as const) {
      const before = await limitOf();
      const change = { personId: id, role: 'buyer', orderLimit };
      const refusal = faulty('orderLimit', 'vue.form.error.amount.incorrect');
      const answer = await schools.send(school.eva, 'change', change);
      expect([orderLimit, answer]).toEqual([orderLimit, cents === undefined ? refusal : fine]);
      expect(await limitOf()).toBe(cents === undefined ? before : cents);
    }
  });

  test('thousands are grouped as in the language of the page', async () => {
    const school = await schools.newSchool({ isInEnglish: true });
    const { id } = await schools.colleague(school, 'Tina', 'buyer', '12,345.00');
    const person = async () =>
      (await schools.look(school.eva)).people.find(({ personId }) => personId === id);
    expect((await person())?.orderLimitCents).toBe(1_234_500);
    const change = { personId: id, role: 'buyer' };
    expect(await schools.send(school.eva, 'change', { ...change, orderLimit: '12.345' })).toEqual(
      faulty('orderLimit', 'vue.form.error.amount.incorrect'),
    );
    expect(await schools.send(school.eva, 'change', { ...change, orderLimit: '2,345' })).toEqual(
      fine,
    );
    expect((await person())?.orderLimitCents).toBe(234_500);
  });

  test('so many in an hour, and so many to one address', async () => {
    const { eva, school } = await schools.newSchool();
    const form = person(school, 'Tina');
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await schools.send(eva, 'invite', form)).toEqual(fine);
      const [{ inviteId = '' } = {}] = (await schools.look(eva)).invites;
      await schools.send(eva, 'revoke', { inviteId });
    }
    expect(await schools.send(eva, 'invite', form)).toEqual(refused('tooManyInvites'));
    const others = Array.from({ length: 56 }, (_, index) =>
      person(school, `Person${'abcdefghij'[index % 10]}${'abcdefghij'[Math.floor(index / 10)]}`),
    );
    const answers: Answer[] = [];
    for (const other of others) answers.push(await schools.send(eva, 'invite', other));
    expect(answers.filter(({ successful }) => successful)).toHaveLength(55);
    expect(answers.at(-1)).toEqual(refused('tooManyInvites'));
  });

  test('two first invitations at once make one institution', async () => {
    const { eva, school } = await schools.newSchool();
    const answers = await Promise.all([
      schools.send(eva, 'invite', person(school, 'Tina')),
      schools.send(eva, 'invite', person(school, 'Lena')),
    ]);
    expect(answers).toEqual([fine, fine]);
    expect(await schools.look(eva)).toMatchObject({ people: [{}], invites: [{}, {}] });
    await schools.join(await schools.tokenTo(person(school, 'Tina').email), { firstName: 'Tina' });
    await schools.join(await schools.tokenTo(person(school, 'Lena').email), { firstName: 'Lena' });
    expect((await schools.look(eva)).people).toHaveLength(3);
  });
});

describe('changes', () => {
  test('a role that changes while the page is open counts at once', async () => {
    const school = await schools.newSchool();
    const lena = await schools.colleague(school, 'Lena', 'admin');
    const tina = await schools.colleague(school, 'Tina');
    expect((await schools.look(lena.visitor)).mayManage).toBe(true);
    expect(await schools.send(school.eva, 'change', { personId: lena.id, role: 'buyer' })).toEqual(
      fine,
    );
    for (const answer of [
      await schools.send(lena.visitor, 'change', { personId: tina.id, role: 'admin' }),
      await schools.send(lena.visitor, 'remove', { personId: tina.id }),
      await schools.send(lena.visitor, 'invite', person(school.school, 'Neu')),
    ]) {
      expect(answer).toEqual(refused('notAllowed'));
    }
    expect((await schools.look(lena.visitor)).mayManage).toBe(false);
  });

  test('two who demote each other at once leave one', async () => {
    const school = await schools.newSchool();
    for (let round = 0; round < 5; round += 1) {
      const lena = await schools.colleague(school, `Lena${'abcde'[round]}`, 'admin');
      const evasId = await schools.idOf(school.eva, 'Eva');
      const answers = await Promise.all([
        schools.send(school.eva, 'change', { personId: lena.id, role: 'buyer' }),
        schools.send(lena.visitor, 'change', { personId: evasId, role: 'buyer' }),
      ]);
      expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
      const { people } = await schools.look(school.eva);
      expect(people.filter(({ role }) => role === 'admin')).toHaveLength(1);
      const isEvas = people.some(({ isMe, role }) => isMe && role === 'admin');
      if (!isEvas) await schools.send(lena.visitor, 'change', { personId: evasId, role: 'admin' });
      await schools.send(school.eva, 'remove', { personId: lena.id });
    }
  });

  test('the last who manages people stays one', async () => {
    const school = await schools.newSchool();
    const { eva } = school;
    const lena = await schools.colleague(school, 'Lena', 'admin');
    const evasId = await schools.idOf(eva, 'Eva');
    // One whose account is closed manages nobody.
    await customers.close(lena.number);
    expect(await schools.look(eva)).toMatchObject({
      people: [{ isOnlyAdmin: true }, { isClosed: true }],
    });
    const demotion = { personId: evasId, role: 'approver', orderLimit: '100' };
    expect(await schools.send(eva, 'change', demotion)).toEqual(refused('lastAdmin'));
    expect(await schools.send(eva, 'change', { ...demotion, role: 'admin' })).toEqual(fine);
    expect(await schools.send(eva, 'remove', { personId: evasId })).toEqual(refused('self'));
    await customers.open(lena.number);
    expect(await schools.send(eva, 'change', demotion)).toEqual(fine);
    expect(await schools.send(eva, 'remove', { personId: lena.id })).toEqual(refused('notAllowed'));
  });

  test('who is removed is logged out and gets in no more', async () => {
    const school = await schools.newSchool();
    const tina = await schools.colleague(school, 'Tina');
    expect(await schools.send(school.eva, 'remove', { personId: tina.id })).toEqual(fine);
    expect(await schools.send(school.eva, 'remove', { personId: tina.id })).toEqual(
      refused('notFound'),
    );
    const { errors } = await tina.visitor.attempt('{ institution { company } }');
    expect(errors).toHaveLength(1);
    expect(await logIn(shop.visitor('b2b'), tina.number, password)).toMatchObject({
      successful: false,
    });
    expect((await schools.look(school.eva)).people).toHaveLength(1);
    expect(await customers.all('removed')).toContainEqual(
      expect.objectContaining({ login: tina.number }),
    );
  });
});

test('who invites, changes and removes is written down in the accounts that it concerns', async () => {
  const school = await schools.newSchool();
  const lena = await schools.colleague(school, 'Lena');
  const kindsOf = async (visitor: Visitor) => {
    const { accountEvents } = await visitor.run<{
      accountEvents: { events: { kind: string }[] };
    }>('{ accountEvents { events { kind } } }');
    return accountEvents.events.map(({ kind }) => kind);
  };
  const change = { personId: lena.id, role: 'admin' };
  await schools.send(school.eva, 'change', change);
  expect(await kindsOf(lena.visitor)).toEqual(['roleChanged', 'loggedIn']);
  // What is refused is nothing that happened.
  await schools.send(school.eva, 'change', { ...change, role: 'owner' });
  await schools.send(school.eva, 'remove', { personId: lena.id });
  expect(await kindsOf(school.eva)).toEqual([
    ...['personRemoved', 'roleChanged', 'personJoined', 'personInvited', 'loggedIn'],
  ]);
});

describe('the end of an account', () => {
  const erase = async (visitor: Visitor) => {
    const { deleteAccount } = await visitor.run<{
      deleteAccount: { successful: boolean; generalErrorMessage: string | null };
    }>(
      `mutation ($password: String!) {
        deleteAccount(currentPassword: $password) { successful generalErrorMessage } }`,
      { password },
    );
    return deleteAccount;
  };

  test('DEC-121: who alone manages others can not leave them; with another one they can', async () => {
    const school = await schools.newSchool();
    const { eva } = school;
    const lena = await schools.colleague(school, 'Lena', 'approver');
    await schools.send(eva, 'invite', person(school.school, 'Tina'));
    expect(await erase(eva)).toEqual({
      successful: false,
      generalErrorMessage: 'vue.account.error.lastAdmin',
    });
    expect(await schools.look(eva)).toMatchObject({ people: [{}, {}], invites: [{}] });
    await schools.send(eva, 'change', { personId: lena.id, role: 'admin' });
    expect(await erase(eva)).toEqual({ successful: true, generalErrorMessage: null });
    expect(await schools.look(lena.visitor)).toMatchObject({
      people: [{ firstName: 'Lena', isOnlyAdmin: true }],
      // What the other one had sent.
      invites: [],
    });
    // The last one of all may go, and a new account is alone.
    expect(await erase(lena.visitor)).toMatchObject({ successful: true });
  });
});

test('an operator makes somebody admin, as where the last one has left; nobody else’s role changes', async () => {
  const operator = createInstitutionOperator({ database: db.database, clock: shop.clock });
  const school = await schools.newSchool();
  const tina = await schools.colleague(school, 'Tina', 'buyer', '50');
  expect(await operator.setRole(tina.number.toLowerCase(), 'admin')).toBe(true);
  const { people } = await schools.look(tina.visitor);
  expect(people.map(({ role }) => role)).toEqual(['admin', 'admin']);
  const { accountEvents } = await tina.visitor.run<{
    accountEvents: { events: { kind: string }[] };
  }>('{ accountEvents(first: 1) { events { kind } } }');
  expect(accountEvents.events).toEqual([{ kind: 'roleChanged' }]);
  // Who is alone has no role, and nobody's number none either.
  const { number: alone } = await schools.newSchool();
  expect(await operator.setRole(alone, 'buyer')).toBe(false);
  expect(await operator.setRole('K-00000000', 'admin')).toBe(false);
});
