import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import {
  germanAddress,
  logIn,
  putInCart,
  register,
  submit,
  takeCart,
} from '../../testing/journey.ts';
import { createTestShop, type TestShop, testSecret, type Visitor } from '../../testing/shop.ts';
import { createOrderOperator } from '../order/operator.ts';

const password = 'Kreide-rot-7';

let db: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  await stockGoods(db.database, { id: 'pen', cents: 250 });
});
afterAll(() => db.drop());

beforeEach(() => {
  // Past every window of the limiter, every session and every link of the test before.
  shop.clock.advance(40 * 24 * 3600 * 1000);
});

const key = (fault: string) => `vue.form.error.${fault}`;

interface Answer {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly message: string }[];
}

const fine: Answer = { successful: true, generalErrorMessage: null, fieldErrors: [] };
const refused = (generalErrorMessage: string): Answer => ({
  successful: false,
  generalErrorMessage,
  fieldErrors: [],
});
const faulty = (fieldName: string, fault: string): Answer => ({
  ...refused(key('general')),
  fieldErrors: [{ fieldName, message: key(fault) }],
});

const result = '{ successful generalErrorMessage fieldErrors { fieldName message } }';
const operations = {
  data: `mutation ($salutation: String, $firstName: String!, $lastName: String!) {
    answer: changeAccountData(
      salutation: $salutation, firstName: $firstName, lastName: $lastName) ${result} }`,
  phone: `mutation ($phone: String!) { answer: updatePhone(phone: $phone) ${result} }`,
  email: `mutation ($email: String!, $currentPassword: String!) {
    answer: updateEmail(email: $email, currentPassword: $currentPassword) ${result} }`,
  remove: `mutation ($currentPassword: String!) {
    answer: deleteAccount(currentPassword: $currentPassword) ${result} }`,
} as const;

async function send(
  visitor: Visitor,
  operation: keyof typeof operations,
  form: Record<string, string>,
): Promise<Answer> {
  const { answer } = await visitor.run<{ answer: Answer }>(operations[operation], form);
  return answer;
}

async function newCustomer(name: string) {
  const visitor = shop.visitor('de', { ip: '198.51.100.9' });
  const email = `${name}@example.org`;
  const cartId = await takeCart(visitor);
  await register(visitor, { email, password }, cartId);
  return { visitor, email, cartId };
}

async function whoIs(visitor: Visitor) {
  const { customerInfo } = await visitor.run<{ customerInfo: Record<string, unknown> }>(
    '{ customerInfo { salutation firstName lastName phone email { email isConfirmed } } }',
  );
  return customerInfo;
}

/** Subjects and texts of the mails about an account that an address got, the newest first. */
async function mailsTo(recipient: string) {
  const all = await shop.services.mail.listMailbox();
  const own = all.filter((mail) => mail.recipient === recipient && mail.kind === 'account');
  return Promise.all(
    own.map(async ({ id, subject }) => ({
      subject,
      text: (await shop.services.mail.readMail(id))?.text ?? '',
    })),
  );
}

async function confirm(recipient: string): Promise<boolean> {
  const [newest] = await mailsTo(recipient);
  const token = /confirm-email\?token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? '';
  const { confirmEmail } = await shop
    .visitor()
    .run<{ confirmEmail: { successful: boolean } }>(
      'mutation ($token: String!) { confirmEmail(token: $token) { successful } }',
      { token },
    );
  return confirmEmail.successful;
}

/** Orders a pen by invoice. @returns the order's number */
async function order({ visitor, cartId }: { visitor: Visitor; cartId: string }): Promise<string> {
  await putInCart({ visitor, cartId }, ['pen', 1]);
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
  const { orderNumber, errorMessage } = await submit({ visitor, cartId });
  expect(errorMessage).toBeNull();
  return orderNumber ?? '';
}

