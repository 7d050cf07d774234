import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type LoginAnswer, logIn, register, takeCart } from '../../testing/journey.ts';
import {
  beginAdding,
  beginLogin,
  failure,
  fine,
  finishAdding,
  finishLogin,
  list,
  type Outcome,
  outcome,
  refused,
  remove,
  rename,
} from '../../testing/passkeys.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { seedDemoCustomers } from '../customer/demoCustomers.ts';
import { createCustomerOperator } from '../customer/operator.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

const passwords = { consumer: 'Kreide-rot-7', business: 'Tafel-gruen-9' };
const password = passwords.consumer;

let db: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  await seedDemoCustomers({ database: db.database, passwords, clock: shop.clock });
});
afterAll(() => db.drop());

beforeEach(() => {
  // Past every window of the limiter and every session of the test before.
  shop.clock.advance(40 * 24 * 3600 * 1000);
});

const sites = {
  de: { url: 'https://kreide.example', passkeyHost: 'kreide.example' },
  at: { url: 'https://kreide.at.example', passkeyHost: 'kreide.at.example' },
  b2b: { url: 'https://schule.example', passkeyHost: 'schule.example' },
  'b2b-en': { url: 'https://en.schule.example', passkeyHost: 'schule.example' },
} as const;

type Site = keyof typeof sites;

const storefrontAt = (site: Site): StorefrontId => (site === 'b2b-en' ? 'b2b' : site);

function visitorAt(site: Site, ip = '192.0.2.1'): Visitor {
  const language = site === 'b2b-en' ? ({ shopLanguage: 'en-DE' } as const) : {};
  return shop.visitor(storefrontAt(site), { site: sites[site], ip, ...language });
}

type Authenticator = ReturnType<typeof createAuthenticator>;

/** Logs a new visitor in with a device's passkey. */
async function enter(
  device: Authenticator,
  {
    site = 'de',
    visitor = visitorAt(site),
    ...how
  }: Parameters<Authenticator['answer']>[1] & { site?: Site; visitor?: Visitor } = {},
): Promise<LoginAnswer> {
  const { options, ceremony } = await beginLogin(visitor);
  return finishLogin(visitor, { ceremony, response: device.answer(options, how) });
}

/** A customer of a test's own with a device that has a passkey. */
async function customerWithPasskey(name: string, site: 'de' | 'at' = 'de') {
  const visitor = visitorAt(site, '198.51.100.9');
  const email = `${name}@example.org`;
  await register(visitor, { email, password });
  const device = createAuthenticator(sites[site].url);
  await add(visitor, device);
  return { visitor, email, device };
}

async function add(visitor: Visitor, device: Authenticator, name?: string): Promise<void> {
  const { options, ceremony } = await beginAdding(visitor);
  const sent = { ceremony, response: device.make(options), ...(name && { name }) };
  expect(await finishAdding(visitor, sent)).toEqual(fine);
}

const operator = () =>
  createCustomerOperator({
    database: db.database,
    clock: shop.clock,
    parameters: shop.services.parameters,
  });

const subjectsTo = async (recipient: string) =>
  (await shop.services.mail.listMailbox())
    .filter((mail) => mail.recipient === recipient)
    .map(({ subject }) => subject);

/** What the customer reads of the account's security, the newest first. */
async function eventsOf(visitor: Visitor): Promise<[kind: string, detail: string][]> {
  const { accountEvents } = await visitor.run<{
    accountEvents: { events: { kind: string; detail: string }[] };
  }>('{ accountEvents(first: 20) { events { kind detail } } }');
  return accountEvents.events.map(({ kind, detail }) => [kind, detail]);
}

/** How often somebody failed to log in that day, as the customer reads it. */
async function timesRefused(visitor: Visitor): Promise<number> {
  const { accountEvents } = await visitor.run<{
    accountEvents: { events: { kind: string; times: number }[] };
  }>('{ accountEvents(first: 20) { events { kind times } } }');
  return accountEvents.events.find(({ kind }) => kind === 'loginFailed')?.times ?? 0;
}

