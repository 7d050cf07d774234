import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { enterShop, logIn, readyToOrder, submit, takeCart } from '../../testing/journey.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';
import { createCustomerOperator } from '../customer/operator.ts';

const password = 'Kreide-rot-7';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await stockGoods(
    testDatabase.database,
    { id: 'pen', name: 'Stift', cents: 250, oldCents: 300 },
    { id: 'book', name: 'Buch', cents: 1000 },
    { id: 'red', product: 'scissors', name: 'Schere', cents: 300, variant: { color: 'red' } },
    { id: 'blue', product: 'scissors', cents: 350, variant: { color: 'blue' } },
    {
      ...{ id: 'gone', name: 'Vergriffen', stock: 0, restockDays: null },
      replacements: ['german', 'p-book'],
    },
    { id: 'german', name: 'Nur hier', cents: { de: 700 } },
  );
});

afterAll(() => testDatabase.drop());

let customersMade = 0;
/** Each test's customer is another one, who has no list yet. */
let email: string;

beforeEach(async () => {
  // Past the limiter's windows and every session of the test before.
  shop.clock.advance(3600 * 1000);
  customersMade += 1;
  email = `mia${customersMade}@example.org`;
  const { database } = testDatabase;
  const { parameters } = shop.services;
  const customers = createCustomerOperator({ database, clock: shop.clock, parameters });
  const mia = { kind: 'consumer', email, firstName: 'Mia', lastName: 'Muster' } as const;
  expect(await customers.add(mia, password)).toEqual({});
});

interface List {
  readonly externalId: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly isStandardList: boolean;
  readonly entries: readonly {
    readonly externalId: string;
    readonly productId: string;
    readonly itemId: string | null;
    readonly quantity: number;
  }[];
}

const lists = `externalId name description isDefault isStandardList createdAt
  entries { externalId productId itemId quantity }`;

async function all(visitor: Visitor): Promise<readonly List[]> {
  const { allWishlists } = await visitor.run<{ allWishlists: List[] }>(
    `{ allWishlists { ${lists} } }`,
  );
  return allWishlists;
}

interface Result {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly wishlists: readonly List[];
}

async function change(visitor: Visitor, operation: string, args: string): Promise<Result> {
  const answer = await visitor.run<{ result: Result }>(
    `mutation { result: wishlist_${operation}(${args}) {
      successful errorMessage wishlists { ${lists} }
    } }`,
  );
  return answer.result;
}

const add = (visitor: Visitor, entry: string, list = '') =>
  change(visitor, 'add', `${list} entry: { ${entry} }`);

const done = { successful: true, errorMessage: null };

async function customer(): Promise<Visitor> {
  const visitor = shop.visitor();
  await logIn(visitor, email, password);
  return visitor;
}

/** Puts so many of `p-n0`, `p-n1` … on the notepad. */
async function fill(visitor: Visitor, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await add(visitor, `productId: "p-n${index}", itemId: "n${index}"`);
  }
}

const products = (list: List | undefined) => list?.entries.map(({ productId }) => productId);

