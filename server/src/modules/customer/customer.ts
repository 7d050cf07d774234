import type { AddressFields, AddressKind } from './addressForm.ts';
import type { AddressRow } from './addressStore.ts';
import type { CustomerKind } from './store.ts';

export {
  type AddressFields,
  type AddressInput,
  type AddressKind,
  addressKinds,
  checkAddress,
} from './addressForm.ts';
export { type AddressRow, removeAddressesOfVisitor } from './addressStore.ts';
export type { CustomerKind } from './store.ts';

export interface Customer {
  readonly id: string;
  readonly kind: CustomerKind;
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

export interface Address extends AddressFields {
  readonly addressId: string;
  readonly kind: AddressKind;
  readonly isCustomerAddress: boolean;
}

/** Also reads an address that came as JSON inside another row. */
export function addressOf(row: AddressRow): Address {
  return {
    addressId: row.id,
    kind: row.kind,
    company: row.company,
    salutation: row.salutation,
    firstName: row.first_name,
    lastName: row.last_name,
    street: row.street,
    addition: row.addition,
    postCode: row.post_code,
    city: row.city,
    country: row.country,
    phone: row.phone,
    email: row.email,
    isCustomerAddress: row.is_customer_address,
  };
}