describe('a passkey', () => {
  test('is made for the host, discoverable, verified, and known by a name that tells nothing', async () => {
    const { visitor, email, device } = await customerWithPasskey('neu');
    const { options } = await beginAdding(visitor);
    const asked = JSON.parse(options);
    expect(asked).toMatchObject({
      rp: { id: 'kreide.example' },
      user: { name: email, displayName: 'Erika Muster' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.passkeys[0]?.id, transports: ['internal'] }],
    });
    expect(asked.user.id).toBe(device.passkeys[0]?.userHandle);
    expect(Buffer.from(asked.user.id, 'base64url')).toHaveLength(32);
    expect(await list(visitor)).toEqual({
      passkeys: [
        {
          passkeyId: expect.stringMatching(/^[\w-]{22}$/),
          name: 'Mein Telefon',
          host: 'kreide.example',
          isOfThisHost: true,
          lastUsedAt: null,
        },
      ],
      needsPassword: false,
    });
    expect(await subjectsTo(email)).toContain('Neuer Passkey für Ihr Kundenkonto');
  });

  test('logs in without a name, takes the cart over, and says when it was used', async () => {
    const { visitor, device } = await customerWithPasskey('rein');
    const elsewhere = visitorAt('de');
    const cartId = await takeCart(elsewhere);
    const { options, ceremony } = await beginLogin(elsewhere);
    expect(JSON.parse(options)).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'kreide.example',
      timeout: 300_000,
      userVerification: 'required',
    });
    const sent = { ceremony, response: device.answer(options), cartId, mergeCart: true };
    expect(await finishLogin(elsewhere, sent)).toMatchObject({
      successful: true,
      errorMessage: null,
      firstName: 'Erika',
      updatedCartId: cartId,
    });
    expect((await list(elsewhere)).passkeys).toMatchObject([
      { lastUsedAt: shop.clock.now().toISOString() },
    ]);
    expect(await enter(device, { visitor })).toMatchObject({ successful: true });
  });

  test('needs the password again ten minutes after the login', async () => {
    const { visitor, device } = await customerWithPasskey('spaeter');
    shop.clock.advance(10 * 60_000 - 1);
    expect((await list(visitor)).needsPassword).toBe(false);
    shop.clock.advance(1);
    expect((await list(visitor)).needsPassword).toBe(true);
    const wrong = {
      successful: false,
      generalErrorMessage: 'vue.form.error.general',
      fieldErrors: [{ fieldName: 'currentPassword', message: 'vue.form.error.password.incorrect' }],
      options: null,
      ceremony: null,
    };
    expect(await beginAdding(visitor)).toMatchObject({
      fieldErrors: [{ fieldName: 'currentPassword', message: 'vue.form.error.requiredField' }],
    });
    expect(await beginAdding(visitor, 'falsch')).toEqual(wrong);
    const { options, ceremony } = await beginAdding(visitor, password);
    const sent = { ceremony, response: device.make(options), name: '  Zweites   Gerät ' };
    expect(await finishAdding(visitor, sent)).toEqual(fine);
    const { passkeys } = await list(visitor);
    expect(passkeys.map(({ name }) => name)).toEqual(['Mein Telefon', 'Zweites Gerät']);
  });

  test('is renamed and removed by its customer alone; what is removed logs nobody in', async () => {
    const { visitor, email, device } = await customerWithPasskey('weg');
    const stranger = await customerWithPasskey('fremd');
    const [own] = (await list(visitor)).passkeys;
    const id = own?.passkeyId ?? '';
    expect(await rename(stranger.visitor, id, 'Gekapert')).toEqual(refused('notFound'));
    expect(await remove(stranger.visitor, id)).toEqual(refused('notFound'));
    expect(await rename(visitor, id, 'Schulrechner')).toEqual(fine);
    expect(await rename(visitor, id, ' ')).toMatchObject({
      fieldErrors: [{ fieldName: 'name', message: 'vue.form.error.requiredField' }],
    });
    expect(await rename(visitor, id, 'x'.repeat(61))).toMatchObject({
      fieldErrors: [{ fieldName: 'name', message: 'vue.form.error.tooLong' }],
    });
    expect((await list(visitor)).passkeys).toMatchObject([{ name: 'Schulrechner' }]);

    expect(await remove(visitor, id)).toEqual(fine);
    expect(await remove(visitor, id)).toEqual(refused('notFound'));
    expect((await list(visitor)).passkeys).toEqual([]);
    expect(await subjectsTo(email)).toContain('Ein Passkey Ihres Kundenkontos wurde entfernt');
    expect(await eventsOf(visitor)).toEqual([
      ['passkeyRemoved', 'Schulrechner'],
      ['passkeyAdded', 'Mein Telefon'],
      ['loggedIn', ''],
    ]);
    expect(await enter(device)).toMatchObject(failure('unknown'));
    expect(await enter(stranger.device)).toMatchObject({ successful: true });
    expect(await eventsOf(stranger.visitor)).toHaveLength(3);
  });

  test('outlives a new password, and ends with the account', async () => {
    const { visitor, email, device } = await customerWithPasskey('ende');
    await visitor.run(
      `mutation { changePassword(currentPassword: "${password}", newPassword: "Schwamm-gelb-5") {
        successful } }`,
    );
    expect(await enter(device)).toMatchObject({ successful: true });
    await logIn(visitor, email, 'Schwamm-gelb-5');
    const { deleted } = await visitor.run<{ deleted: Outcome }>(
      `mutation { deleted: deleteAccount(currentPassword: "Schwamm-gelb-5") { ${outcome} } }`,
    );
    expect(deleted).toEqual(fine);
    expect(await enter(device)).toMatchObject(failure('unknown'));
  });

  test('of a blocked account logs nobody in', async () => {
    const { email, device } = await customerWithPasskey('zu');
    await operator().close(email);
    expect(await enter(device)).toMatchObject({
      successful: false,
      errorMessage: 'vue.login.error.accountBlocked',
      loginToken: null,
    });
    // Nothing of an account's state without its passkey.
    const thief = createAuthenticator(sites.de.url);
    const { options } = await beginAdding((await customerWithPasskey('dieb')).visitor);
    thief.make(options);
    const [stolen] = thief.passkeys;
    const forged = stolen && { ...stolen, id: device.passkeys[0]?.id ?? '' };
    expect(await enter(thief, forged && { passkey: forged })).toMatchObject(failure('failed'));
    await operator().open(email);
    expect(await enter(device)).toMatchObject({ successful: true });
  });
});

