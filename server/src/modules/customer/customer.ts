import {
  type AddressContent,
  type AddressField,
  type AddressKind,
  addressFieldNames,
} from '../../../contract/index.ts';
import { type ColumnOf, columnOf } from '../../database/columns.ts';
import type { AccountKind, AccountState } from '../session/session.ts';
import type { Language } from '../storefront/storefront.ts';

export interface Customer {
  readonly id: string;
  readonly kind: AccountKind;
  readonly state: AccountState;
  readonly email: string;
  readonly customerNumber: string | null;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly isInternal: boolean;
  readonly vatRegistrationNo: string | null;
  readonly jobTitleCode: string | null;
  readonly primaryIndustryGroupCode: string | null;
  readonly numberOfEmployees: number | null;
  readonly paymentMethod: string | null;
  readonly paymentTermsDays: number | null;
}

/** A customer with what only logins look at. */
export interface Account extends Customer {
  /** Of mails that answer no request of the customer's. */
  readonly language: Language;
  readonly passwordHash: string;
}

export interface Address extends AddressContent {
  readonly addressId: string;
  readonly kind: AddressKind;
  readonly isCustomerAddress: boolean;
}

export interface AddressRow extends AddressColumns {
  readonly id: string;
  readonly kind: AddressKind;
  readonly is_customer_address: boolean;
}

/** Each field of an address has a column of its name. */
type AddressColumns = {
  readonly [Field in AddressField as ColumnOf<Field>]: AddressContent[Field];
};

/** What an address says, of its row. */
export const contentOf = (row: AddressColumns): AddressContent =>
  Object.fromEntries(
    addressFieldNames.map((field) => [field, row[columnOf(field)]]),
  ) as unknown as AddressContent;

/** How mails greet somebody. */
export const nameOf = ({ firstName, lastName }: Pick<AddressContent, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** Also reads an address that came as JSON inside another row. */
export function addressOf(row: AddressRow): Address {
  return {
    ...contentOf(row),
    addressId: row.id,
    kind: row.kind,
    isCustomerAddress: row.is_customer_address,
  };
}
