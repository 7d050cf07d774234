import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { needsBuyerReference } from '../../../contract/index.ts';
import { type CheckoutCart, cartOf } from '../../testing/checkout.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { type CartVisitor, enterShop, putInCart } from '../../testing/journey.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let testDatabase: TestDatabase;
let shop: TestShop;
let guest: CartVisitor;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await stockGoods(
    testDatabase.database,
    { id: 'pen', cents: 250 },
    { id: 'board', cents: 9900, isBulky: true },
  );
});

afterAll(() => testDatabase.drop());

beforeEach(async () => {
  guest = await enterShop(shop);
  await putInCart(guest, ['pen', 1]);
});

const paymentInfo = `query ($cartId: String!) {
  getPaymentInfo(cartId: $cartId) {
    paymentMethods { paymentId selected } paymentNeeded selectedMethodId buyerReference termsOfPayment
  }
}`;
describe('payment', () => {
  const select = async (args: string, by = guest) => {
    const { setSelectedPayment } = await by.visitor.run<{
      setSelectedPayment: { successful: boolean; errorMessage: string | null };
    }>(
      `mutation ($cartId: String!) {
        setSelectedPayment(cartId: $cartId${args}) { successful errorMessage }
      }`,
      { cartId: by.cartId },
    );
    return setSelectedPayment;
  };

  test('API-47, API-73, PAY-05: exactly one of the offered methods is selected', async () => {
    const { visitor, cartId } = guest;
    // Without an account at a provider (DEC-75).
    const offered = ['RECHNUNG', 'VORKASSE', 'CASH_ON_DELIVERY', 'X_RECHNUNG'];
    const info = (selected: string | null) => ({
      getPaymentInfo: {
        paymentMethods: offered.map((paymentId) => ({
          paymentId,
          selected: paymentId === selected,
        })),
        paymentNeeded: true,
        selectedMethodId: selected,
        buyerReference: null,
        termsOfPayment: null,
      },
    });
    expect(await visitor.run(paymentInfo, { cartId })).toEqual(info(null));
    for (const id of offered.filter((each) => !needsBuyerReference(each)).toReversed()) {
      expect(await select(`, paymentId: "${id}"`)).toEqual({
        successful: true,
        errorMessage: null,
      });
      expect(await visitor.run(paymentInfo, { cartId })).toEqual(info(id));
    }
  });

  test('what a storefront says it can be paid with is what its carts are offered', async () => {
    const set = (name: string, entry: string, value: string) =>
      shop.services.parameters.set({ name, entry, storefront: 'de', value });
    for (const value of ['false', 'true']) {
      await set('payment-type', 'VORKASSE', value);
      const { offeredPayments } = await guest.visitor.run<{ offeredPayments: string[] }>(
        '{ offeredPayments }',
      );
      const { getPaymentInfo: info } = await guest.visitor.run<{
        getPaymentInfo: { paymentMethods: { paymentId: string }[] };
      }>(paymentInfo, { cartId: guest.cartId });
      expect(offeredPayments).toEqual(info.paymentMethods.map(({ paymentId }) => paymentId));
      expect(offeredPayments.includes('VORKASSE')).toBe(value === 'true');
    }
    expect(await shop.visitor('b2b').run('{ offeredPayments }')).toEqual({ offeredPayments: [] });
  });

  test('PAY-07, ERR-08: no method, or one that is not offered, is refused with a key', async () => {
    expect(await select('')).toEqual({
      successful: false,
      errorMessage: 'vue.checkout.payment.noneSelected',
    });
    for (const id of ['PAYPAL', 'CREDIT_CARD', 'constructor']) {
      expect(await select(`, paymentId: "${id}"`)).toEqual({
        successful: false,
        errorMessage: 'vue.checkout.payment.notAvailable',
      });
    }
  });

  test('a method that is switched off afterwards is no longer selected', async () => {
    await select(', paymentId: "VORKASSE"');
    const toggle = (value: string) =>
      shop.services.parameters.set({
        name: 'payment-type',
        entry: 'VORKASSE',
        storefront: 'de',
        value,
      });
    await toggle('false');
    expect((await cartOf(guest)).steps).toMatchObject({ paymentValid: false });
    await toggle('true');
    expect((await cartOf(guest)).steps).toMatchObject({ paymentValid: true });
  });

  test('ruling 8: a Leitweg-ID is taken when its check digits are right', async () => {
    const { visitor, cartId } = guest;
    const set = async (buyerReference: string) =>
      (
        await visitor.run<{
          setBuyerReference: { errorMessage: string | null; cart: CheckoutCart };
        }>(
          `mutation ($cartId: String!, $buyerReference: String) {
            setBuyerReference(cartId: $cartId, buyerReference: $buyerReference) {
              errorMessage cart { buyerReference }
            }
          }`,
          { cartId, buyerReference },
        )
      ).setBuyerReference;
    expect(await set('04011000-1234512345-06')).toEqual({
      errorMessage: null,
      cart: { buyerReference: '04011000-1234512345-06' },
    });
    expect(await set('04011000-1234512345-07')).toEqual({
      errorMessage: 'vue.checkout.payment.buyerReference',
      cart: { buyerReference: '04011000-1234512345-06' },
    });
    expect(await select(', paymentId: "RECHNUNG", buyerReference: "x"')).toEqual({
      successful: false,
      errorMessage: 'vue.checkout.payment.buyerReference',
    });
    // Choosing a method without naming a reference leaves the saved one.
    await select(', paymentId: "RECHNUNG"');
    expect((await cartOf(guest)).buyerReference).toBe('04011000-1234512345-06');
  });
});
