import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { logIn, register } from '../../testing/journey.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';
import { createCustomerOperator } from '../customer/operator.ts';

const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };
const email = 'mia.beispiel@kreide.example';
const businessEmail = 'einkauf@grundschule.example';

let db: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  await seedDemoCustomers({ database: db.database, passwords, clock: shop.clock });
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
  successful: false,
  generalErrorMessage: key('general'),
  fieldErrors: [{ fieldName, message: key(fault) }],
});

const result = '{ successful generalErrorMessage fieldErrors { fieldName message } }';

async function forget(
  form: { email?: string; customerNumber?: string; website?: string; triesCount?: number },
  visitor: Visitor = shop.visitor(),
): Promise<Answer> {
  const { answer } = await visitor.run<{ answer: Answer }>(
    `mutation ($email: String, $customerNumber: String, $triesCount: Int!, $website: String) {
      answer: forgotPassword(
        email: $email, customerNumber: $customerNumber, triesCount: $triesCount, website: $website
      ) ${result} }`,
    { triesCount: 1, ...form },
  );
  return answer;
}

async function reset(token: string, password: string): Promise<Answer> {
  const { answer } = await shop.visitor().run<{ answer: Answer }>(
    `mutation ($token: String!, $password: String!) {
      answer: changeForgottenPassword(token: $token, password: $password) ${result} }`,
    { token, password },
  );
  return answer;
}

async function change(
  visitor: Visitor,
  form: { currentPassword: string; newPassword: string },
): Promise<Answer> {
  const { answer } = await visitor.run<{ answer: Answer }>(changing, form);
  return answer;
}
const changing = `mutation ($currentPassword: String!, $newPassword: String!) {
  answer: changePassword(currentPassword: $currentPassword, newPassword: $newPassword) ${result} }`;

async function isValid(token: string): Promise<boolean> {
  const { emailTokenValidity } = await shop
    .visitor()
    .run<{ emailTokenValidity: boolean }>(
      'query ($token: String!) { emailTokenValidity(token: $token) }',
      { token },
    );
  return emailTokenValidity;
}

/** Subjects and texts of the mails about passwords that an address got, the newest first. */
async function mailsTo(recipient: string) {
  const all = await shop.services.mail.listMailbox();
  const own = all.filter((mail) => mail.recipient === recipient && mail.kind === 'password');
  return Promise.all(
    own.map(async ({ id }) => {
      const mail = await shop.services.mail.readMail(id);
      return { subject: mail?.subject, text: mail?.text ?? '', html: mail?.html ?? '' };
    }),
  );
}

async function tokenFor(recipient: string): Promise<string> {
  const [newest] = await mailsTo(recipient);
  return /newpassword\?token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? '';
}

const isSignedIn = async (visitor: Visitor) =>
  (await visitor.attempt('{ customerInfo { isGuest } }')).errors[0]?.messageKey ?? 'yes';

/** Opens an account of a test's own. */
async function newCustomer(name: string, password = 'Kreide-rot-7') {
  const visitor = shop.visitor('de', { ip: '198.51.100.9' });
  const address = `${name}@example.org`;
  await register(visitor, { email: address, password });
  return { visitor, email: address };
}