describe("a guest's notepad", () => {
  test('DEC-122, API-109: a guest adds without a login, one of what says no quantity', async () => {
    const { visitor } = await enterShop(shop);
    expect(await all(visitor)).toEqual([]);
    // As clients ask: with variables.
    const { wishlist_add: result } = await visitor.run<{ wishlist_add: Result }>(
      `mutation ($externalId: String, $entry: WishlistNewEntry!) {
        wishlist_add(externalId: $externalId, entry: $entry) { successful errorMessage }
      }`,
      { externalId: null, entry: { productId: 'p-pen', itemId: 'pen' } },
    );
    expect(result).toEqual(done);
    expect(await all(visitor)).toMatchObject([
      {
        name: 'Merkzettel',
        description: '',
        isDefault: true,
        entries: [{ productId: 'p-pen', itemId: 'pen', quantity: 1 }],
      },
    ]);
  });

  test('a query makes no ids; a change asks for a user id of ours (ERR-11)', async () => {
    for (const userId of [undefined, 'AAAAAAAAAAAAAAAAAAAAAA', "' or 1=1 --"]) {
      const nobody = shop.visitor();
      nobody.userId = userId;
      expect(await all(nobody)).toEqual([]);
      const { errors } = await nobody.attempt(
        'mutation { wishlist_add(entry: { productId: "p-pen" }) { successful } }',
      );
      expect(errors[0]?.message).toBe('A valid user id is required.');
    }
  });

  test('DEC-122: a guest has one list', async () => {
    const { visitor } = await enterShop(shop);
    const [list] = (await add(visitor, 'productId: "p-pen"')).wishlists;
    const id = `externalId: "${list?.externalId}"`;
    for (const operation of [
      'create(name: "Klasse 3b")',
      `rename(${id}, name: "Klasse 3b")`,
      `setStandard(${id})`,
      `removeList(${id})`,
    ]) {
      const { errors } = await visitor.attempt(`mutation { wishlist_${operation} { successful } }`);
      expect(errors[0]?.classification, operation).toBe('LOGIN_REQUIRED');
    }
    expect(await all(visitor)).toHaveLength(1);
  });

  test('CONF-04: it stays with the browser when the guest’s order is cleaned up', async () => {
    const guest = await readyToOrder(shop, [['pen', 1]]);
    const { visitor, cartId } = guest;
    await add(visitor, 'productId: "p-pen"');
    expect((await submit(guest)).orderId).not.toBeNull();
    await visitor.run(
      'mutation ($cartId: String!) { confirmationCleanup(cartId: $cartId) { successful } }',
      { cartId },
    );
    expect(products((await all(visitor))[0])).toEqual(['p-pen']);
  });

  test('ROUTE-34: on b2b lists need a login', async () => {
    const { visitor } = await enterShop(shop, 'b2b');
    const { errors } = await visitor.attempt('{ allWishlists { name } }');
    expect(errors[0]?.classification).toBe('LOGIN_REQUIRED');
  });

  test('nobody else reads or changes it', async () => {
    const { visitor } = await enterShop(shop);
    const [list] = (await add(visitor, 'productId: "p-pen"')).wishlists;
    const entryId = list?.entries[0]?.externalId;
    const { visitor: stranger } = await enterShop(shop);
    const signedIn = await customer();
    // Who is logged in reads the account's lists, whatever the browser's user id says.
    signedIn.userId = visitor.userId;
    for (const other of [stranger, signedIn]) {
      expect(await all(other)).toEqual([]);
      const id = `externalId: "${list?.externalId}"`;
      for (const [operation, args] of [
        ['add', `${id}, entry: { productId: "p-book" }`],
        ['remove', `${id}, entryId: "${entryId}"`],
        ['changeQuantity', `${id}, entry: { entryId: "${entryId}", quantity: 5 }`],
        [
          'replaceItem',
          `${id}, entryId: "${entryId}", entry: { productId: "p-book", itemId: "book" }`,
        ],
      ] as const) {
        expect(await change(other, operation, args), operation).toMatchObject({
          successful: false,
          errorMessage: 'vue.wishlist.error.listUnknown',
        });
      }
      // Naming no list, the own one is meant: the entry is not on it.
      const args = `entry: { entryId: "${entryId}", quantity: 5 }`;
      expect(await change(other, 'changeQuantity', args)).toMatchObject({
        errorMessage: 'vue.wishlist.error.entryUnknown',
      });
      await testDatabase.database.script(
        `delete from wishlist where id <> '${list?.externalId ?? ''}'`,
      );
    }
    expect((await all(visitor))[0]?.entries).toMatchObject([{ productId: 'p-pen', quantity: 1 }]);
  });
});

