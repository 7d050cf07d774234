import { randomInt } from 'node:crypto';
import type { AddressContent } from '../../../contract/index.ts';
import type { Language } from '../storefront/storefront.ts';
import type { Account, Customer } from './customer.ts';
import type { CustomerRow } from './store.ts';

/** Customers as their table has them. */

/** Somebody who opens an account. */
export interface NewCustomer
  extends Pick<
    Customer,
    'id' | 'kind' | 'state' | 'email' | 'salutation' | 'firstName' | 'lastName' | 'phone'
  > {
  readonly language: Language;
  readonly passwordHash: string;
  readonly customerAddress: AddressContent;
}

/** A school or company that does; how it pays, its contract says later. */
export interface NewBusiness
  extends NewCustomer,
    Pick<
      Customer,
      'vatRegistrationNo' | 'jobTitleCode' | 'primaryIndustryGroupCode' | 'numberOfEmployees'
    > {}

/** By chance, so that it does not reveal how many there are: `K-48392075`. */
export const newCustomerNumber = (): string => `K-${randomInt(10_000_000, 100_000_000)}`;

/** Of a consumer, who has none of what only businesses have. */
export function rowOf(customer: NewCustomer): CustomerRow {
  return {
    id: customer.id,
    kind: customer.kind,
    state: customer.state,
    language: customer.language,
    email: customer.email,
    customer_number: null,
    password_hash: customer.passwordHash,
    salutation: customer.salutation,
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone: customer.phone,
    is_internal: false,
    vat_registration_no: null,
    job_title_code: null,
    primary_industry_group_code: null,
    number_of_employees: null,
    payment_method: null,
    payment_terms_days: null,
  };
}

/** What a business has besides. */
export const businessColumns = (business: NewBusiness) => ({
  vat_registration_no: business.vatRegistrationNo,
  job_title_code: business.jobTitleCode,
  primary_industry_group_code: business.primaryIndustryGroupCode,
  number_of_employees: business.numberOfEmployees,
});

export const accountOf = (row: CustomerRow): Account => ({
  ...customerOf(row),
  passwordHash: row.password_hash,
  language: row.language,
});

export function customerOf(row: CustomerRow): Customer {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    email: row.email,
    customerNumber: row.customer_number,
    salutation: row.salutation,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    isInternal: row.is_internal,
    vatRegistrationNo: row.vat_registration_no,
    jobTitleCode: row.job_title_code,
    primaryIndustryGroupCode: row.primary_industry_group_code,
    numberOfEmployees: row.number_of_employees,
    paymentMethod: row.payment_method,
    paymentTermsDays: row.payment_terms_days,
  };
}
