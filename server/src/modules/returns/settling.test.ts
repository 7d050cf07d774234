import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { update } from '../../testing/cart.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { importLines } from '../../testing/importLines.ts';
import { enterShop, putInCart, readyToOrder, reviewOf, submit } from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { createTestShop, type TestShop, testSecret } from '../../testing/shop.ts';
import { createOrderOperator, type OrderOperator } from '../order/operator.ts';
import { createReturnOperator, type ReturnOperator } from './operator.ts';

let testDatabase: TestDatabase;
let shop: TestShop;
let orders: OrderOperator;
let returns: ReturnOperator;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  shop = createTestShop(database, { limits: raisedLimits });
  const options = {
    database,
    clock: shop.clock,
    parameters: shop.services.parameters,
    mailFrom: 'Kreide <shop@kreide.example>',
    secret: testSecret,
  };
  orders = createOrderOperator(options);
  returns = createReturnOperator(options);
  await stockGoods(
    database,
    { id: 'pen', name: 'Stift', cents: 333, stock: 100 },
    { id: 'lamp', name: 'Lampe', cents: 1000, stock: 50, restockDays: null },
  );
  await shop.services.parameters.set({
    name: 'returns',
    entry: 'enabled',
    storefront: '*',
    value: 'true',
  });
});

afterAll(() => testDatabase.drop());

interface Sold {
  readonly number: string;
  readonly hash: string;
}

/** An order that was sent, of three pens and lamps. */
async function sold({
  paid = true,
  lamps = 1,
  email = 'erika@example.org',
  ops = [] as readonly object[],
} = {}): Promise<Sold> {
  const goods = [['pen', 3] as const, ...(lamps > 0 ? [['lamp', lamps] as const] : [])];
  const guest = await readyToOrder(shop, goods, { email });
  if (ops.length > 0) await update(guest.visitor, guest.cartId, ...ops);
  const fingerprint = await reviewOf(guest);
  const { orderNumber } = await submit(guest, { fingerprint, idempotencyKey: 'k' });
  const number = orderNumber ?? '';
  if (paid) await orders.paid(number);
  await orders.ship(number, { carrier: 'GLS', trackingCode: null });
  const record = await orders.show(number);
  if (record === undefined) throw new Error('There is no order');
  return { number, hash: (await shop.services.returns.hashOf(record.order)) ?? '' };
}

async function announce(
  { hash }: Sold,
  lines: readonly (readonly [lineNo: number, quantity: number])[],
  { regulation = 'refund', reason = 'defective', email = 'erika@example.org' } = {},
): Promise<string> {
  const { submitReturnOrder } = await shop
    .visitor()
    .run<{ submitReturnOrder: { rma: string | null; errorMsg: string | null } }>(
      `mutation ($hash: String!, $returnOrder: ReturnOrderInput!) {
        submitReturnOrder(hash: $hash, returnOrder: $returnOrder) { rma errorMsg }
      }`,
      {
        hash,
        returnOrder: {
          items: lines.map(([lineNo, quantity]) => ({
            id: lineNo === 1 ? 'pen' : 'lamp',
            lineNo,
            quantity,
            reason,
          })),
          regulation,
          carrier: 'nolabel',
          labels: 1,
          contact: { firstName: 'Erika', lastName: 'Muster', email },
        },
      },
    );
  if (submitReturnOrder.rma === null) throw new Error(submitReturnOrder.errorMsg ?? '');
  return submitReturnOrder.rma;
}

/** A moment after what was told before, so that its mail is the newest. */
const accept: ReturnOperator['accept'] = (rma, how) => {
  shop.clock.advance(1000);
  return returns.accept(rma, how);
};
const reject: ReturnOperator['reject'] = (rma, reason) => {
  shop.clock.advance(1000);
  return returns.reject(rma, reason);
};

const refundsOf = async ({ number }: Sold) =>
  (await orders.show(number))?.refunds.map(({ cents, state }) => [cents, state]);
const moneyOf = async ({ number }: Sold) => (await orders.show(number))?.order.moneyState;
const totalOf = async ({ number }: Sold) => (await orders.show(number))?.order.totals.total ?? 0;

