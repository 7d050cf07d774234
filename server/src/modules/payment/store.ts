import { type Connection, statement } from '../../database/database.ts';
import { accessValues, mayAccess } from '../cart/store.ts';
import type { Shopper } from '../session/shopper.ts';

const select = statement(
  'payment_select',
  `update cart c set payment_id = $5, buyer_reference = coalesce($6, c.buyer_reference),
                     updated_at = $7
    where ${mayAccess} and c.state = 'open'`,
);

/** False when the cart is not open any more. A missing buyer reference leaves the saved one. */
export async function savePayment(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  payment: { paymentId: string; buyerReference: string | null },
  now: Date,
): Promise<boolean> {
  const { paymentId, buyerReference } = payment;
  const values = [...accessValues(shopper, cartId), paymentId, buyerReference, now];
  return (await connection.run(select, values)) === 1;
}