describe('hosts', () => {
  test('a passkey holds for its own; the account shows those of all', async () => {
    const { visitor, email, device } = await customerWithPasskey('zwei-laender');
    const austrian = visitorAt('at');
    await logIn(austrian, email, password);
    const device2 = createAuthenticator(sites.at.url);
    const { options } = await beginAdding(austrian);
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'kreide.at.example' },
      excludeCredentials: [],
    });
    // They stand in the order in which they were made.
    shop.clock.advance(1000);
    await add(austrian, device2, 'Wien');
    expect((await list(austrian)).passkeys).toMatchObject([
      { host: 'kreide.example', isOfThisHost: false },
      { host: 'kreide.at.example', isOfThisHost: true, name: 'Wien' },
    ]);
    expect((await list(visitor)).passkeys).toMatchObject([
      { isOfThisHost: true },
      { isOfThisHost: false },
    ]);
    expect(await enter(device2, { site: 'at' })).toMatchObject({ successful: true });
    expect(await enter(device, { site: 'at', origin: sites.at.url })).toMatchObject(
      failure('unknown'),
    );
  });

  test('the business storefront’s two languages share them, and consumers’ do not count there', async () => {
    const business = visitorAt('b2b');
    await logIn(business, 'K-100200', passwords.business);
    const device = createAuthenticator(sites.b2b.url);
    await add(business, device);
    const origin = sites['b2b-en'].url;
    expect(await enter(device, { site: 'b2b-en', origin })).toMatchObject({ successful: true });
    expect(await enter(device, { site: 'b2b-en' })).toMatchObject(failure('failed'));

    // One host for both, as an operator could list them.
    const shared = shop.visitor('de', { site: sites.b2b });
    expect(await enter(device, { visitor: shared })).toMatchObject(failure('failed'));
  });

  test('nothing begins where nobody vouches for the host, or it is another’s', async () => {
    const { email } = await customerWithPasskey('ohne-host');
    for (const site of [
      undefined,
      { url: 'https://boese.example', passkeyHost: 'kreide.example' },
      { url: 'https://xkreide.example', passkeyHost: 'kreide.example' },
      { url: 'kein Ort', passkeyHost: 'kreide.example' },
    ]) {
      const visitor = shop.visitor('de', site && { site });
      await logIn(visitor, email, password);
      expect(await beginAdding(visitor)).toMatchObject(refused('host'));
      expect(await beginLogin(visitor)).toBeNull();
    }
  });
});

