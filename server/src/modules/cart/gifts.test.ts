import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, find, update } from '../../testing/cart.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { importLines } from '../../testing/importLines.ts';
import {
  type CartVisitor,
  checkOutAsGuest,
  enterShop,
  putInCart,
  register,
  reviewOf,
  submit,
} from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

const gift = (id: string, item: string, rest: object = {}) => ({
  type: 'gift',
  id,
  item,
  storefronts: ['de'],
  ...rest,
});

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  shop = createTestShop(database);
  await stockGoods(
    database,
    { id: 'pen', name: 'Stift', cents: 1000 },
    { id: 'book', name: 'Buch', cents: 6000, taxClass: 'reduced', isBook: true },
    { id: 'marker', name: 'Textmarker', cents: 300, stock: 500 },
    { id: 'apple', name: 'Apfel', cents: 100, taxClass: 'reduced', stock: 500 },
    { id: 'rare', name: 'Seltenes', cents: 500, stock: 2, restockDays: null },
    { id: 'gone', name: 'Vergriffenes', cents: 500, stock: 0 },
    { id: 'timetable', name: 'Stundenplan', cents: 200, stock: 500 },
  );
  await importLines(database, [
    gift('marker', 'marker'),
    gift('apple', 'apple', { minimumCents: 6000 }),
    gift('gone', 'gone', { minimumCents: 1000 }),
    gift('rare', 'rare', { minimumCents: 2000, storefronts: ['at'] }),
    gift('timetable', 'timetable', { isRemovable: false, storefronts: ['ch'] }),
    { type: 'voucher', code: 'DAZU', kind: 'freeItem', item: 'marker', name: 'Marker dazu' },
    { type: 'voucher', code: 'DAZU-30', kind: 'freeItem', item: 'apple', minimumCents: 3000 },
    { type: 'voucher', code: 'NICHTS', kind: 'freeItem', item: 'gone' },
    { type: 'voucher', code: 'AB-50', kind: 'amount', cents: 500, minimumCents: 5000 },
  ]);
});

afterAll(() => testDatabase.drop());

interface Position {
  readonly operationsId: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly isFreeItem: boolean;
  readonly isCatalog: boolean;
  readonly relatedVoucherCode: string | null;
  readonly removableItem: boolean;
  readonly promotionFree: boolean;
  readonly totalPrice: { readonly cents: number };
}

interface Answer {
  readonly items: readonly Position[];
  readonly catalogs: readonly { readonly name: string; readonly path: string }[];
  readonly freeArticles: readonly {
    readonly itemId: string;
    readonly minimumPrice: { readonly cents: number; readonly currencyCode: string };
    readonly missing: { readonly cents: number };
    readonly reached: boolean;
    readonly availableForSale: boolean;
    readonly inCart: boolean;
    readonly removableItem: boolean;
  }[];
  readonly withheldGift: { operationsId: string; name: string; messageKey: string } | null;
  readonly vouchers: readonly { readonly code: string; readonly status: string }[];
  readonly details: { readonly attainableInfos: readonly { kind: string; text: string }[] };
  readonly totals: { readonly [name: string]: { readonly cents: number } };
  readonly canBeOrdered: boolean;
}

const fields = `
  canBeOrdered
  items {
    operationsId itemId quantity isFreeItem isCatalog relatedVoucherCode removableItem
    promotionFree totalPrice { cents }
  }
  catalogs { name path }
  freeArticles {
    itemId minimumPrice { cents currencyCode } missing { cents } reached availableForSale inCart
    removableItem
  }
  withheldGift { operationsId name messageKey }
  vouchers { code status messageKey }
  details { attainableInfos { kind text } }
  totals { subtotal { cents } shippingCost { cents } total { cents } }`;

async function change({ visitor, cartId }: CartVisitor, ...ops: object[]) {
  const data = await visitor.run<{
    cart_update: { successful: boolean; errorMessage: string | null; cart: Answer };
  }>(
    `mutation ($cartId: String!, $ops: [CartOperation!]!) {
      cart_update(cartId: $cartId, ops: $ops) { successful errorMessage cart { ${fields} } }
    }`,
    { cartId, ops },
  );
  return data.cart_update;
}

async function read({ visitor, cartId }: CartVisitor): Promise<Answer> {
  const data = await visitor.run<{ shop_findCart: Answer }>(
    `query ($cartId: String!) { shop_findCart(cartId: $cartId) { ${fields} } }`,
    { cartId },
  );
  return data.shop_findCart;
}

