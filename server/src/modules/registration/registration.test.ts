import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { enterShop, germanAddress, logIn, putInCart, register } from '../../testing/journey.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';

let db: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  await stockGoods(db.database, { id: 'pen', cents: 250 });
});
afterAll(() => db.drop());

const key = (fault: string) => `vue.form.error.${fault}`;

/** Each from its own network, so that no test uses up another's tries. */
let networks = 0;
const someone = () => {
  networks += 1;
  return shop.visitor('de', { ip: `198.51.${networks}.1` });
};

const whoAmI = `{ customerInfo {
  visitorLoginState visitorType firstName lastName email { email isConfirmed } } }`;

/** The token in the newest mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const mails = await shop.services.mail.listMailbox();
  const newest = mails.find(
    ({ recipient, kind }) => recipient === email && kind === 'registration',
  );
  const text = newest && (await shop.services.mail.readMail(newest.id))?.text;
  return /confirm-email\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
}

async function confirm(token: string, visitor: Visitor = shop.visitor()) {
  const { confirmEmail } = await visitor.run<{ confirmEmail: Record<string, unknown> }>(
    'mutation ($token: String!) { confirmEmail(token: $token) { successful errorMessage } }',
    { token },
  );
  return confirmEmail;
}

describe('registration', () => {
  test('API-99, REG-03: a consumer opens an account and is logged in, with the cart', async () => {
    const { visitor, cartId } = await enterShop(shop);
    await putInCart({ visitor, cartId }, ['pen', 2]);
    const answer = await register(visitor, { email: 'Erika@Example.org' }, cartId);
    expect(answer).toMatchObject({
      successful: true,
      errorMessage: null,
      fieldErrors: [],
      firstName: 'Erika',
      lastName: 'Muster',
      updatedCartId: cartId,
    });
    expect(await visitor.run(whoAmI)).toEqual({
      customerInfo: {
        visitorLoginState: 'loggedIn',
        visitorType: 'new',
        firstName: 'Erika',
        lastName: 'Muster',
        email: { email: 'erika@example.org', isConfirmed: false },
      },
    });
    const { shop_findCart } = await visitor.run<{ shop_findCart: unknown }>(
      'query ($cartId: String!) { shop_findCart(cartId: $cartId) { details { articleCount } steps { loginDone } } }',
      { cartId },
    );
    expect(shop_findCart).toEqual({ details: { articleCount: 2 }, steps: { loginDone: true } });
    // The account holds in every consumer storefront, with the same password.
    const again = await logIn(shop.visitor('at'), 'ERIKA@example.org', 'Kreide-rot-7');
    expect(again.successful).toBe(true);
  });

  test('API-46: where the customer is, is the first entry of the address book', async () => {
    const visitor = someone();
    await register(visitor, {
      email: 'adresse@example.org',
      address: { ...germanAddress, formType: 'companyOrSchool', company: 'Schule am Park' },
    });
    expect(
      await visitor.run(
        '{ getCustomerAddress { city schoolOrCompany isAlsoCustomerAddress addressType } }',
      ),
    ).toEqual({
      getCustomerAddress: {
        city: 'Köln',
        schoolOrCompany: 'Schule am Park',
        isAlsoCustomerAddress: true,
        addressType: 'billing',
      },
    });
  });

  test('what is wrong is told by field, in the order of the form', async () => {
    const answer = await register(someone(), {
      email: 'kein@punkt',
      password: 'ab',
      address: { ...germanAddress, firstName: '', postCode: '1' },
    });
    expect(answer).toMatchObject({ successful: false, loginToken: null });
    expect(answer.fieldErrors).toEqual([
      { fieldName: 'email', message: key('email.incorrect') },
      { fieldName: 'password', message: key('password.invalidLength') },
      { fieldName: 'address.firstName', message: key('requiredField') },
      { fieldName: 'address.postCode', message: key('postCode.incorrect') },
    ]);
  });

  test.each(['passwort', 'Qwertyuiop', '123456789'])(
    'ruling 5: %s is a password that too many have',
    async (password) => {
      const answer = await register(someone(), { email: 'schwach@example.org', password });
      expect(answer.fieldErrors).toEqual([
        { fieldName: 'password', message: key('password.common') },
      ]);
    },
  );

  test.each([
    ['the shop', 'KREIDE!7', 'eins@example.org'],
    ['the address', 'Maja.Lindwurm1', 'maja.lindwurm@example.org'],
  ])('ASVS 6.2: a password that is little more than %s is refused', async (_, refused, email) => {
    const about = { email };
    const answer = await register(someone(), { ...about, password: refused });
    expect(answer.fieldErrors).toEqual([
      { fieldName: 'password', message: key('password.context') },
    ]);
    const other = await register(someone(), { ...about, password: `${refused}-rosa` });
    expect(other.fieldErrors).toEqual([]);
  });

  test('an address has one account, in capitals or not; the first stays as it is', async () => {
    const first = someone();
    await register(first, { email: 'zweimal@example.org' });
    const second = await register(someone(), {
      email: 'Zweimal@example.org',
      password: 'Tafel-gruen-9',
    });
    expect(second).toMatchObject({ successful: false, loginToken: null });
    expect(second.fieldErrors).toEqual([{ fieldName: 'email', message: key('email.notUnique') }]);
    expect(await logIn(shop.visitor(), 'zweimal@example.org', 'Tafel-gruen-9')).toMatchObject({
      successful: false,
    });
    expect(await first.run(whoAmI)).toMatchObject({
      customerInfo: { email: { email: 'zweimal@example.org' } },
    });
  });

  test('of two at once one opens the account, and the other is told', async () => {
    const both = await Promise.all(
      [someone(), someone()].map((visitor) => register(visitor, { email: 'gleich@example.org' })),
    );
    expect(both.map(({ successful }) => successful).sort()).toEqual([false, true]);
  });

  test('ruling 15: from one network addresses can’t be tried without end', async () => {
    const { count } = { count: 30 };
    const visitor = shop.visitor('de', { ip: '203.0.113.99' });
    for (let tries = 0; tries < count; tries += 1) {
      await shop.services.limiter.take(['registrationsByNetwork'], { network: '203.0.113.99' });
    }
    expect(await register(visitor, { email: 'erika@example.org' })).toMatchObject({
      errorMessage: 'vue.register.error.tooMany',
      fieldErrors: [],
    });
  });

  test('a business has a form of its own; programs get no account', async () => {
    const business = await register(shop.visitor('b2b'), { email: 'amt@example.org' });
    expect(business).toMatchObject({ errorMessage: 'vue.register.error.storefront' });
    const program = await register(someone(), { email: 'bot@example.org', website: 'http://x' });
    expect(program).toMatchObject({ successful: false, errorMessage: 'somethingWentWrong' });
    expect(await logIn(shop.visitor(), 'bot@example.org', 'Kreide-rot-7')).toMatchObject({
      successful: false,
    });
  });

  test('the newsletter is asked for in its own mail, and only when it was ticked', async () => {
    await register(someone(), { email: 'ohne@example.org' });
    await register(someone(), { email: 'mit@example.org', newsletterWording: '1' });
    const mails = await shop.services.mail.listMailbox();
    const kindsFor = (email: string) =>
      mails.filter(({ recipient }) => recipient === email).map(({ kind }) => kind);
    expect(kindsFor('ohne@example.org')).toEqual(['registration']);
    expect(kindsFor('mit@example.org').sort()).toEqual(['newsletter', 'registration']);
  });
});

test('API-87 whether an e-mail address is free, sixty times an hour from one network', async () => {
  await register(someone(), { email: 'vergeben@example.org' });
  const visitor = someone();
  const ask = (email: string, by = visitor) =>
    by.attempt<{ emailUniqueness: boolean }>(
      'query ($email: String!) { emailUniqueness(email: $email) }',
      { email },
    );
  expect((await ask(' Vergeben@Example.org')).data).toEqual({ emailUniqueness: false });
  expect((await ask('frei@example.org')).data).toEqual({ emailUniqueness: true });
  expect((await ask('x'.repeat(10_000))).data).toEqual({ emailUniqueness: true });
  // Accounts of consumers and of businesses are apart.
  const business = await ask('vergeben@example.org', shop.visitor('b2b', { ip: '192.0.2.99' }));
  expect(business.data).toEqual({ emailUniqueness: true });
  for (let asked = 4; asked <= 60; asked += 1) await ask(`${asked}@example.org`);
  const { errors } = await ask('vergeben@example.org');
  expect(errors[0]?.classification).toBe('TOO_MANY_REQUESTS');
});

describe('confirming the address', () => {
  test('the mail’s link does it once; a second look changes nothing', async () => {
    const visitor = someone();
    await register(visitor, { email: 'bestaetigt@example.org' });
    const token = await tokenFor('bestaetigt@example.org');
    expect(await confirm(token)).toEqual({ successful: true, errorMessage: null });
    expect(await visitor.run(whoAmI)).toMatchObject({
      customerInfo: { email: { isConfirmed: true } },
    });
    shop.clock.advance(1000);
    expect(await confirm(token)).toEqual({ successful: true, errorMessage: null });
  });

  test('a link is valid for seven days, and nobody can guess one', async () => {
    const visitor = someone();
    await register(visitor, { email: 'spaet@example.org' });
    const token = await tokenFor('spaet@example.org');
    const over = { successful: false, errorMessage: 'vue.register.error.linkOver' };
    for (const nonsense of ['', 'x', `${token.slice(1)}A`]) {
      expect(await confirm(nonsense)).toEqual(over);
    }
    const start = shop.clock.now();
    shop.clock.advance(7 * 86_400_000);
    expect(await confirm(token)).toEqual(over);
    shop.clock.set(start);
    expect(await visitor.run(whoAmI)).toMatchObject({
      customerInfo: { email: { isConfirmed: false } },
    });
  });

  test('whoever is logged in gets a new link, three times an hour', async () => {
    const visitor = someone();
    await register(visitor, { email: 'nochmal@example.org' });
    const first = await tokenFor('nochmal@example.org');
    const send = async () =>
      (
        await visitor.run<{ sendEmailConfirmation: { errorMessage: string | null } }>(
          'mutation { sendEmailConfirmation { successful errorMessage } }',
        )
      ).sendEmailConfirmation.errorMessage;
    shop.clock.advance(1000);
    expect(await send()).toBeNull();
    const second = await tokenFor('nochmal@example.org');
    expect(second).not.toBe(first);
    expect([await send(), await send(), await send()]).toEqual([
      null,
      null,
      'vue.register.error.tooMany',
    ]);
    expect(await confirm(second)).toMatchObject({ successful: true });
    expect(await send()).toBeNull();
    const { errors } = await shop
      .visitor()
      .attempt('mutation { sendEmailConfirmation { successful } }');
    expect(errors[0]?.classification).toBe('LOGIN_REQUIRED');
  });
});
