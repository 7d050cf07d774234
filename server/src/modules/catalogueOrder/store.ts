import {
  type AddressContent,
  type AddressField,
  catalogueAddressKind,
  fieldsOf,
} from '../../../contract/index.ts';
import { columnOf } from '../../database/columns.ts';
import { type Connection, statement } from '../../database/database.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';

export interface CatalogueOrder extends Omit<AddressContent, 'phone'> {
  readonly id: string;
  readonly storefront: StorefrontId;
  readonly language: Language;
  readonly edition: string;
  readonly quantity: number;
  readonly orderedAt: Date;
}

const ownFields = ['id', 'storefront', 'language', 'edition', 'quantity', 'orderedAt'] as const;

/** What the address says, and where a confirmation goes. */
export const addressFields = [
  ...fieldsOf(catalogueAddressKind).map(({ field }) => field),
  'email',
] as readonly Exclude<AddressField, 'phone'>[];

const fields: readonly (keyof CatalogueOrder)[] = [...ownFields, ...addressFields];

const insert = statement(
  'catalogue_order_insert',
  `insert into catalogue_order (${fields.map(columnOf).join(', ')})
   values (${fields.map((_, index) => `$${index + 1}`).join(', ')})
   on conflict do nothing
   returning id`,
);

/** False: the household has ordered this one already. */
export async function insertOrder(tx: Connection, order: CatalogueOrder): Promise<boolean> {
  const row = await tx.row(
    insert,
    fields.map((field) => order[field]),
  );
  return row !== undefined;
}

const since = statement(
  'catalogue_order_since',
  `select ${fields.map((field) => `${columnOf(field)} as "${field}"`).join(', ')}
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
