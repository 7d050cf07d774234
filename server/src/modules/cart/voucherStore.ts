import { type Connection, statement } from '../../database/database.ts';
import type { Shopper } from '../session/session.ts';
import { accessValues, mayAccess } from './store.ts';

/** The code that was entered in a cart; one at a time (DEC-61). */

const enter = statement(
  'cart_voucher_enter',
  `update cart c set voucher_code = $6, updated_at = $5 where ${mayAccess} and c.state = 'open'`,
);

/** False when the cart is not the shopper's, or not open any more. */
export async function enterVoucher(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  return (await connection.run(enter, [...accessValues(shopper, cartId), now, code])) === 1;
}

const remove = statement(
  'cart_voucher_remove',
  `update cart c set voucher_code = nullif(c.voucher_code, $6), updated_at = $5
    where ${mayAccess} and c.state = 'open'`,
);

/** Another code stays. False as for `enterVoucher`. */
export async function removeVoucher(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  return (await connection.run(remove, [...accessValues(shopper, cartId), now, code])) === 1;
}

const take = statement(
  'cart_voucher_merge',
  `update cart account set voucher_code = coalesce(account.voucher_code, guest.voucher_code)
     from cart guest where account.id = $1 and guest.id = $2`,
);

const empty = statement('cart_voucher_empty', 'update cart set voucher_code = null where id = $1');

/** DEC-65: the voucher of the account's cart wins; both carts are locked by the caller. */
export async function mergeVoucher(
  tx: Connection,
  accountCartId: string,
  guestCartId: string,
): Promise<void> {
  await tx.run(take, [accountCartId, guestCartId]);
  await tx.run(empty, [guestCartId]);
}
