import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { add, type CartData, find, update } from '../../testing/cart.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { importLines } from '../../testing/importLines.ts';
import { enterShop } from '../../testing/journey.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

/** Of the list `class-1`, as an editor published it. */
const entries = [
  { product: 'p-pen', item: 'pen', quantity: 3 },
  { product: 'scissors', quantity: 2 },
  // Its only item is meant.
  { product: 'p-scarce', quantity: 4 },
  { product: 'p-gone', item: 'gone', quantity: 1 },
];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  shop = createTestShop(database);
  await stockGoods(
    database,
    { id: 'pen', name: 'Stift', cents: 250, oldCents: 300 },
    { id: 'red', product: 'scissors', name: 'Schere', cents: 300, variant: { color: 'red' } },
    { id: 'blue', product: 'scissors', cents: 350, variant: { color: 'blue' } },
    { id: 'scarce', name: 'Knapp', cents: 100, stock: 2, restockDays: null },
    { id: 'gone', name: 'Weg', stock: 0, restockDays: null, replacements: ['p-pen'] },
  );
  await importLines(database, [
    { type: 'parameter', name: 'Blitzangebot', entry: 'activated', value: 'on' },
    {
      ...{ type: 'lightning-deal', id: 'deal', item: 'red', storefront: 'de', cents: 200 },
      ...{ startsAt: '2026-11-20', endsAt: '2026-12-20', quantity: 50 },
    },
    {
      ...{ type: 'teaser-list', id: 'class-1', name: { de: 'Klasse 1', en: 'Year 1' }, entries },
      description: 'Für den ersten Tag.',
      picture: { drawing: { kind: 'school-bag' } },
      pictureSide: 'left',
      storefronts: ['de', 'b2b'],
    },
    {
      ...{ type: 'content', path: '/schulstart', title: 'Schulstart' },
      rows: ['class-1', 'nowhere'].map((teaserWishlistExternalId) => ({
        cells: [{ template: 'listTeaser', attributes: { teaserWishlistExternalId } }],
      })),
    },
  ]);
});

beforeEach(() => {
  // Past the limiter's windows of the test before.
  shop.clock.advance(3600 * 1000);
});

afterAll(() => testDatabase.drop());

interface Entry {
  readonly externalId: string;
  readonly productId: string;
  readonly itemId: string | null;
  readonly quantity: number;
  readonly totals: { readonly current: { readonly cents: number } } | null;
  readonly [field: string]: unknown;
}

interface List {
  readonly externalId: string;
  readonly entries: readonly Entry[];
  readonly [field: string]: unknown;
}

const entryFields = `externalId productId itemId quantity name path isSaleable
  replacement { productId } product { productId } item { itemId }
  totals { current { cents } old { cents } savings { cents } currencyCode }`;
const listFields = `externalId name description imageSide image { mediaId alt }
  entries { ${entryFields} }`;

async function listOf(visitor: Visitor, externalId = 'class-1'): Promise<List | null> {
  const { list } = await visitor.run<{ list: List | null }>(
    `query ($id: String!) { list: wishlistFromTeaserId(externalId: $id) { ${listFields} } }`,
    { id: externalId },
  );
  return list;
}

async function idOf(productId: string): Promise<string> {
  const list = await listOf(shop.visitor());
  return list?.entries.find((entry) => entry.productId === productId)?.externalId ?? '';
}