const choose = (itemId: string) => ({ addFreeItem: { itemId } });
const enter = (code: string) => ({ addVoucher: { code } });
const remove = (positionId = '') => ({ removePosition: { positionId } });
const catalogue = (edition: string) => ({ addCatalog: { edition } });

async function cartWith(
  goods: readonly (readonly [string, number])[],
  storefront: 'de' | 'at' | 'ch' = 'de',
): Promise<CartVisitor> {
  const guest = await enterShop(shop, storefront);
  await putInCart(guest, ...goods);
  return guest;
}

const giftsIn = ({ items }: Answer) => items.filter(({ isFreeItem }) => isFreeItem);
const infoOf = ({ details }: Answer) =>
  details.attainableInfos.find(({ kind }) => kind === 'GIFT')?.text;

describe('gifts to choose from', () => {
  test('CART-16 free articles are offered with their minimum price; one that is reached can be chosen', async () => {
    const guest = await cartWith([['pen', 4]]);
    const before = await read(guest);
    expect(before.freeArticles).toMatchObject([
      { itemId: 'gone', minimumPrice: { cents: 1000 }, reached: true, availableForSale: false },
      {
        itemId: 'marker',
        minimumPrice: { cents: 4900, currencyCode: 'EUR' },
        missing: { cents: 900 },
        reached: false,
        availableForSale: true,
        inCart: false,
      },
      { itemId: 'apple', minimumPrice: { cents: 6000 }, missing: { cents: 2000 } },
    ]);
    expect(infoOf(before)).toMatch(/^Noch 9,00\s€ bis zum Gratisgeschenk\.$/);
    const early = await change(guest, choose('marker'));
    expect(early).toMatchObject({
      successful: false,
      errorMessage: 'vue.cart.gift.notReached',
      cart: { items: [{ itemId: 'pen' }] },
    });

    const { cart: reached } = await change(guest, add('pen'));
    expect(infoOf(reached)).toBe('Suchen Sie sich Ihr Gratisgeschenk aus.');
    const { successful, cart } = await change(guest, choose('marker'));
    expect(successful).toBe(true);
    expect(cart.items).toMatchObject([{ itemId: 'pen' }, { itemId: 'marker', quantity: 1 }]);
    expect(infoOf(cart)).toBeUndefined();
    expect(cart.totals).toEqual(reached.totals);
    expect(cart.canBeOrdered).toBe(true);
  });

  test('CART-05 a gift says that it is one', async () => {
    const guest = await cartWith([['pen', 5]]);
    const { cart } = await change(guest, choose('marker'), catalogue('school'));
    const plain = { isFreeItem: false, isCatalog: false, relatedVoucherCode: null };
    expect(cart.items).toMatchObject([
      { ...plain, itemId: 'pen', removableItem: true, promotionFree: false },
      { ...plain, itemId: 'school', isCatalog: true, removableItem: true, promotionFree: true },
      {
        ...plain,
        itemId: 'marker',
        isFreeItem: true,
        removableItem: true,
        promotionFree: true,
        totalPrice: { cents: 0 },
      },
    ]);
  });

  test('another one takes its place, and none is given twice', async () => {
    const guest = await cartWith([['pen', 6]]);
    await change(guest, choose('marker'));
    const { cart } = await change(guest, choose('apple'), choose('apple'));
    expect(giftsIn(cart)).toMatchObject([{ itemId: 'apple', quantity: 1 }]);
    const [chosen] = giftsIn(cart);
    const more = await change(guest, {
      setQuantity: { positionId: chosen?.operationsId, quantity: 2 },
    });
    expect(more.successful).toBe(false);
    expect(giftsIn(more.cart)).toMatchObject([{ quantity: 1 }]);
    const { cart: without } = await change(guest, remove(chosen?.operationsId));
    expect(giftsIn(without)).toEqual([]);
  });

  test('two that are chosen at once are one', async () => {
    const guest = await cartWith([['pen', 6]]);
    await Promise.all([change(guest, choose('marker')), change(guest, choose('apple'))]);
    expect(giftsIn(await read(guest))).toHaveLength(1);
  });

  test('it goes when the goods fall below its minimum, which is told, and comes back with them', async () => {
    const guest = await cartWith([['pen', 5]]);
    const { cart: full } = await change(guest, choose('marker'));
    const positionId = full.items[0]?.operationsId;
    const { cart } = await change(guest, { setQuantity: { positionId, quantity: 4 } });
    expect(giftsIn(cart)).toEqual([]);
    expect(cart.withheldGift).toMatchObject({
      name: 'Textmarker',
      messageKey: 'vue.cart.gift.belowMinimum',
    });
    const { cart: again } = await change(guest, add('pen'));
    expect(giftsIn(again)).toMatchObject([{ itemId: 'marker' }]);
    expect(again.withheldGift).toBeNull();

    await change(guest, { setQuantity: { positionId, quantity: 1 } });
    await change(guest, remove(cart.withheldGift?.operationsId));
    const { cart: given } = await change(guest, add('pen', 9));
    expect(giftsIn(given)).toEqual([]);
  });

  test('it stands beside the same article bought, and is none of it', async () => {
    const guest = await cartWith([['marker', 20]]);
    const { cart } = await change(guest, choose('marker'), add('marker'));
    expect(cart.items).toMatchObject([
      { itemId: 'marker', quantity: 21, isFreeItem: false },
      { itemId: 'marker', quantity: 1, isFreeItem: true },
    ]);
    expect(cart.totals.subtotal).toEqual({ cents: 6300 });
    const { cart: rest } = await change(guest, remove(cart.items[0]?.operationsId));
    expect(rest.items).toEqual([]);
  });

  test('stock counts: what the cart buys comes first', async () => {
    const guest = await cartWith(
      [
        ['pen', 5],
        ['rare', 1],
      ],
      'at',
    );
    const { cart } = await change(guest, choose('rare'));
    expect(giftsIn(cart)).toMatchObject([{ itemId: 'rare' }]);
    const { cart: bought } = await change(guest, add('rare'));
    expect(giftsIn(bought)).toEqual([]);
    expect(bought.withheldGift).toMatchObject({ messageKey: 'vue.cart.gift.outOfStock' });
    expect(bought.canBeOrdered).toBe(true);
    const other = await change(guest, choose('marker'));
    expect(other.errorMessage).toBe('vue.cart.gift.over');
  });

  test('ruling 11: books do not count for a gift, and a gift not for a voucher', async () => {
    const guest = await cartWith([
      ['book', 2],
      ['pen', 4],
    ]);
    expect((await change(guest, choose('marker'))).errorMessage).toBe('vue.cart.gift.notReached');
    await change(guest, add('pen'));
    const { cart } = await change(guest, choose('marker'), enter('AB-50'));
    expect(giftsIn(cart)).toHaveLength(1);
    expect(cart.vouchers).toMatchObject([{ code: 'AB-50', status: 'ACTIVE' }]);
    const at49 = await cartWith([
      ['pen', 4],
      ['marker', 3],
    ]);
    const { cart: below } = await change(at49, choose('marker'), enter('AB-50'));
    expect(below.vouchers).toMatchObject([{ status: 'INACTIVE' }]);
  });

  test('DEC-65: a login merges gifts and catalogues; the gift of the account stays', async () => {
    const guest = await cartWith([['pen', 6]]);
    await change(guest, choose('marker'), catalogue('school'));
    await register(guest.visitor, { email: 'gift@kreide.example' }, guest.cartId);
    const own = await read(guest);
    expect(giftsIn(own)).toMatchObject([{ itemId: 'marker' }]);

    const later = await cartWith([['pen', 6]]);
    await change(later, choose('apple'), catalogue('school'), catalogue('furniture'));
    later.visitor.loginToken = guest.visitor.loginToken;
    await later.visitor.run(
      'mutation ($cartId: String!) { mergeCarts(cartId: $cartId) { cartMerged } }',
      { cartId: later.cartId },
    );
    const merged = await read(guest);
    expect(merged.items).toMatchObject([
      { itemId: 'pen', quantity: 12 },
      { itemId: 'school' },
      { itemId: 'furniture' },
      { itemId: 'marker', isFreeItem: true },
    ]);
  });
});

