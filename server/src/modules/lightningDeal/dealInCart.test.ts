import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { add, type CartData, find, update } from '../../testing/cart.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { offerDeals, renew, reservationOf } from '../../testing/deals.ts';
import { stockGoods } from '../../testing/goods.ts';
import { enterShop } from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

const minute = 60_000;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  // Pages follow the server's clock, reservations the database's.
  shop.clock.set(new Date());
  await stockGoods(
    testDatabase.database,
    { id: 'globe', cents: 2000 },
    { id: 'lamp', cents: 1200 },
  );
  const isOn = { name: 'Blitzangebot', entry: 'activated', storefront: '*', value: 'on' } as const;
  await shop.services.parameters.set(isOn);
});
afterAll(() => testDatabase.drop());

beforeEach(() => testDatabase.database.script('truncate lightning_deal cascade'));

async function offer(...deals: Parameters<typeof offerDeals>[1][]): Promise<void> {
  await offerDeals(testDatabase.database, ...deals);
  await shop.services.lightningDeals.invalidate();
}

const lineOf = (cart: CartData) => cart.items.find(({ itemId }) => itemId === 'globe');

describe('a line with a deal', () => {
  it('has the deal’s price as far as the deal goes, and the usual one beyond (API-65, CART-05, CART-19, CART-21)', async () => {
    await offer({ itemId: 'globe', cents: 1500, quantityMax: 3 });
    const { visitor, cartId } = await enterShop(shop);
    const { cart, successfullyAdded } = await update(visitor, cartId, add('globe_LD', 5));
    expect(successfullyAdded).toEqual([{ itemId: 'globe', quantity: 5 }]);
    expect(lineOf(cart)).toMatchObject({
      quantity: 5,
      quantityLightning: 3,
      quantityNormal: 2,
      pricePerUnit: { cents: 2000 },
      totalPrice: { cents: 3 * 1500 + 2 * 2000 },
    });
    const { shop_findCart: found } = await visitor.run<{ shop_findCart: object }>(
      `query ($cartId: String!) { shop_findCart(cartId: $cartId) {
        items { isLightningDeal pricePerUnitLightning { cents }
                lightningDealInfo { isAvailableLightningDeal lightningQuantityMax
                                    lightningReservedPercentageRoundFloor } }
        totals { subtotal { cents } }
      } }`,
      { cartId },
    );
    expect(found).toEqual({
      items: [
        {
          isLightningDeal: true,
          pricePerUnitLightning: { cents: 1500 },
          lightningDealInfo: {
            isAvailableLightningDeal: true,
            lightningQuantityMax: 3,
            lightningReservedPercentageRoundFloor: 6,
          },
        },
      ],
      totals: { subtotal: { cents: 8500 } },
    });
  });

  it('gives back what it no longer needs, and takes more when it grows (CART-21)', async () => {
    await offer({ itemId: 'globe', cents: 1500, quantity: 4, quantityMax: 4 });
    const { visitor, cartId } = await enterShop(shop);
    const { cart } = await update(visitor, cartId, add('globe_LD', 4));
    const positionId = lineOf(cart)?.operationsId;
    const set = (quantity: number) =>
      update(visitor, cartId, { setQuantity: { positionId, quantity } });
    await set(1);
    const other = await enterShop(shop);
    const theirs = await update(other.visitor, other.cartId, add('globe_LD', 2));
    expect(lineOf(theirs.cart)).toMatchObject({ quantityLightning: 2 });
    expect(lineOf((await set(3)).cart)).toMatchObject({ quantityLightning: 2, quantityNormal: 1 });
    await update(visitor, cartId, { removePosition: { positionId } });
    const more = await update(other.visitor, other.cartId, add('globe_LD', 2));
    expect(lineOf(more.cart)).toMatchObject({ quantityLightning: 4 });
  });

  it('says when nothing could be reserved of what was on show (CART-20)', async () => {
    await offer({ itemId: 'globe', cents: 1500, quantity: 3 });
    const first = await enterShop(shop);
    await update(first.visitor, first.cartId, add('globe_LD', 2));
    const { visitor, cartId } = await enterShop(shop);
    const late = await update(visitor, cartId, add('globe_LD', 3));
    expect(late).toMatchObject({
      successful: true,
      quantityChanged: [
        { itemId: 'globe', messageKey: 'vue.cart.lightning.notReserved', amount: 1 },
      ],
    });
    expect(lineOf(late.cart)).toMatchObject({ quantityLightning: 1, quantityNormal: 2 });
  });
});