describe('answers that are not taken', () => {
  test('a challenge is answered once, also by two at the same moment, and within five minutes', async () => {
    const { device } = await customerWithPasskey('einmal');
    const visitor = visitorAt('de');
    const { options, ceremony } = await beginLogin(visitor);
    const sent = { ceremony, response: device.answer(options) };
    const answers = await Promise.all([1, 2, 3].map(() => finishLogin(visitorAt('de'), sent)));
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
    expect(answers.filter(({ errorMessage }) => errorMessage)).toMatchObject([
      failure('over'),
      failure('over'),
    ]);
    expect(await finishLogin(visitorAt('de'), sent)).toMatchObject(failure('over'));

    const late = await beginLogin(visitor);
    shop.clock.advance(5 * 60_000);
    const response = device.answer(late.options);
    expect(await finishLogin(visitor, { ceremony: late.ceremony, response })).toMatchObject(
      failure('over'),
    );
    // What was answered is forgotten when it could not be answered any more.
    await shop.services.passkeys.prune();
    expect(await finishLogin(visitorAt('de'), sent)).toMatchObject(failure('over'));
  });

  test('a challenge of another login, of another kind, host or customer', async () => {
    const { visitor, device } = await customerWithPasskey('vertauscht');
    const mallory = await customerWithPasskey('mallory');
    const guest = visitorAt('de');
    const first = await beginLogin(guest);
    const second = await beginLogin(guest);
    const response = device.answer(first.options);
    expect(await finishLogin(guest, { ceremony: second.ceremony, response })).toMatchObject(
      failure('failed'),
    );
    for (const ceremony of ['', 'x', `${first.ceremony}x`, 'x'.repeat(9_000)]) {
      expect(await finishLogin(guest, { ceremony, response })).toMatchObject(failure('over'));
    }
    const adding = await beginAdding(visitor);
    const asLogin = device.answer(first.options);
    expect(
      await finishLogin(guest, { ceremony: adding.ceremony, response: asLogin }),
    ).toMatchObject(failure('over'));
    const other = await finishLogin(visitorAt('at'), { ceremony: first.ceremony, response });
    expect(other).toMatchObject(failure('over'));

    // Mallory gets a victim's challenge, and the victim's browser Mallory's.
    const made = device.make(adding.options);
    const sent = { ceremony: adding.ceremony, response: made };
    expect(await finishAdding(mallory.visitor, sent)).toEqual(refused('over'));
    expect(await finishAdding(visitor, { ...sent, ceremony: first.ceremony })).toEqual(
      refused('over'),
    );
    expect(await finishAdding(visitor, sent)).toEqual(fine);
    expect(await finishAdding(visitor, sent)).toEqual(refused('over'));
  });

  test('another origin, another host, and nobody who was verified', async () => {
    const { visitor, device } = await customerWithPasskey('falsch');
    const [passkey] = device.passkeys;
    if (passkey === undefined) throw new Error('There is no passkey');
    for (const how of [
      { origin: 'https://boese.example' },
      { origin: 'http://kreide.example' },
      { origin: 'https://kreide.example.boese.example' },
      { rpId: 'boese.example' },
      { isVerified: false },
      { userHandle: 'AAAA' },
    ]) {
      expect(await enter(device, { ...how, passkey }), JSON.stringify(how)).toMatchObject(
        failure('failed'),
      );
      if ('userHandle' in how) continue;
      const { options, ceremony } = await beginAdding(visitor);
      const response = device.make(options, how);
      expect(await finishAdding(visitor, { ceremony, response })).toEqual(refused('failed'));
    }
    expect((await list(visitor)).passkeys).toHaveLength(1);
    expect(await timesRefused(visitor)).toBe(6);
    expect(await enter(device, { passkey })).toMatchObject({ successful: true });
  });

  test('a counter that does not go up is told, and the passkey goes on where it does', async () => {
    const { visitor, device } = await customerWithPasskey('kopie');
    expect(await enter(device, { counter: 7 })).toMatchObject({ successful: true });
    for (const counter of [7, 6, 0]) {
      expect(await enter(device, { counter })).toMatchObject(failure('copied'));
    }
    expect(await timesRefused(visitor)).toBe(3);
    expect(await enter(device, { counter: 8 })).toMatchObject({ successful: true });
  });

  test('a counter that stays at 0 counts nothing', async () => {
    const { device } = await customerWithPasskey('null');
    for (const counter of [0, 0]) {
      expect(await enter(device, { counter })).toMatchObject({ successful: true });
    }
  });

  test('a passkey of another customer’s account is no second customer’s', async () => {
    const victim = await customerWithPasskey('opfer');
    const thief = await customerWithPasskey('taeter');
    const { options, ceremony } = await beginAdding(thief.visitor);
    // Its id is what the victim's device shows; the key is the thief's.
    const made = JSON.parse(thief.device.make(options));
    const id = victim.device.passkeys[0]?.id ?? '';
    const raw = Buffer.from(made.response.attestationObject, 'base64url');
    const at = raw.indexOf(Buffer.from(made.id, 'base64url'));
    Buffer.from(id, 'base64url').copy(raw, at);
    const response = JSON.stringify({
      ...made,
      id,
      rawId: id,
      response: { ...made.response, attestationObject: raw.toString('base64url') },
    });
    expect(await finishAdding(thief.visitor, { ceremony, response })).toEqual(refused('known'));
    expect((await list(thief.visitor)).passkeys).toHaveLength(1);
    const answer = await enter(victim.device);
    expect(answer).toMatchObject({ successful: true });
    const own = { id, passkey: { ...victim.device.passkeys[0], ...thief.device.passkeys[1], id } };
    expect(await enter(thief.device, { passkey: own.passkey as never })).toMatchObject(
      failure('failed'),
    );
  });

  test('no more than twenty, also when several are added at once', async () => {
    const { visitor, device } = await customerWithPasskey('viele');
    for (let count = 2; count <= 18; count += 1) await add(visitor, device);
    const begun = await Promise.all([1, 2, 3, 4].map(() => beginAdding(visitor)));
    const added = await Promise.all(
      begun.map(({ options, ceremony }) =>
        finishAdding(visitor, { ceremony, response: device.make(options) }),
      ),
    );
    expect(added.filter(({ successful }) => successful)).toHaveLength(2);
    expect(added.find(({ successful }) => !successful)).toEqual(refused('tooMany'));
    expect((await list(visitor)).passkeys).toHaveLength(20);
    expect(await beginAdding(visitor)).toMatchObject(refused('tooMany'));
  });

  test('what is no answer', async () => {
    const { visitor, device } = await customerWithPasskey('unsinn');
    const guest = visitorAt('de');
    const { options } = await beginLogin(guest);
    const good = JSON.parse(device.answer(options));
    const broken = [
      '',
      '{',
      'null',
      '[]',
      JSON.stringify({ ...good, id: '' }),
      JSON.stringify({ ...good, type: 'password' }),
      JSON.stringify({ ...good, rawId: 'AAAA' }),
      JSON.stringify({ ...good, response: null }),
      JSON.stringify({ ...good, response: { ...good.response, signature: 'AAAA' } }),
      JSON.stringify({ ...good, response: { ...good.response, clientDataJSON: 'AAAA' } }),
      JSON.stringify({ ...good, response: { ...good.response, authenticatorData: 'AAAA' } }),
      JSON.stringify({ ...good, response: { ...good.response, userHandle: null } }),
    ];
    for (const response of broken) {
      const { ceremony } = await beginLogin(guest);
      expect(await finishLogin(guest, { ceremony, response }), response).toMatchObject(
        failure('failed'),
      );
    }
    for (const response of [...broken, JSON.stringify(good)]) {
      const { ceremony } = await beginAdding(visitor);
      expect(await finishAdding(visitor, { ceremony, response })).toEqual(refused('failed'));
    }
    expect((await list(visitor)).passkeys).toHaveLength(1);
  });

  test('wrong answers are limited by network, right ones are not', async () => {
    const { device } = await customerWithPasskey('begrenzt');
    const lost = createAuthenticator(sites.de.url);
    const { options } = await beginAdding((await customerWithPasskey('andere')).visitor);
    lost.make(options);
    const ip = '203.0.113.5';
    for (let count = 0; count < 3; count += 1) {
      expect(await enter(device, { visitor: visitorAt('de', ip) })).toMatchObject({
        successful: true,
      });
    }
    for (let count = 0; count < 100; count += 1) {
      expect(await enter(lost, { visitor: visitorAt('de', ip) })).toMatchObject(failure('unknown'));
    }
    expect(await enter(device, { visitor: visitorAt('de', ip) })).toMatchObject({
      successful: false,
      errorMessage: 'vue.login.error.tooManyAttempts',
    });
    expect(await enter(device, { visitor: visitorAt('de', '203.0.113.99') })).toMatchObject({
      successful: true,
    });
  });

  test('without a login there is nothing to see and nothing to change', async () => {
    const guest = visitorAt('de');
    for (const document of [
      '{ customerPasskeys { needsPassword } }',
      'mutation { beginPasskeyRegistration { successful } }',
      'mutation { finishPasskeyRegistration(ceremony: "x", response: "x", name: "x") { successful } }',
      'mutation { renamePasskey(passkeyId: "x", name: "x") { successful } }',
      'mutation { removePasskey(passkeyId: "x") { successful } }',
    ]) {
      const { errors } = await guest.attempt(document);
      expect(errors[0], document).toMatchObject({ classification: 'LOGIN_REQUIRED' });
    }
  });
});