describe('a list of a teaser', () => {
  test('API-94, WISH-25: the list that a teaser names, the same for everybody', async () => {
    const list = await listOf(shop.visitor());
    expect(list).toMatchObject({
      externalId: 'class-1',
      name: 'Klasse 1',
      description: 'Für den ersten Tag.',
      imageSide: 'left',
      image: { mediaId: expect.stringMatching(/^[0-9a-f]{32}$/), alt: '' },
      entries: [
        {
          ...{ productId: 'p-pen', itemId: 'pen', quantity: 3, name: 'Stift', isSaleable: true },
          path: '/prod/p-pen?varid=pen',
          totals: { current: { cents: 750 }, savings: { cents: 150 }, currencyCode: 'EUR' },
        },
        {
          ...{ productId: 'scissors', itemId: null, quantity: 2, isSaleable: true, item: null },
          totals: { current: { cents: 600 } },
        },
        { productId: 'p-scarce', itemId: 'scarce', quantity: 4, isSaleable: true },
        { productId: 'p-gone', isSaleable: false, replacement: { productId: 'p-pen' } },
      ],
    });
    const { page } = await shop.visitor().run<{
      page: { grid: { teaserWishlist: List | null }[] };
    }>(
      `{ page: pageDetailsByUrl(url: "/schulstart") { grid { teaserWishlist { ${listFields} } } } }`,
    );
    expect(page.grid.map(({ teaserWishlist }) => teaserWishlist)).toEqual([list, null]);
  });

  test('API-94: in the language of the storefront, and only where it is published', async () => {
    const english = shop.visitor('b2b', { shopLanguage: 'en-DE', hasPassedGuard: true });
    expect(await listOf(english)).toMatchObject({ name: 'Year 1' });
    for (const [storefront, id] of [
      ['at', 'class-1'],
      ['de', 'class-9'],
      ['de', 'x'.repeat(5000)],
    ] as const) {
      expect(await listOf(shop.visitor(storefront), id)).toBeNull();
    }
  });

  test('ruling 21: a guest of the business shop sees a list without prices, and asks for none', async () => {
    const { page } = await shop.visitor('b2b').run<{
      page: { grid: { teaserWishlist: List | null }[] };
    }>(
      `{ page: pageDetailsByUrl(url: "/schulstart") { grid { teaserWishlist { ${listFields} } } } }`,
    );
    const [list] = page.grid;
    expect(list?.teaserWishlist?.entries).toHaveLength(4);
    expect(list?.teaserWishlist?.entries.map(({ totals }) => totals)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const guest = await shop
      .visitor('b2b')
      .attempt('{ wishlistFromTeaserId(externalId: "class-1") { name } }');
    expect(guest.errors).toHaveLength(1);
  });

  test('a later import is what everybody sees; an entry of no product is refused', async () => {
    const { database } = testDatabase;
    const line = { type: 'teaser-list', id: 'later', name: 'Später' };
    await importLines(database, [{ ...line, entries: [{ product: 'p-pen' }] }]);
    await importLines(database, [{ ...line, entries: [{ product: 'scissors', item: 'red' }] }]);
    expect(await listOf(shop.visitor(), 'later')).toMatchObject({
      entries: [{ productId: 'scissors', itemId: 'red', quantity: 1 }],
    });
    for (const [entry, reason] of [
      [{ product: 'nothing' }, /entries\[0\]\.product there is no product "nothing"/],
      [{ product: 'p-pen', item: 'red' }, /entries\[0\]\.item "p-pen" has no item "red"/],
    ] as const) {
      await expect(importLines(database, [{ ...line, entries: [entry] }])).rejects.toThrow(reason);
    }
    const twice = [{ product: 'p-pen' }, { product: 'p-pen', quantity: 2 }];
    await expect(importLines(database, [{ ...line, entries: twice }])).rejects.toThrow(
      /entries\[1\] stands there twice/,
    );
    expect(await listOf(shop.visitor(), 'later')).toMatchObject({ entries: [{ itemId: 'red' }] });
  });
});

test('API-93 totals for what stands in a list, and none for what does not', async () => {
  const totals = async (productId: string, itemId: string, quantity: number) => {
    const { data, errors } = await shop.visitor().attempt<{ totals: object | null }>(
      `query ($productId: String!, $itemId: String!, $quantity: Int!) {
        totals: totalsForTeaserWishlist(
          productId: $productId, itemId: $itemId, quantity: $quantity
        ) { current { cents } old { cents } rawAmount currencyCode savings { cents } }
      }`,
      { productId, itemId, quantity },
    );
    expect(errors).toEqual([]);
    return data.totals;
  };
  expect(await totals('p-pen', 'pen', 4)).toMatchObject({
    ...{ current: { cents: 1000 }, old: { cents: 1200 }, savings: { cents: 200 } },
    ...{ rawAmount: 10, currencyCode: 'EUR' },
  });
  expect(await totals('scissors', '-', 2)).toMatchObject({ current: { cents: 600 } });
  expect(await totals('scissors', 'blue', 2)).toMatchObject({ current: { cents: 700 } });
  for (const [productId, itemId, quantity] of [
    ['nothing', '-', 1],
    ['p-pen', 'red', 1],
    ['p-pen', 'pen', 0],
    ['p-pen', 'pen', 9999],
    ['p-pen', 'x'.repeat(5000), 1],
  ] as const) {
    expect(await totals(productId, itemId, quantity)).toBeNull();
  }
});

describe('another item in a list', () => {
  interface Replaced {
    readonly successful: boolean;
    readonly errorMessage: string | null;
    readonly newItemId: string | null;
    readonly entry: Entry | null;
    readonly [field: string]: unknown;
  }
  const replace = async (oldExternalId: string, itemId: string, quantity = 2) => {
    const { replaced } = await shop.visitor().run<{ replaced: Replaced }>(
      `mutation ($oldExternalId: String!, $itemId: String!, $quantity: Int!) {
        replaced: wishlist_replaceItemInTeaserWishlist(
          oldExternalId: $oldExternalId, itemId: $itemId, quantity: $quantity
        ) {
          successful errorMessage newItemId externalId itemId isNewItemLightningDeal
          teaserWishlistId entry { ${entryFields} }
        }
      }`,
      { oldExternalId, itemId, quantity },
    );
    return replaced;
  };

  test('API-113, WISH-35: the entry as it would be; the list stays as it is', async () => {
    const before = await listOf(shop.visitor());
    const externalId = await idOf('scissors');
    const blue = await replace(externalId, 'blue', 5);
    expect(blue).toMatchObject({
      ...{ successful: true, errorMessage: null, newItemId: 'blue', externalId, itemId: null },
      ...{ isNewItemLightningDeal: false, teaserWishlistId: 'class-1' },
      entry: { productId: 'scissors', itemId: 'blue', quantity: 5, item: { itemId: 'blue' } },
    });
    expect(blue.entry?.totals?.current.cents).toBe(1750);
    // From there on to the other one: the entry in between is known as well.
    expect(blue.entry?.externalId).not.toBe(externalId);
    expect(await replace(blue.entry?.externalId ?? '', 'red')).toMatchObject({
      ...{ newItemId: 'red', externalId: blue.entry?.externalId, itemId: 'blue' },
      ...{ isNewItemLightningDeal: true, teaserWishlistId: 'class-1' },
    });
    expect(await listOf(shop.visitor())).toEqual(before);
  });

  test('API-113: what is no item of the product, or no entry of a list, is refused', async () => {
    const externalId = await idOf('scissors');
    for (const [id, itemId, quantity, errorMessage] of [
      [externalId, 'pen', 1, 'vue.cart.error.itemUnavailable'],
      [externalId, 'nothing', 1, 'vue.cart.error.itemUnavailable'],
      [externalId, 'red', 0, 'vue.wishlist.error.quantity'],
      [externalId, 'red', 9999, 'vue.wishlist.error.quantity'],
      ['class-1:0:scissors:-', 'red', 1, 'vue.wishlist.error.entryUnknown'],
      ['class-1:77:scissors:-', 'red', 1, 'vue.wishlist.error.entryUnknown'],
      ['class-9:1:scissors:-', 'red', 1, 'vue.wishlist.error.entryUnknown'],
      ['class-1:1', 'red', 1, 'vue.wishlist.error.entryUnknown'],
      ['', 'red', 1, 'vue.wishlist.error.entryUnknown'],
    ] as const) {
      expect(await replace(id, itemId, quantity), id).toMatchObject({
        ...{ successful: false, errorMessage, newItemId: null, externalId: null, itemId: null },
        ...{ isNewItemLightningDeal: null, teaserWishlistId: null, entry: null },
      });
    }
  });
});

type Goods = readonly { productId: string; itemId: string | null; quantity: number }[];

describe('a list into the cart', () => {
  interface Added {
    readonly successful: boolean;
    readonly errorMessage: string | null;
    readonly cart: CartData;
    readonly [field: string]: unknown;
  }
  const addList = async (visitor: Visitor, cartId: string, teaserWishlist: Goods) => {
    const { added } = await visitor.run<{ added: Added }>(
      `mutation ($cartId: String!, $teaserWishlist: [TeaserWishlistGoods!]!) {
        added: wishlist_addTeaserListToCart(cartId: $cartId, teaserWishlist: $teaserWishlist) {
          successful errorMessage refused { index messageKey }
          cart { cartId itemsCount items { itemId quantity } }
          variantsToChoose { productId itemIds }
          quantityChanged { itemId requested quantity messageKey amount }
          maxInCart { itemId quantity messageKey }
          successfullyAdded { itemId quantity }
        }
      }`,
      { cartId, teaserWishlist },
    );
    return added;
  };

  test('API-114: each of its goods is in one group, and one answer tells of all', async () => {
    const { visitor, cartId } = await enterShop(shop);
    await update(visitor, cartId, add('red', 999));
    shop.clock.advance(1000);
    const added = await addList(visitor, cartId, [
      { productId: 'p-pen', itemId: 'pen', quantity: 3 },
      { productId: 'scissors', itemId: '-', quantity: 2 },
      { productId: 'p-scarce', itemId: 'scarce', quantity: 4 },
      { productId: 'scissors', itemId: 'red', quantity: 1 },
      { productId: 'p-gone', itemId: 'gone', quantity: 1 },
    ]);
    expect(added).toMatchObject({
      successful: false,
      successfullyAdded: [{ itemId: 'pen', quantity: 3 }],
      variantsToChoose: [{ productId: 'scissors', itemIds: ['red', 'blue'] }],
      quantityChanged: [
        {
          ...{ itemId: 'scarce', requested: 4, quantity: 2, amount: 2 },
          messageKey: 'vue.buybox.text.quantity.error',
        },
      ],
      maxInCart: [{ itemId: 'red', quantity: 999 }],
      refused: [{ index: 4, messageKey: 'vue.orderForm.availability.outOfStock' }],
    });
    const items = added.cart.items.map(({ itemId, quantity }) => [itemId, quantity]);
    expect(items).toEqual([
      ['red', 999],
      ['pen', 3],
      ['scarce', 2],
    ]);
  });

  test('API-114: what the shopper changed of the list counts, nothing is asked twice', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const added = await addList(visitor, cartId, [
      { productId: 'p-pen', itemId: null, quantity: 7 },
      { productId: 'scissors', itemId: 'blue', quantity: 2 },
    ]);
    expect(added).toMatchObject({
      ...{ successful: true, errorMessage: null, refused: [], variantsToChoose: [] },
      ...{ quantityChanged: [], maxInCart: [] },
      successfullyAdded: [
        { itemId: 'pen', quantity: 7 },
        { itemId: 'blue', quantity: 2 },
      ],
    });
    expect((await find(visitor, cartId)).items).toHaveLength(2);
    expect(await addList(visitor, cartId, [])).toMatchObject({ successful: true });
  });

  test('API-114: quantities that are none, and more than a list holds, are refused', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const pens = (count: number, quantity = 1) =>
      Array.from({ length: count }, () => ({ productId: 'p-pen', itemId: 'pen', quantity }));
    for (const quantity of [0, -1]) {
      expect(await addList(visitor, cartId, pens(1, quantity))).toMatchObject({
        refused: [{ index: 0, messageKey: 'vue.cart.error.quantity' }],
      });
    }
    expect(await addList(visitor, cartId, pens(201))).toMatchObject({
      ...{ successful: false, errorMessage: 'vue.cart.error.tooManyOperations' },
    });
    expect((await find(visitor, cartId)).items).toEqual([]);
  });

  test('API-114: a cart of somebody else is none', async () => {
    const { cartId } = await enterShop(shop);
    const { visitor } = await enterShop(shop);
    await expect(
      addList(visitor, cartId, [{ productId: 'p-pen', itemId: 'pen', quantity: 1 }]),
    ).rejects.toThrow('Cart issue');
  });
});