describe('a reservation', () => {
  it('holds for 15 minutes from the first addition (API-50, CART-22, DEC-63)', async () => {
    await offer({ itemId: 'globe', cents: 1500 });
    const buyer = await enterShop(shop);
    expect(await reservationOf(buyer)).toMatchObject({
      hasLightningDealReservation: false,
      isLightningDealReservationExpired: false,
      lightningDealReservationTimestampEnd: null,
    });
    await update(buyer.visitor, buyer.cartId, add('globe_LD'));
    const reservation = await reservationOf(buyer);
    expect(reservation).toMatchObject({
      hasLightningDealReservation: true,
      isLightningDealReservationExpired: false,
      extended: false,
    });
    const end = reservation.lightningDealReservationTimestampEnd ?? 0;
    const left = end - reservation.serverNow;
    expect(left).toBeGreaterThan(14 * minute);
    expect(left).toBeLessThanOrEqual(15 * minute);
    // More of it is held no longer.
    await update(buyer.visitor, buyer.cartId, add('globe_LD'));
    expect((await reservationOf(buyer)).lightningDealReservationTimestampEnd).toBe(end);
  });

  it('can be extended once by 15 minutes (API-51, CART-25, DEC-63)', async () => {
    await offer({ itemId: 'globe', cents: 1500 });
    const buyer = await enterShop(shop);
    await update(buyer.visitor, buyer.cartId, add('globe_LD'));
    const before = (await reservationOf(buyer)).lightningDealReservationTimestampEnd ?? 0;
    const extended = await renew('extend', buyer);
    expect(extended).toMatchObject({ successful: true, itemsNoLongerLegal: [] });
    expect(extended.cart.lightningDealReservation).toMatchObject({
      extended: true,
      lightningDealReservationTimestampEnd: before + 15 * minute,
    });
    await renew('extend', buyer);
    expect((await reservationOf(buyer)).lightningDealReservationTimestampEnd).toBe(
      before + 15 * minute,
    );
  });

  it('is nobody else’s to read or to extend', async () => {
    const { cartId } = await enterShop(shop);
    const { visitor } = await enterShop(shop);
    const { errors } = await visitor.attempt(
      `query ($cartId: String!) { getLightningDealReservation(cartId: $cartId) { extended } }`,
      { cartId },
    );
    expect(errors[0]?.classification).toBe('CART_NOT_FOUND');
    const change = await visitor.attempt(
      `mutation ($cartId: String!) {
        extendLightningDealReservation(cartId: $cartId) { successful }
      }`,
      { cartId },
    );
    expect(change.errors[0]?.classification).toBe('CART_NOT_FOUND');
  });

  it('CART-26: extending tells what is no deal any more, and reduces nothing that is held', async () => {
    await offer(
      { itemId: 'globe', cents: 1500 },
      { itemId: 'lamp', cents: 900, quantity: 3, quantityMax: 3 },
    );
    const buyer = await enterShop(shop);
    await update(buyer.visitor, buyer.cartId, add('globe_LD', 3), add('lamp_LD', 3));
    await offer({ itemId: 'globe', cents: 1500, until: -1 });
    expect(await renew('extend', buyer)).toMatchObject({
      successful: false,
      itemsNoLongerLegal: ['globe'],
      reducedQuantities: [],
    });
    expect(await find(buyer.visitor, buyer.cartId)).toMatchObject({
      items: [
        { itemId: 'globe', quantityLightning: 0, quantityNormal: 3 },
        { itemId: 'lamp', quantityLightning: 3 },
      ],
    });
  });
});
