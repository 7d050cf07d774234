import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Runs the operator's command line beside the open shop. @returns what it says */
export const shop = (...args: string[]): Promise<string> => shopWith('', ...args);

/** The same with something to read on its standard input. */
async function shopWith(input: string, ...args: string[]): Promise<string> {
  const running = promisify(execFile)(process.execPath, [
    path.resolve(import.meta.dirname, '../../scripts/shop.ts'),
    ...args,
  ]);
  running.child.stdin?.end(input);
  return (await running).stdout;
}

const person = { firstName: 'Änne', lastName: 'Müller' };
const customerAddress = {
  salutation: 'MS',
  ...person,
  streetAndHouseNr: 'Lindenweg 4 a',
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
};

/** A customer of a test's own: those of the demo are shared by all that run at once. */
export const addCustomer = (email: string, password: string): Promise<void> =>
  add({ kind: 'consumer', email, ...person, customerAddress }, password);

interface BusinessPlace {
  readonly vatRegistrationNo?: string | null;
  readonly postCode?: string;
  readonly city?: string;
  readonly country?: string;
}

/**
 * The same of a school, which logs in by its customer number, and pays on invoice.
 *
 * @param place where it is, by default in Berlin, and its VAT ID
 */
export const addBusiness = (
  customerNumber: string,
  password: string,
  { vatRegistrationNo = null, ...place }: BusinessPlace = {},
): Promise<void> =>
  add(
    {
      vatRegistrationNo,
      ...{ kind: 'business', email: `${customerNumber}@schule.example`, ...person },
      ...{ customerNumber, paymentMethod: 'RECHNUNG', paymentTermsDays: 30 },
      customerAddress: {
        ...customerAddress,
        company: 'Grundschule am Lindenweg',
        phone: '+49 30 1234567',
        ...place,
      },
    },
    password,
  );

async function add(customer: object, password: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kreide-customer-'));
  try {
    const file = path.join(folder, 'customer.json');
    await writeFile(file, JSON.stringify(customer));
    await shopWith(`${password}\n`, 'customer', 'add', file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Gives a customer another password, which ends every session with the old one. */
export const setPassword = (email: string, password: string): Promise<string> =>
  shopWith(`${password}\n`, 'customer', 'password', email);

/** Imports lines as an operator does (docs/import.md), with files that lie beside them. */
export async function importLines(
  lines: readonly object[],
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kreide-import-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await writeFile(path.join(folder, name), content);
    }
    const file = path.join(folder, 'catalogue.jsonl');
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    await shop('import', file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
