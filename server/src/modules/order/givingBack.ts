import type { Connection } from '../../database/database.ts';
import { returnStock } from '../catalog/service.ts';
import { appendChanges } from '../outbox/service.ts';
import { lockVoucher, uncountUse } from '../voucher/service.ts';
import { loadTakenStock, noteGivenBack } from './lifeStore.ts';
import { loadVoucherCodes } from './store.ts';

/**
 * Gives pieces back to the stock: of an order that came to nothing, or of goods that came back.
 *
 * @param pieces by item; undefined: all that the order holds
 */
export async function giveBackStock(
  tx: Connection,
  orderId: string,
  pieces?: ReadonlyMap<string, number>,
): Promise<void> {
  const held = (await loadTakenStock(tx, orderId)).flatMap(({ itemId, pieces: taken }) => {
    const count = Math.min(taken, pieces === undefined ? taken : (pieces.get(itemId) ?? 0));
    return count > 0 ? [[itemId, count] as const] : [];
  });
  if (held.length === 0) return;
  const returned = new Map(held);
  const products = await returnStock(tx, returned);
  await noteGivenBack(tx, orderId, returned);
  const changes = products.map((key) => ({ kind: 'product' as const, key }));
  await appendChanges(tx, changes);
}

/** The order's vouchers can be used again. */
export async function giveBackVouchers(tx: Connection, orderId: string): Promise<void> {
  for (const code of await loadVoucherCodes(tx, orderId)) {
    await lockVoucher(tx, code);
    await uncountUse(tx, code);
  }
}
