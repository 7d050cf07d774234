import { type AddressInput, addressForm, checkForm } from '../../../contract/index.ts';
import { type Clock, systemClock } from '../../clock.ts';
import { type Database, statement } from '../../database/database.ts';
import { hashPassword, verifyPassword } from '../login/login.ts';
import { removeParameter } from '../parameters/service.ts';
import { removeSessionsOf } from '../session/service.ts';
import { randomId } from '../session/session.ts';
import { insertAddress } from './addressStore.ts';
import {
  type CustomerRow,
  insertCustomer,
  loadCustomer,
  loadCustomerByLogin,
  savePasswordHash,
} from './store.ts';

type DemoCustomer = Omit<CustomerRow, 'id' | 'password_hash'> & {
  /** Bills' ones, as a form would send them. */
  readonly addresses: readonly (AddressInput & { readonly isCustomerAddress: boolean })[];
};

/** Known, so that they are found whatever their owners changed. */
const consumerId = 'demo-consumer';
const businessId = 'demo-business';

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
  const mine = await seed(database, consumerId, consumer, passwords.consumer, clock);
  const theirs = await seed(database, businessId, business, passwords.business, clock);
  return { consumer: mine.email, business: theirs.customer_number ?? '' };
}

const close = statement(
  'customer_close_demo',
  `update customer set is_active = false
    where is_active
      and (id = any($1::text[])
           or email = any($2::text[]) and exists (select from parameter where name = 'demo'))
   returning id`,
);

/**
 * Closes the demo's accounts, whose passwords were printed on a screen, before a shop in production
 * opens a database that a demo has filled. From then on no demo takes the database for its own.
 *
 * @returns how many were open
 */
export async function closeDemoCustomers(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    // Databases of former versions have them under ids by chance.
    const emails = [consumer.email, business.email];
    const rows = await tx.rows<{ id: string }>(close, [[consumerId, businessId], emails]);
    const closed = rows.map(({ id }) => id);
    await removeSessionsOf(tx, closed);
    await removeParameter(tx, 'demo');
    return closed.length;
  });
}

async function seed(
  database: Database,
  id: string,
  { addresses, ...customer }: DemoCustomer,
  password: string,
  clock: Clock,
): Promise<Pick<CustomerRow, 'email' | 'customer_number'>> {
  const { kind, email, customer_number } = customer;
  const login = customer_number?.toLowerCase() ?? email;
  // Somebody may have given the account another e-mail address since.
  const existing =
    (await loadCustomerByLogin(database, kind, login)) ?? (await loadCustomer(database, id));
  if (existing) {
    if (!(await verifyPassword(password, existing.password_hash))) {
      await savePasswordHash(database, existing.id, await hashPassword(password));
    }
    return existing;
  }
  const password_hash = await hashPassword(password);
  await database.transaction(async (tx) => {
    const now = clock.now();
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
  return customer;
}