describe('a list onto a wishlist', () => {
  interface Result {
    readonly successful: boolean;
    readonly errorMessage: string | null;
    readonly wishlist: { readonly entries: readonly object[] } | null;
  }
  const addList = async (visitor: Visitor, teaserWishlist: Goods, externalId?: string) => {
    const { added } = await visitor.run<{ added: Result }>(
      `mutation ($externalId: String, $teaserWishlist: [TeaserWishlistGoods!]!) {
        added: wishlist_addTeaserList(externalId: $externalId, teaserWishlist: $teaserWishlist) {
          successful errorMessage
          wishlist { entries { productId itemId quantity } }
        }
      }`,
      { externalId, teaserWishlist },
    );
    return added;
  };
  const pen = { productId: 'p-pen', itemId: 'pen', quantity: 3 };

  test('DEC-122: a guest takes a list onto the notepad, where a larger quantity stays', async () => {
    const { visitor } = await enterShop(shop);
    const open = { productId: 'scissors', itemId: null, quantity: 2 };
    expect(await addList(visitor, [pen, open])).toMatchObject({ successful: true });
    const again = [
      { ...pen, quantity: 1 },
      { productId: 'nothing', itemId: null, quantity: 1 },
    ];
    expect(await addList(visitor, again)).toMatchObject({
      ...{ successful: true, errorMessage: null },
      wishlist: { entries: [pen, open] },
    });
  });

  test('all of it, or nothing', async () => {
    const many = Array.from({ length: 199 }, (_, index) => ({ id: `n${index}`, name: 'Viele' }));
    await stockGoods(testDatabase.database, ...many);
    const { visitor } = await enterShop(shop);
    const goods = many.map(({ id }) => ({ productId: `p-${id}`, itemId: id, quantity: 1 }));
    expect(await addList(visitor, goods)).toMatchObject({ successful: true });
    const two = [pen, { productId: 'scissors', itemId: 'red', quantity: 1 }];
    const refused = await addList(visitor, two);
    expect(refused).toMatchObject({
      ...{ successful: false, errorMessage: 'vue.wishlist.error.tooManyEntries' },
    });
    expect(refused.wishlist?.entries).toHaveLength(199);
    for (const [given, errorMessage] of [
      [[{ ...pen, quantity: 0 }], 'vue.wishlist.error.quantity'],
      [[{ ...pen, quantity: 9999 }], 'vue.wishlist.error.quantity'],
      [[{ ...pen, productId: 'nothing' }], 'vue.cart.error.itemUnavailable'],
      [[...goods, pen, pen], 'vue.wishlist.error.tooManyEntries'],
    ] as const) {
      expect(await addList(visitor, given)).toMatchObject({ successful: false, errorMessage });
    }
    expect(await addList(visitor, [pen], 'of-somebody-else')).toMatchObject({
      ...{ successful: false, errorMessage: 'vue.wishlist.error.listUnknown' },
    });
  });
});
