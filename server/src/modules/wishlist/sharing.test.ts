import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { enterShop, logIn } from '../../testing/journey.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { createCustomerOperator } from '../customer/operator.ts';

const password = 'Kreide-rot-7';
const day = 24 * 3600 * 1000;

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await stockGoods(
    testDatabase.database,
    { id: 'pen', name: 'Stift', cents: 250 },
    { id: 'book', name: 'Buch', cents: 1000 },
    { id: 'glue', name: 'Kleber', cents: 199 },
    { id: 'red', product: 'scissors', name: 'Schere', cents: 300, variant: { color: 'red' } },
    { id: 'blue', product: 'scissors', cents: 350, variant: { color: 'blue' } },
    ...Array.from({ length: 20 }, (_, index) => ({ id: `n${index}`, name: 'Heft', cents: 100 })),
  );
});

afterAll(() => testDatabase.drop());

let made = 0;

beforeEach(() => {
  // Past the limiter's windows.
  shop.clock.advance(3600 * 1000);
});

/** Another customer each time, logged in. */
async function customer(firstName: string, lastName = 'Muster'): Promise<Visitor> {
  made += 1;
  const email = `customer${made}@example.org`;
  const { database } = testDatabase;
  const { parameters } = shop.services;
  const customers = createCustomerOperator({ database, clock: shop.clock, parameters });
  const account = { kind: 'consumer', email, firstName, lastName } as const;
  expect(await customers.add(account, password)).toEqual({});
  const visitor = shop.visitor();
  await logIn(visitor, email, password);
  return visitor;
}

interface List {
  readonly externalId: string;
  readonly name: string;
  readonly version: string;
  readonly isStandardList: boolean;
  readonly rights: readonly string[];
  readonly users: readonly { memberId: string | null; name: string; role: string; isMe: boolean }[];
  readonly invites: readonly { token: string; role: string; path: string; expiresAt: string }[];
  readonly entries: readonly {
    readonly externalId: string;
    readonly productId: string;
    readonly itemId: string | null;
    readonly quantity: number;
    readonly isTaken: boolean;
    readonly isTakenByMe: boolean;
    readonly takenBy: string | null;
    readonly comments: readonly { externalId: string; comment: string }[];
  }[];
}

const lists = `externalId name version isStandardList rights
  users { memberId name role isMe }
  invites { token role path expiresAt }
  entries { externalId productId itemId quantity isTaken isTakenByMe takenBy
    comments { externalId comment } }`;

interface Result {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly wishlists: readonly List[];
  readonly wishlist: List | null;
}

async function change(visitor: Visitor, operation: string, args: string): Promise<Result> {
  const { result } = await visitor.run<{ result: Result }>(
    `mutation { result: wishlist_${operation}(${args}) {
      successful errorMessage wishlists { ${lists} } wishlist { ${lists} }
    } }`,
  );
  return result;
}

const all = async (visitor: Visitor) =>
  (await visitor.run<{ allWishlists: List[] }>(`{ allWishlists { ${lists} } }`)).allWishlists;

const listOf = async (visitor: Visitor, id: string) =>
  (await all(visitor)).find(({ externalId }) => externalId === id);

const done = { successful: true, errorMessage: null };
const refused = (name: string) => ({
  successful: false,
  errorMessage: `vue.wishlist.error.${name}`,
});

/** A list with a pen and a pair of scissors whose colour is open. */
async function schoolList(creator: Visitor): Promise<string> {
  const { wishlist } = await change(creator, 'create', 'name: "Klasse 3b", description: "Bis Mai"');
  const id = wishlist?.externalId ?? '';
  await change(creator, 'add', `externalId: "${id}", entry: { productId: "p-pen", quantity: 2 }`);
  await change(creator, 'add', `externalId: "${id}", entry: { productId: "scissors" }`);
  return id;
}

type InvitedRole = 'ADMIN' | 'EDITOR' | 'COMMENTATOR' | 'READER';

