import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { createCustomerOperator, createParametersService, systemClock } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Command, UsageError } from './command.ts';

/** `npm run shop -- customer`: who can log in. */
export const customer: Command = {
  summary: 'lists, adds, closes and opens customers, sets their passwords and VAT IDs',
  help: `npm run shop -- customer list [--json]
npm run shop -- customer add FILE < PASSWORD
npm run shop -- customer password LOGIN < PASSWORD
npm run shop -- customer vat LOGIN VATID
npm run shop -- customer close LOGIN
npm run shop -- customer open LOGIN

  list      all, the oldest first; with --json a line of JSON each
  add       a customer, as FILE says it in JSON
  password  sets another one and ends every login with the old one
  vat       sets the VAT ID of a business; "none": it has none any more. VIES is asked when it counts
  close     nobody logs in with this account any more, and who is logged in is no more; orders stay
  open      opens a closed account again

LOGIN is a business's customer number or a consumer's e-mail address. A password has 3 to 35
characters (the parameter "password minLength" asks for more) and is the first line of standard input,
never an argument: those are seen by everybody on the machine. On a terminal it is asked for.

FILE has the fields of the shop's forms; what is wrong is told field by field:

  { "kind": "business", "customerNumber": "K-100300", "email": "einkauf@schule.example",
    "salutation": "MS", "firstName": "Eva", "lastName": "Muster", "phone": "+49 40 1234567",
    "vatRegistrationNo": "DE123456789", "paymentMethod": "RECHNUNG", "paymentTermsDays": 30,
    "customerAddress": { "company": "Schule am Park", "salutation": "MS", "firstName": "Eva",
      "lastName": "Muster", "streetAndHouseNr": "Parkweg 1", "postCode": "20095",
      "city": "Hamburg", "country": "DE", "phone": "+49 40 1234567" },
    "billingAddresses": [] }

Needed are kind, email, firstName, lastName and of a business its customerNumber. A consumer
("kind": "consumer") has neither a number nor VAT, payment, jobTitleCode, primaryIndustryGroupCode and
numberOfEmployees. A business is billed to the first of its billingAddresses, a consumer to the
customerAddress. FILE holds personal data and is not deleted by the shop.`,
  options: { json: { type: 'boolean' } },
  async run({ settings, values, positionals }) {
    const [action = '', name, ...more] = positionals;
    const [vatId, ...rest] = action === 'vat' ? more : [undefined, ...more];
    const isList = action === 'list' && name === undefined;
    const isChange = isAction(action) && name !== undefined;
    const isUnusable =
      rest.length > 0 || (action === 'vat' && vatId === undefined) || (values.json && !isList);
    if (isUnusable || !(isList || isChange)) throw new UsageError(this.help);
    const entered = action === 'add' && isChange ? await readJson(name) : undefined;
    const password = action === 'add' || action === 'password' ? await readPassword() : '';
    await using shop = await openShopDatabase(settings, console.error);
    const { database } = shop;
    const parameters = createParametersService({ database });
    const customers = createCustomerOperator({ database, clock: systemClock, parameters });
    if (isChange && (action === 'close' || action === 'open')) {
      if (await customers[action](name)) return 0;
      console.error(`There is no customer "${name}" to ${action}.`);
      return 1;
    }
    if (isChange) {
      const faults =
        action === 'add'
          ? await customers.add(entered, password)
          : action === 'vat'
            ? await customers.setVatId(name, vatId === 'none' ? null : (vatId ?? null))
            : await customers.setPassword(name, password);
      for (const [field, fault] of Object.entries(faults)) {
        console.error(`${field || 'FILE'}: ${fault.replace('vue.form.error.', '')}`);
      }
      return Object.keys(faults).length > 0 ? 1 : 0;
    }
    for (const row of await customers.all()) {
      const { kind, login, email, firstName, lastName, state } = row;
      const text = `${login}  ${kind}  ${firstName} ${lastName}  ${email}  ${state}`;
      console.log(values.json ? JSON.stringify(row) : text);
    }
    return 0;
  },
};

const actions = ['add', 'password', 'vat', 'close', 'open'] as const;
const isAction = (word: string): word is (typeof actions)[number] =>
  actions.some((action) => action === word);

async function readJson(file: string) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    // A parser's message would show what stands in the file.
    const isJson = !(error instanceof SyntaxError);
    throw new UsageError(isJson ? `${file} can't be read` : `${file} is no JSON`);
  }
}

/** The first line of standard input; on a terminal it is asked for, and does not show. */
async function readPassword(): Promise<string> {
  const { stdin } = process;
  if (stdin.isTTY) process.stderr.write('Password: ');
  const lines = createInterface({
    input: stdin,
    output: new Writable({ write: (_chunk, _encoding, done) => done() }),
    terminal: stdin.isTTY,
  });
  // A terminal that does not echo sends Ctrl-C as a key.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    stdin.pause();
    if (stdin.isTTY) process.stderr.write('\n');
  }
}