test('CART-13 a gift that comes by itself cannot be taken out, and goes with its goods', async () => {
  const guest = await cartWith([['pen', 5]], 'ch');
  const cart = await read(guest);
  expect(giftsIn(cart)).toMatchObject([
    { itemId: 'timetable', removableItem: false, totalPrice: { cents: 0 } },
  ]);
  expect(cart.freeArticles).toMatchObject([{ inCart: true, removableItem: false }]);
  const refused = await change(guest, remove(giftsIn(cart)[0]?.operationsId));
  expect(refused).toMatchObject({
    successful: false,
    errorMessage: 'vue.cart.gift.notRemovable',
  });
  expect(giftsIn(refused.cart)).toHaveLength(1);
  expect((await change(guest, choose('timetable'))).errorMessage).toBe('vue.cart.gift.over');
  const { cart: less } = await change(guest, {
    setQuantity: { positionId: cart.items[0]?.operationsId, quantity: 2 },
  });
  expect(giftsIn(less)).toEqual([]);
});

describe('the article of a voucher', () => {
  test('CART-14 is removed with its voucher, and the voucher with it', async () => {
    const guest = await cartWith([['pen', 1]]);
    const { cart } = await change(guest, enter('dazu'));
    expect(giftsIn(cart)).toMatchObject([
      { itemId: 'marker', quantity: 1, relatedVoucherCode: 'DAZU', removableItem: true },
    ]);
    const { cart: without } = await change(guest, { removeVoucher: { code: 'DAZU' } });
    expect(without).toMatchObject({ vouchers: [], items: [{ itemId: 'pen' }] });

    await change(guest, enter('DAZU'));
    const [line] = giftsIn(await read(guest));
    const { cart: gone } = await change(guest, remove(line?.operationsId));
    expect(gone).toMatchObject({ vouchers: [], items: [{ itemId: 'pen' }] });
    // As an undo does it.
    const { cart: back } = await change(guest, enter('DAZU'));
    expect(giftsIn(back)).toMatchObject([{ relatedVoucherCode: 'DAZU' }]);
  });

  test('is given from the voucher’s minimum on, beside a gift that was chosen', async () => {
    const guest = await cartWith([['pen', 2]]);
    const { cart } = await change(guest, enter('DAZU-30'));
    expect(cart.vouchers).toMatchObject([
      { status: 'INACTIVE', messageKey: 'vue.cart.voucher.belowMinimum' },
    ]);
    expect(giftsIn(cart)).toEqual([]);
    const { cart: more } = await change(guest, add('pen', 4), choose('apple'));
    expect(giftsIn(more)).toMatchObject([
      { itemId: 'apple', relatedVoucherCode: 'DAZU-30' },
      { itemId: 'apple', relatedVoucherCode: null },
    ]);
  });

  test('that is out of stock is told: when the code is entered, and later', async () => {
    const guest = await cartWith([['pen', 1]]);
    expect(await change(guest, enter('NICHTS'))).toMatchObject({
      successful: false,
      errorMessage: 'vue.cart.voucher.itemOutOfStock',
      cart: { vouchers: [] },
    });
    await importLines(testDatabase.database, [
      { type: 'voucher', code: 'LETZTES', kind: 'freeItem', item: 'rare' },
    ]);
    const { cart } = await change(guest, enter('LETZTES'), add('rare', 2));
    expect(cart.vouchers).toMatchObject([
      { status: 'INACTIVE', messageKey: 'vue.cart.voucher.itemOutOfStock' },
    ]);
    expect(giftsIn(cart)).toEqual([]);
  });
});

