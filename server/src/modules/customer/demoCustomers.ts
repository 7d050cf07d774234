import type { CustomerInput } from '../../../contract/index.ts';
import { type Clock, systemClock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { verifyPassword } from '../login/login.ts';
import { createParametersService, removeParameter } from '../parameters/service.ts';
import { createCustomerOperator } from './operator.ts';
import { type CustomerRow, loadCustomer, loadCustomerByLogin } from './store.ts';

interface DemoCustomer {
  /** Known, so that it is found whatever its owner changed. */
  readonly id: string;
  readonly login: string;
  readonly entered: CustomerInput;
}

const mia = { salutation: 'MS', firstName: 'Mia', lastName: 'Beispiel' } as const;
const jonas = { salutation: 'MR', firstName: 'Jonas', lastName: 'Muster' } as const;

const consumer: DemoCustomer = {
  id: 'demo-consumer',
  login: 'mia.beispiel@kreide.example',
  entered: {
    kind: 'consumer',
    email: 'mia.beispiel@kreide.example',
    ...mia,
    customerAddress: {
      ...mia,
      streetAndHouseNr: 'Lindenallee 12',
      postCode: '10115',
      city: 'Berlin',
      country: 'DE',
    },
  },
};

const business: DemoCustomer = {
  id: 'demo-business',
  login: 'K-100200',
  entered: {
    kind: 'business',
    email: 'einkauf@grundschule.example',
    customerNumber: 'K-100200',
    ...jonas,
    phone: '+49 40 1234567',
    vatRegistrationNo: 'DE999999999',
    jobTitleCode: 'SECRETARY',
    primaryIndustryGroupCode: 'PRIMARY_SCHOOL',
    numberOfEmployees: 34,
    paymentMethod: 'RECHNUNG',
    paymentTermsDays: 30,
    customerAddress: {
      ...jonas,
      company: 'Grundschule am Musterweg',
      streetAndHouseNr: 'Musterweg 3',
      postCode: '20095',
      city: 'Hamburg',
      country: 'DE',
      phone: '+49 40 1234567',
    },
    billingAddresses: [
      {
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
  },
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
  return {
    consumer: await seed(database, consumer, passwords.consumer, clock),
    business: await seed(database, business, passwords.business, clock),
  };
}

/**
 * Closes the demo's accounts, whose passwords were printed on a screen, before a shop in production
 * opens a database that a demo has filled. From then on no demo takes the database for its own.
 *
 * @returns how many were open
 */
export async function closeDemoCustomers(database: Database): Promise<number> {
  const parameters = createParametersService({ database });
  const customers = createCustomerOperator({ database, clock: systemClock, parameters });
  const isDemo = (await parameters.of('de')).names().includes('demo');
  let closed = 0;
  for (const customer of [consumer, business]) {
    const row = await find(database, customer, isDemo);
    if (row && (await customers.close(loginOf(row)))) closed += 1;
  }
  await removeParameter(database, 'demo');
  return closed;
}

async function seed(
  database: Database,
  customer: DemoCustomer,
  password: string,
  clock: Clock,
): Promise<string> {
  const parameters = createParametersService({ database });
  const customers = createCustomerOperator({ database, clock, parameters });
  const existing = await find(database, customer);
  if (existing === undefined) {
    const faults = await customers.add(customer.entered, password, customer.id);
    // Another process may have been faster: the customer is there, which is all that was wanted.
    if (Object.keys(faults).length > 0 && !(await find(database, customer))) {
      throw new Error(`A demo customer breaks ${JSON.stringify(faults)}`);
    }
    return customer.login;
  }
  const login = loginOf(existing);
  if (!(await verifyPassword(password, existing.password_hash))) {
    await customers.setPassword(login, password);
  }
  return login;
}

/** @param byLogin also one that a former version made, under an id by chance */
async function find(
  database: Database,
  { id, login, entered }: DemoCustomer,
  byLogin = true,
): Promise<CustomerRow | undefined> {
  const known = await loadCustomer(database, id);
  if (known || !byLogin) return known;
  return loadCustomerByLogin(database, entered.kind, login.toLowerCase());
}

const loginOf = ({ customer_number, email }: CustomerRow): string => customer_number ?? email;
