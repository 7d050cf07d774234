import { type AddressInput, addressForm, checkForm } from '../../../contract/index.ts';
import { type Clock, systemClock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { hashPassword, randomId, verifyPassword } from '../session/session.ts';
import { insertAddress } from './addressStore.ts';
import {
  type CustomerRow,
  insertCustomer,
  loadCustomerByLogin,
  savePasswordHash,
} from './store.ts';

type DemoCustomer = Omit<CustomerRow, 'id' | 'password_hash'> & {
  /** Bills' ones, as a form would send them. */
  readonly addresses: readonly (AddressInput & { readonly isCustomerAddress: boolean })[];
};

const mia = { salutation: 'MS', firstName: 'Mia', lastName: 'Beispiel' } as const;
const jonas = { salutation: 'MR', firstName: 'Jonas', lastName: 'Muster' } as const;

const consumer: DemoCustomer = {
  kind: 'consumer',
  email: 'mia.beispiel@kreide.example',
  customer_number: null,
  salutation: mia.salutation,
  first_name: mia.firstName,
  last_name: mia.lastName,
  phone: null,
  is_internal: false,
  is_active: true,
  vat_registration_no: null,
  job_title_code: null,
  primary_industry_group_code: null,
  number_of_employees: null,
  payment_method: null,
  payment_terms_days: null,
  addresses: [
    {
      isCustomerAddress: true,
      ...mia,
      streetAndHouseNr: 'Lindenallee 12',
      postCode: '10115',
      city: 'Berlin',
      country: 'DE',
    },
  ],
};

const business: DemoCustomer = {
  kind: 'business',
  email: 'einkauf@grundschule.example',
  customer_number: 'K-100200',
  salutation: jonas.salutation,
  first_name: jonas.firstName,
  last_name: jonas.lastName,
  phone: '+49 40 1234567',
  is_internal: false,
  is_active: true,
  vat_registration_no: 'DE999999999',
  job_title_code: 'SECRETARY',
  primary_industry_group_code: 'PRIMARY_SCHOOL',
  number_of_employees: 34,
  payment_method: 'RECHNUNG',
  payment_terms_days: 30,
  addresses: [
    // The customer's own address comes first, and is not what a business bills to (ADDR-06).
    {
      isCustomerAddress: true,
      ...jonas,
      company: 'Grundschule am Musterweg',
      streetAndHouseNr: 'Musterweg 3',
      postCode: '20095',
      city: 'Hamburg',
      country: 'DE',
      phone: '+49 40 1234567',
    },
    {
      isCustomerAddress: false,
      ...jonas,
      company: 'Schulverwaltung Musterstadt',
      streetAndHouseNr: 'Rathausplatz 1',
      additionalAddress: 'Zimmer 204',
      postCode: '20095',
      city: 'Hamburg',
      country: 'DE',
      phone: '+49 40 7654321',
      email: 'rechnung@schulverwaltung.example',
    },
  ],
};

/**
 * Makes the customers of the demo, or gives them the passwords when they are there already.
 *
 * @returns what each logs in with
 */
export async function seedDemoCustomers({
  database,
  passwords,
  clock = systemClock,
}: {
  database: Database;
  passwords: { readonly consumer: string; readonly business: string };
  clock?: Clock;
}): Promise<{ consumer: string; business: string }> {
  await seed(database, consumer, consumer.email, passwords.consumer, clock);
  await seed(database, business, 'k-100200', passwords.business, clock);
  return { consumer: consumer.email, business: 'K-100200' };
}

async function seed(
  database: Database,
  { addresses, ...customer }: DemoCustomer,
  login: string,
  password: string,
  clock: Clock,
): Promise<void> {
  const existing = await loadCustomerByLogin(database, customer.kind, login);
  if (existing) {
    if (!(await verifyPassword(password, existing.password_hash))) {
      await savePasswordHash(database, existing.id, await hashPassword(password));
    }
    return;
  }
  const password_hash = await hashPassword(password);
  await database.transaction(async (tx) => {
    const now = clock.now();
    const id = randomId();
    // Another process was faster: the customer is there, which is all that was wanted.
    if (!(await insertCustomer(tx, { ...customer, id, password_hash }, now))) return;
    for (const [index, address] of addresses.entries()) {
      // Addresses are listed by their time of entry.
      const at = new Date(now.getTime() + index);
      const storefront = customer.kind === 'business' ? 'b2b' : 'de';
      const form = addressForm('billing', { storefront, needsEmail: false });
      const { isCustomerAddress, ...input } = address;
      const checked = checkForm(form, input);
      if (!checked.ok) throw new Error(`A demo address breaks ${JSON.stringify(checked.faults)}`);
      const row = {
        ...checked.values,
        id: randomId(),
        kind: 'billing',
        isCustomerAddress,
      } as const;
      await insertAddress(tx, { customerId: id }, row, { now: at, limit: addresses.length });
    }
  });
}
