import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import type { LightningDealService } from '../lightningDeal/service.ts';
import type { Limiter } from '../limiter/service.ts';
import { isRandomId, type Shopper } from '../session/session.ts';
import type { VoucherService } from '../voucher/service.ts';
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
}: {
  database: Database;
  clock: Clock;
  lightningDeals: LightningDealService;
  limiter: Limiter;
  vouchers: VoucherService;
}): PerformAll {
  const voucherOperations = createVoucherOperations({ database, limiter, vouchers });

  return async (shopper, cartId, operations) => {
    const now = clock.now();
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
      return 'code' in operation
        ? voucherOperations.perform(connection, shopper, cartId, operation, at)
        : perform(connection, shopper, cartId, operation, at);
    };
    const mayReserve = first.kind !== 'remove' && (await lightningDeals.mayReserve(storefront));
    // One operation is one statement, which needs no transaction around it.
    if (others.length === 0 && !mayReserve) {
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

/** Whose reservations are counted: an account has one cart, but a guest may have any number. */
export const guestOf = ({ signedIn, ip }: Shopper) => (signedIn ? undefined : { network: ip });
