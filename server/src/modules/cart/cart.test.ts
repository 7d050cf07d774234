import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, find, findCart, update, updateCart } from '../../testing/cart.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { enterShop, readyToOrder } from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await stockGoods(
    testDatabase.database,
    { id: 'pen', name: 'Stift', cents: 250 },
    { id: 'book', cents: 1000, taxClass: 'reduced' },
    { id: 'box', cents: 119, minimum: 10, maximum: 50 },
    { id: 'last', cents: 400, stock: 3, restockDays: null },
    { id: 'gone', cents: 400, stock: 0, restockDays: null },
    { id: 'later', cents: 400, stock: 0, restockDays: 5 },
    { id: 'red', product: 'scissors', cents: 300, variant: { color: 'red' } },
    { id: 'blue', product: 'scissors', cents: 300, variant: { color: 'blue' } },
    { id: 'german', cents: { de: 700 } },
  );
});

afterAll(() => testDatabase.drop());

describe('initShop', () => {
  test('AUTH-21, API-63: issues a cart id and a user id of 128 random bits', async () => {
    const { visitor, cartId } = await enterShop(shop);
    expect(cartId).toMatch(/^[\w-]{22}$/);
    expect(visitor.userId).toMatch(/^[\w-]{22}$/);
    expect((await find(visitor, cartId)).items).toEqual([]);
  });

  test('keeps a user id that it issued, and replaces any other', async () => {
    const { visitor } = await enterShop(shop);
    const again = await visitor.run<{ initShop: { userId: string } }>(
      'mutation { initShop { cartId userId } }',
    );
    expect(again.initShop.userId).toBe(visitor.userId);
    const stranger = shop.visitor();
    stranger.userId = 'AAAAAAAAAAAAAAAAAAAAAA';
    const fresh = await stranger.run<{ initShop: { userId: string } }>(
      'mutation { initShop { cartId userId } }',
    );
    expect(fresh.initShop.userId).not.toBe(stranger.userId);
  });
});

describe('who may read a cart', () => {
  test("ERR-10: another visitor's cart is not found", async () => {
    const { cartId } = await enterShop(shop);
    const { visitor: stranger } = await enterShop(shop);
    const { data, errors } = await stranger.attempt(findCart, { cartId });
    expect(data).toBeNull();
    expect(errors).toEqual([
      {
        message: 'Cart issue',
        classification: 'CART_NOT_FOUND',
        messageKey: 'vue.cart.error.notFound',
      },
    ]);
    const change = await stranger.attempt(updateCart, { cartId, ops: [add('pen')] });
    expect(change.errors[0]?.classification).toBe('CART_NOT_FOUND');
  });

  test('ERR-11: without a user id of ours the message asks for one', async () => {
    const { cartId } = await enterShop(shop);
    for (const userId of [undefined, 'AAAAAAAAAAAAAAAAAAAAAA', "' or 1=1 --"]) {
      const nobody = shop.visitor();
      nobody.userId = userId;
      const { errors } = await nobody.attempt(findCart, { cartId });
      expect(errors[0]?.message).toBe('A valid user id is required.');
    }
  });

  test('a cart belongs to its storefront', async () => {
    const { visitor, cartId } = await enterShop(shop, 'de');
    const inAustria = shop.visitor('at');
    inAustria.userId = visitor.userId;
    const { errors } = await inAustria.attempt(findCart, { cartId });
    expect(errors[0]?.classification).toBe('CART_NOT_FOUND');
  });

  test('ROUTE-34: on b2b a cart needs a login', async () => {
    const { visitor, cartId } = await enterShop(shop, 'b2b');
    const { errors } = await visitor.attempt(findCart, { cartId });
    expect(errors[0]).toMatchObject({
      classification: 'LOGIN_REQUIRED',
      messageKey: 'error.token.required',
    });
  });

  test('a malformed cart id is a cart that is not found', async () => {
    const { visitor } = await enterShop(shop);
    const { errors } = await visitor.attempt(findCart, { cartId: "x'; drop table cart; --" });
    expect(errors[0]?.classification).toBe('CART_NOT_FOUND');
  });
});

