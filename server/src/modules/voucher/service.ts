import { voucherCode } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection } from '../../database/database.ts';
import type { Shopper } from '../session/session.ts';
import {
  countUse,
  isHeldByCart,
  isItemThere,
  loadVoucher,
  lockVoucher,
  type VoucherUser,
  wasUsedBy,
} from './store.ts';
import { refusalOf, type Voucher, type VoucherObstacle } from './voucher.ts';

export interface VoucherService {
  /** The voucher of a cart, and whether its customer ordered with it before. */
  find(
    connection: Connection,
    code: string,
    user: VoucherUser,
  ): Promise<{ readonly voucher: Voucher; readonly isUsed: boolean } | undefined>;
  /** Why a code cannot be entered here and now, whatever is in the cart; null: it can. */
  refusal(
    connection: Connection,
    shopper: Shopper,
    cartId: string,
    code: string,
  ): Promise<VoucherObstacle | null>;
  /** Before the cart of an order is read: no other order uses the voucher meanwhile. */
  lock(tx: Connection, code: string): Promise<void>;
  /** Counts the use of a locked voucher. */
  use(tx: Connection, code: string): Promise<void>;
}

export { insertVoucher, lockVoucher, uncountUse } from './store.ts';

/** As codes are stored: shoppers type them in small letters and with blanks. */
export const codeOf = (text: string): string => text.slice(0, 100).trim().toUpperCase();

export function createVoucherService({ clock }: { clock: Clock }): VoucherService {
  async function find(connection: Connection, code: string, user: VoucherUser) {
    const voucher = await loadVoucher(connection, code);
    if (voucher === undefined) return undefined;
    const isUsed = voucher.isOncePerCustomer && (await wasUsedBy(connection, code, user));
    const { maxUses, uses } = voucher;
    // The last use may be the one that this cart's unpaid order holds.
    const isHeld =
      maxUses !== null && uses >= maxUses && (await isHeldByCart(connection, code, user.cartId));
    return { voucher: isHeld ? { ...voucher, uses: uses - 1 } : voucher, isUsed };
  }
  return {
    find,
    async refusal(connection, { storefront, signedIn }, cartId, code) {
      const customerId = signedIn?.customerId ?? null;
      const found = voucherCode.test(code)
        ? await find(connection, code, { customerId, email: null, cartId })
        : undefined;
      if (found === undefined) return 'vue.cart.voucher.unknown';
      const { voucher, isUsed } = found;
      const refusal = refusalOf(voucher, { storefront: storefront.id, now: clock.now(), isUsed });
      if (refusal !== null || voucher.itemId === null) return refusal;
      const isThere = await isItemThere(connection, voucher.itemId, storefront.id);
      return isThere ? null : 'vue.cart.voucher.itemOutOfStock';
    },
    lock: lockVoucher,
    use: countUse,
  };
}