const inviting = (visitor: Visitor, id: string, role: InvitedRole) =>
  role === 'READER'
    ? change(visitor, 'share', `externalId: "${id}"`)
    : change(visitor, 'invite', `externalId: "${id}", role: ${role}`);

async function tokenFor(visitor: Visitor, id: string, role: InvitedRole): Promise<string> {
  const { wishlist } = await inviting(visitor, id, role);
  return wishlist?.invites.find((invite) => invite.role === role)?.token ?? 'none';
}

const join = (visitor: Visitor, token: string) => change(visitor, 'join', `token: "${token}"`);

/** Somebody who uses the list in that role. */
async function member(creator: Visitor, id: string, role: InvitedRole, name: string) {
  const visitor = await customer(name);
  shop.clock.advance(1);
  expect(await join(visitor, await tokenFor(creator, id, role))).toMatchObject(done);
  return visitor;
}

const entryIdOf = async (visitor: Visitor, id: string, productId = 'p-pen') =>
  (await listOf(visitor, id))?.entries.find((entry) => entry.productId === productId)?.externalId;

describe('links', () => {
  test('SHARE-01: an invite link is made for one level, lives for 30 days, and lets several people in', async () => {
    const anna = await customer('Anna');
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
    expect(wishlist?.invites.map(({ role }) => role)).toEqual(['EDITOR', 'COMMENTATOR']);
    for (const name of ['Ben', 'Cem']) {
      const visitor = await customer(name);
      expect(await join(visitor, link?.token ?? '')).toMatchObject({
        ...done,
        wishlist: { externalId: id, name: 'Klasse 3b' },
      });
    }
  });

  test('API-116: share makes the link for reading, invite one for those who do more, import a copy', async () => {
    const anna = await customer('Anna');
    const id = await schoolList(anna);
    expect((await inviting(anna, id, 'READER')).wishlist?.invites).toMatchObject([
      { role: 'READER' },
    ]);
    expect((await inviting(anna, id, 'ADMIN')).wishlist?.invites).toHaveLength(2);
    const reader = await member(anna, id, 'READER', 'Ben');
    const { wishlist } = await change(reader, 'import', `externalId: "${id}"`);
    expect(wishlist).toMatchObject({
      name: 'Klasse 3b',
      rights: expect.arrayContaining(['REMOVE']),
    });
  });

  test('a link that is revoked, over, changed or of another list lets nobody in', async () => {
    const anna = await customer('Anna');
    const id = await schoolList(anna);
    const other = await schoolList(anna);
    const ben = await customer('Ben');
    const token = await tokenFor(anna, id, 'EDITOR');
    // Under the name of another list nothing is revoked.
    await change(anna, 'revokeInvite', `externalId: "${other}", token: "${token}"`);
    expect((await listOf(anna, id))?.invites).toHaveLength(1);
    await change(anna, 'revokeInvite', `externalId: "${id}", token: "${token}"`);
    expect((await listOf(anna, id))?.invites).toEqual([]);
    const late = await tokenFor(anna, id, 'EDITOR');
    expect(late).not.toBe(token);
    shop.clock.advance(30 * day);
    await logIn(ben, `customer${made}@example.org`, password);
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
    const anna = await customer('Anna');
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
    const ben = await customer('Ben');
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
    const anna = await customer('Anna');
    const id = await schoolList(anna);
    const ben = await member(anna, id, 'COMMENTATOR', 'Ben');
    expect(await join(ben, await tokenFor(anna, id, 'READER'))).toMatchObject(done);
    expect((await listOf(ben, id))?.rights).toContain('COMMENT');
    expect(await join(ben, await tokenFor(anna, id, 'EDITOR'))).toMatchObject(done);
    expect((await listOf(ben, id))?.rights).toContain('EDIT');
    // The creator stays the creator.
    expect(await join(anna, await tokenFor(anna, id, 'READER'))).toMatchObject(done);
    expect((await listOf(anna, id))?.users.map(({ role }) => role)).toEqual(['CREATOR', 'EDITOR']);
  });

  test('nobody is invited to a notepad, and guests share nothing', async () => {
    const anna = await customer('Anna');
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
    const anna = await customer('Anna');
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
    expect(await flags(await member(anna, id, 'ADMIN', 'Ada'))).toEqual({
      is: ['isAdmin'],
      rights: ['COMMENT', 'TAKE', 'EDIT', 'RENAME', 'INVITE', 'SET_STANDARD', 'LEAVE'],
    });
    expect(await flags(await member(anna, id, 'EDITOR', 'Edi'))).toEqual({
      is: ['isEditor'],
      rights: ['COMMENT', 'TAKE', 'EDIT', 'SET_STANDARD', 'LEAVE'],
    });
    expect(await flags(await member(anna, id, 'COMMENTATOR', 'Kim'))).toEqual({
      is: ['isCommentator'],
      rights: ['COMMENT', 'TAKE', 'LEAVE'],
    });
    expect(await flags(await member(anna, id, 'READER', 'Rea'))).toEqual({
      is: [],
      rights: ['TAKE', 'LEAVE'],
    });
  });

  test('DEC-124: each operation asks them; what is refused changes nothing', async () => {
    const anna = await customer('Anna');
    const id = await schoolList(anna);
    const users = {
      ADMIN: await member(anna, id, 'ADMIN', 'Ada'),
      EDITOR: await member(anna, id, 'EDITOR', 'Edi'),
      COMMENTATOR: await member(anna, id, 'COMMENTATOR', 'Kim'),
      READER: await member(anna, id, 'READER', 'Rea'),
      STRANGER: await customer('Xaver'),
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
              ? 'taken'
              : 'notAllowed';
        expect(answer, say).toMatchObject(refused(reason));
        const after = await listOf(anna, id);
        expect({ ...after, version: 0 }, say).toEqual({ ...before, version: 0 });
      }
    }
  });

  test('an admin removes neither another admin nor the creator; who was removed reads nothing more', async () => {
    const anna = await customer('Anna');
    const id = await schoolList(anna);
    const ada = await member(anna, id, 'ADMIN', 'Ada');
    const bea = await member(anna, id, 'ADMIN', 'Bea');
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
    const anna = await customer('Anna', 'Ahorn');
    const id = await schoolList(anna);
    const ada = await member(anna, id, 'ADMIN', 'Ada');
    const kim = await member(anna, id, 'COMMENTATOR', 'Kim');
    const rea = await member(anna, id, 'READER', 'Rea');
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
    const anna = await customer('Anna');
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
    const anna = await customer('Anna');
    const id = await schoolList(anna);
    const ben = await member(anna, id, 'EDITOR', 'Ben');
    const own = await schoolList(ben);
    await join(anna, await tokenFor(ben, own, 'READER'));
    const entryId = await entryIdOf(anna, id);
    const about = `externalId: "${id}", entryId: "${entryId}"`;
    await change(ben, 'comment', `${about}, comment: "Ich habe noch welche"`);
    await change(ben, 'take', `${about}, isTaken: true`);
    expect((await listOf(anna, id))?.entries[0]).toMatchObject({ takenBy: 'Ben Muster' });
    expect(
      await ben.run(`mutation { deleteAccount(currentPassword: "${password}") { successful } }`),
    ).toEqual({ deleteAccount: { successful: true } });
    expect((await all(anna)).map(({ externalId }) => externalId)).not.toContain(own);
    const list = await listOf(anna, id);
    expect(list?.users).toHaveLength(1);
    expect(list?.entries[0]).toMatchObject({ isTaken: false, takenBy: null, comments: [] });
  });
});

