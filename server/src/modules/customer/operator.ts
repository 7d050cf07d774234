import {
  type AddressContent,
  type CustomerInput,
  checkForm,
  customerForm,
  type Faults,
} from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { type AccountEventKind, record } from '../accountEvent/service.ts';
import { hashPassword } from '../login/login.ts';
import type { ParametersService } from '../parameters/service.ts';
import { type AccountKind, type AccountState, randomId } from '../session/session.ts';
import { vatIdOf } from '../vatId/vatId.ts';
import { closeCustomer } from './accountChanges.ts';
import { insertAddress } from './addressStore.ts';
import { changePassword, newPasswordFaults } from './newPassword.ts';
import {
  type CustomerOverview,
  type CustomerRow,
  insertCustomer,
  loadCustomerByLogin,
  loadCustomers,
  loadTakenLogins,
  saveVatId,
  takeStep,
} from './store.ts';

/**
 * What an operator does with customers: for the command line. A login is a business's customer
 * number or a consumer's e-mail address, in capitals or not. What is wrong is told as message keys by
 * field; none: it is done.
 */
export interface CustomerOperator {
  /** The oldest first. @param state only those that are in it */
  all(state?: AccountState): Promise<CustomerOverview[]>;
  /** @param id by which who adds a customer knows it again */
  add(customer: CustomerInput, password: string, id?: string): Promise<Faults>;
  /** Whoever is signed in with the old one is no more. */
  setPassword(login: string, password: string): Promise<Faults>;
  /** Of a business; null: it has none (any more). */
  setVatId(login: string, vatId: string | null): Promise<Faults>;
  /** Nobody logs in any more, and who is signed in is no more. @returns whether it was open */
  close(login: string): Promise<boolean>;
  /** Opens a closed one again. @returns whether it was closed */
  open(login: string): Promise<boolean>;
}

/** A customer number has no @. */
const kindOf = (login: string): AccountKind => (login.includes('@') ? 'consumer' : 'business');

const taken = 'vue.form.error.taken';
const unknown = 'vue.form.error.unknown';
const incorrect = 'vue.form.error.vatRegistrationNo.incorrect';

export function createCustomerOperator({
  database,
  clock,
  parameters,
}: {
  database: Database;
  clock: Clock;
  parameters: ParametersService;
}): CustomerOperator {
  const find = (tx: Connection, login: string) =>
    loadCustomerByLogin(tx, kindOf(login), login.toLowerCase());

  const note = (tx: Connection, kind: AccountEventKind, customerId: string) =>
    record(tx, { kind, customerId, at: clock.now() });

  return {
    all: (state) => loadCustomers(database, state),

    async add(customer, password, id = randomId()) {
      const checked = checkForm(customerForm, customer);
      const faults = await newPasswordFaults(parameters, customer?.kind, password, [
        customer?.email,
        customer?.customerNumber,
      ]);
      if (!checked.ok) return { ...checked.faults, ...faults };
      if (Object.keys(faults).length > 0) return faults;
      const { customerAddress, billingAddresses, ...values } = checked.values;
      const row: CustomerRow = {
        id,
        kind: values.kind,
        email: values.email,
        customer_number: values.customerNumber,
        password_hash: await hashPassword(password),
        salutation: values.salutation,
        first_name: values.firstName,
        last_name: values.lastName,
        phone: values.phone,
        is_internal: values.isInternal,
        state: 'active',
        language: 'de',
        vat_registration_no: values.vatRegistrationNo,
        job_title_code: values.jobTitleCode,
        primary_industry_group_code: values.primaryIndustryGroupCode,
        number_of_employees: values.numberOfEmployees,
        payment_method: values.paymentMethod,
        payment_terms_days: values.paymentTermsDays,
      };
      return database.transaction(async (tx): Promise<Faults> => {
        const now = clock.now();
        if (!(await insertCustomer(tx, row, now))) {
          const is = await loadTakenLogins(tx, row);
          return {
            ...(is?.email && { email: taken }),
            ...(is?.customerNumber && { customerNumber: taken }),
          };
        }
        await insertAddresses(tx, id, { customerAddress, billingAddresses, now });
        return {};
      });
    },

    async setPassword(login, password) {
      const faults = await newPasswordFaults(parameters, kindOf(login), password, [login]);
      if (Object.keys(faults).length > 0) return faults;
      const hash = await hashPassword(password);
      return database.transaction(async (tx): Promise<Faults> => {
        const customer = await find(tx, login);
        if (customer === undefined) return { login: unknown };
        await changePassword(tx, { customerId: customer.id, hash });
        await note(tx, 'passwordSet', customer.id);
        return {};
      });
    },

    async setVatId(login, entered) {
      const vatId = vatIdOf({ vatRegistrationNo: entered });
      if (entered !== null && vatId === undefined) return { vatId: incorrect };
      return database.transaction(async (tx): Promise<Faults> => {
        const customer = await find(tx, login);
        if (customer?.kind !== 'business') return { login: unknown };
        await saveVatId(tx, customer.id, vatId ?? null);
        return {};
      });
    },

    close: (login) =>
      database.transaction(async (tx) => {
        const customer = await find(tx, login);
        if (customer === undefined || !(await closeCustomer(tx, customer.id))) return false;
        await note(tx, 'accountClosed', customer.id);
        return true;
      }),

    open: (login) =>
      database.transaction(async (tx) => {
        const customer = await find(tx, login);
        if (customer === undefined || !(await takeStep(tx, customer.id, 'open'))) return false;
        await note(tx, 'accountOpened', customer.id);
        return true;
      }),
  };
}

async function insertAddresses(
  tx: Connection,
  customerId: string,
  {
    customerAddress,
    billingAddresses,
    now,
  }: {
    customerAddress: AddressContent | null;
    billingAddresses: readonly AddressContent[];
    now: Date;
  },
): Promise<void> {
  const addresses = [
    ...(customerAddress ? [{ ...customerAddress, isCustomerAddress: true }] : []),
    ...billingAddresses.map((address) => ({ ...address, isCustomerAddress: false })),
  ];
  for (const [index, address] of addresses.entries()) {
    // Addresses are listed by their time of entry.
    const at = new Date(now.getTime() + index);
    const row = { ...address, id: randomId(), kind: 'billing' } as const;
    await insertAddress(tx, { customerId }, row, { now: at, limit: addresses.length });
  }
}