const newestMail = async (recipient: string): Promise<string> => {
  const [mail] = (await shop.services.mail.listMailbox()).filter(
    (each) => each.recipient === recipient,
  );
  return (mail && (await shop.services.mail.readMail(mail.id))?.text) ?? '';
};

/** What a new shopper could have of the lamps. */
async function lampsLeft(): Promise<number> {
  const other = await enterShop(shop);
  await putInCart(other, ['lamp', 99]);
  const { shop_findCart: cart } = await other.visitor.run<{
    shop_findCart: { details: { articleCount: number } };
  }>(`query ($cartId: String!) { shop_findCart(cartId: $cartId) { details { articleCount } } }`, {
    cartId: other.cartId,
  });
  return cart.details.articleCount;
}

describe('a return that is accepted', () => {
  test('gives the money of its pieces back; all parts together are the order, to the cent', async () => {
    const order = await sold();
    const total = await totalOf(order);
    const [first, second, third] = [
      await announce(order, [[1, 1]]),
      await announce(order, [[1, 2]]),
      await announce(order, [[2, 1]]),
    ];
    await accept(first, { restock: false });
    expect(await refundsOf(order)).toEqual([[333, 'manual']]);
    expect(await moneyOf(order)).toBe('partlyRefunded');
    await accept(second, { restock: false });
    await accept(third, { restock: false });
    const refunded = (await refundsOf(order))?.reduce((sum, [cents]) => sum + Number(cents), 0);
    // With the last piece its shipping comes back.
    expect(refunded).toBe(total);
    expect(await moneyOf(order)).toBe('refunded');
  });

  test('leaves gifts and catalogues with the customer: all the goods are worth the whole order', async () => {
    await importLines(testDatabase.database, [
      { type: 'voucher', code: 'DAZU', kind: 'freeItem', item: 'lamp', minimumCents: 900 },
    ]);
    const ops = [{ addVoucher: { code: 'DAZU' } }, { addCatalog: { edition: 'school' } }];
    const order = await sold({ lamps: 0, email: 'gratis@example.org', ops });
    const total = await totalOf(order);
    for (const lineNo of [2, 3]) {
      await expect(announce(order, [[lineNo, 1]])).rejects.toThrow();
    }
    // What is left of the goods would not have brought the gift; nothing is asked for it.
    await accept(await announce(order, [[1, 1]]), { restock: false });
    expect(await refundsOf(order)).toEqual([[333, 'manual']]);
    await accept(await announce(order, [[1, 2]]), { restock: false });
    const refunded = (await refundsOf(order))?.reduce((sum, [cents]) => sum + Number(cents), 0);
    expect(refunded).toBe(total);
  });

  test('is less to pay where nothing was paid yet', async () => {
    const order = await sold({ paid: false, email: 'offen@example.org' });
    const rma = await announce(order, [[1, 1]], { email: 'offen@example.org' });
    await accept(rma, { restock: false });
    expect(await refundsOf(order)).toEqual([[333, 'credited']]);
    expect(await moneyOf(order)).toBe('open');
    expect(await newestMail('offen@example.org')).toContain('3,33');
    await orders.paid(order.number);
    expect(await moneyOf(order)).toBe('paid');
  });

  test('may be accepted in part; the rest can be announced again', async () => {
    const order = await sold({ email: 'teil@example.org' });
    const rma = await announce(order, [[1, 3]], { email: 'teil@example.org' });
    await returns.receive(rma);
    await expect(
      accept(rma, { lines: [{ lineNo: 1, quantity: 4 }], restock: false }),
    ).rejects.toThrow(/announced 3/);
    await accept(rma, { lines: [{ lineNo: 1, quantity: 1 }], restock: false });
    expect(await refundsOf(order)).toEqual([[333, 'manual']]);
    expect(await newestMail('teil@example.org')).toContain('nicht wie angemeldet');
    await announce(order, [[1, 2]]);
  });

  test('puts goods up for sale again only when it says so', async () => {
    const order = await sold();
    const before = await lampsLeft();
    const rma = await announce(order, [[2, 1]]);
    await accept(rma, { restock: true });
    expect(await lampsLeft()).toBe(before + 1);
  });

  test('as a replacement is an order for nothing, which is shipped like any other', async () => {
    const order = await sold({ lamps: 0, email: 'neu@example.org' });
    const choice = { regulation: 'replacement', email: 'neu@example.org' };
    const rma = await announce(order, [[1, 2]], choice);
    await accept(rma, { restock: false });
    const text = await newestMail('neu@example.org');
    const other = /als Bestellung (K[\d-]+)/.exec(text)?.[1] ?? '';
    const record = await orders.show(other);
    expect(record?.order).toMatchObject({
      state: 'placed',
      moneyState: 'paid',
      totals: { total: 0 },
      lines: [{ itemId: 'pen', quantity: 2, lineCents: 0 }],
    });
    expect(await refundsOf(order)).toEqual([]);
    await orders.ship(other, { carrier: 'GLS', trackingCode: null });
    // They may come back once more.
    await announce(order, [[1, 1]]);
  });

  test('as a voucher is worth the goods, once', async () => {
    const order = await sold({ email: 'gutschein@example.org' });
    const choice = { regulation: 'voucher', reason: 'dislike', email: 'gutschein@example.org' };
    const rma = await announce(order, [[1, 3]], choice);
    const { voucherCode } = await accept(rma, { restock: false });
    expect(await newestMail('gutschein@example.org')).toContain(voucherCode ?? '?');
    const other = await enterShop(shop);
    await putInCart(other, ['pen', 4]);
    const answer = await other.visitor.run(
      `mutation ($cartId: String!, $code: String!) {
        cart_update(cartId: $cartId, ops: [{ addVoucher: { code: $code } }]) {
          successful cart { details { total { cents } } }
        }
      }`,
      { cartId: other.cartId, code: voucherCode },
    );
    expect(answer).toMatchObject({ cart_update: { successful: true } });
    expect(await refundsOf(order)).toEqual([]);
    // The money that is left of the order is what the voucher is not worth.
    const rest = await announce(order, [[2, 1]]);
    const { refundCents } = await accept(rest, { restock: false });
    expect(refundCents).toBe((await totalOf(order)) - 999);
  });

  test('is accepted once', async () => {
    const order = await sold();
    const rma = await announce(order, [[1, 1]]);
    const tries = [1, 2, 3].map(() => accept(rma, { restock: false }));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refundsOf(order)).toHaveLength(1);
    await expect(reject(rma, 'zu spät')).rejects.toThrow(/accepted/);
  });

  test('takes no more money than is left', async () => {
    const order = await sold();
    await orders.refund(order.number, (await totalOf(order)) - 100);
    const rma = await announce(order, [[1, 3]]);
    await accept(rma, { restock: false });
    expect(await moneyOf(order)).toBe('refunded');
  });
});

describe('a return that is not', () => {
  test('is told why, and its goods may be announced again', async () => {
    const order = await sold({ email: 'nein@example.org' });
    const rma = await announce(order, [[1, 3]], { email: 'nein@example.org' });
    await reject(rma, 'Die Stifte sind leer geschrieben.');
    expect(await newestMail('nein@example.org')).toContain('leer geschrieben');
    expect(await refundsOf(order)).toEqual([]);
    await announce(order, [[1, 3]]);
  });

  test('a replacement that is not there any more changes nothing', async () => {
    const order = await sold();
    const rma = await announce(order, [[2, 1]], { regulation: 'replacement' });
    const left = await lampsLeft();
    if (left > 0) {
      const guest = await readyToOrder(shop, [['lamp', left]], { email: 'alle@example.org' });
      await submit(guest, { fingerprint: await reviewOf(guest), idempotencyKey: 'k' });
    }
    await expect(accept(rma, { restock: false })).rejects.toThrow(/not enough/);
    expect((await returns.show(rma))?.goods.state).toBe('announced');
    await accept(rma, { regulation: 'refund', restock: false });
    expect(await refundsOf(order)).toHaveLength(1);
  });
});