describe('a forgotten password', () => {
  test('API-100 API-101 API-86 PWD-01 by e-mail: a link sets a new one, once, and ends every session', async () => {
    const customer = await newCustomer('vergesslich');
    const elsewhere = shop.visitor('at');
    await logIn(elsewhere, customer.email, 'Kreide-rot-7', { stayLogged: true });
    expect(await forget({ email: ' Vergesslich@Example.org ' })).toEqual(fine);
    const token = await tokenFor(customer.email);
    expect((await mailsTo(customer.email))[0]?.text).toMatch(/^Guten Tag \S+ \S+,$/m);
    expect(await isValid(token)).toBe(true);

    shop.clock.advance(1000);
    expect(await reset(token, 'Tafel-gruen-9')).toEqual(fine);
    for (const visitor of [customer.visitor, elsewhere]) {
      expect(await isSignedIn(visitor)).toBe('error.token.revoked');
    }
    expect(await logIn(shop.visitor(), customer.email, 'Kreide-rot-7')).toMatchObject({
      successful: false,
    });
    expect(await logIn(shop.visitor(), customer.email, 'Tafel-gruen-9')).toMatchObject({
      successful: true,
    });
    const over = refused('vue.password.error.linkOver');
    expect(await isValid(token)).toBe(false);
    expect(await reset(token, 'Noch-ein-anderes-1')).toEqual(over);
    const [newest] = await mailsTo(customer.email);
    expect(newest).toMatchObject({ subject: 'Ihr Passwort wurde geändert' });
  });

  test('API-100 PWD-01 on b2b the customer number will do, and so does the e-mail address', async () => {
    const b2b = shop.visitor('b2b', { shopLanguage: 'en-DE' });
    expect(await forget({ customerNumber: 'k-100200' }, b2b)).toEqual(fine);
    const [byNumber] = await mailsTo(businessEmail);
    expect(byNumber?.subject).toBe('Your new password');
    expect(byNumber?.html).toContain('/myaccount/newpassword?token=');
    shop.clock.advance(1000);
    expect(await forget({ email: businessEmail }, b2b)).toEqual(fine);
    const token = await tokenFor(businessEmail);
    expect(await reset(token, 'Schwamm-gelb-5')).toEqual(fine);
    const login = await logIn(shop.visitor('b2b'), 'K-100200', 'Schwamm-gelb-5');
    expect(login).toMatchObject({ successful: true });
  });

  test('ruling 15: nobody learns who has an account; the mail tells its reader', async () => {
    expect(await forget({ email: 'niemand@example.org' })).toEqual(fine);
    expect((await mailsTo('niemand@example.org')).map(({ subject }) => subject)).toEqual([
      'Kein Kundenkonto mit dieser E-Mail-Adresse',
    ]);
    const before = (await shop.services.mail.listMailbox()).length;
    const b2b = shop.visitor('b2b');
    expect(await forget({ customerNumber: 'K-999999' }, b2b)).toEqual(fine);
    // A business's number means nothing to the consumers' shop.
    expect(await forget({ customerNumber: 'K-100200' })).toEqual(fine);
    expect(await shop.services.mail.listMailbox()).toHaveLength(before);

    const closed = await newCustomer('geschlossen');
    const operator = createCustomerOperator({
      database: db.database,
      clock: shop.clock,
      parameters: shop.services.parameters,
    });
    await operator.close(closed.email);
    expect(await forget({ email: closed.email })).toEqual(fine);
    expect(await tokenFor(closed.email)).toBe('');
    expect((await mailsTo(closed.email))[0]?.subject).toBe('Ihr Kundenkonto ist nicht offen');
  });

  test('PWD-01 API-100 a program fills in the hidden field, hears that all is well, and nothing is sent', async () => {
    const customer = await newCustomer('falle');
    expect(await forget({ email: customer.email, website: 'http://x' })).toEqual(fine);
    expect(await mailsTo(customer.email)).toEqual([]);
  });

  test('PWD-02 API-100 the count of a session begins at 1 and ends at 5; an address gets five mails an hour', async () => {
    const customer = await newCustomer('oft');
    const tooMany = refused('vue.password.error.tooMany');
    const send = (triesCount: number, ip: string) =>
      forget({ email: customer.email, triesCount }, shop.visitor('de', { ip }));
    expect(await send(0, '192.0.2.20')).toEqual(refused('somethingWentWrong'));
    expect(await send(6, '192.0.2.20')).toEqual(tooMany);
    for (const triesCount of [1, 2, 3, 4, 5]) {
      expect(await send(triesCount, `192.0.2.${triesCount}`)).toEqual(fine);
    }
    expect(await send(1, '192.0.2.21')).toEqual(tooMany);
    expect(await mailsTo(customer.email)).toHaveLength(5);
    shop.clock.advance(3_600_000);
    expect(await send(1, '192.0.2.21')).toEqual(fine);
  });

  test('what is no address is told at its field', async () => {
    expect(await forget({ email: 'kein@punkt' })).toEqual(faulty('email', 'email.incorrect'));
    expect(await forget({})).toEqual(faulty('email', 'requiredField'));
    expect(await forget({ customerNumber: 'x'.repeat(81) }, shop.visitor('b2b'))).toEqual(
      faulty('customerNumber', 'tooLong'),
    );
  });

  test('API-86 PWD-04 a link is valid for an hour, and no other text is one', async () => {
    const customer = await newCustomer('spaet');
    await forget({ email: customer.email });
    const token = await tokenFor(customer.email);
    const start = shop.clock.now();
    for (const nonsense of ['', 'x', `${token.slice(1)}A`, "' or 1=1 --", 'x'.repeat(10_000)]) {
      expect(await isValid(nonsense)).toBe(false);
      expect(await reset(nonsense, 'Tafel-gruen-9')).toEqual(
        refused('vue.password.error.linkOver'),
      );
    }
    shop.clock.advance(3_600_000 - 1);
    expect(await isValid(token)).toBe(true);
    shop.clock.advance(1);
    expect(await isValid(token)).toBe(false);
    expect(await reset(token, 'Tafel-gruen-9')).toEqual(refused('vue.password.error.linkOver'));
    shop.clock.set(start);
    expect(await logIn(shop.visitor(), customer.email, 'Kreide-rot-7')).toMatchObject({
      successful: true,
    });
  });

  test('API-101 PWD-07 ruling 5: the new one keeps the rules, and the link stays until it does', async () => {
    const customer = await newCustomer('regeln');
    await forget({ email: customer.email });
    const token = await tokenFor(customer.email);
    expect(await reset(token, '')).toEqual(faulty('password', 'requiredField'));
    expect(await reset(token, 'ab')).toEqual(faulty('password', 'password.invalidLength'));
    expect(await reset(token, 'x'.repeat(36))).toEqual(
      faulty('password', 'password.invalidLength'),
    );
    expect(await reset(token, 'Qwertyuiop')).toEqual(faulty('password', 'password.common'));
    expect(await reset(token, `Ö${'-ä7'.repeat(11)}!`)).toEqual(fine);
  });

  test('API-101 of several at once, one sets it; every other link of the customer is over', async () => {
    const customer = await newCustomer('gleichzeitig');
    await forget({ email: customer.email });
    const first = await tokenFor(customer.email);
    shop.clock.advance(1000);
    await forget({ email: customer.email });
    const second = await tokenFor(customer.email);
    const chosen = ['Erstes-Wort-1', 'Zweites-Wort-2', 'Drittes-Wort-3', 'Viertes-Wort-4'];
    const answers = await Promise.all(chosen.map((password) => reset(second, password)));
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
    expect(await isValid(first)).toBe(false);
    const won = chosen[answers.findIndex(({ successful }) => successful)] ?? '';
    expect(await logIn(shop.visitor(), customer.email, won)).toMatchObject({ successful: true });
  });

  test('the link shows whose the address is, too', async () => {
    const customer = await newCustomer('bestaetigt');
    await forget({ email: customer.email });
    await reset(await tokenFor(customer.email), 'Tafel-gruen-9');
    const visitor = shop.visitor();
    await logIn(visitor, customer.email, 'Tafel-gruen-9');
    expect(await visitor.run('{ customerInfo { email { isConfirmed } } }')).toEqual({
      customerInfo: { email: { isConfirmed: true } },
    });
  });
});

