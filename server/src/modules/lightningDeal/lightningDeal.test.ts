import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../database/database.ts';
import { add, type CartData, find, update } from '../../testing/cart.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { offerDeals, renew, reservationOf } from '../../testing/deals.ts';
import { stockGoods } from '../../testing/goods.ts';
import { checkOutAsGuest, enterShop, reviewOf, submit } from '../../testing/journey.ts';
import { letReservationsLapse } from '../../testing/reservations.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import type { Shopper } from '../session/session.ts';
import { storefrontOf } from '../storefront/storefront.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

const flag = (name: string, entry: string, value: string) =>
  shop.services.parameters.set({ name, entry, storefront: '*', value });

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  // Pages follow the server's clock, reservations the database's.
  shop.clock.set(new Date());
  await stockGoods(
    testDatabase.database,
    { id: 'globe', cents: 2000 },
    { id: 'pen', cents: 250 },
    { id: 'book', cents: 1000, taxClass: 'reduced' },
    { id: 'cheap', cents: 400 },
  );
});
afterAll(() => testDatabase.drop());

beforeEach(async () => {
  await testDatabase.database.script('truncate lightning_deal cascade; truncate price');
  await flag('Blitzangebot', 'activated', 'on');
  await flag('feature', 'T217-Blitzangebote', 'false');
});

async function offer(...deals: Parameters<typeof offerDeals>[1][]): Promise<void> {
  await offerDeals(testDatabase.database, ...deals);
  await shop.services.lightningDeals.invalidate();
}

const dealOfProduct = `query ($id: String!) { productById(productId: $id) {
  price { current { cents } }
  lightningDealInfo {
    itemId isAvailableLightningDeal lightningDealTimestampUntil
    lightningReservedPercentageRoundFloor lightningSpecialPrice lightningQuantityMax
    lightningQuantity lightningQuantityLeft soldOutText isSold hasNewLook serverNow
    lightningPrice { current { cents } old { cents } discountPercent }
  }
} }`;

interface DealData {
  readonly [field: string]: unknown;
}

async function dealOf(itemId: string): Promise<DealData | null> {
  const { productById } = await shop
    .visitor()
    .run<{ productById: { lightningDealInfo: DealData | null } }>(dealOfProduct, {
      id: `p-${itemId}`,
    });
  return productById.lightningDealInfo;
}

const lineOf = (cart: CartData, itemId = 'globe') =>
  cart.items.find((item) => item.itemId === itemId);