describe('what a customer is called and reached by', () => {
  test('API-102 the name is changed, and nothing but a name is one', async () => {
    const { visitor } = await newCustomer('name');
    const named = { salutation: 'MR', firstName: ' Jörg ', lastName: 'Weiß-Grün' };
    expect(await send(visitor, 'data', named)).toEqual(fine);
    expect(await whoIs(visitor)).toMatchObject({ ...named, firstName: 'Jörg' });
    // Ruling 17: nobody has to say it.
    expect(await send(visitor, 'data', { firstName: 'Jörg', lastName: 'Weiß' })).toEqual(fine);
    expect(await whoIs(visitor)).toMatchObject({ salutation: 'NONE' });
    expect(await send(visitor, 'data', { firstName: '', lastName: '4x' })).toEqual({
      ...refused(key('general')),
      fieldErrors: [
        { fieldName: 'firstName', message: key('requiredField') },
        { fieldName: 'lastName', message: key('name.letterFirst') },
      ],
    });
  });

  test('API-82 the phone number is changed, or taken away', async () => {
    const { visitor } = await newCustomer('telefon');
    expect(await send(visitor, 'phone', { phone: '030 123456' })).toEqual(fine);
    expect(await whoIs(visitor)).toMatchObject({ phone: '030 123456' });
    expect(await send(visitor, 'phone', { phone: 'eins' })).toEqual(
      faulty('phone', 'phone.incorrect'),
    );
    expect(await send(visitor, 'phone', { phone: '' })).toEqual(fine);
    expect(await whoIs(visitor)).toMatchObject({ phone: null });
  });

  test('API-83 another e-mail address holds once it has confirmed, and the old one hears of it', async () => {
    const { visitor, email } = await newCustomer('umzug');
    const next = 'neu.umzug@example.org';
    const form = { email: ' Neu.Umzug@Example.org', currentPassword: password };
    expect(await send(visitor, 'email', form)).toEqual(fine);
    expect(await whoIs(visitor)).toMatchObject({ email: { email, isConfirmed: false } });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Ihre E-Mail-Adresse soll geändert werden',
    ]);
    expect((await mailsTo(email))[0]?.text).toMatch(/^Guten Tag \S+ \S+,$/m);
    // Whether it is the customer's is not known yet.
    expect((await mailsTo(next))[0]?.text).toMatch(/^Guten Tag,$/m);
    expect(await confirm(next)).toBe(true);
    expect(await whoIs(visitor)).toMatchObject({ email: { email: next, isConfirmed: true } });
    expect((await logIn(shop.visitor(), next, password)).successful).toBe(true);
    expect((await logIn(shop.visitor(), email, password)).successful).toBe(false);
    expect(await confirm(next)).toBe(false);
  });

  test('API-83 it takes the password, a new address, and a day at most', async () => {
    const { visitor, email } = await newCustomer('bedenken');
    const form = { email: 'neu.bedenken@example.org', currentPassword: password };
    expect(await send(visitor, 'email', { ...form, currentPassword: 'falsch' })).toEqual(
      faulty('currentPassword', 'password.incorrect'),
    );
    expect(await send(visitor, 'email', { ...form, email: 'kein@punkt' })).toEqual(
      faulty('email', 'email.incorrect'),
    );
    expect(await send(visitor, 'email', { ...form, email })).toEqual(faulty('email', 'email.same'));
    expect(await mailsTo(form.email)).toEqual([]);
    expect(await send(visitor, 'email', form)).toEqual(fine);
    shop.clock.advance(86_400_000);
    expect(await confirm(form.email)).toBe(false);
    await logIn(visitor, email, password);
    expect(await whoIs(visitor)).toMatchObject({ email: { email } });
  });

  test('ruling 15: whose address it is already, its reader alone is told', async () => {
    const first = await newCustomer('besitz');
    const { visitor, email } = await newCustomer('anspruch');
    const form = { email: first.email, currentPassword: password };
    expect(await send(visitor, 'email', form)).toEqual(fine);
    expect((await mailsTo(first.email)).map(({ subject }) => subject)).toEqual([
      'Zu dieser E-Mail-Adresse gibt es schon ein Kundenkonto',
    ]);
    expect(await whoIs(visitor)).toMatchObject({ email: { email } });

    // Of two who want a free one, it is whose link comes first.
    const wanted = { email: 'frei@example.org', currentPassword: password };
    await send(visitor, 'email', wanted);
    expect(await confirm(wanted.email)).toBe(true);
    shop.clock.advance(1000);
    await send(first.visitor, 'email', wanted);
    expect(await whoIs(first.visitor)).toMatchObject({ email: { email: first.email } });
  });

  test('a new password ends what a stranger has begun', async () => {
    const { visitor, email } = await newCustomer('fremd');
    await send(visitor, 'email', { email: 'dieb@example.org', currentPassword: password });
    await visitor.run(
      `mutation ($old: String!, $new: String!) {
        changePassword(currentPassword: $old, newPassword: $new) { successful } }`,
      { old: password, new: 'Tafel-gruen-9' },
    );
    expect(await confirm('dieb@example.org')).toBe(false);
    expect(await whoIs(visitor)).toMatchObject({ email: { email } });
  });

  test('ERR-14 ERR-15 API-82 API-83 API-102 API-104 nobody changes anything without a login', async () => {
    const form = {
      ...{ firstName: 'Erika', lastName: 'Muster', phone: '030 123456' },
      ...{ email: 'wer@example.org', currentPassword: password },
    };
    const { visitor } = await newCustomer('abgemeldet');
    await visitor.run('mutation { logout { successful } }');
    for (const operation of Object.values(operations)) {
      const anyone = await shop.visitor().attempt(operation, form);
      expect(anyone.errors[0]?.classification).toBe('LOGIN_REQUIRED');
      const { errors } = await visitor.attempt(operation, form);
      expect(errors[0]).toMatchObject({
        classification: 'INVALID_LOGIN_TOKEN',
        messageKey: 'error.token.revoked',
      });
    }
  });
});