describe('entries', () => {
  test('adding twice adds once; the larger quantity counts', async () => {
    const { visitor } = await enterShop(shop);
    await add(visitor, 'productId: "p-pen", quantity: 3');
    await add(visitor, 'productId: "p-pen", itemId: "pen", quantity: 2');
    expect((await all(visitor))[0]?.entries).toMatchObject([{ itemId: 'pen', quantity: 3 }]);
  });

  test('WISH-06: a product with several items may be added with the item open, and beside it with one', async () => {
    const { visitor } = await enterShop(shop);
    await add(visitor, 'productId: "scissors"');
    await add(visitor, 'productId: "scissors"');
    await add(visitor, 'productId: "scissors", itemId: "blue"');
    expect((await all(visitor))[0]?.entries).toMatchObject([
      { productId: 'scissors', itemId: null },
      { productId: 'scissors', itemId: 'blue' },
    ]);
  });

  test('what the shop does not have cannot be added', async () => {
    const { visitor } = await enterShop(shop);
    for (const entry of [
      'productId: "nothing"',
      'productId: "p-pen", itemId: "book"',
      `productId: "p-pen'; drop table wishlist; --"`,
    ]) {
      expect(await add(visitor, entry), entry).toMatchObject({
        successful: false,
        errorMessage: 'vue.cart.error.itemUnavailable',
      });
    }
    const austrian = shop.visitor('at');
    await takeCart(austrian);
    expect((await add(austrian, 'productId: "p-german"')).successful).toBe(false);
  });

  test('API-110: removed by its id or by product and item; once more is as good', async () => {
    const { visitor } = await enterShop(shop);
    await add(visitor, 'productId: "p-pen"');
    const [list] = (await add(visitor, 'productId: "scissors", itemId: "red"')).wishlists;
    const id = `externalId: "${list?.externalId}"`;
    const byId = `${id}, entryId: "${list?.entries[0]?.externalId}"`;
    expect(await change(visitor, 'remove', byId)).toMatchObject(done);
    expect(await change(visitor, 'remove', byId)).toMatchObject(done);
    expect(products((await all(visitor))[0])).toEqual(['scissors']);
    await change(visitor, 'remove', 'entry: { productId: "scissors" }');
    expect(products((await all(visitor))[0])).toEqual(['scissors']);
    await change(visitor, 'remove', 'entry: { productId: "scissors", itemId: "red" }');
    expect(products((await all(visitor))[0])).toEqual([]);
  });

  test('API-111, WISH-19, DEC-149: quantities from 1 to 9998; 0 removes; all lists are answered', async () => {
    const { visitor } = await enterShop(shop);
    const [list] = (await add(visitor, 'productId: "p-pen"')).wishlists;
    const entryId = list?.entries[0]?.externalId;
    const set = (quantity: number) =>
      change(
        visitor,
        'changeQuantity',
        `externalId: "${list?.externalId}", entry: {
          entryId: "${entryId}", productId: "p-pen", itemId: "pen", quantity: ${quantity} }`,
      );
    expect(await set(9998)).toMatchObject({
      ...done,
      wishlists: [{ entries: [{ quantity: 9998 }] }],
    });
    for (const quantity of [9999, -1]) {
      expect(await set(quantity)).toMatchObject({
        successful: false,
        errorMessage: 'vue.wishlist.error.quantity',
        wishlists: [{ entries: [{ quantity: 9998 }] }],
      });
    }
    expect(await set(0)).toMatchObject({ ...done, wishlists: [{ entries: [] }] });
    expect(await set(1)).toMatchObject({ errorMessage: 'vue.wishlist.error.entryUnknown' });
    expect(await add(visitor, 'productId: "p-pen", quantity: 0')).toMatchObject({
      errorMessage: 'vue.wishlist.error.quantity',
    });
  });

  test('API-112, WISH-14: another item takes the place and keeps the quantity; equal ones become one', async () => {
    const { visitor } = await enterShop(shop);
    await add(visitor, 'productId: "scissors", quantity: 4');
    await add(visitor, 'productId: "p-pen"');
    const [list] = (await add(visitor, 'productId: "scissors", itemId: "red"')).wishlists;
    const entryId = list?.entries[0]?.externalId;
    const replace = (entry: string) =>
      change(
        visitor,
        'replaceItem',
        `externalId: "${list?.externalId}", entryId: "${entryId}", entry: { ${entry} }`,
      );
    expect(await replace('productId: "scissors", itemId: "blue"')).toMatchObject({
      ...done,
      wishlists: [
        {
          entries: [
            { externalId: entryId, itemId: 'blue', quantity: 4 },
            { productId: 'p-pen' },
            { itemId: 'red', quantity: 1 },
          ],
        },
      ],
    });
    expect(await replace('productId: "scissors", itemId: "pen"')).toMatchObject({
      errorMessage: 'vue.cart.error.itemUnavailable',
    });
    expect(await replace('productId: "scissors", itemId: "red"')).toMatchObject({
      wishlists: [
        { entries: [{ externalId: entryId, itemId: 'red', quantity: 5 }, { productId: 'p-pen' }] },
      ],
    });
  });

  test('DEC-123: 200 entries, however many ask at once', async () => {
    const { visitor } = await enterShop(shop);
    const ids = Array.from({ length: 205 }, (_, index) => `n${index}`);
    await stockGoods(testDatabase.database, ...ids.map((id) => ({ id })));
    await fill(visitor, 198);
    const answers = await Promise.all(
      ids.slice(198).map((id) => add(visitor, `productId: "p-${id}"`)),
    );
    const refused = answers.filter(({ successful }) => !successful);
    expect(refused.map(({ errorMessage }) => errorMessage)).toEqual(
      Array.from({ length: 5 }, () => 'vue.wishlist.error.tooManyEntries'),
    );
    expect((await all(visitor))[0]?.entries).toHaveLength(200);
    // What is on it already can be added again.
    expect(await add(visitor, 'productId: "p-n0", quantity: 2')).toMatchObject(done);
  });

  test('two tabs that add first make one notepad', async () => {
    const { visitor } = await enterShop(shop);
    await Promise.all(
      ['p-pen', 'p-book', 'scissors', 'p-german'].map((id) => add(visitor, `productId: "${id}"`)),
    );
    const found = await all(visitor);
    expect(found).toHaveLength(1);
    expect(found[0]?.entries).toHaveLength(4);
  });
});

