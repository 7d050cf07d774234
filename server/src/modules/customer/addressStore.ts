import { type Connection, statement } from '../../database/database.ts';
import type { AddressFields, AddressKind } from './addressForm.ts';

/** Whose addresses: a customer's, or those that a visitor entered as a guest. */
export type AddressOwner =
  | { readonly customerId: string; readonly userId?: undefined }
  | { readonly userId: string; readonly customerId?: undefined };

export interface AddressRow {
  readonly id: string;
  readonly kind: AddressKind;
  readonly company: string | null;
  readonly salutation: AddressFields['salutation'];
  readonly first_name: string;
  readonly last_name: string;
  readonly street: string;
  readonly addition: string | null;
  readonly post_code: string;
  readonly city: string;
  readonly country: AddressFields['country'];
  readonly phone: string | null;
  readonly email: string | null;
  readonly is_customer_address: boolean;
}

const columns = `id, kind, company, salutation, first_name, last_name, street, addition, post_code,
  city, country, phone, email, is_customer_address`;

const owned = `(customer_id = $1 or user_id = $2)`;

const ownerValues = ({ customerId, userId }: AddressOwner): (string | null)[] => [
  customerId ?? null,
  userId ?? null,
];

const list = statement(
  'customer_addresses',
  `select ${columns} from address
    where ${owned} and removed_at is null and kind = any($3::text[])
    order by is_customer_address desc, created_at, id`,
);

export function loadAddresses(
  connection: Connection,
  owner: AddressOwner,
  kinds: readonly AddressKind[],
) {
  return connection.rows<AddressRow>(list, [...ownerValues(owner), kinds]);
}

/** No row when the visitor is unknown or has `$18` addresses already. */
const insert = statement(
  'customer_address_insert',
  `insert into address (id, customer_id, user_id, kind, company, salutation, first_name, last_name,
                        street, addition, post_code, city, country, phone, email,
                        is_customer_address, created_at)
   select $3, $1, $2, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17
    where (select count(*) from address where ${owned}) < $18
   returning ${columns}`,
);

export function insertAddress(
  connection: Connection,
  owner: AddressOwner,
  address: AddressFields & { id: string; kind: AddressKind; isCustomerAddress: boolean },
  { now, limit }: { now: Date; limit: number },
) {
  return connection.row<AddressRow>(insert, [
    ...ownerValues(owner),
    address.id,
    address.kind,
    ...fieldValues(address),
    address.isCustomerAddress,
    now,
    limit,
  ]);
}

const update = statement(
  'customer_address_update',
  `update address
      set company = $5, salutation = $6, first_name = $7, last_name = $8, street = $9,
          addition = $10, post_code = $11, city = $12, country = $13, phone = $14, email = $15
    where id = $3 and kind = $4 and ${owned} and removed_at is null
   returning ${columns}`,
);

export function updateAddress(
  connection: Connection,
  owner: AddressOwner,
  address: AddressFields & { id: string; kind: AddressKind },
) {
  return connection.row<AddressRow>(update, [
    ...ownerValues(owner),
    address.id,
    address.kind,
    ...fieldValues(address),
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

const removeOfVisitor = statement(
  'customer_address_remove_of_visitor',
  'delete from address where user_id = $1',
);

export async function removeAddressesOfVisitor(tx: Connection, userId: string): Promise<void> {
  await tx.run(removeOfVisitor, [userId]);
}

function fieldValues(address: AddressFields): unknown[] {
  return [
    address.company,
    address.salutation,
    address.firstName,
    address.lastName,
    address.street,
    address.addition,
    address.postCode,
    address.city,
    address.country,
    address.phone,
    address.email,
  ];
}
