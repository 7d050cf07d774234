import { type Connection, type Statement, statement } from '../../database/database.ts';
import type { Shopper } from '../session/session.ts';
import { accessValues, mayAccess } from './store.ts';

/** What the steps of the checkout write into a cart. */
const columns = [
  'is_guest',
  'billing_address_id',
  'shipping_address_id',
  'shipper_code',
  'order_reference',
  'order_comment',
  'spedition_fields',
  'billing_email',
  'shipping_email',
  'payment_id',
  'express_session',
  'buyer_reference',
  'shipping_refused',
  'express_provider',
] as const;

/** What is undefined stays as it is. */
export type CartContent = {
  readonly [Column in (typeof columns)[number]]?: string | boolean | null | undefined;
};

const setters = new Map<string, Statement>();

/** A statement for each set of columns that is written together. */
function setterOf(written: readonly (typeof columns)[number][]): Statement {
  // PostgreSQL keeps 63 characters of a name.
  const name = `cart_set_${written.map((column) => columns.indexOf(column)).join('_')}`;
  const known = setters.get(name);
  if (known !== undefined) return known;
  const values = written.map((column, index) => `${column} = $${index + 6}`).join(', ');
  const setter = statement(
    name,
    `update cart c set updated_at = $5, ${values} where ${mayAccess} and c.state = 'open'`,
  );
  setters.set(name, setter);
  return setter;
}

/** False when the cart is not the shopper's, or not open any more. */
export async function setContent(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  content: CartContent,
  now: Date,
): Promise<boolean> {
  const written = columns.filter((column) => content[column] !== undefined);
  const values = written.map((column) => content[column]);
  const given = [...accessValues(shopper, cartId), now, ...values];
  return (await connection.run(setterOf(written), given)) === 1;
}