describe('what an entry says', () => {
  const details = `{ allWishlists { entries {
    name path isSaleable quantity product { productId manufacturerName breadCrumb { name } }
    item { itemId orderNumber variantAttributes { label value } }
    replacement { productId name path image { mediaId } }
    totals { current { cents } old { cents } list { cents } rawAmount currencyCode savings { cents }
             lightningPrice { cents } basePrice { unit } }
  } } }`;

  test('WISH-27, WISH-28: product, item, and what the quantity comes to', async () => {
    const { visitor } = await enterShop(shop);
    await add(visitor, 'productId: "p-pen", quantity: 3');
    await add(visitor, 'productId: "scissors"');
    expect(await visitor.run(details)).toMatchObject({
      allWishlists: [
        {
          entries: [
            {
              name: 'Stift',
              path: '/prod/p-pen?varid=pen',
              isSaleable: true,
              product: { productId: 'p-pen' },
              item: { itemId: 'pen', orderNumber: 'N-pen' },
              replacement: null,
              totals: {
                current: { cents: 750 },
                old: { cents: 900 },
                rawAmount: 7.5,
                currencyCode: 'EUR',
                savings: { cents: 150 },
                lightningPrice: null,
              },
            },
            {
              name: 'Schere',
              path: '/prod/scissors',
              isSaleable: true,
              item: null,
              totals: { current: { cents: 300 }, old: null, savings: null },
            },
          ],
        },
      ],
    });
  });

  test('WISH-07, WISH-08: what cannot be had names the first replacement that is sold here', async () => {
    const { visitor } = await enterShop(shop);
    await add(visitor, 'productId: "p-gone"');
    await add(visitor, 'productId: "p-n1"');
    await testDatabase.database.script(
      `update product set retired_at = now(), replacement_ids = '{p-pen}' where id = 'p-n1'`,
    );
    shop.services.catalog.invalidate([{ kind: 'product', key: 'p-n1' }]);
    expect(await visitor.run(details)).toMatchObject({
      allWishlists: [
        {
          entries: [
            {
              name: 'Vergriffen',
              isSaleable: false,
              product: { productId: 'p-gone' },
              replacement: { productId: 'p-book', name: 'Buch', path: '/prod/p-book' },
            },
            {
              name: 'Ware n1',
              isSaleable: false,
              product: null,
              item: null,
              totals: null,
              replacement: { productId: 'p-pen' },
            },
          ],
        },
      ],
    });
    // What was removed comes back, even if it is sold no more (WISH-10).
    expect(await add(visitor, 'productId: "p-n1", itemId: "n1"')).toMatchObject(done);
  });
});

describe("a customer's lists", () => {
  test('WISH-15, WISH-37, API-115, DEC-127: made, renamed, made the standard, removed; the notepad first', async () => {
    const visitor = await customer();
    const made = await change(visitor, 'create', 'name: " Klasse 3b ", description: "für Mai"');
    expect(made).toMatchObject({
      ...done,
      wishlists: [
        { name: 'Merkzettel', isDefault: true, isStandardList: true },
        { name: 'Klasse 3b', description: 'für Mai', isDefault: false, isStandardList: false },
      ],
    });
    const [notepad, list] = made.wishlists;
    const id = `externalId: "${list?.externalId}"`;
    expect(await change(visitor, 'rename', `${id}, name: "Klasse 4b"`)).toMatchObject({
      wishlists: [{ isDefault: true }, { name: 'Klasse 4b', description: 'für Mai' }],
    });
    expect(await change(visitor, 'setStandard', id)).toMatchObject({
      wishlists: [{ isStandardList: false }, { isStandardList: true }],
    });
    // What names no list goes to the standard one.
    await add(visitor, 'productId: "p-pen"');
    expect((await all(visitor)).map(products)).toEqual([[], ['p-pen']]);
    const removal = await change(visitor, 'removeList', id);
    expect(removal).toMatchObject({ ...done, wishlists: [{ isStandardList: true }] });
    expect(removal.wishlists).toHaveLength(1);
    expect(
      await change(visitor, 'removeList', `externalId: "${notepad?.externalId}"`),
    ).toMatchObject({ successful: false, errorMessage: 'vue.wishlist.error.notepad' });
    expect(await change(visitor, 'removeList', id)).toMatchObject({
      errorMessage: 'vue.wishlist.error.listUnknown',
    });
  });

  test('DEC-123: a name of 1 to 60 characters, a description of 500', async () => {
    const visitor = await customer();
    const create = (name: string, description = '') =>
      change(visitor, 'create', `name: "${name}", description: "${description}"`);
    for (const [name, description] of [['  '], ['x'.repeat(61)], ['x', 'x'.repeat(501)]] as const) {
      expect(await create(name, description)).toMatchObject({
        successful: false,
        errorMessage: 'vue.wishlist.error.texts',
      });
    }
    expect(await create('😀'.repeat(60), 'ß'.repeat(500))).toMatchObject(done);
  });

  test('DEC-123: 20 lists, however many are made at once', async () => {
    const visitor = await customer();
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, index) => change(visitor, 'create', `name: "L${index}"`)),
    );
    expect(answers.filter(({ successful }) => successful)).toHaveLength(19);
    expect(await all(visitor)).toHaveLength(20);
    const last = await change(visitor, 'create', 'name: "noch eine"');
    expect(last).toMatchObject({ errorMessage: 'vue.wishlist.error.tooManyLists' });
  });
});

