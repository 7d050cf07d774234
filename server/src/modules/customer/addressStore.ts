import {
  type AddressContent,
  type AddressKind,
  addressFieldNames,
} from '../../../contract/index.ts';
import { columnOf } from '../../database/columns.ts';
import { type Connection, statement } from '../../database/database.ts';
import type { AddressRow } from './customer.ts';

/** Whose addresses: a customer's, or those that a visitor entered as a guest. */
export type AddressOwner =
  | { readonly customerId: string; readonly userId?: undefined }
  | { readonly userId: string; readonly customerId?: undefined };

const contentColumns = addressFieldNames.map(columnOf);

const columns = `id, kind, ${contentColumns.join(', ')}, is_customer_address`;

/** Placeholders of a statement for the fields of an address. */
const placeholders = (first: number): string[] =>
  contentColumns.map((_, index) => `$${first + index}`);

const valuesOf = (content: AddressContent) => addressFieldNames.map((field) => content[field]);

const owned = `(customer_id = $1 or user_id = $2)`;

const ownerValues = ({ customerId, userId }: AddressOwner): (string | null)[] => [
  customerId ?? null,
  userId ?? null,
];

const list = statement(
  'customer_addresses',
  `select ${columns} from address
    where ${owned} and removed_at is null and provider is null and kind = any($3::text[])
    order by is_customer_address desc, created_at, id`,
);

export function loadAddresses(
  connection: Connection,
  owner: AddressOwner,
  kinds: readonly AddressKind[],
) {
  return connection.rows<AddressRow>(list, [...ownerValues(owner), kinds]);
}

/**
 * No row when the visitor is unknown or has `$7` addresses already. One at most is the customer's.
 */
const insert = statement(
  'customer_address_insert',
  `insert into address (id, customer_id, user_id, kind, is_customer_address, created_at,
                        ${contentColumns.join(', ')}, provider)
   select $3, $1, $2, $4,
          $5 and not exists (select from address
                              where customer_id = $1 and is_customer_address
                                and removed_at is null),
          $6, ${placeholders(8).join(', ')}, $${8 + contentColumns.length}
    where (select count(*) from address where ${owned}) < $7
   returning ${columns}`,
);

export function insertAddress(
  connection: Connection,
  owner: AddressOwner,
  address: AddressContent & { id: string; kind: AddressKind; isCustomerAddress: boolean },
  { now, limit, provider = null }: { now: Date; limit: number; provider?: string | null },
) {
  return connection.row<AddressRow>(insert, [
    ...ownerValues(owner),
    address.id,
    address.kind,
    address.isCustomerAddress,
    now,
    limit,
    ...valuesOf(address),
    provider,
  ]);
}

const update = statement(
  'customer_address_update',
  `update address
      set (${contentColumns.join(', ')}) = row(${placeholders(5).join(', ')})
    where id = $3 and kind = $4 and ${owned} and removed_at is null
   returning ${columns}`,
);

export function updateAddress(
  connection: Connection,
  owner: AddressOwner,
  address: AddressContent & { id: string; kind: AddressKind },
) {
  return connection.row<AddressRow>(update, [
    ...ownerValues(owner),
    address.id,
    address.kind,
    ...valuesOf(address),
  ]);
}

const hide = statement(
  'customer_address_hide',
  `update address set removed_at = $4
    where id = $3 and ${owned} and removed_at is null
   returning ${columns}`,
);

export function hideAddress(connection: Connection, owner: AddressOwner, id: string, now: Date) {
  return connection.row<AddressRow>(hide, [...ownerValues(owner), id, now]);
}

const removeHidden = statement(
  'customer_address_remove_hidden',
  `delete from address where ${owned} and removed_at is not null`,
);

export async function removeHiddenAddresses(connection: Connection, owner: AddressOwner) {
  await connection.run(removeHidden, ownerValues(owner));
}

const restore = statement(
  'customer_address_restore',
  `update address a
      set removed_at = null,
          is_customer_address = is_customer_address
            and not exists (select from address other
                             where other.customer_id = $1 and other.is_customer_address
                               and other.removed_at is null)
    where id = $3 and ${owned} and removed_at is not null
   returning ${columns}`,
);

export function restoreAddress(connection: Connection, owner: AddressOwner, id: string) {
  return connection.row<AddressRow>(restore, [...ownerValues(owner), id]);
}

const removeLongHidden = statement(
  'customer_address_remove_long_hidden',
  'delete from address where removed_at <= $1',
);

export async function removeLongHiddenAddresses(connection: Connection, before: Date) {
  await connection.run(removeLongHidden, [before]);
}

const removeOfVisitor = statement(
  'customer_address_remove_of_visitor',
  'delete from address where user_id = $1',
);

export async function removeAddressesOfVisitor(tx: Connection, userId: string): Promise<void> {
  await tx.run(removeOfVisitor, [userId]);
}

const removeOfCustomer = statement(
  'address_remove_of_customer',
  'delete from address where customer_id = $1',
);

export async function removeAddressesOfCustomer(tx: Connection, customerId: string) {
  await tx.run(removeOfCustomer, [customerId]);
}

const listOfProvider = statement(
  'customer_addresses_of_provider',
  `select ${columns} from address a
    where ${owned} and provider = $3 and kind = any($4::text[])
      and exists (select from cart c
                   where c.state = 'open' and a.id in (c.billing_address_id, c.shipping_address_id))
    order by created_at, id`,
);

/** Those from a provider's account, which are in an open cart. */
export function loadProviderAddresses(
  connection: Connection,
  owner: AddressOwner,
  provider: string,
  kinds: readonly AddressKind[],
) {
  return connection.rows<AddressRow>(listOfProvider, [...ownerValues(owner), provider, kinds]);
}

const removeOfProvider = statement(
  'customer_address_remove_of_provider',
  `delete from address where ${owned} and provider is not null`,
);

export async function removeProviderAddresses(tx: Connection, owner: AddressOwner) {
  await tx.run(removeOfProvider, ownerValues(owner));
}

const removeUnused = statement(
  'customer_address_remove_unused_of_provider',
  `delete from address a
    where provider is not null and created_at <= $1
      and not exists (select from cart c
                       where c.state = 'open'
                         and a.id in (c.billing_address_id, c.shipping_address_id))`,
);

/** Those from providers' accounts whose cart was ordered. */
export async function removeUnusedProviderAddresses(connection: Connection, before: Date) {
  await connection.run(removeUnused, [before]);
}
