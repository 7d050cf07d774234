import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { enterShop, logIn, register } from '../../testing/journey.ts';
import {
  all,
  change,
  createListPeople,
  done,
  entryIdOf,
  inviting,
  join,
  listOf,
  listPassword,
  refused,
  schoolList,
  tokenFor,
} from '../../testing/sharedLists.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';

const day = 24 * 3600 * 1000;

let testDatabase: TestDatabase;
let shop: TestShop;
let people: ReturnType<typeof createListPeople>;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  people = createListPeople(shop, testDatabase.database);
  await stockGoods(
    testDatabase.database,
    { id: 'pen', name: 'Stift', cents: 250 },
    { id: 'book', name: 'Buch', cents: 1000 },
    { id: 'red', product: 'scissors', name: 'Schere', cents: 300, variant: { color: 'red' } },
    { id: 'blue', product: 'scissors', cents: 350, variant: { color: 'blue' } },
  );
});

afterAll(() => testDatabase.drop());

beforeEach(() => {
  // Past the limiter's windows.
  shop.clock.advance(3600 * 1000);
});

describe('links', () => {
  test('SHARE-01: an invite link is made for one level, lives for 30 days, and lets several people in', async () => {
    const anna = await people.customer('Anna');
    const id = await schoolList(anna);
    const first = await inviting(anna, id, 'EDITOR');
    expect(first).toMatchObject(done);
    const link = first.wishlist?.invites[0];
    const now = shop.clock.now().getTime();
    expect(first.wishlist?.invites).toEqual([
      {
        role: 'EDITOR',
        token: expect.stringMatching(/^[\w-]{22}$/),
        path: `/list/${link?.token}`,
        expiresAt: new Date(now + 30 * day).toISOString(),
      },
    ]);
    // Asked for once more it is the same, and lives from now on.
    shop.clock.advance(60_000);
    expect((await inviting(anna, id, 'EDITOR')).wishlist?.invites).toEqual([
      { ...link, expiresAt: new Date(now + 30 * day + 60_000).toISOString() },
    ]);
    // Another level has another link.
    const { wishlist } = await inviting(anna, id, 'COMMENTATOR');
    expect(wishlist?.invites.map(({ role }) => role)).toEqual(['COMMENTATOR', 'EDITOR']);
    for (const name of ['Ben', 'Cem']) {
      const visitor = await people.customer(name);
      expect(await join(visitor, link?.token ?? '')).toMatchObject({
        ...done,
        wishlist: { externalId: id, name: 'Klasse 3b' },
      });
    }
  });

  test('API-116: share makes the link for reading, invite one for those who do more, import a copy', async () => {
    const anna = await people.customer('Anna');
    const id = await schoolList(anna);
    expect((await inviting(anna, id, 'READER')).wishlist?.invites).toMatchObject([
      { role: 'READER' },
    ]);
    expect((await inviting(anna, id, 'ADMIN')).wishlist?.invites).toHaveLength(2);
    const reader = await people.member(anna, id, 'READER', 'Ben');
    const { wishlist } = await change(reader, 'import', `externalId: "${id}"`);
    expect(wishlist).toMatchObject({
      name: 'Klasse 3b',
      rights: expect.arrayContaining(['REMOVE']),
    });
  });

  test('a link that is revoked, over, changed or of another list lets nobody in', async () => {
    const anna = await people.customer('Anna');
    const id = await schoolList(anna);
    const other = await schoolList(anna);
    const ben = await people.customer('Ben');
    const token = await tokenFor(anna, id, 'EDITOR');
    // Under the name of another list nothing is revoked.
    await change(anna, 'revokeInvite', `externalId: "${other}", token: "${token}"`);
    expect((await listOf(anna, id))?.invites).toHaveLength(1);
    await change(anna, 'revokeInvite', `externalId: "${id}", token: "${token}"`);
    expect((await listOf(anna, id))?.invites).toEqual([]);
    const late = await tokenFor(anna, id, 'EDITOR');
    expect(late).not.toBe(token);
    // A stranger is told that it leads somewhere, and nothing else.
    const stranger = shop.visitor('de');
    const isInvite = async (link: string) =>
      (
        await stranger.run<{ isWishlistInvite: boolean }>(
          'query ($token: String!) { isWishlistInvite(token: $token) }',
          { token: link },
        )
      ).isWishlistInvite;
    expect(await isInvite(late)).toBe(true);
    shop.clock.advance(30 * day);
    for (const wrong of [token, late, '', "' or 1=1 --"]) expect(await isInvite(wrong)).toBe(false);
    await logIn(ben, ben.email, listPassword);
    for (const wrong of [token, late, `${late.slice(0, -1)}!`, '', "' or 1=1 --"]) {
      expect(await join(ben, wrong), wrong).toMatchObject(refused('linkUnknown'));
      const { invitedWishlist } = await ben.run<{ invitedWishlist: unknown }>(
        'query ($token: String!) { invitedWishlist(token: $token) { role } }',
        { token: wrong },
      );
      expect(invitedWishlist).toBeNull();
    }
    expect((await all(ben)).map(({ name }) => name)).toEqual(['Merkzettel']);
  });

  test('whoever has a link and a login reads the list before joining, and nothing of who uses it', async () => {
    const anna = await people.customer('Anna');
    const id = await schoolList(anna);
    const token = await tokenFor(anna, id, 'COMMENTATOR');
    await change(
      anna,
      'comment',
      `externalId: "${id}", entryId: "${await entryIdOf(anna, id)}", comment: "Marke egal"`,
    );
    const query = `query ($token: String!) { invitedWishlist(token: $token) {
      role creatorName ownRole
      wishlist { name rights users { name } invites { token }
        entries { productId isTaken comments { comment } } }
    } }`;
    const ben = await people.customer('Ben');
    expect(await ben.run(query, { token })).toEqual({
      invitedWishlist: {
        role: 'COMMENTATOR',
        creatorName: 'Anna Muster',
        ownRole: null,
        wishlist: {
          name: 'Klasse 3b',
          rights: [],
          users: [],
          invites: [],
          entries: [
            { productId: 'p-pen', isTaken: false, comments: [] },
            { productId: 'scissors', isTaken: false, comments: [] },
          ],
        },
      },
    });
    await join(ben, token);
    expect(await ben.run(query, { token })).toMatchObject({
      invitedWishlist: { ownRole: 'COMMENTATOR' },
    });
    const { visitor: guest } = await enterShop(shop);
    const { errors } = await guest.attempt(query, { token });
    expect(errors[0]?.classification).toBe('LOGIN_REQUIRED');
  });

  test('a link for less takes nothing away; one for more gives more', async () => {
    const anna = await people.customer('Anna');
    const id = await schoolList(anna);
    const ben = await people.member(anna, id, 'COMMENTATOR', 'Ben');
    expect(await join(ben, await tokenFor(anna, id, 'READER'))).toMatchObject(done);
    expect((await listOf(ben, id))?.rights).toContain('COMMENT');
    expect(await join(ben, await tokenFor(anna, id, 'EDITOR'))).toMatchObject(done);
    expect((await listOf(ben, id))?.rights).toContain('EDIT');
    // The creator stays the creator.
    expect(await join(anna, await tokenFor(anna, id, 'READER'))).toMatchObject(done);
    expect((await listOf(anna, id))?.users.map(({ role }) => role)).toEqual(['CREATOR', 'EDITOR']);
  });

  test('DEC-119: who has opened an account shares with a confirmed address, and joins before', async () => {
    const { visitor: mia, cartId } = await enterShop(shop);
    expect(await register(mia, { email: 'mia@example.org' }, cartId)).toMatchObject({
      successful: true,
    });
    const id = await schoolList(mia);
    for (const role of ['READER', 'ADMIN'] as const) {
      expect(await inviting(mia, id, role)).toMatchObject(refused('unconfirmed'));
    }
    expect((await listOf(mia, id))?.invites).toEqual([]);
    const anna = await people.customer('Anna');
    expect(await join(mia, await tokenFor(anna, await schoolList(anna), 'EDITOR'))).toMatchObject(
      done,
    );
    const [mail] = await shop.services.mail.listMailbox();
    const text = mail && (await shop.services.mail.readMail(mail.id))?.text;
    const token = /confirm-email\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
    await mia.run('mutation ($token: String!) { confirmEmail(token: $token) { successful } }', {
      token,
    });
    expect(await inviting(mia, id, 'READER')).toMatchObject(done);
  });

  test('nobody is invited to a notepad, and guests share nothing', async () => {
    const anna = await people.customer('Anna');
    const { wishlist } = await change(anna, 'add', 'entry: { productId: "p-pen" }');
    expect(wishlist?.rights).not.toContain('INVITE');
    expect(await inviting(anna, wishlist?.externalId ?? '', 'READER')).toMatchObject(
      refused('notepad'),
    );
    const { visitor: guest } = await enterShop(shop);
    for (const operation of [
      'share(externalId: "x")',
      'invite(externalId: "x", role: EDITOR)',
      'revokeInvite(externalId: "x", token: "x")',
      'join(token: "x")',
      'leave(externalId: "x")',
      'removeMember(externalId: "x", memberId: "x")',
      'import(externalId: "x")',
      'comment(externalId: "x", entryId: "x", comment: "x")',
      'deleteComment(wishlistId: "x", commentId: "x")',
      'take(externalId: "x", entryId: "x", isTaken: true)',
    ]) {
      const { errors } = await guest.attempt(`mutation { wishlist_${operation} { successful } }`);
      expect(errors[0]?.classification, operation).toBe('LOGIN_REQUIRED');
    }
  });
});