describe('login', () => {
  test('DEC-122: the notepad moves into the account, of both the larger quantity', async () => {
    const mia = await customer();
    await add(mia, 'productId: "p-book", quantity: 5');
    await add(mia, 'productId: "p-pen"');
    const { visitor } = await enterShop(shop);
    await add(visitor, 'productId: "p-pen", quantity: 3');
    await add(visitor, 'productId: "p-book"');
    await add(visitor, 'productId: "scissors"');
    await logIn(visitor, email, password);
    expect(await all(visitor)).toMatchObject([
      {
        isDefault: true,
        entries: [
          { productId: 'p-book', quantity: 5 },
          { productId: 'p-pen', quantity: 3 },
          { productId: 'scissors', quantity: 1 },
        ],
      },
    ]);
    // AUTH-13: on the way out nothing of it stays with the browser.
    visitor.loginToken = undefined;
    expect((await all(visitor)).flatMap(({ entries }) => entries)).toEqual([]);
  });

  test('a failed login moves nothing', async () => {
    const { visitor } = await enterShop(shop);
    await add(visitor, 'productId: "p-pen"');
    await logIn(visitor, email, 'falsch');
    expect(products((await all(visitor))[0])).toEqual(['p-pen']);
  });

  test('what has no room stays on the notepad, and comes with the next login', async () => {
    const mia = await customer();
    await fill(mia, 198);
    await add(mia, 'productId: "scissors"');
    const { visitor } = await enterShop(shop);
    for (const id of ['p-n2', 'p-pen', 'p-book']) await add(visitor, `productId: "${id}"`);
    await logIn(visitor, email, password);
    expect((await all(visitor))[0]?.entries).toHaveLength(200);
    visitor.loginToken = undefined;
    expect(products((await all(visitor))[0])).toEqual(['p-book']);
  });

  test('two logins of one browser at once move everything once', async () => {
    const { visitor } = await enterShop(shop);
    for (const id of ['p-pen', 'p-book', 'scissors']) await add(visitor, `productId: "${id}"`);
    const other = shop.visitor();
    other.userId = visitor.userId;
    await Promise.all([logIn(visitor, email, password), logIn(other, email, password)]);
    expect(products((await all(visitor))[0])).toEqual(['p-pen', 'p-book', 'scissors']);
  });
});

describe('housekeeping', () => {
  const days = (count: number) => count * 24 * 3600 * 1000;
  const counts = statement(
    'wishlist_test_counts',
    `select (select count(*)::integer from wishlist l left join customer c on c.id = l.customer_id
              where l.user_id = $1 or c.email = $2) as lists,
            (select count(*)::integer from visitor where id = $1) as visitors`,
  );

  test("a guest's notepad goes 30 days after its last change, with its visitor; a customer's stays", async () => {
    const mia = await customer();
    await add(mia, 'productId: "p-pen"');
    const { visitor } = await enterShop(shop);
    await add(visitor, 'productId: "p-pen"');
    const prune = async () => {
      await shop.services.wishlists.prune();
      await shop.services.carts.prune();
      return testDatabase.database.row(counts, [visitor.userId, email]);
    };
    shop.clock.advance(days(20));
    await add(visitor, 'productId: "p-book"');
    shop.clock.advance(days(20));
    // The cart is long gone: the notepad alone keeps the visitor.
    expect(await prune()).toEqual({ lists: 2, visitors: 1 });
    expect((await all(visitor))[0]?.entries).toHaveLength(2);
    shop.clock.advance(days(11));
    expect(await prune()).toEqual({ lists: 1, visitors: 0 });
  });
});
