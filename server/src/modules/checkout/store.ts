import { type Connection, statement } from '../../database/database.ts';
import { accessValues, mayAccess } from '../cart/cart.ts';
import type { Shopper } from '../session/session.ts';

/** What the steps of the checkout write into the cart. */
const columns = [
  'is_guest',
  'billing_address_id',
  'shipping_address_id',
  'shipper_code',
  'order_reference',
  'order_comment',
  'spedition_fields',
] as const;
export type CheckoutColumn = (typeof columns)[number];

const setters = new Map(
  columns.map((column) => [
    column,
    statement(
      `checkout_set_${column}`,
      `update cart c set ${column} = $5, updated_at = $6 where ${mayAccess} and c.state = 'open'`,
    ),
  ]),
);

/** False when the cart is not the shopper's, or not open any more. */
export async function saveInCart(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  column: CheckoutColumn,
  value: string | boolean | null,
  now: Date,
): Promise<boolean> {
  const setter = setters.get(column);
  if (setter === undefined) throw new Error(`No such column: ${column}`);
  return (await connection.run(setter, [...accessValues(shopper, cartId), value, now])) === 1;
}

const setEmails = statement(
  'checkout_set_emails',
  `update cart c set billing_email = $5, shipping_email = $6, updated_at = $7
    where ${mayAccess} and c.state = 'open'`,
);

export async function saveEmails(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  emails: { billing: string | null; shipping: string | null },
  now: Date,
): Promise<boolean> {
  const values = [...accessValues(shopper, cartId), emails.billing, emails.shipping, now];
  return (await connection.run(setEmails, values)) === 1;
}