describe('what a page shows of a deal', () => {
  it('is there from its begin to its end, and not a moment longer (PDP-28, DEC-41)', async () => {
    await offer({ itemId: 'globe', cents: 1500, quantity: 40, quantityMax: 3 });
    const info = await dealOf('globe');
    expect(info).toMatchObject({
      itemId: 'globe',
      isAvailableLightningDeal: true,
      lightningReservedPercentageRoundFloor: 0,
      lightningQuantity: 40,
      lightningQuantityLeft: 40,
      hasNewLook: false,
    });
    const end = info?.lightningDealTimestampUntil as number;
    expect(info?.serverNow).toBeLessThan(end);
    expect(await dealOf('pen')).toBeNull();

    const now = shop.clock.now();
    expect(shop.services.lightningDeals.nextMoment(now.getTime())).toBe(end);
    shop.clock.set(new Date(end));
    expect(await dealOf('globe')).toBeNull();
    shop.clock.set(now);

    await testDatabase.database.script('truncate lightning_deal cascade');
    await offer({ itemId: 'globe', cents: 1500, from: 10, until: 60 });
    expect(await dealOf('globe')).toBeNull();
    const begin = shop.services.lightningDeals.nextMoment(now.getTime());
    shop.clock.set(new Date(begin));
    expect(await dealOf('globe')).not.toBeNull();
    shop.clock.set(now);
  });

  it('tells its price and limit, measured against the lowest of 30 days (PDP-14, PDP-31)', async () => {
    await testDatabase.database.script(
      `insert into price (item_id, storefront, valid_from, cents, currency)
       values ('globe', 'de', now() - interval '90 days', 2000, 'EUR'),
              ('globe', 'de', now() - interval '20 days', 1800, 'EUR'),
              ('globe', 'de', now() - interval '10 days', 2000, 'EUR')`,
    );
    await offer({ itemId: 'globe', cents: 1500, quantityMax: 3 });
    expect(await dealOf('globe')).toMatchObject({
      lightningSpecialPrice: '15,00\u00a0€',
      lightningQuantityMax: 3,
      lightningPrice: { current: { cents: 1500 }, old: { cents: 1800 }, discountPercent: 16 },
    });
  });

  it('is no reduction when a deal of the last 30 days was as cheap', async () => {
    await testDatabase.database.script(
      `insert into price (item_id, storefront, valid_from, cents, currency)
       values ('globe', 'de', now() - interval '90 days', 2000, 'EUR')`,
    );
    const day = 24 * 60;
    await offer(
      { id: 'last-week', itemId: 'globe', cents: 1500, from: -7 * day, until: -6 * day },
      { id: 'now', itemId: 'globe', cents: 1500 },
    );
    expect(await dealOf('globe')).toMatchObject({
      lightningPrice: { old: null, discountPercent: 0 },
    });
  });

  it('is nothing for books, nor where the item is as cheap without it (ruling 11)', async () => {
    await stockGoods(testDatabase.database, { id: 'book', cents: 1000, taxClass: 'reduced' });
    await offer({ itemId: 'book', cents: 500 }, { itemId: 'cheap', cents: 400 });
    await stockGoods(testDatabase.database, {
      ...{ id: 'book', cents: 1000, taxClass: 'reduced', isBook: true },
    });
    await shop.services.lightningDeals.invalidate();
    expect(await dealOf('book')).toBeNull();
    expect(await dealOf('cheap')).toBeNull();
    const buyer = await enterShop(shop);
    const { cart } = await update(buyer.visitor, buyer.cartId, add('book_LD'), add('cheap'));
    expect(cart.items.map(({ quantityLightning }) => quantityLightning)).toEqual([0, 0]);
  });

  it('rounds the reserved share down, sold pieces included (PDP-29)', async () => {
    await offer({ itemId: 'globe', cents: 1500, quantity: 7, soldOutText: 'Alles weg' });
    const buyer = await enterShop(shop);
    await update(buyer.visitor, buyer.cartId, add('globe_LD', 4));
    const live = `query { lightningDealInfos(itemIds: ["globe", "pen"]) {
      itemId lightningReservedPercentageRoundFloor lightningQuantityLeft soldOutText } }`;
    expect(await shop.visitor().run(live)).toEqual({
      lightningDealInfos: [
        {
          itemId: 'globe',
          lightningReservedPercentageRoundFloor: 57,
          lightningQuantityLeft: 3,
          soldOutText: 'Alles weg',
        },
      ],
    });
    await testDatabase.database.script('update lightning_deal set sold = 3');
    expect(await dealOf('globe')).toMatchObject({ lightningReservedPercentageRoundFloor: 100 });
  });

  it('is not told without end to one address, and goes on being told to others', async () => {
    await offer({ itemId: 'globe', cents: 1500 });
    const ask = (itemId: string, ip = '192.0.2.7') =>
      shop
        .visitor('de', { ip })
        .attempt('query ($id: String!) { lightningDealInfos(itemIds: [$id]) { itemId } }', {
          id: itemId,
        });
    const burst = await Promise.all(Array.from({ length: 605 }, () => ask('globe')));
    const refused = burst.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.errors[0]?.classification).toBe('TOO_MANY_REQUESTS');
    // What memory answers is not counted.
    expect((await ask('pen')).errors).toEqual([]);
    expect((await ask('globe', '192.0.2.8')).errors).toEqual([]);
    shop.clock.advance(60_000);
    expect((await ask('globe')).errors).toEqual([]);
  });
});

