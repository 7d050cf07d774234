import type { Connection } from '../../database/database.ts';
import { takeStock } from '../catalog/service.ts';
import { appendChanges } from '../outbox/service.ts';
import { randomId } from '../session/session.ts';
import { beginLife, ImpossibleStepError, insertTakenStock } from './lifeStore.ts';
import { newOrderNumber } from './number.ts';
import type { NewOrder, Order } from './order.ts';
import { insertOrder, lockItemsById } from './store.ts';

/**
 * Sends the same goods again for nothing: an order of its own, placed and paid, which is shipped
 * like any other.
 *
 * @param pieces by line number of the first order
 * @throws ImpossibleStepError when the goods are not there any more
 */
export async function placeReplacement(
  tx: Connection,
  order: Order,
  pieces: ReadonlyMap<number, number>,
  now: Date,
): Promise<Order> {
  const lines = [...pieces].flatMap(([lineNo, quantity]) => {
    const line = order.lines[lineNo - 1];
    if (line === undefined || quantity === 0) return [];
    return { ...line, quantity, unitCents: 0, lineCents: 0, discountCents: 0, dealId: null };
  });
  const wanted = new Map<string, number>();
  for (const { itemId, quantity } of lines)
    wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity);
  const stock = await lockItemsById(tx, [...wanted.keys()]);
  const there = new Map(stock.map((row) => [row.id, row.stock]));
  for (const { itemId, orderNumber } of lines) {
    if ((there.get(itemId) ?? 0) < (wanted.get(itemId) ?? 0)) {
      throw new ImpossibleStepError(`There is not enough of ${orderNumber} to send it again`);
    }
  }
  const { priceBasis } = order.totals;
  const nothing = { subtotal: 0, discount: 0, shipping: 0, net: 0, tax: 0, total: 0, taxes: [] };
  const replacement: NewOrder = {
    ...order,
    id: randomId(),
    number: newOrderNumber(now),
    // It comes of no cart; one order per cart holds for it as well.
    cartId: randomId(),
    idempotencyKey: null,
    placedAt: now,
    comment: null,
    totals: { priceBasis, ...nothing },
    state: 'placed',
    moneyState: 'paid',
    cancelReason: null,
    discounts: [],
    lines,
  };
  const life = await insertOrder(tx, replacement);
  await beginLife(tx, life, now);
  const taken = [...wanted].map(([itemId, count]) => ({
    itemId,
    pieces: count,
    dealId: null,
    dealPieces: 0,
  }));
  await insertTakenStock(tx, replacement.id, taken);
  await takeStock(tx, wanted);
  const changes = stock.map(({ product_id: key }) => ({ kind: 'product' as const, key }));
  await appendChanges(tx, changes);
  return replacement;
}
