import { type Connection, statement } from '../../database/database.ts';
import type { AddressFields } from '../customer/customer.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';

export interface CatalogueOrder extends Omit<AddressFields, 'phone'> {
  readonly id: string;
  readonly storefront: StorefrontId;
  readonly language: Language;
  readonly edition: string;
  readonly quantity: number;
  readonly orderedAt: Date;
}

const insert = statement(
  'catalogue_order_insert',
  `insert into catalogue_order (id, storefront, language, edition, quantity, company, salutation,
                                first_name, last_name, street, addition, post_code, city, country,
                                email, ordered_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
   on conflict do nothing
   returning id`,
);

/** False: the household has ordered this one already. */
export async function insertOrder(tx: Connection, order: CatalogueOrder): Promise<boolean> {
  const row = await tx.row(insert, [
    order.id,
    order.storefront,
    order.language,
    order.edition,
    order.quantity,
    order.company,
    order.salutation,
    order.firstName,
    order.lastName,
    order.street,
    order.addition,
    order.postCode,
    order.city,
    order.country,
    order.email,
    order.orderedAt,
  ]);
  return row !== undefined;
}

const since = statement(
  'catalogue_order_since',
  `select id, storefront, language, edition, quantity, company, salutation,
          first_name as "firstName", last_name as "lastName", street, addition,
          post_code as "postCode", city, country, email, ordered_at as "orderedAt"
     from catalogue_order where ordered_at >= $1 order by ordered_at, id`,
);

/** Oldest first. */
export function loadOrders(connection: Connection, from: Date): Promise<CatalogueOrder[]> {
  return connection.rows<CatalogueOrder>(since, [from]);
}

const removeOld = statement(
  'catalogue_order_prune',
  'delete from catalogue_order where storefront = $1 and ordered_at <= $2',
);

export async function deleteOrders(
  connection: Connection,
  storefront: StorefrontId,
  until: Date,
): Promise<void> {
  await connection.run(removeOld, [storefront, until]);
}
