import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import type { LightningDealService } from '../lightningDeal/service.ts';
import type { Limiter } from '../limiter/service.ts';
import { isRandomId, type Shopper } from '../session/session.ts';
import type { VoucherService } from '../voucher/service.ts';
import type { Cart } from './cart.ts';
import { performFree } from './freeOperations.ts';
import { originOf } from './gifts.ts';
import { type CartOperation, type Outcome, perform, withReservation } from './operations.ts';
import { createVoucherOperations } from './voucherOperations.ts';

type PerformAll = (
  shopper: Shopper,
  cartId: string,
  operations: readonly CartOperation[],
) => Promise<Outcome[]>;

/**
 * Performs operations in order, all in one transaction, and reserves of lightning deals what they
 * put in; those that are refused leave the others standing.
 */
export function createOperationBatch({
  database,
  clock,
  lightningDeals,
  limiter,
  vouchers,
  read,
}: {
  database: Database;
  clock: Clock;
  lightningDeals: LightningDealService;
  limiter: Limiter;
  vouchers: VoucherService;
  read: (connection: Connection, shopper: Shopper, cartId: string) => Promise<Cart | undefined>;
}): PerformAll {
  const voucherOperations = createVoucherOperations({ database, limiter, vouchers });

  return async (shopper, cartId, given) => {
    const now = clock.now();
    const operations = given.map(meant);
    const [first, ...others] = operations;
    if (first === undefined || !isRandomId(cartId)) return [];
    const storefront = shopper.storefront.id;
    const refusals = await voucherOperations.refusals(shopper, cartId, operations);
    const performed = async (
      connection: Connection,
      operation: CartOperation,
      at: Date,
    ): Promise<Outcome> => {
      const messageKey = refusals.get(operation);
      if (messageKey !== undefined) return { kind: 'refused', messageKey };
      switch (operation.kind) {
        case 'addVoucher':
        case 'removeVoucher':
          return voucherOperations.perform(connection, shopper, cartId, operation, at);
        case 'addFreeItem':
        case 'addCatalog':
          return performFree(connection, shopper, cartId, operation, at, read);
        case 'remove':
          if (originOf(operation.positionId) === 'operator') {
            return { kind: 'refused', messageKey: 'vue.cart.gift.notRemovable' };
          }
      }
      return perform(connection, shopper, cartId, operation, at);
    };
    const mayReserve = first.kind !== 'remove' && (await lightningDeals.mayReserve(storefront));
    // One operation is one statement, which needs no transaction around it; but for a gift.
    if (others.length === 0 && !mayReserve && first.kind !== 'addFreeItem') {
      return [await performed(database, first, now)];
    }
    return database.transaction(async (tx) => {
      const outcomes: Outcome[] = [];
      for (const [index, operation] of operations.entries()) {
        // A millisecond apart: lines are shown in the order in which they were put in.
        const at = new Date(now.getTime() + index);
        outcomes.push(await performed(tx, operation, at));
      }
      const changed = outcomes.flatMap((outcome) =>
        'change' in outcome ? [outcome.change.itemId] : [],
      );
      const cart = { id: cartId, storefront, guest: guestOf(shopper) };
      const reserved = await lightningDeals.reserve(tx, cart, changed);
      return outcomes.map((outcome, index) => {
        const operation = operations[index] as CartOperation;
        const itemId = 'change' in outcome ? outcome.change.itemId : '';
        return withReservation(outcome, operation, reserved.get(itemId));
      });
    });
  };
}

/** The line of a voucher's gift goes with its voucher (CART-14). */
function meant(operation: CartOperation): CartOperation {
  const isRemoval =
    operation.kind === 'remove' || (operation.kind === 'set' && operation.quantity <= 0);
  if (!isRemoval) return operation;
  const { positionId } = operation;
  const origin = originOf(positionId);
  return typeof origin === 'object'
    ? { kind: 'removeVoucher', code: origin.code }
    : { kind: 'remove', positionId };
}

/** Whose reservations are counted: an account has one cart, but a guest may have any number. */
export const guestOf = ({ signedIn, ip }: Shopper) => (signedIn ? undefined : { network: ip });