describe('printed catalogues', () => {
  test('CART-16, DEC-69: are listed as such, once each, and count for no threshold', async () => {
    const guest = await cartWith([['pen', 4]]);
    const before = await read(guest);
    const { cart } = await change(guest, catalogue('school'), catalogue('school'));
    expect(cart.catalogs).toEqual([
      { name: 'Katalog „Schule und Büro“', path: '/service/katalog' },
    ]);
    expect(cart.items).toMatchObject([{ itemId: 'pen' }, { itemId: 'school', quantity: 1 }]);
    expect(cart.totals).toEqual(before.totals);
    expect(infoOf(cart)).toBe(infoOf(before));
    expect((await change(guest, catalogue('cars'))).successful).toBe(false);
    const { cart: without } = await change(guest, remove(cart.items[1]?.operationsId));
    expect(without.catalogs).toEqual([]);
  });

  test('CHK-18: of nothing else, an order costs nothing and needs no payment', async () => {
    const guest = await enterShop(shop);
    const { cart } = await change(guest, catalogue('school'), catalogue('kindergarten'));
    expect(cart).toMatchObject({
      canBeOrdered: true,
      totals: { shippingCost: { cents: 0 }, total: { cents: 0 } },
      details: { attainableInfos: [] },
    });
    await checkOutAsGuest(guest);
    const { steps } = (
      await guest.visitor.run<{ shop_findCart: { steps: { paymentNeeded: boolean } } }>(
        'query ($cartId: String!) { shop_findCart(cartId: $cartId) { steps { paymentNeeded } } }',
        { cartId: guest.cartId },
      )
    ).shop_findCart;
    expect(steps.paymentNeeded).toBe(false);
    const { orderId, newCartId } = await submit(guest, { fingerprint: await reviewOf(guest) });
    const page = await thankYou(guest, orderId);
    expect(page).toMatchObject({
      items: [{ isCatalog: true }, { isCatalog: true }],
      totals: { total: { cents: 0 }, taxes: [] },
    });
    expect((await find(guest.visitor, newCartId ?? '')).items).toEqual([]);
  });
});

