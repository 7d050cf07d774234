import type { Connection } from '../../database/database.ts';
import { isEdition } from '../catalogueOrder/catalogueOrder.ts';
import type { Shopper } from '../session/session.ts';
import type { Cart } from './cart.ts';
import { addCatalogue, chooseGift } from './lineStore.ts';
import type { FreeOperation, Outcome } from './operations.ts';
import { lockCart } from './store.ts';

/**
 * Puts in what costs nothing (CART-16). A gift that is chosen takes the place of another one; it needs
 * a transaction.
 *
 * @param read the cart as it stands in the transaction
 */
export async function performFree(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  operation: FreeOperation,
  now: Date,
  read: (connection: Connection, shopper: Shopper, cartId: string) => Promise<Cart | undefined>,
): Promise<Outcome> {
  if (operation.kind === 'addCatalog') {
    const { edition } = operation;
    if (!isEdition(edition)) {
      return { kind: 'refused', messageKey: 'vue.cart.error.itemUnavailable' };
    }
    const isDone = await addCatalogue(connection, shopper, cartId, edition, now);
    return { kind: isDone ? 'done' : 'lost' };
  }
  const { itemId } = operation;
  const locked = await lockCart(connection, shopper, cartId);
  if (locked?.state !== 'open') return { kind: 'lost' };
  const cart = await read(connection, shopper, cartId);
  const offer = cart?.freeArticles.find(
    (article) => article.isRemovable && article.itemId === itemId,
  );
  if (offer === undefined) return { kind: 'refused', messageKey: 'vue.cart.gift.over' };
  if (offer.lineId !== null) return { kind: 'done' };
  if (offer.missingCents > 0 || !cart?.lines.some(({ kind }) => kind === 'goods')) {
    return { kind: 'refused', messageKey: 'vue.cart.gift.notReached' };
  }
  if (!offer.isAvailable) return { kind: 'refused', messageKey: 'vue.cart.gift.outOfStock' };
  await chooseGift(connection, cartId, itemId, now);
  return { kind: 'done' };
}
