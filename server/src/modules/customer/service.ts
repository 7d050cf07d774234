import {
  type AddressInput,
  type AddressKind,
  addressForm,
  addressKinds,
} from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { type FieldError, readForm } from '../form/form.ts';
import { isVisitor } from '../session/service.ts';
import {
  type AccountKind,
  loginRequired,
  randomId,
  type Shopper,
  userIdRequired,
} from '../session/session.ts';
import {
  type AddressOwner,
  hideAddress,
  insertAddress,
  loadAddresses,
  removeHiddenAddresses,
  updateAddress,
} from './addressStore.ts';
import { type Address, addressOf, type Customer } from './customer.ts';
import { type CustomerRow, loadCustomer, loadCustomerByLogin } from './store.ts';

export { removeAddressesOfVisitor } from './addressStore.ts';

export type AddressOutcome =
  | { readonly ok: true; readonly address: Address }
  | {
      readonly ok: false;
      readonly messageKey: string | null;
      readonly fieldErrors: readonly FieldError[];
    };

export interface CustomerService {
  get(customerId: string): Promise<Customer | undefined>;
  /** By e-mail address; businesses by customer number. Both in lower case. */
  findForLogin(
    kind: AccountKind,
    login: string,
  ): Promise<
    | {
        readonly id: string;
        readonly firstName: string;
        readonly lastName: string;
        readonly passwordHash: string;
        readonly isActive: boolean;
      }
    | undefined
  >;
  /** The shopper's addresses; a guest's are those entered in the checkout. */
  addresses(shopper: Shopper, kinds: readonly AddressKind[]): Promise<Address[]>;
  /** ADDR-05…07; only registered customers have one. */
  defaultBillingAddress(shopper: Shopper): Promise<Address | undefined>;
  /** @throws Refusal when nobody is logged in. */
  customerAddress(shopper: Shopper): Promise<Address | undefined>;
  addAddress(shopper: Shopper, kind: AddressKind, input: AddressInput): Promise<AddressOutcome>;
  updateAddress(
    shopper: Shopper,
    kind: AddressKind,
    addressId: string,
    input: AddressInput,
  ): Promise<AddressOutcome>;
  /** Hides the address; the one hidden before it is deleted for good (ADDR-03, DEC-99). */
  removeAddress(shopper: Shopper, addressId: string): Promise<AddressOutcome>;
}

const addressLimit = 100;

export function createCustomerService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): CustomerService {
  async function ownerOf(shopper: Shopper): Promise<AddressOwner> {
    if (shopper.signedIn) return { customerId: shopper.signedIn.customerId };
    const { userId } = shopper;
    if (userId === undefined || !(await isVisitor(database, userId))) throw userIdRequired();
    return { userId };
  }

  async function addresses(shopper: Shopper, kinds: readonly AddressKind[]): Promise<Address[]> {
    const rows = await loadAddresses(database, await ownerOf(shopper), kinds);
    return rows.map(addressOf);
  }

  return {
    async get(customerId) {
      const row = await loadCustomer(database, customerId);
      return row && customerOf(row);
    },
    async findForLogin(kind, login) {
      const row = await loadCustomerByLogin(database, kind, login);
      return (
        row && {
          id: row.id,
          firstName: row.first_name,
          lastName: row.last_name,
          passwordHash: row.password_hash,
          isActive: row.is_active,
        }
      );
    },
    addresses,
    async defaultBillingAddress(shopper) {
      if (!shopper.signedIn) return undefined;
      const all = await addresses(shopper, addressKinds);
      const isBusiness = shopper.storefront.id === 'b2b';
      return (
        all.find(
          ({ kind, isCustomerAddress }) => kind === 'billing' && isCustomerAddress !== isBusiness,
        ) ?? all.find(({ kind }) => kind === 'shipping')
      );
    },
    async customerAddress(shopper) {
      if (!shopper.signedIn) throw loginRequired();
      const billing = await addresses(shopper, ['billing']);
      return billing.find(({ isCustomerAddress }) => isCustomerAddress);
    },
    async addAddress(shopper, kind, input) {
      const owner = await ownerOf(shopper);
      const check = readAddress(shopper, kind, input);
      if (!check.ok) return { ok: false, messageKey: null, fieldErrors: check.fieldErrors };
      const row = await insertAddress(
        database,
        owner,
        { ...check.values, id: randomId(), kind, isCustomerAddress: false },
        { now: clock.now(), limit: addressLimit },
      );
      return row ? { ok: true, address: addressOf(row) } : failure('vue.address.error.tooMany');
    },
    async updateAddress(shopper, kind, addressId, input) {
      const owner = await ownerOf(shopper);
      const check = readAddress(shopper, kind, input);
      if (!check.ok) return { ok: false, messageKey: null, fieldErrors: check.fieldErrors };
      const row = await updateAddress(database, owner, { ...check.values, id: addressId, kind });
      return row ? { ok: true, address: addressOf(row) } : failure('vue.address.error.notFound');
    },
    async removeAddress(shopper, addressId) {
      const owner = await ownerOf(shopper);
      const row = await database.transaction(async (tx) => {
        await removeHiddenAddresses(tx, owner);
        return hideAddress(tx, owner, addressId, clock.now());
      });
      return row ? { ok: true, address: addressOf(row) } : failure('vue.address.error.notFound');
    },
  };
}

function readAddress({ storefront, signedIn }: Shopper, kind: AddressKind, input: AddressInput) {
  const needsEmail = signedIn === undefined;
  return readForm(addressForm(kind, { storefront: storefront.id, needsEmail }), input, kind);
}

function failure(messageKey: string): AddressOutcome {
  return { ok: false, messageKey, fieldErrors: [] };
}

function customerOf(row: CustomerRow): Customer {
  return {
    id: row.id,
    kind: row.kind,
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
