import type { Connection, Database } from '../../database/database.ts';
import type { Limiter } from '../limiter/service.ts';
import type { Shopper } from '../session/session.ts';
import { codeOf, type VoucherService } from '../voucher/service.ts';
import type { CartOperation, Outcome, VoucherOperation } from './operations.ts';
import { enterVoucher, removeVoucher } from './voucherStore.ts';

/** Entering and removing the cart's voucher. */
export function createVoucherOperations({
  database,
  limiter,
  vouchers,
}: {
  database: Database;
  limiter: Limiter;
  vouchers: VoucherService;
}) {
  const limits = ['vouchersByNetwork', 'vouchersByVisitor'] as const;

  /** Codes cannot be guessed: wrong ones are counted. @returns a message key; null: it can be entered */
  async function refusalOf(shopper: Shopper, cartId: string, code: string): Promise<string | null> {
    const counted = { network: shopper.ip, visitor: shopper.userId };
    if (!(await limiter.take(limits, counted))) return 'vue.cart.voucher.tooManyTries';
    const refusal = await vouchers.refusal(database, shopper, cartId, code);
    if (refusal !== 'vue.cart.voucher.unknown') await limiter.giveBack(limits, counted);
    return refusal;
  }

  return {
    /**
     * Why codes are not taken, by their operations. Asked before a transaction begins: with one open,
     * requests would hold the connections that each other's counting waits for.
     */
    async refusals(
      shopper: Shopper,
      cartId: string,
      operations: readonly CartOperation[],
    ): Promise<ReadonlyMap<CartOperation, string>> {
      const refusals = new Map<CartOperation, string>();
      for (const operation of operations) {
        if (operation.kind !== 'addVoucher') continue;
        const refusal = await refusalOf(shopper, cartId, codeOf(operation.code));
        if (refusal !== null) refusals.set(operation, refusal);
      }
      return refusals;
    },

    /** Performs one that is not refused. */
    async perform(
      connection: Connection,
      shopper: Shopper,
      cartId: string,
      { kind, code }: VoucherOperation,
      now: Date,
    ): Promise<Outcome> {
      const change = kind === 'addVoucher' ? enterVoucher : removeVoucher;
      const isDone = await change(connection, shopper, cartId, codeOf(code), now);
      return { kind: isDone ? 'done' : 'lost' };
    },
  };
}