async function thankYou({ visitor }: CartVisitor, orderId: string | null) {
  const data = await visitor.run<{ thankYouPage: object }>(
    `query ($orderId: String!) {
      thankYouPage(orderId: $orderId) {
        items { itemId quantity isFreeItem isCatalog totalPrice { cents } }
        totals { subtotal { cents } total { cents } taxes { rate } }
      }
    }`,
    { orderId },
  );
  return data.thankYouPage;
}

const stockOf = async (itemId: string): Promise<number> => {
  const guest = await enterShop(shop);
  const { cart } = await update(guest.visitor, guest.cartId, add(itemId));
  return Number(cart.items[0]?.maxQuantity);
};

describe('an order', () => {
  test('keeps what its lines are, and takes their stock', async () => {
    await stockGoods(testDatabase.database, {
      id: 'ruler',
      name: 'Lineal',
      cents: 200,
      stock: 50,
      restockDays: null,
    });
    await importLines(testDatabase.database, [gift('ruler', 'ruler')]);
    const guest = await cartWith([
      ['pen', 5],
      ['ruler', 2],
    ]);
    await change(guest, choose('ruler'), enter('DAZU'), catalogue('school'));
    await checkOutAsGuest(guest);
    const review = { fingerprint: await reviewOf(guest), idempotencyKey: 'k' };
    const { orderId, newCartId } = await submit(guest, review);
    expect(await thankYou(guest, orderId)).toMatchObject({
      items: [
        { itemId: 'pen', isFreeItem: false, isCatalog: false },
        { itemId: 'ruler', quantity: 2, isFreeItem: false },
        { itemId: 'school', isFreeItem: false, isCatalog: true },
        { itemId: 'marker', isFreeItem: true, totalPrice: { cents: 0 } },
        { itemId: 'ruler', quantity: 1, isFreeItem: true, totalPrice: { cents: 0 } },
      ],
      totals: { subtotal: { cents: 5400 }, taxes: [{ rate: 19 }] },
    });
    expect(await stockOf('ruler')).toBe(47);
    expect((await find(guest.visitor, newCartId ?? '')).items).toEqual([]);
  });

  test('is checked once more: a gift that is gone by then is told, and nothing is ordered', async () => {
    const guest = await cartWith([['pen', 5]]);
    await importLines(testDatabase.database, [gift('brief', 'timetable')]);
    await change(guest, choose('timetable'));
    await checkOutAsGuest(guest);
    const fingerprint = await reviewOf(guest);
    await importLines(testDatabase.database, [
      gift('brief', 'timetable', { validUntil: '2026-01-01' }),
    ]);
    const answer = await submit(guest, { fingerprint, idempotencyKey: 'k' });
    expect(answer).toMatchObject({
      orderId: null,
      changed: true,
      changes: [{ itemId: 'timetable', kind: 'UNAVAILABLE' }],
    });
    const again = await submit(guest, { fingerprint: await reviewOf(guest) });
    expect(await thankYou(guest, again.orderId)).toMatchObject({ items: [{ itemId: 'pen' }] });
  });

  test('the last piece of a gift goes to one of two', async () => {
    await stockGoods(testDatabase.database, { id: 'last', stock: 1, restockDays: null });
    await importLines(testDatabase.database, [gift('last', 'last', { minimumCents: 1 })]);
    const two = await Promise.all([cartWith([['pen', 1]]), cartWith([['pen', 1]])]);
    const reviews: string[] = [];
    for (const guest of two) {
      await change(guest, choose('last'));
      await checkOutAsGuest(guest);
      reviews.push(await reviewOf(guest));
    }
    const answers = await Promise.all(
      two.map((guest, index) => submit(guest, { fingerprint: reviews[index] ?? '' })),
    );
    expect(answers.map(({ changed }) => changed).sort()).toEqual([false, true]);
  });
});
