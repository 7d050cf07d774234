import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { enterShop, logIn } from '../../testing/journey.ts';
import {
  change,
  createListPeople,
  done,
  entryIdOf,
  join,
  listOf,
  listPassword,
  refused,
  schoolList,
  tokenFor,
} from '../../testing/sharedLists.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { limitRules } from '../limiter/limiter.ts';

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
    ...Array.from({ length: 20 }, (_, index) => ({ id: `n${index}`, name: 'Heft', cents: 100 })),
  );
});

afterAll(() => testDatabase.drop());

beforeEach(() => {
  // Past the limiter's windows.
  shop.clock.advance(3600 * 1000);
});

test('SHARE-03: it is imported as an own list of that name, without comments and marks', async () => {
  const anna = await people.customer('Anna');
  const id = await schoolList(anna);
  const rea = await people.member(anna, id, 'READER', 'Rea');
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
  const stranger = await people.customer('Xaver');
  expect(await change(stranger, 'import', `externalId: "${id}"`)).toMatchObject(
    refused('listUnknown'),
  );
});

test('WISH-29, API-117: a comment carries its position, text, name, date and whether it may be deleted', async () => {
  const anna = await people.customer('Anna');
  const id = await schoolList(anna);
  const kim = await people.member(anna, id, 'COMMENTATOR', 'Kim');
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
  const anna = await people.customer('Anna');
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
  expect(await (await people.customer('Xaver')).run(query)).toEqual(none);
  expect(await (await enterShop(shop)).visitor.run(query)).toEqual(none);
  expect(await anna.run('{ wishlistComments(wishlistId: "?") { positionId } }')).toEqual(none);
});

test('WISH-30: only the author deletes a comment, not even the creator of the list', async () => {
  const anna = await people.customer('Anna');
  const id = await schoolList(anna);
  const kim = await people.member(anna, id, 'COMMENTATOR', 'Kim');
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
  const anna = await people.customer('Anna');
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
  const anna = await people.customer('Anna');
  const id = await schoolList(anna);
  const rea = await people.member(anna, id, 'READER', 'Rea');
  const roy = await people.member(anna, id, 'READER', 'Roy');
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
  // What is no longer on the list nobody has taken.
  await change(anna, 'remove', `externalId: "${id}", entry: { productId: "p-pen", itemId: "pen" }`);
  expect(await take(loser, true)).toMatchObject(refused('entryUnknown'));
  expect(await take(loser, false)).toMatchObject(refused('entryUnknown'));
});

test('entries change places; the first goes no higher, the last no lower, and readers move none', async () => {
  const anna = await people.customer('Anna');
  const id = await schoolList(anna);
  await change(anna, 'add', `externalId: "${id}", entry: { productId: "p-book" }`);
  const rea = await people.member(anna, id, 'READER', 'Rea');
  const order = async () =>
    (await listOf(anna, id))?.entries.map(({ productId }) => productId).join(' ');
  const move = async (visitor: Visitor, productId: string, direction: 'UP' | 'DOWN') =>
    change(
      visitor,
      'moveEntry',
      `externalId: "${id}", entryId: "${await entryIdOf(anna, id, productId)}", direction: ${direction}`,
    );
  expect(await order()).toBe('p-pen scissors p-book');
  expect(await move(anna, 'p-book', 'UP')).toMatchObject(done);
  expect(await order()).toBe('p-pen p-book scissors');
  expect(await move(anna, 'p-pen', 'DOWN')).toMatchObject(done);
  expect(await order()).toBe('p-book p-pen scissors');
  for (const [productId, direction] of [
    ['p-book', 'UP'],
    ['scissors', 'DOWN'],
    ['nothing', 'UP'],
  ] as const) {
    expect(await move(anna, productId, direction)).toMatchObject(done);
  }
  expect(await move(rea, 'scissors', 'UP')).toMatchObject(refused('notAllowed'));
  expect(await order()).toBe('p-book p-pen scissors');
});

test('twenty people who add and change at once lose nothing, and each change shows in the version', async () => {
  const anna = await people.customer('Anna');
  const id = await schoolList(anna);
  const token = await tokenFor(anna, id, 'EDITOR');
  const writers: Visitor[] = [];
  for (let index = 0; index < 20; index += 1) {
    const visitor = await people.customer(`P${index}`);
    await join(visitor, token);
    writers.push(visitor);
  }
  const before = (await listOf(anna, id))?.version ?? '';
  shop.clock.advance(1000);
  const answers = await Promise.all(
    writers.flatMap((visitor, index) => [
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

test('a customer writes so many comments an hour, on whatever lists; others still do', async () => {
  const strict = createTestShop(testDatabase.database, {
    limits: { ...limitRules, commentsByCustomer: { count: 3, seconds: 3600 } },
  });
  strict.clock.set(shop.clock.now());
  const here = createListPeople(strict, testDatabase.database, 'fast');
  const anna = await here.customer('Anna');
  const lists = [await schoolList(anna), await schoolList(anna)];
  const ben = await here.member(anna, lists[0] ?? '', 'COMMENTATOR', 'Ben');
  const comment = async (visitor: Visitor, id = '', text = 'Gut', entryId?: string) =>
    change(
      visitor,
      'comment',
      `externalId: "${id}", entryId: "${entryId ?? (await entryIdOf(anna, id))}", comment: "${text}"`,
    );
  // What is no comment, or stands nowhere, does not count.
  for (let index = 0; index < 4; index += 1) {
    expect(await comment(anna, lists[0], ' ')).toMatchObject(refused('comment'));
    expect(await comment(anna, lists[0], 'Gut', 'x')).toMatchObject(refused('tooManyComments'));
  }
  for (const id of [lists[0], lists[1], lists[0]]) {
    expect(await comment(anna, id)).toMatchObject(done);
  }
  for (const id of lists) {
    expect(await comment(anna, id)).toMatchObject(refused('commentsTooFast'));
  }
  expect((await listOf(anna, lists[0] ?? ''))?.entries[0]?.comments).toHaveLength(2);
  expect(await comment(ben, lists[0])).toMatchObject(done);
  strict.clock.advance(3600 * 1000 + 1);
  await logIn(anna, anna.email, listPassword);
  expect(await comment(anna, lists[1])).toMatchObject(done);
});
