import { type Connection, statement } from '../../database/database.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';

export interface Withdrawal {
  readonly id: string;
  readonly receivedAt: Date;
  readonly storefront: StorefrontId;
  readonly language: Language;
  /** As it was typed. */
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
}

/** `$8` is the number in the shop's spelling, null when it cannot be one. */
const insert = statement(
  'order_insert_withdrawal',
  `insert into withdrawal (id, received_at, storefront, language, order_number, name, email,
                           order_id)
   values ($1, $2, $3, $4, $5, $6, $7, (select id from customer_order where number = $8))`,
);

export async function insertWithdrawal(
  tx: Connection,
  withdrawal: Withdrawal,
  knownNumber: string | undefined,
): Promise<void> {
  const { id, receivedAt, storefront, language, orderNumber, name, email } = withdrawal;
  await tx.run(insert, [
    id,
    receivedAt,
    storefront,
    language,
    orderNumber,
    name,
    email,
    knownNumber ?? null,
  ]);
}

export interface OrderWithdrawal {
  readonly receivedAt: Date;
  readonly name: string;
  readonly email: string;
  /** It names an address of the order; anybody can declare with another one. */
  readonly isOfBuyer: boolean;
}

const ofOrder = statement(
  'order_withdrawals',
  `select w.received_at as "receivedAt", w.name, w.email,
          lower(w.email) in (lower(o.email), lower(o.billing_email), lower(o.shipping_email))
            is true as "isOfBuyer"
     from withdrawal w join customer_order o on o.id = w.order_id
    where w.order_id = $1 order by w.received_at, w.id`,
);

/** The oldest first. */
export function loadWithdrawals(
  connection: Connection,
  orderId: string,
): Promise<OrderWithdrawal[]> {
  return connection.rows<OrderWithdrawal>(ofOrder, [orderId]);
}