describe('the end of an account', () => {
  test('API-104 the password ends it: nobody is logged in, and its address is free again', async () => {
    const { visitor, email, cartId } = await newCustomer('ende');
    const elsewhere = shop.visitor('at');
    await logIn(elsewhere, email, password);
    await putInCart({ visitor, cartId }, ['pen', 1]);
    expect(await send(visitor, 'remove', { currentPassword: '' })).toEqual(
      faulty('currentPassword', 'requiredField'),
    );
    expect(await send(visitor, 'remove', { currentPassword: 'falsch' })).toEqual(
      faulty('currentPassword', 'password.incorrect'),
    );
    expect(await send(visitor, 'remove', { currentPassword: password })).toEqual(fine);
    for (const each of [visitor, elsewhere]) {
      const { errors } = await each.attempt('{ getCustomerAddress { city } }');
      expect(errors[0]?.messageKey).toBe('error.token.revoked');
    }
    expect((await logIn(shop.visitor(), email, password)).successful).toBe(false);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain('Ihr Kundenkonto ist gelöscht');
    const again = await register(shop.visitor(), { email, password });
    expect(again.successful).toBe(true);
  });

  test('nothing personal stays but what its orders say, once they are on their way', async () => {
    const customer = await newCustomer('spurlos');
    const { visitor } = customer;
    const number = await order(customer);
    await send(visitor, 'phone', { phone: '030 998877' });
    await send(visitor, 'data', { firstName: 'Hildegunde', lastName: 'Unverwechselbar' });
    const form = { currentPassword: password };
    expect(await send(visitor, 'remove', form)).toEqual(refused('vue.account.error.openOrders'));
    // What was taken back has not happened.
    expect(await whoIs(visitor)).toMatchObject({ firstName: 'Hildegunde' });
    expect(await visitor.run('{ getCustomerAddress { city } }')).toEqual({
      getCustomerAddress: { city: 'Köln' },
    });

    const operator = createOrderOperator({
      database: db.database,
      clock: shop.clock,
      parameters: shop.services.parameters,
      mailFrom: 'Kreide <shop@kreide.example>',
      secret: testSecret,
    });
    await operator.ship(number, { carrier: 'GLS', trackingCode: null });
    expect(await send(visitor, 'remove', form)).toEqual(fine);
    const all = await db.database.rows<{ name: string; line: string }>(
      statement(
        'test_account_left',
        `select 'customer' as name, c::text as line from customer c
         union all select 'address', a::text from address a
         union all select 'cart', c::text from cart c where customer_id is not null
         union all select 'session', s::text from session s`,
      ),
    );
    for (const { name, line } of all) {
      expect(`${name} ${line}`).not.toMatch(/spurlos|Hildegunde|Unverwechselbar|998877/);
    }
    expect((await operator.show(number))?.order.email).toBe(customer.email);
  });

  test('a membership that goes on keeps it; one that was cancelled does not', async () => {
    const { visitor, email } = await newCustomer('mitglied');
    const end = new Date(shop.clock.now().getTime() + 86_400_000).toISOString();
    await db.database.script(
      `insert into membership (id, customer_id, storefront, language, state, payment_id, currency,
         price_cents, months, monthly_cents, starts_at, ends_at, created_at)
       select 'm', id, 'de', 'de', 'active', 'CREDIT_CARD', 'EUR', 2990, 12, 249, '2026-01-01',
         '${end}', '2026-01-01' from customer where email = '${email}'`,
    );
    const form = { currentPassword: password };
    expect(await send(visitor, 'remove', form)).toEqual(refused('vue.account.error.prime'));
    await db.database.script(`update membership set cancelled_at = '2026-02-01' where id = 'm'`);
    expect(await send(visitor, 'remove', form)).toEqual(fine);
  });
});
