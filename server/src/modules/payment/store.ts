import { type Connection, statement } from '../../database/database.ts';
import { accessValues, mayAccess } from '../cart/cart.ts';
import type { Shopper } from '../session/session.ts';

const select = statement(
  'payment_select',
  `update cart c set payment_id = coalesce($5, c.payment_id), buyer_reference = $6, updated_at = $7
    where ${mayAccess} and c.state = 'open'`,
);

/** False when the cart is not open any more. Without a payment id the saved one stays. */
export async function savePayment(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  payment: { paymentId: string | null; buyerReference: string | null },
  now: Date,
): Promise<boolean> {
  const { paymentId, buyerReference } = payment;
  const values = [...accessValues(shopper, cartId), paymentId, buyerReference, now];
  return (await connection.run(select, values)) === 1;
}
