import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add } from '../../testing/cart.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { importLines } from '../../testing/importLines.ts';
import {
  type CartVisitor,
  checkOutAsGuest,
  enterShop,
  putInCart,
  reviewOf,
  submit,
} from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { createVoucherOperator } from './operator.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await stockGoods(
    testDatabase.database,
    { id: 'pen', cents: 1000 },
    { id: 'paint', cents: 2000, category: 'art' },
    { id: 'book', cents: 1500, taxClass: 'reduced', isBook: true },
    { id: 'apple', cents: 1000, taxClass: 'reduced' },
    { id: 'table', cents: 9000, isBulky: true },
  );
  const voucher = (code: string, rest: object) => ({ type: 'voucher', code, ...rest });
  await importLines(testDatabase.database, [
    voucher('FIVE', { kind: 'amount', cents: 500, name: { de: 'Fünf Euro', en: 'Five euros' } }),
    voucher('TENTH', { kind: 'percent', percent: 10 }),
    voucher('FREE', { kind: 'freeShipping' }),
    voucher('FROM-30', { kind: 'amount', cents: 300, minimumCents: 3000 }),
    voucher('ART', { kind: 'percent', percent: 50, categories: ['art'] }),
    voucher('ALL-GOODS', { kind: 'percent', percent: 50, categories: ['goods'] }),
    voucher('AUSTRIA', { kind: 'amount', cents: 500, storefronts: ['at'] }),
    voucher('OVER', { kind: 'amount', cents: 500, validUntil: '2026-11-01' }),
    voucher('SOON', { kind: 'amount', cents: 500, validFrom: '2027-01-01' }),
    voucher('TWICE', { kind: 'amount', cents: 100, maxUses: 2 }),
    voucher('ONCE', { kind: 'amount', cents: 100, isOncePerCustomer: true }),
  ]);
});

afterAll(() => testDatabase.drop());

interface CartAnswer {
  readonly vouchers: readonly {
    readonly code: string;
    readonly name: string;
    readonly status: string;
    readonly messageKey: string | null;
    readonly saving: { readonly cents: number };
  }[];
  readonly totals: Readonly<Record<string, { readonly cents: number }>>;
}

interface Update {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly details: { readonly attainableInfos: readonly { kind: string; text: string }[] };
  readonly cart: CartAnswer;
}

const cartFields = `
  vouchers { code name status messageKey saving { cents } }
  totals {
    subtotal { cents } promotionsSaving { cents } totalSavings { cents } basketValue { cents }
    shippingCost { cents } tax { cents } total { cents }
  }`;

async function change({ visitor, cartId }: CartVisitor, ...ops: object[]): Promise<Update> {
  const data = await visitor.run<{ cart_update: Update }>(
    `mutation ($cartId: String!, $ops: [CartOperation!]!) {
      cart_update(cartId: $cartId, ops: $ops) {
        successful errorMessage
        details { attainableInfos { kind text } }
        cart { ${cartFields} }
      }
    }`,
    { cartId, ops },
  );
  return data.cart_update;
}

const enter = (code: string) => ({ addVoucher: { code } });

async function cartWith(...goods: readonly (readonly [string, number])[]): Promise<CartVisitor> {
  const guest = await enterShop(shop);
  await putInCart(guest, ...goods);
  return guest;
}