describe('another password', () => {
  test('API-103 the current one allows it; other sessions end, this one stays, and a mail says so', async () => {
    const customer = await newCustomer('wechsel');
    const elsewhere = shop.visitor('ch');
    await logIn(elsewhere, customer.email, 'Kreide-rot-7');
    await forget({ email: customer.email });
    const link = await tokenFor(customer.email);
    shop.clock.advance(1000);
    const form = { currentPassword: 'Kreide-rot-7', newPassword: 'Tafel-gruen-9' };
    expect(await change(customer.visitor, form)).toEqual(fine);
    expect(await isSignedIn(customer.visitor)).toBe('yes');
    expect(await isSignedIn(elsewhere)).toBe('error.token.revoked');
    expect(await isValid(link)).toBe(false);
    expect((await mailsTo(customer.email))[0]?.subject).toBe('Ihr Passwort wurde geändert');
    const login = await logIn(shop.visitor(), customer.email, 'Tafel-gruen-9');
    expect(login.successful).toBe(true);
  });

  test('API-103 PWD-07 what is wrong is told at its field, and nothing changes', async () => {
    const { visitor, email: address } = await newCustomer('felder');
    const right = 'Kreide-rot-7';
    expect(await change(visitor, { currentPassword: '', newPassword: '' })).toEqual({
      ...faulty('currentPassword', 'requiredField'),
      fieldErrors: [
        { fieldName: 'currentPassword', message: key('requiredField') },
        { fieldName: 'newPassword', message: key('requiredField') },
      ],
    });
    for (const newPassword of ['ab', 'x'.repeat(36)]) {
      expect(await change(visitor, { currentPassword: right, newPassword })).toEqual(
        faulty('newPassword', 'password.invalidLength'),
      );
    }
    expect(await change(visitor, { currentPassword: right, newPassword: 'passwort' })).toEqual(
      faulty('newPassword', 'password.common'),
    );
    expect(await change(visitor, { currentPassword: right, newPassword: right })).toEqual(
      faulty('newPassword', 'password.same'),
    );
    expect(
      await change(visitor, { currentPassword: 'falsch', newPassword: 'Tafel-gruen-9' }),
    ).toEqual(faulty('currentPassword', 'password.incorrect'));
    expect(await logIn(shop.visitor(), address, right)).toMatchObject({ successful: true });
  });

  test('whoever found an open browser guesses five times in a quarter of an hour', async () => {
    const { visitor } = await newCustomer('raten');
    const newPassword = 'Tafel-gruen-9';
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => change(visitor, { currentPassword: 'falsch', newPassword })),
    );
    const wrong = guesses.filter(({ fieldErrors }) => fieldErrors.length > 0);
    expect(wrong).toHaveLength(5);
    const form = { currentPassword: 'Kreide-rot-7', newPassword };
    expect(await change(visitor, form)).toEqual(refused('vue.login.error.tooManyAttempts'));
    shop.clock.advance(15 * 60 * 1000 + 1);
    expect(await change(visitor, form)).toEqual(fine);
  });

  test('ERR-15 whose session was ended is told so', async () => {
    const { visitor, email: address } = await newCustomer('beendet');
    const form = { currentPassword: 'Kreide-rot-7', newPassword: 'Tafel-gruen-9' };
    const { errors } = await shop.visitor().attempt(changing, form);
    expect(errors[0]).toMatchObject({ classification: 'LOGIN_REQUIRED' });
    await forget({ email: address });
    await reset(await tokenFor(address), 'Schwamm-gelb-5');
    const { errors: later } = await visitor.attempt(changing, form);
    expect(later[0]).toMatchObject({
      classification: 'INVALID_LOGIN_TOKEN',
      messageKey: 'error.token.revoked',
    });
  });

  test('ruling 5: an operator may ask for longer ones, of new passwords alone', async () => {
    const { visitor, email: address } = await newCustomer('laenge');
    const set = (value: string) =>
      shop.services.parameters.set({
        name: 'password',
        entry: 'minLength',
        storefront: 'at',
        value,
      });
    const rules = '{ passwordRules { minLength maxLength } }';
    await set('12');
    try {
      expect(await visitor.run(rules)).toEqual({ passwordRules: { minLength: 12, maxLength: 35 } });
      const form = { currentPassword: 'Kreide-rot-7', newPassword: 'Tafel-gruen' };
      expect(await change(visitor, form)).toEqual(faulty('newPassword', 'password.invalidLength'));
      expect(await logIn(shop.visitor(), address, 'Kreide-rot-7')).toMatchObject({
        successful: true,
      });
    } finally {
      await set('3');
    }
  });

  test('no account is guessed at: a business is asked on its own storefront', async () => {
    expect(await forget({ email }, shop.visitor('b2b'))).toEqual(fine);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Kein Kundenkonto mit dieser E-Mail-Adresse',
    ]);
  });
});

test('a login that races with a new password leaves nobody signed in with the old one', async () => {
  const { visitor, email: address } = await newCustomer('rennen');
  const others = Array.from({ length: 18 }, (_, n) =>
    shop.visitor('de', { ip: `192.0.2.${n % 6}` }),
  );
  // Of each network one is checked before the new password is stored, the others after it.
  const [changed] = await Promise.all([
    change(visitor, { currentPassword: 'Kreide-rot-7', newPassword: 'Tafel-gruen-9' }),
    ...others.map((other) => logIn(other, address, 'Kreide-rot-7')),
  ]);
  expect(changed).toEqual(fine);
  for (const other of others.filter(({ loginToken }) => loginToken !== undefined)) {
    expect(await isSignedIn(other)).toBe('error.token.revoked');
  }
});