describe('a line with a deal', () => {
  it('moves with the cart at login, and nobody’s pieces are counted twice', async () => {
    await offer({ itemId: 'globe', cents: 1500, quantity: 10, quantityMax: 5 });
    await testDatabase.database.script(
      `insert into customer (id, kind, state, email, password_hash, salutation, first_name, last_name, created_at)
       values ('buyer', 'consumer', 'active', 'buyer@example.org', '', 'NONE', 'A', 'B', now())`,
    );
    const guest = await enterShop(shop);
    await update(guest.visitor, guest.cartId, add('globe_LD', 3));
    const { initShop, takeOverAtLogin, find: read, update: change } = shop.services.carts;
    const shopper: Shopper = {
      storefront: storefrontOf('de', {}),
      shopLanguage: 'de-DE',
      language: 'de',
      userId: guest.visitor.userId,
      signedIn: { customerId: 'buyer', sessionHash: '' },
      ip: undefined,
      userAgent: undefined,
      deviceId: undefined,
    };
    const account = await initShop({ ...shopper, userId: undefined });
    await change(shopper, account.cartId, [{ kind: 'add', itemId: 'globe', quantity: 1 }]);
    await takeOverAtLogin(shopper, guest.cartId, true);
    const cart = await read(shopper, account.cartId);
    expect(cart.lines[0]).toMatchObject({ quantity: 4, lightning: { quantity: 4 } });
    expect(await dealOf('globe')).toMatchObject({ lightningQuantityLeft: 6 });
  });
});

describe('a reservation', () => {
  it('ends with the deal at the latest', async () => {
    await offer({ itemId: 'globe', cents: 1500, until: 5 });
    const buyer = await enterShop(shop);
    await update(buyer.visitor, buyer.cartId, add('globe_LD'));
    const info = await dealOf('globe');
    expect((await reservationOf(buyer)).lightningDealReservationTimestampEnd).toBe(
      info?.lightningDealTimestampUntil,
    );
  });

  it('counts no more once it has lapsed, and can be refreshed (API-51, CART-25)', async () => {
    await offer({ itemId: 'globe', cents: 1500 });
    const buyer = await enterShop(shop);
    await update(buyer.visitor, buyer.cartId, add('globe_LD', 2));
    await letReservationsLapse(testDatabase.database);
    expect(await reservationOf(buyer)).toMatchObject({
      hasLightningDealReservation: true,
      isLightningDealReservationExpired: true,
    });
    const lapsed = await find(buyer.visitor, buyer.cartId);
    expect(lineOf(lapsed)).toMatchObject({
      quantityLightning: 0,
      totalPrice: { cents: 4000 },
      matrixCodeMessages: ['vue.cart.item.dealLapsed'],
    });
    expect(await renew('extend', buyer)).toMatchObject({ itemsNoLongerLegal: ['globe'] });

    expect(await renew('refresh', buyer)).toMatchObject({
      successful: true,
      cart: { lightningDealReservation: { isLightningDealReservationExpired: false } },
    });
    const anew = await find(buyer.visitor, buyer.cartId);
    expect(lineOf(anew)).toMatchObject({ quantityLightning: 2, totalPrice: { cents: 3000 } });
  });

  it('tells what is no legal deal any more and what was reduced (API-51, CART-26)', async () => {
    await offer(
      { itemId: 'globe', cents: 1500, quantity: 3 },
      { itemId: 'pen', cents: 100, quantity: 3 },
    );
    const buyer = await enterShop(shop);
    await update(buyer.visitor, buyer.cartId, add('globe_LD', 3), add('pen_LD', 1));
    await letReservationsLapse(testDatabase.database);
    const other = await enterShop(shop);
    await update(other.visitor, other.cartId, add('globe_LD', 2), add('pen_LD', 3));
    expect(await renew('refresh', buyer)).toMatchObject({
      successful: false,
      itemsNoLongerLegal: ['pen'],
      reducedQuantities: [{ itemId: 'globe', quantityBefore: 3, quantity: 1 }],
    });
  });
});