describe('what people do with a shared list', () => {
  test('SHARE-03: it is imported as an own list of that name, without comments and marks', async () => {
    const anna = await customer('Anna');
    const id = await schoolList(anna);
    const rea = await member(anna, id, 'READER', 'Rea');
    const about = `externalId: "${id}", entryId: "${await entryIdOf(anna, id)}"`;
    await change(anna, 'comment', `${about}, comment: "Marke egal"`);
    await change(anna, 'take', `${about}, isTaken: true`);
    const { wishlist } = await change(rea, 'import', `externalId: "${id}"`);
    expect(wishlist).toMatchObject({
      name: 'Klasse 3b',
      users: [{ name: 'Rea Muster', role: 'CREATOR' }],
      entries: [
        { productId: 'p-pen', itemId: 'pen', quantity: 2, isTaken: false, comments: [] },
        { productId: 'scissors', itemId: null, quantity: 1 },
      ],
    });
    expect(wishlist?.externalId).not.toBe(id);
    // The copy is one's own: the source stays as it is.
    await change(
      rea,
      'remove',
      `externalId: "${wishlist?.externalId}", entry: { productId: "scissors" }`,
    );
    expect((await listOf(anna, id))?.entries).toHaveLength(2);
    const stranger = await customer('Xaver');
    expect(await change(stranger, 'import', `externalId: "${id}"`)).toMatchObject(
      refused('listUnknown'),
    );
  });

  test('WISH-29, API-117: a comment carries its position, text, name, date and whether it may be deleted', async () => {
    const anna = await customer('Anna');
    const id = await schoolList(anna);
    const kim = await member(anna, id, 'COMMENTATOR', 'Kim');
    const entryId = await entryIdOf(anna, id);
    const about = `externalId: "${id}", entryId: "${entryId}"`;
    expect(await change(kim, 'comment', `${about}, comment: "  Marke egal? "`)).toMatchObject(done);
    const ask = async (visitor: Visitor) => {
      const { wishlist } = await visitor.run<{ wishlist: { entries: { comments: unknown }[] } }>(
        `{ wishlist(externalId: "${id}") { entries { comments {
          positionId comment name displayedDate isAllowedToDelete } } } }`,
      );
      return wishlist.entries[0]?.comments;
    };
    const date = new Intl.DateTimeFormat('de-DE', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    }).format(shop.clock.now());
    const comment = {
      positionId: entryId,
      comment: 'Marke egal?',
      name: 'Kim M.',
      displayedDate: date,
    };
    expect(await ask(kim)).toEqual([{ ...comment, isAllowedToDelete: true }]);
    expect(await ask(anna)).toEqual([{ ...comment, isAllowedToDelete: false }]);
    for (const wrong of ['', '   ', 'x'.repeat(501)]) {
      expect(await change(kim, 'comment', `${about}, comment: "${wrong}"`)).toMatchObject(
        refused('comment'),
      );
    }
    const gone = `externalId: "${id}", entryId: "none", comment: "Ja"`;
    expect(await change(kim, 'comment', gone)).toMatchObject({ successful: false });
  });

  test('API-92: the comments of a list; of one that may not be read there are none', async () => {
    const anna = await customer('Anna');
    const id = await schoolList(anna);
    const pen = await entryIdOf(anna, id);
    for (const text of ['Eins', 'Zwei']) {
      await change(anna, 'comment', `externalId: "${id}", entryId: "${pen}", comment: "${text}"`);
      shop.clock.advance(1000);
    }
    const query = `{ wishlistComments(wishlistId: "${id}") { positionId comments { comment } } }`;
    expect(await anna.run(query)).toEqual({
      wishlistComments: [{ positionId: pen, comments: [{ comment: 'Eins' }, { comment: 'Zwei' }] }],
    });
    const none = { wishlistComments: [] };
    expect(await (await customer('Xaver')).run(query)).toEqual(none);
    expect(await (await enterShop(shop)).visitor.run(query)).toEqual(none);
    expect(await anna.run('{ wishlistComments(wishlistId: "?") { positionId } }')).toEqual(none);
  });

  test('WISH-30: only the author deletes a comment, not even the creator of the list', async () => {
    const anna = await customer('Anna');
    const id = await schoolList(anna);
    const kim = await member(anna, id, 'COMMENTATOR', 'Kim');
    const entryId = await entryIdOf(anna, id);
    await change(kim, 'comment', `externalId: "${id}", entryId: "${entryId}", comment: "Hallo"`);
    const comments = async () => (await listOf(anna, id))?.entries[0]?.comments ?? [];
    const [comment] = await comments();
    const remove = (visitor: Visitor) =>
      change(visitor, 'deleteComment', `wishlistId: "${id}", commentId: "${comment?.externalId}"`);
    expect(await remove(anna)).toMatchObject(refused('commentUnknown'));
    expect(await comments()).toEqual([comment]);
    expect(await remove(kim)).toMatchObject(done);
    expect(await comments()).toEqual([]);
  });

  test('comments stay with the goods: after removing and restoring, and after another variant', async () => {
    const anna = await customer('Anna');
    const id = await schoolList(anna);
    const entryId = await entryIdOf(anna, id, 'scissors');
    const about = `externalId: "${id}", entryId: "${entryId}"`;
    await change(anna, 'comment', `${about}, comment: "Linkshänder?"`);
    await change(anna, 'replaceItem', `${about}, entry: { productId: "scissors", itemId: "red" }`);
    await change(anna, 'remove', about);
    expect((await listOf(anna, id))?.entries).toHaveLength(1);
    const again = 'entry: { productId: "scissors", itemId: "red" }';
    const { wishlist } = await change(anna, 'add', `externalId: "${id}", ${again}`);
    expect(wishlist?.entries[1]).toMatchObject({
      itemId: 'red',
      comments: [{ comment: 'Linkshänder?' }],
    });
  });

  test('an entry is taken by one; who it is, creator and admins see', async () => {
    const anna = await customer('Anna');
    const id = await schoolList(anna);
    const rea = await member(anna, id, 'READER', 'Rea');
    const roy = await member(anna, id, 'READER', 'Roy');
    const entryId = await entryIdOf(anna, id);
    const take = (visitor: Visitor, isTaken: boolean) =>
      change(visitor, 'take', `externalId: "${id}", entryId: "${entryId}", isTaken: ${isTaken}`);
    const answers = await Promise.all([take(rea, true), take(roy, true)]);
    expect(answers.map(({ successful }) => successful).sort()).toEqual([false, true]);
    const [winner, loser, name] = answers[0]?.successful ? [rea, roy, 'Rea'] : [roy, rea, 'Roy'];
    const seen = async (visitor: Visitor) => (await listOf(visitor, id))?.entries[0];
    expect(await seen(winner)).toMatchObject({ isTaken: true, isTakenByMe: true, takenBy: null });
    expect(await seen(loser)).toMatchObject({ isTaken: true, isTakenByMe: false, takenBy: null });
    expect(await seen(anna)).toMatchObject({ takenBy: `${name} Muster` });
    // Neither by taking once more nor by taking it back does anybody else change that.
    for (const wanted of [true, false]) {
      expect(await take(loser, wanted)).toMatchObject(refused('taken'));
      expect(await take(anna, wanted)).toMatchObject(refused('taken'));
    }
    expect(await take(winner, false)).toMatchObject(done);
    expect(await take(loser, true)).toMatchObject(done);
  });

  test('twenty people who add and change at once lose nothing, and each change shows in the version', async () => {
    const anna = await customer('Anna');
    const id = await schoolList(anna);
    const token = await tokenFor(anna, id, 'EDITOR');
    const people: Visitor[] = [];
    for (let index = 0; index < 20; index += 1) {
      const visitor = await customer(`P${index}`);
      await join(visitor, token);
      people.push(visitor);
    }
    const before = (await listOf(anna, id))?.version ?? '';
    shop.clock.advance(1000);
    const answers = await Promise.all(
      people.flatMap((visitor, index) => [
        change(visitor, 'add', `externalId: "${id}", entry: { productId: "p-n${index}" }`),
        change(
          visitor,
          'add',
          `externalId: "${id}", entry: { productId: "p-pen", quantity: ${index + 1} }`,
        ),
      ]),
    );
    expect(answers.filter(({ successful }) => !successful)).toEqual([]);
    const list = await listOf(anna, id);
    expect(list?.entries).toHaveLength(22);
    expect(list?.entries[0]).toMatchObject({ productId: 'p-pen', quantity: 20 });
    expect((list?.version ?? '') > before).toBe(true);
  });
});