describe('rights', () => {
  test('SHARE-02: they arrive with each list as creator, admin, editor or commentator', async () => {
    const anna = await people.customer('Anna');
    const id = await schoolList(anna);
    const flags = async (visitor: Visitor) => {
      const { wishlist } = await visitor.run<{ wishlist: Record<string, unknown> }>(
        `{ wishlist(externalId: "${id}") {
          isCreator isAdmin isEditor isCommentator rights } }`,
      );
      const { rights, ...rest } = wishlist;
      return { is: Object.keys(rest).filter((flag) => rest[flag]), rights };
    };
    expect(await flags(anna)).toEqual({
      is: ['isCreator'],
      rights: ['COMMENT', 'TAKE', 'EDIT', 'RENAME', 'INVITE', 'SET_STANDARD', 'REMOVE'],
    });
    expect(await flags(await people.member(anna, id, 'ADMIN', 'Ada'))).toEqual({
      is: ['isAdmin'],
      rights: ['COMMENT', 'TAKE', 'EDIT', 'RENAME', 'INVITE', 'SET_STANDARD', 'LEAVE'],
    });
    expect(await flags(await people.member(anna, id, 'EDITOR', 'Edi'))).toEqual({
      is: ['isEditor'],
      rights: ['COMMENT', 'TAKE', 'EDIT', 'SET_STANDARD', 'LEAVE'],
    });
    expect(await flags(await people.member(anna, id, 'COMMENTATOR', 'Kim'))).toEqual({
      is: ['isCommentator'],
      rights: ['COMMENT', 'TAKE', 'LEAVE'],
    });
    expect(await flags(await people.member(anna, id, 'READER', 'Rea'))).toEqual({
      is: [],
      rights: ['TAKE', 'LEAVE'],
    });
  });

  test('DEC-124: each operation asks them; what is refused changes nothing', async () => {
    const anna = await people.customer('Anna');
    const id = await schoolList(anna);
    const users = {
      ADMIN: await people.member(anna, id, 'ADMIN', 'Ada'),
      EDITOR: await people.member(anna, id, 'EDITOR', 'Edi'),
      COMMENTATOR: await people.member(anna, id, 'COMMENTATOR', 'Kim'),
      READER: await people.member(anna, id, 'READER', 'Rea'),
      STRANGER: await people.customer('Xaver'),
    };
    const key = `externalId: "${id}"`;
    const entryId = await entryIdOf(anna, id, 'scissors');
    const memberId = (await listOf(anna, id))?.users.find(({ name }) =>
      /^Rea/.test(name),
    )?.memberId;
    const token = await tokenFor(anna, id, 'COMMENTATOR');
    const edit = ['ADMIN', 'EDITOR'];
    for (const [operation, args, allowed] of [
      ['add', `${key}, entry: { productId: "p-book" }`, edit],
      ['changeQuantity', `${key}, entry: { entryId: "${entryId}", quantity: 4 }`, edit],
      [
        'replaceItem',
        `${key}, entryId: "${entryId}", entry: { productId: "scissors", itemId: "red" }`,
        edit,
      ],
      ['remove', `${key}, entry: { productId: "p-book", itemId: "book" }`, edit],
      ['rename', `${key}, name: "Klasse 4b"`, ['ADMIN']],
      ['share', key, ['ADMIN']],
      ['invite', `${key}, role: EDITOR`, ['ADMIN']],
      ['invite', `${key}, role: ADMIN`, []],
      ['revokeInvite', `${key}, token: "${token}"`, ['ADMIN']],
      ['setStandard', key, edit],
      ['comment', `${key}, entryId: "${entryId}", comment: "Gut"`, [...edit, 'COMMENTATOR']],
      ['take', `${key}, entryId: "none", isTaken: true`, []],
      ['removeList', key, []],
      ['removeMember', `${key}, memberId: "${memberId}"`, ['ADMIN']],
    ] as const) {
      for (const [role, visitor] of Object.entries(users)) {
        const before = await listOf(anna, id);
        const answer = await change(visitor, operation, args);
        const say = `${operation} as ${role}`;
        if ((allowed as readonly string[]).includes(role)) {
          // The second of two may find it done; that it may is the point here.
          expect(answer.errorMessage, say).not.toBe('vue.wishlist.error.notAllowed');
          expect(answer.errorMessage, say).not.toBe('vue.wishlist.error.listUnknown');
          continue;
        }
        const reason =
          role === 'STRANGER' || (operation === 'removeMember' && role === 'READER')
            ? 'listUnknown'
            : operation === 'take'
              ? 'entryUnknown'
              : 'notAllowed';
        expect(answer, say).toMatchObject(refused(reason));
        const after = await listOf(anna, id);
        expect({ ...after, version: 0 }, say).toEqual({ ...before, version: 0 });
      }
    }
  });

  test('an admin removes neither another admin nor the creator; who was removed reads nothing more', async () => {
    const anna = await people.customer('Anna');
    const id = await schoolList(anna);
    const ada = await people.member(anna, id, 'ADMIN', 'Ada');
    const bea = await people.member(anna, id, 'ADMIN', 'Bea');
    const idOf = async (name: string) =>
      (await listOf(anna, id))?.users.find((user) => user.name.startsWith(name))?.memberId;
    const remove = async (visitor: Visitor, memberId: string | null | undefined) =>
      change(visitor, 'removeMember', `externalId: "${id}", memberId: "${memberId}"`);
    expect(await remove(ada, await idOf('Bea'))).toMatchObject(refused('notAllowed'));
    expect(await remove(ada, await idOf('Anna'))).toMatchObject(refused('memberUnknown'));
    await change(bea, 'setStandard', `externalId: "${id}"`);
    const entryId = await entryIdOf(anna, id);
    await change(bea, 'take', `externalId: "${id}", entryId: "${entryId}", isTaken: true`);
    expect(await remove(anna, await idOf('Bea'))).toMatchObject(done);
    expect(await listOf(bea, id)).toBeUndefined();
    expect((await listOf(anna, id))?.entries[0]).toMatchObject({ isTaken: false, takenBy: null });
    // What she adds without naming a list goes to her notepad.
    const { wishlist } = await change(bea, 'add', 'entry: { productId: "p-book" }');
    expect(wishlist).toMatchObject({ name: 'Merkzettel', isStandardList: true });
  });

  test('SHARE-05: a list shows who uses it: in full to creator and admins, shortened to others, to readers the creator alone', async () => {
    const anna = await people.customer('Anna', 'Ahorn');
    const id = await schoolList(anna);
    const ada = await people.member(anna, id, 'ADMIN', 'Ada');
    const kim = await people.member(anna, id, 'COMMENTATOR', 'Kim');
    const rea = await people.member(anna, id, 'READER', 'Rea');
    const names = async (visitor: Visitor) =>
      (await listOf(visitor, id))?.users.map(({ name, role }) => `${name} ${role}`);
    const full = [
      'Anna Ahorn CREATOR',
      'Ada Muster ADMIN',
      'Kim Muster COMMENTATOR',
      'Rea Muster READER',
    ];
    expect(await names(anna)).toEqual(full);
    expect(await names(ada)).toEqual(full);
    expect(await names(kim)).toEqual([
      'Anna A. CREATOR',
      'Ada M. ADMIN',
      'Kim Muster COMMENTATOR',
      'Rea M. READER',
    ]);
    expect(await names(rea)).toEqual(['Anna A. CREATOR', 'Rea Muster READER']);
    await change(kim, 'leave', `externalId: "${id}"`);
    expect(await listOf(kim, id)).toBeUndefined();
    expect((await listOf(anna, id))?.users.map(({ role }) => role)).toEqual([
      'CREATOR',
      'ADMIN',
      'READER',
    ]);
    expect(await change(anna, 'leave', `externalId: "${id}"`)).toMatchObject(refused('notAllowed'));
  });

  test('WISH-26: what a list says of itself', async () => {
    const anna = await people.customer('Anna');
    const id = await schoolList(anna);
    const ask = async (active: string) =>
      anna.run<{ allWishlists: unknown[] }>(
        `{ allWishlists { externalId name description isDefault isStandardList
          active${active} entries { productId } users { name } createdAt
          isCreator isAdmin isEditor isCommentator } }`,
      );
    const mine = { isCreator: true, isAdmin: false, isEditor: false, isCommentator: false };
    const now = shop.clock.now().toISOString();
    const users = [{ name: 'Anna Muster' }];
    expect(await ask(`(externalId: "${id}")`)).toEqual({
      allWishlists: [
        {
          ...{ externalId: expect.any(String), name: 'Merkzettel', description: '', entries: [] },
          ...{ isDefault: true, isStandardList: true, active: false, createdAt: now, users },
          ...mine,
        },
        {
          ...{ externalId: id, name: 'Klasse 3b', description: 'Bis Mai' },
          entries: [{ productId: 'p-pen' }, { productId: 'scissors' }],
          ...{ isDefault: false, isStandardList: false, active: true, createdAt: now, users },
          ...mine,
        },
      ],
    });
    expect(await ask('')).toMatchObject({ allWishlists: [{ active: true }, { active: false }] });
  });

  test('a customer who leaves the shop leaves the lists of others; own lists go', async () => {
    const anna = await people.customer('Anna');
    const id = await schoolList(anna);
    const ben = await people.member(anna, id, 'EDITOR', 'Ben');
    const own = await schoolList(ben);
    await join(anna, await tokenFor(ben, own, 'READER'));
    const entryId = await entryIdOf(anna, id);
    const about = `externalId: "${id}", entryId: "${entryId}"`;
    await change(ben, 'comment', `${about}, comment: "Ich habe noch welche"`);
    await change(ben, 'take', `${about}, isTaken: true`);
    expect((await listOf(anna, id))?.entries[0]).toMatchObject({ takenBy: 'Ben Muster' });
    expect(
      await ben.run(
        `mutation { deleteAccount(currentPassword: "${listPassword}") { successful } }`,
      ),
    ).toEqual({ deleteAccount: { successful: true } });
    expect((await all(anna)).map(({ externalId }) => externalId)).not.toContain(own);
    const list = await listOf(anna, id);
    expect(list?.users).toHaveLength(1);
    expect(list?.entries[0]).toMatchObject({ isTaken: false, takenBy: null, comments: [] });
  });
});