describe('an order', () => {
  const orderLines = statement(
    'test_lightning_order_lines',
    `select quantity, unit_cents as cents from order_line where order_id = $1 order by line_no`,
  );
  const state = statement(
    'test_lightning_state',
    `select d.sold, i.stock, (select count(*)::integer from lightning_reservation) as reservations
       from lightning_deal d join item i on i.id = d.item_id where d.item_id = 'globe'`,
  );

  it('sells what is reserved at the deal’s price and the rest at the usual one', async () => {
    await offer({ itemId: 'globe', cents: 1500, quantity: 2, quantityMax: 2 });
    expect(await dealOf('globe')).toMatchObject({ isSold: false });
    const before = await testDatabase.database.row<{ stock: number }>(state);
    const buyer = await enterShop(shop);
    await update(buyer.visitor, buyer.cartId, add('globe_LD', 3));
    await checkOutAsGuest(buyer);
    const { orderId } = await submit(buyer, { fingerprint: await reviewOf(buyer) });
    expect(await testDatabase.database.rows(orderLines, [orderId])).toEqual([
      { quantity: 2, cents: 1500 },
      { quantity: 1, cents: 2000 },
    ]);
    expect(await testDatabase.database.row(state)).toEqual({
      sold: 2,
      reservations: 0,
      stock: (before?.stock ?? 0) - 3,
    });
    // Readers are told of it by the outbox.
    await shop.services.lightningDeals.invalidate();
    expect(await dealOf('globe')).toMatchObject({
      lightningReservedPercentageRoundFloor: 100,
      isSold: true,
    });
  });

  it('is not placed at another price than was reviewed or told (DEC-67)', async () => {
    await offer({ itemId: 'globe', cents: 1500 });
    const buyer = await enterShop(shop);
    await update(buyer.visitor, buyer.cartId, add('globe_LD'));
    await checkOutAsGuest(buyer);
    const fingerprint = await reviewOf(buyer);
    await letReservationsLapse(testDatabase.database);
    expect(await submit(buyer, { fingerprint })).toMatchObject({ orderId: null, changed: true });

    const other = await enterShop(shop);
    await update(other.visitor, other.cartId, add('globe_LD'));
    await checkOutAsGuest(other);
    await letReservationsLapse(testDatabase.database);
    expect(await submit(other)).toMatchObject({
      orderId: null,
      changes: [{ itemId: 'globe', kind: 'PRICE' }],
    });
    // Told now: the second time it is what the shopper wants.
    expect(await submit(other)).toMatchObject({ orderId: expect.any(String) });
  });
});

describe('switches', () => {
  it('Blitzangebot off: no deal anywhere, and reservations are ignored (FLAG-04, DEC-23)', async () => {
    await offer({ itemId: 'globe', cents: 1500 });
    const buyer = await enterShop(shop);
    await update(buyer.visitor, buyer.cartId, add('globe_LD'));
    await flag('Blitzangebot', 'activated', 'off');
    expect(await dealOf('globe')).toBeNull();
    expect(await reservationOf(buyer)).toMatchObject({ hasLightningDealReservation: false });
    expect(lineOf(await find(buyer.visitor, buyer.cartId))).toMatchObject({
      quantityLightning: 0,
      totalPrice: { cents: 2000 },
    });
    const other = await enterShop(shop);
    const { cart } = await update(other.visitor, other.cartId, add('globe_LD'));
    expect(lineOf(cart)).toMatchObject({ quantity: 1, quantityLightning: 0 });
    await flag('Blitzangebot', 'activated', 'on');
    expect(await reservationOf(buyer)).toMatchObject({ hasLightningDealReservation: true });
  });

  it('Blitzangebot takes on and off and nothing else (FLAG-04)', async () => {
    expect(await flag('Blitzangebot', 'activated', 'off')).toEqual({ ok: true });
    expect(await flag('Blitzangebot', 'activated', 'true')).toMatchObject({ ok: false });
  });

  it('T217-Blitzangebote only changes the look (FLAG-03, DEC-23)', async () => {
    await offer({ itemId: 'globe', cents: 1500 });
    expect(await dealOf('globe')).toMatchObject({ hasNewLook: false });
    await flag('feature', 'T217-Blitzangebote', 'true');
    expect(await dealOf('globe')).toMatchObject({
      hasNewLook: true,
      isAvailableLightningDeal: true,
    });
  });
});
