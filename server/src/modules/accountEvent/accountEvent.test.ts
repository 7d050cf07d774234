import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountsOf, kindsOf, pageOf, send } from '../../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { logIn } from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

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

describe('what a customer reads', () => {
  test('what was changed, when and on which device, the newest first', async () => {
    const { visitor, email } = await accounts.newCustomer('liste');
    const token = await accounts.tokenOf(email, 'confirm-email');
    await visitor.run(`mutation { confirmEmail(token: "${token}") { successful } }`);
    await send(visitor, 'updatePhone(phone: "+49 221 123456")');
    // Says what is there already.
    await send(visitor, 'updatePhone(phone: "+49 221 123456")');
    const next = 'neue-liste@example.org';
    await send(visitor, `updateEmail(email: "${next}", currentPassword: "${password}")`);
    const change = await accounts.tokenOf(next, 'confirm-email');
    await visitor.run(`mutation { confirmEmail(token: "${change}") { successful } }`);
    shop.clock.advance(60_000);
    await send(visitor, `changePassword(currentPassword: "${password}", newPassword: "${chosen}")`);
    const { events, hasMore } = await pageOf(visitor);
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['passwordChanged', 'emailChanged', 'emailChangeRequested', 'phoneChanged'],
      ...['emailConfirmed', 'loggedIn'],
    ]);
    expect(hasMore).toBe(false);
    expect(events[0]).toEqual({
      cursor: expect.any(String),
      kind: 'passwordChanged',
      happenedAt: shop.clock.now().toISOString(),
      times: 1,
      device: 'Firefox, Linux',
      detail: '',
    });
    // Neither addresses nor names, of a customer or a network, are part of it.
    expect(JSON.stringify(events)).not.toMatch(/example\.org|192\.0\.2|221|Muster/);
  });

  test('a forgotten password: who asked, and who set another one', async () => {
    const { visitor, email } = await accounts.newCustomer('vergessen');
    for (let times = 0; times < 2; times++) {
      await send(accounts.browser('chrome'), `forgotPassword(email: "${email}", triesCount: 1)`);
    }
    const token = await accounts.tokenOf(email, 'newpassword');
    await send(visitor, `changeForgottenPassword(token: "${token}", password: "${chosen}")`);
    await logIn(visitor, email, chosen);
    const { events } = await pageOf(visitor);
    expect(events).toMatchObject([
      { kind: 'loggedIn', device: 'Firefox, Linux' },
      { kind: 'passwordReset', device: 'Firefox, Linux' },
      { kind: 'passwordForgotten', device: 'Chrome, Windows', times: 2 },
      { kind: 'loggedIn', device: 'Firefox, Linux' },
    ]);
  });

  test('wrong passwords are one entry a day, with how often and where the last one was', async () => {
    const { visitor, email } = await accounts.newCustomer('falsch');
    for (const guess of ['a', 'b', 'c']) {
      expect((await logIn(accounts.browser('chrome'), email, guess)).successful).toBe(false);
    }
    expect(await kindsOf(visitor)).toEqual(['loginFailed', 'loggedIn']);
    expect((await pageOf(visitor)).events[0]).toMatchObject({
      times: 3,
      device: 'Chrome, Windows',
    });
    await visitor.run(
      `mutation { changePassword(currentPassword: "x", newPassword: "${chosen}") { successful } }`,
    );
    expect((await pageOf(visitor)).events[0]).toMatchObject({
      kind: 'passwordRefused',
      times: 1,
      device: 'Firefox, Linux',
    });
    shop.clock.advance(day);
    await logIn(accounts.browser('chrome'), email, 'd');
    await logIn(visitor, email, password);
    expect(await kindsOf(visitor)).toEqual([
      ...['loggedIn', 'loginFailed', 'passwordRefused', 'loginFailed', 'loggedIn'],
    ]);
    // Of nobody's account there is nothing to tell.
    await logIn(accounts.browser(), 'niemand@example.org', 'x');
  });

  test('what ended elsewhere, and that a list was shared', async () => {
    const { visitor, email } = await accounts.newCustomer('woanders');
    const token = await accounts.tokenOf(email, 'confirm-email');
    await visitor.run(`mutation { confirmEmail(token: "${token}") { successful } }`);
    // There is nobody else.
    await visitor.run('mutation { endSessions { successful } }');
    await logIn(accounts.browser('chrome'), email, password);
    await visitor.run('mutation { endSessions { successful } }');
    const { list } = await visitor.run<{ list: { wishlist: { externalId: string } } }>(
      'mutation { list: wishlist_create(name: "Klasse 3b") { wishlist { externalId } } }',
    );
    const { externalId } = list.wishlist;
    // The second time it is the same link again.
    for (let times = 0; times < 2; times++) {
      const share = `mutation { share: wishlist_share(externalId: "${externalId}") { successful } }`;
      expect(await visitor.run(share)).toEqual({ share: { successful: true } });
    }
    const { events } = await pageOf(visitor);
    expect(events).toMatchObject([
      { kind: 'listShared', detail: 'Klasse 3b' },
      { kind: 'sessionsEnded', device: 'Firefox, Linux', detail: '' },
      { kind: 'newDevice', device: 'Chrome, Windows' },
      { kind: 'emailConfirmed' },
      { kind: 'loggedIn' },
    ]);
  });

  test('what an operator does is told without a device', async () => {
    const { visitor, email } = await accounts.newCustomer('laden');
    await accounts.operator().setPassword(email, chosen);
    await accounts.operator().close(email);
    // Once is enough.
    await accounts.operator().close(email);
    await accounts.operator().open(email);
    await logIn(visitor, email, chosen);
    const { events } = await pageOf(visitor);
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['newDevice', 'accountOpened', 'accountClosed', 'passwordSet', 'loggedIn'],
    ]);
    expect(events.slice(1, 4).map(({ device }) => device)).toEqual(['', '', '']);
  });

  test('pages go on behind the last one, and an address that is none is the beginning', async () => {
    const { visitor, email } = await accounts.newCustomer('seiten');
    for (let times = 0; times < 4; times++) await logIn(visitor, email, password);
    const { events: all } = await pageOf(visitor);
    expect(all).toHaveLength(5);
    const first = await pageOf(visitor, { first: 2 });
    expect(first).toEqual({ events: all.slice(0, 2), hasMore: true });
    const second = await pageOf(visitor, { first: 2, after: all[1]?.cursor ?? '' });
    expect(second).toEqual({ events: all.slice(2, 4), hasMore: true });
    const third = await pageOf(visitor, { first: 2, after: all[3]?.cursor ?? '' });
    expect(third).toEqual({ events: all.slice(4), hasMore: false });
    for (const after of ['', 'x', '1-', `${'9'.repeat(15)}-1`, "1-1' or 1=1"]) {
      expect((await pageOf(visitor, { first: 2, after })).events).toEqual(all.slice(0, 2));
    }
    expect((await pageOf(visitor, { first: -5 })).events).toHaveLength(1);
    expect((await pageOf(visitor, { first: 1_000_000 })).events).toHaveLength(5);
  });

  test('two customers never read what is the other’s, not even by a cursor of the other', async () => {
    const one = await accounts.newCustomer('eine');
    const two = await accounts.newCustomer('andere');
    await send(one.visitor, 'updatePhone(phone: "+49 221 1")');
    const [newest] = (await pageOf(one.visitor)).events;
    expect(await kindsOf(one.visitor)).toEqual(['phoneChanged', 'loggedIn']);
    const own = await pageOf(two.visitor);
    expect(own.events.map(({ kind }) => kind)).toEqual(['loggedIn']);
    expect(await pageOf(two.visitor, { after: newest?.cursor ?? '' })).toEqual(own);
  });

  test('without a login there is nothing to read', async () => {
    const { errors } = await accounts.browser().attempt('{ accountEvents { hasMore } }');
    expect(errors[0]?.classification).toBe('LOGIN_REQUIRED');
  });

  test('events are kept for 180 days', async () => {
    const { visitor, email } = await accounts.newCustomer('alt');
    await send(visitor, 'updatePhone(phone: "+49 221 2")');
    shop.clock.advance(179 * day);
    await shop.services.accountEvents.prune();
    await logIn(visitor, email, password);
    expect(await kindsOf(visitor)).toEqual(['loggedIn', 'phoneChanged', 'loggedIn']);
    shop.clock.advance(day);
    await logIn(visitor, email, password);
    // Not shown, whether or not they are deleted yet.
    expect(await kindsOf(visitor)).toEqual(['loggedIn', 'loggedIn']);
    await shop.services.accountEvents.prune();
    shop.clock.advance(-2 * day);
    await logIn(visitor, email, password);
    expect(await kindsOf(visitor)).not.toContain('phoneChanged');
  });

  test('of one kind an account keeps the last 500, and of others all', async () => {
    const { visitor } = await accounts.newCustomer('flut');
    for (let number = 1; number <= 502; number++) {
      await visitor.run(`mutation { updatePhone(phone: "+49 221 ${number}") { successful } }`);
    }
    await shop.services.accountEvents.prune();
    let count = 0;
    let page = await pageOf(visitor, { first: 100 });
    while (page.hasMore) {
      count += page.events.length;
      page = await pageOf(visitor, { first: 100, after: page.events.at(-1)?.cursor ?? '' });
    }
    expect(count + page.events.length).toBe(501);
    expect(page.events.at(-1)?.kind).toBe('loggedIn');
  });
});