describe('what a voucher takes off', () => {
  test('DEC-61: a code is entered in any spelling, and another one takes its place', async () => {
    const guest = await cartWith(['pen', 2]);
    const { cart } = await change(guest, enter(' five '));
    expect(cart).toMatchObject({
      vouchers: [{ code: 'FIVE', name: 'Fünf Euro', status: 'ACTIVE', saving: { cents: 500 } }],
      totals: {
        subtotal: { cents: 2000 },
        promotionsSaving: { cents: 500 },
        totalSavings: { cents: 500 },
        basketValue: { cents: 1500 },
        total: { cents: 1500 + 495 },
      },
    });
    const next = await change(guest, enter('TENTH'));
    expect(next.cart.vouchers).toMatchObject([{ code: 'TENTH', saving: { cents: 200 } }]);
  });

  test('API-67: a voucher that is removed takes nothing off any more; another one stays', async () => {
    const guest = await cartWith(['pen', 2]);
    await change(guest, enter('FIVE'));
    const other = await change(guest, { removeVoucher: { code: 'TENTH' } });
    expect(other.cart.vouchers).toMatchObject([{ code: 'FIVE' }]);
    const { successful, cart } = await change(guest, { removeVoucher: { code: 'five' } });
    expect(successful).toBe(true);
    expect(cart).toMatchObject({ vouchers: [], totals: { total: { cents: 2000 + 495 } } });
  });

  test('it lowers the VAT of the goods that it counts for', async () => {
    const guest = await cartWith(['pen', 1], ['apple', 1]);
    const before = await change(guest, add('pen', 0));
    const { cart } = await change(guest, enter('ALL-GOODS'));
    expect(cart.totals.promotionsSaving).toEqual({ cents: 1000 });
    expect(cart.totals.tax?.cents).toBeLessThan(before.cart.totals.tax?.cents ?? 0);
    // 5.00 at 19 % and 5.00 at 7 %, each with half of the shipping.
    expect(cart.totals).toMatchObject({ total: { cents: 1495 }, tax: { cents: 119 + 49 } });
  });

  test('it takes off no more than the goods cost', async () => {
    const guest = await cartWith(['pen', 1]);
    const { cart } = await change(guest, enter('FIVE'));
    expect(cart.totals).toMatchObject({ basketValue: { cents: 500 } });
  });

  test('books keep their price (BuchPrG § 5)', async () => {
    const guest = await cartWith(['book', 2]);
    expect((await change(guest, enter('TENTH'))).cart).toMatchObject({
      vouchers: [{ status: 'INACTIVE', messageKey: 'vue.cart.voucher.noGoods' }],
      totals: { promotionsSaving: { cents: 0 } },
    });
    const { cart } = await change(guest, add('pen'));
    expect(cart).toMatchObject({
      vouchers: [{ status: 'ACTIVE', messageKey: null, saving: { cents: 100 } }],
    });
  });

  test('of some categories it counts for their goods and those of the categories below', async () => {
    const guest = await cartWith(['pen', 1], ['paint', 1]);
    expect((await change(guest, enter('ART'))).cart.totals.promotionsSaving?.cents).toBe(1000);
    expect((await change(guest, enter('ALL-GOODS'))).cart.totals.promotionsSaving?.cents).toBe(
      1500,
    );
  });

  test('delivery costs nothing by voucher, but a freight forwarder does', async () => {
    const guest = await cartWith(['pen', 1]);
    const { cart, details } = await change(guest, enter('FREE'));
    expect(cart.totals).toMatchObject({ shippingCost: { cents: 0 }, total: { cents: 1000 } });
    expect(details.attainableInfos).toMatchObject([
      { kind: 'FREE_SHIPPING', text: 'Ihre Bestellung ist versandkostenfrei.' },
    ]);
    const bulky = await change(guest, add('table'));
    expect(bulky.cart.totals.shippingCost?.cents).toBeGreaterThan(0);
  });

  test('CART-15: below its minimum it says what is missing, and takes effect from there', async () => {
    const guest = await cartWith(['pen', 2]);
    const below = await change(guest, enter('FROM-30'));
    expect(below).toMatchObject({
      successful: true,
      cart: {
        vouchers: [{ status: 'INACTIVE', messageKey: 'vue.cart.voucher.belowMinimum' }],
        totals: { promotionsSaving: { cents: 0 } },
      },
    });
    expect(below.details.attainableInfos).toContainEqual({
      kind: 'VOUCHER',
      text: 'Noch 10,00\u00a0€, dann gilt der Gutschein „FROM-30“.',
    });
    const reached = await change(guest, add('pen'));
    expect(reached.cart.vouchers).toMatchObject([{ status: 'ACTIVE', saving: { cents: 300 } }]);
  });
});

describe('what is refused', () => {
  test.each([
    ['NOBODY-KNOWS', 'vue.cart.voucher.unknown'],
    ["'; drop table voucher; --", 'vue.cart.voucher.unknown'],
    ['X'.repeat(9000), 'vue.cart.voucher.unknown'],
    ['AUSTRIA', 'vue.cart.voucher.unknown'],
    ['OVER', 'vue.cart.voucher.over'],
    ['SOON', 'vue.cart.voucher.notYet'],
  ])('%.20s: %s', async (code, messageKey) => {
    const guest = await cartWith(['pen', 1]);
    await change(guest, enter('FIVE'));
    const { successful, errorMessage, cart } = await change(guest, enter(code));
    expect({ successful, errorMessage }).toEqual({ successful: false, errorMessage: messageKey });
    // The one that was there stays.
    expect(cart.vouchers).toMatchObject([{ code: 'FIVE', status: 'ACTIVE' }]);
  });

  test('an operator ends a voucher, and carts are without its effect at once', async () => {
    await importLines(testDatabase.database, [
      { type: 'voucher', code: 'ENDED', kind: 'amount', cents: 100 },
    ]);
    const guest = await cartWith(['pen', 1]);
    await change(guest, enter('ENDED'));
    const operator = createVoucherOperator({ database: testDatabase.database, clock: shop.clock });
    expect(await operator.end('ENDED')).toBe(true);
    expect(await operator.end('ENDED')).toBe(false);
    await importLines(testDatabase.database, [
      { type: 'voucher', code: 'NEVER', kind: 'amount', cents: 100, validFrom: '2099-01-01' },
    ]);
    expect(await operator.end('NEVER')).toBe(true);
    // It never begins after its end, which an import would refuse.
    const never = (await operator.all()).find((voucher) => voucher.code === 'NEVER');
    expect(never?.validFrom).toEqual(never?.validUntil);
    const { cart } = await change(guest, add('pen'));
    expect(cart).toMatchObject({
      vouchers: [{ status: 'INACTIVE', messageKey: 'vue.cart.voucher.over' }],
      totals: { promotionsSaving: { cents: 0 } },
    });
  });
});

