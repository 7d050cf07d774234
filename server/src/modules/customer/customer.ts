import type { AddressContent, AddressKind } from '../../../contract/index.ts';
import type { AccountKind } from '../session/session.ts';
import { type AddressRow, contentOf } from './addressStore.ts';

export { type AddressRow, removeAddressesOfVisitor } from './addressStore.ts';

export interface Customer {
  readonly id: string;
  readonly kind: AccountKind;
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

export interface Address extends AddressContent {
  readonly addressId: string;
  readonly kind: AddressKind;
  readonly isCustomerAddress: boolean;
}

/** Also reads an address that came as JSON inside another row. */
export function addressOf(row: AddressRow): Address {
  return {
    ...contentOf(row),
    addressId: row.id,
    kind: row.kind,
    isCustomerAddress: row.is_customer_address,
  };
}