describe('cart_update', () => {
  test('API-64, API-65, CART-01, CART-05, CART-06: an addition answers the whole cart', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const result = await update(visitor, cartId, add('pen', 2));
    expect(result).toMatchObject({
      successful: true,
      errorMessage: null,
      successfullyAdded: [{ itemId: 'pen', quantity: 2 }],
      cart: {
        itemsCount: 2,
        productsCount: 1,
        canBeOrdered: true,
        items: [
          {
            itemId: 'pen',
            name: 'Stift',
            path: '/prod/p-pen?varid=pen',
            orderNumber: 'N-pen',
            quantity: 2,
            quantityNormal: 2,
            quantityLightning: 0,
            pricePerUnit: { cents: 250, currencyCode: 'EUR' },
            netPricePerUnit: { cents: 210 },
            totalPrice: { cents: 500 },
            availableForSale: true,
            deliveryStatus: { colour: 'green', text: 'Auf Lager. Lieferung bis Do., 26.11.' },
            maxQuantity: 999,
            minimumOrderQuantity: 1,
            removableItem: true,
            matrixCodeMessages: [],
          },
        ],
      },
    });
    expect(await find(visitor, cartId)).toMatchObject({ itemsCount: 2 });
  });

  test('CART-02, CART-03: a cart says what it holds, for whom, how it is sent, and that it is open', async () => {
    const guest = await readyToOrder(shop, [['pen', 3]], { email: 'gast@example.org' });
    const { visitor, cartId } = guest;
    await visitor.run(
      `mutation ($cartId: String!) {
        setOrderReference(cartId: $cartId, orderReference: "Klasse 3b") { successful }
        setAlternativeEmails(
          cartId: $cartId, billingEmail: "kasse@example.org", shippingEmail: ""
        ) { successful }
      }`,
      { cartId },
    );
    const { shop_findCart: cart } = await visitor.run<{ shop_findCart: object }>(
      `query ($cartId: String!) { shop_findCart(cartId: $cartId) {
        id billingAddress { city } shippingAddress { city } attributes { submitted }
        details {
          total { cents } positionCount articleCount orderReference
          contactEmails { billingEmail shippingEmail }
          speditionsFields { __typename }
          bzBasket { shipper { code selected } }
        }
      } }`,
      { cartId },
    );
    expect(cart).toEqual({
      id: `Cart:${cartId}`,
      billingAddress: { city: 'Köln' },
      shippingAddress: null,
      attributes: { submitted: false },
      details: {
        total: { cents: 750 + 495 },
        positionCount: 1,
        articleCount: 3,
        orderReference: 'Klasse 3b',
        contactEmails: { billingEmail: 'kasse@example.org', shippingEmail: null },
        speditionsFields: [],
        bzBasket: {
          shipper: expect.arrayContaining([{ code: 'gls', selected: true }]),
        },
      },
    });
  });

  test('the same item again adds up in one position', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const { cart } = await update(visitor, cartId, add('pen', 2), add('pen', 3), add('book'));
    expect(cart.items.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      ['pen', 5],
      ['book', 1],
    ]);
  });

  test('CART-09, DEC-61: a quantity is set, and the totals follow', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const { cart } = await update(visitor, cartId, add('pen', 2));
    const positionId = cart.items[0]?.operationsId ?? '';
    const result = await update(visitor, cartId, { setQuantity: { positionId, quantity: 4 } });
    expect(result.successful).toBe(true);
    expect(result.cart.totals).toMatchObject({ subtotal: { cents: 1000 } });
  });

  test('CART-10, CART-20: minimum and maximum bound every quantity, and are told', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const tooFew = await update(visitor, cartId, add('box', 2));
    expect(tooFew).toMatchObject({
      successful: true,
      quantityChanged: [
        {
          itemId: 'box',
          quantity: 10,
          requested: 2,
          messageKey: 'vue.pdp.minQuantity',
          amount: 10,
        },
      ],
    });
    const tooMany = await update(visitor, cartId, add('box', 900));
    expect(tooMany.quantityChanged).toEqual([
      {
        itemId: 'box',
        quantity: 50,
        requested: 900,
        messageKey: 'vue.buybox.text.quantity.error',
        amount: 50,
      },
    ]);
    const full = await update(visitor, cartId, add('box', 1));
    expect(full).toMatchObject({
      successful: false,
      errorMessage: 'vue.buybox.text.quantity.error',
      maxInCart: [{ itemId: 'box', quantity: 50, amount: 50 }],
    });
    const positionId = full.cart.items[0]?.operationsId ?? '';
    const below = await update(visitor, cartId, { setQuantity: { positionId, quantity: 3 } });
    expect(below.quantityChanged).toMatchObject([
      { quantity: 10, messageKey: 'vue.pdp.minQuantity', amount: 10 },
    ]);
  });

  test('no more of an item that does not come again than there is in stock', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const result = await update(visitor, cartId, add('last', 5));
    expect(result.quantityChanged).toMatchObject([{ quantity: 3, amount: 3 }]);
    const later = await update(visitor, cartId, add('later', 5));
    expect(later.successfullyAdded).toEqual([{ itemId: 'later', quantity: 5 }]);
  });

  test('CART-08: what cannot be had is refused with the key for it', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const result = await update(visitor, cartId, add('gone'));
    expect(result).toMatchObject({
      successful: false,
      errorMessage: 'vue.orderForm.availability.outOfStock',
      cart: { items: [] },
    });
  });

  test('an item of another storefront, or of none, is refused', async () => {
    const { visitor, cartId } = await enterShop(shop, 'at');
    for (const itemId of ['german', 'unknown', '', "' or true --"]) {
      const result = await update(visitor, cartId, add(itemId));
      expect(result.errorMessage).toBe('vue.cart.error.itemUnavailable');
    }
  });

  test('CART-20: a product without a variant answers what there is to choose from', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const many = await update(visitor, cartId, { addPosition: { productId: 'scissors' } });
    expect(many.variantsToChoose).toEqual([{ productId: 'scissors', itemIds: ['red', 'blue'] }]);
    expect(many.cart.items).toEqual([]);
    const one = await update(visitor, cartId, { addPosition: { productId: 'p-pen' } });
    expect(one.successfullyAdded).toEqual([{ itemId: 'pen', quantity: 1 }]);
  });

  test('API-66, CART-12: a position is removed, and comes back by adding it', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const { cart } = await update(visitor, cartId, add('pen', 2), add('book'));
    const positionId = cart.items[0]?.operationsId ?? '';
    const removed = await update(visitor, cartId, { removePosition: { positionId } });
    expect(removed.cart.items.map(({ itemId }) => itemId)).toEqual(['book']);
    const restored = await update(visitor, cartId, add('pen', 2));
    expect(restored.cart.itemsCount).toBe(3);
  });

  test('DEC-149: the quantity 0 removes the position', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const { cart } = await update(visitor, cartId, add('pen', 2));
    const positionId = cart.items[0]?.operationsId ?? '';
    const result = await update(visitor, cartId, { setQuantity: { positionId, quantity: 0 } });
    expect(result.cart.items).toEqual([]);
  });

  test('a refused operation leaves the others standing', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const result = await update(visitor, cartId, add('pen'), add('gone'), add('book'));
    expect(result.successful).toBe(false);
    expect(result.cart.items.map(({ itemId }) => itemId)).toEqual(['pen', 'book']);
  });

  test('an operation of no kind, or of two, is refused before anything is done', async () => {
    const { visitor, cartId } = await enterShop(shop);
    const two = { ...add('pen'), removePosition: { positionId: 'x' } };
    for (const op of [{}, two, { addPosition: {} }]) {
      const { errors } = await visitor.attempt(updateCart, { cartId, ops: [add('pen'), op] });
      expect(errors[0]?.classification).toBe('INVALID_INPUT');
    }
    expect((await find(visitor, cartId)).items).toEqual([]);
  });

  test('20 additions at once of one item are all counted', async () => {
    const { visitor, cartId } = await enterShop(shop);
    await Promise.all(Array.from({ length: 20 }, () => update(visitor, cartId, add('pen'))));
    expect((await find(visitor, cartId)).items).toMatchObject([{ itemId: 'pen', quantity: 20 }]);
  });

  test('20 additions at once to a scarce item never exceed its stock', async () => {
    const { visitor, cartId } = await enterShop(shop);
    await Promise.all(Array.from({ length: 20 }, () => update(visitor, cartId, add('last'))));
    expect((await find(visitor, cartId)).items).toMatchObject([{ itemId: 'last', quantity: 3 }]);
  });

  test('DEC-68: a cart holds 200 positions, and 999 of each', async () => {
    const ids = Array.from({ length: 201 }, (_, index) => `many-${index}`);
    await stockGoods(testDatabase.database, ...ids.map((id) => ({ id })));
    const { visitor, cartId } = await enterShop(shop);
    const result = await update(visitor, cartId, ...ids.slice(0, 200).map((id) => add(id)));
    expect(result.cart.productsCount).toBe(200);
    const oneMore = await update(visitor, cartId, add('many-200'));
    expect(oneMore.errorMessage).toBe('vue.cart.error.tooManyPositions');
    const more = await update(visitor, cartId, add('many-0', 2_000_000_000));
    expect(more.quantityChanged).toMatchObject([{ quantity: 999, amount: 999 }]);
    const flood = await update(visitor, cartId, ...ids.map((id) => add(id)));
    expect(flood.errorMessage).toBe('vue.cart.error.tooManyOperations');
  });
});