describe('an order with a voucher', () => {
  async function orderWith(code: string, email = 'erika@example.org') {
    const guest = await cartWith(['pen', 2], ['apple', 1]);
    const { cart } = await change(guest, enter(code));
    await checkOutAsGuest(guest, { email });
    const fingerprint = await reviewOf(guest);
    return { guest, cart, result: await submit(guest, { fingerprint }) };
  }

  async function totalsOf({ visitor }: CartVisitor, orderId: string | null) {
    const { thankYouPage } = await visitor.run<{ thankYouPage: Pick<CartAnswer, 'totals'> }>(
      `query ($orderId: String!) {
        thankYouPage(orderId: $orderId) {
          totals { subtotal { cents } promotionsSaving { cents } tax { cents } total { cents } }
        }
      }`,
      { orderId },
    );
    return thankYouPage.totals;
  }
  const savingOf = async (guest: CartVisitor, orderId: string | null) =>
    (await totalsOf(guest, orderId)).promotionsSaving?.cents;

  test('costs what the cart said, and tells it on its page', async () => {
    const { guest, cart, result } = await orderWith('FIVE');
    const { subtotal, promotionsSaving, tax, total } = cart.totals;
    expect(await totalsOf(guest, result.orderId)).toEqual({
      subtotal,
      promotionsSaving,
      tax,
      total,
    });
    expect(promotionsSaving).toEqual({ cents: 500 });
  });

  test('a voucher for two orders is used up by them, whoever comes at once', async () => {
    const guests = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const guest = await cartWith(['pen', 1]);
        await change(guest, enter('TWICE'));
        await checkOutAsGuest(guest, { email: `guest-${number}@example.org` });
        return { guest, fingerprint: await reviewOf(guest) };
      }),
    );
    const results = await Promise.all(
      guests.map(({ guest, fingerprint }) => submit(guest, { fingerprint })),
    );
    expect(results.filter(({ orderId }) => orderId !== null)).toHaveLength(2);
    // For the others the cart is another one than they reviewed, and they are told.
    expect(results.filter(({ changed }) => changed)).toHaveLength(2);
  });

  test('a voucher of which each customer has one is refused to the same e-mail', async () => {
    const { result: first } = await orderWith('ONCE', 'Once@example.org');
    expect(first.orderId).not.toBeNull();
    const { guest, cart, result } = await orderWith('ONCE', 'once@Example.org');
    // Before the e-mail is known the voucher takes effect; the review that knows it shows none.
    expect(cart.vouchers).toMatchObject([{ status: 'ACTIVE' }]);
    expect(await savingOf(guest, result.orderId)).toBe(0);
    const { result: other } = await orderWith('ONCE', 'other@example.org');
    expect(other.orderId).not.toBeNull();
  });
});

test('codes cannot be guessed: after twenty wrong ones a right one waits, too', async () => {
  const guest = await cartWith(['pen', 1]);
  for (let number = 1; number <= 20; number++) {
    const { errorMessage } = await change(guest, enter(`GUESS-${number}`));
    expect(errorMessage).toBe('vue.cart.voucher.unknown');
  }
  expect((await change(guest, enter('FIVE'))).errorMessage).toBe('vue.cart.voucher.tooManyTries');
  const other = await cartWith(['pen', 1]);
  expect((await change(other, enter('FIVE'))).successful).toBe(true);
});

test('more visitors enter codes at once than the database has connections, and none waits for another', async () => {
  const guests = await Promise.all(Array.from({ length: 30 }, () => cartWith(['pen', 1])));
  const updates = await Promise.all(
    guests.map((guest) => change(guest, add('pen'), enter('FIVE'))),
  );
  expect(updates.map(({ cart }) => cart.vouchers[0]?.status)).toEqual(guests.map(() => 'ACTIVE'));
}, 30_000);
