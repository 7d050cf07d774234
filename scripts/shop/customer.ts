import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import {
  createAccountApproval,
  createCustomerOperator,
  createInstitutionOperator,
  createParametersService,
  systemClock,
} from '@kreide/server';
import { institutionRoles } from '@kreide/server/contract';
import { openShopDatabase } from '../composition/database.ts';
import { type Call, type Command, choiceOf, textOf, UsageError } from './command.ts';

/** `npm run shop -- customer`: who can log in. */
export const customer: Command = {
  summary: 'lists, adds, approves, closes and opens customers, sets passwords, VAT IDs and roles',
  help: `npm run shop -- customer list [--state pending] [--json]
npm run shop -- customer show NUMBER
npm run shop -- customer certificate NUMBER [FILE]
npm run shop -- customer approve NUMBER
npm run shop -- customer reject NUMBER [--reason TEXT]
npm run shop -- customer add FILE < PASSWORD
npm run shop -- customer password LOGIN < PASSWORD
npm run shop -- customer vat LOGIN VATID
npm run shop -- customer role NUMBER ROLE
npm run shop -- customer close LOGIN
npm run shop -- customer open LOGIN

  list         all, the oldest first; with --json a line of JSON each. --state is unconfirmed,
               pending, active, blocked or deleted
  show         what a business has said of itself, in JSON; of one with several people what this one may
               do, and who the others are
  certificate  writes the paper that a business has uploaded to FILE, or under its own name; a file
               that is there stays as it is
  approve      opens the account of a business that has registered, and says so by mail
  reject       says no by mail, and deletes what was entered; the reason as the customer reads it
  add          a customer, as FILE says it in JSON
  password     sets another one and ends every login with the old one
  vat          sets the VAT ID of a business, or takes it away (none); VIES is asked when it counts
  role         makes somebody of a business with several people buyer, approver or admin, as where
               the last admin has left
  close        nobody logs in with this account any more, and who is logged in is no more; orders stay
  open         opens a closed account again

NUMBER is a business's customer number, LOGIN that or a consumer's e-mail address. A password has 3 to
35 characters (the parameter "password minLength" asks for more) and is the first line of standard
input, never an argument: those are seen by everybody on the machine. On a terminal it is asked for.

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
  options: {
    json: { type: 'boolean' },
    state: { type: 'string' },
    reason: { type: 'string' },
  },
  async run(call) {
    const { settings, values, positionals } = call;
    const [action = '', name, detail, ...rest] = positionals;
    const perform = Object.hasOwn(actions, action) ? actions[action] : undefined;
    const isUnusable =
      perform === undefined ||
      (action === 'list') !== (name === undefined) ||
      (detail !== undefined && !['certificate', 'vat', 'role'].includes(action)) ||
      (detail === undefined && ['vat', 'role'].includes(action)) ||
      rest.length > 0 ||
      ((values.json || values.state !== undefined) && action !== 'list') ||
      (values.reason !== undefined && action !== 'reject');
    if (isUnusable) throw new UsageError(this.help);
    // Before the database is opened: what is missing is told at once.
    const entered = action === 'add' && name !== undefined ? await readJson(name) : undefined;
    const password = action === 'add' || action === 'password' ? await readPassword() : '';
    await using shop = await openShopDatabase(settings, console.error);
    const { database } = shop;
    const clock = systemClock;
    const parameters = createParametersService({ database });
    const { mailFrom } = settings;
    return await perform(
      {
        customers: createCustomerOperator({ database, clock, parameters }),
        approval: createAccountApproval({ database, clock, parameters, mailFrom }),
        institutions: createInstitutionOperator({ database, clock }),
        ...{ entered, password, detail },
      },
      name ?? '',
      call,
    );
  },
};

interface Tools {
  readonly customers: ReturnType<typeof createCustomerOperator>;
  readonly approval: ReturnType<typeof createAccountApproval>;
  readonly institutions: ReturnType<typeof createInstitutionOperator>;
  /** Of `add`: what stands in its file. */
  readonly entered: Parameters<Tools['customers']['add']>[0];
  readonly password: string;
  /** Where `certificate` writes; what `vat` and `role` set. */
  readonly detail: string | undefined;
}

type Action = (tools: Tools, name: string, call: Call) => Promise<number>;

/** States as an operator names them. */
const states = {
  unconfirmed: 'unconfirmed',
  pending: 'pendingApproval',
  active: 'active',
  blocked: 'blocked',
  removed: 'removed',
  replaced: 'replaced',
  deleted: 'deleted',
} as const;

function failed(message: string): number {
  console.error(message);
  return 1;
}

function told(faults: Readonly<Record<string, string>>): number {
  for (const [field, fault] of Object.entries(faults)) {
    console.error(`${field || 'FILE'}: ${fault.replace('vue.form.error.', '')}`);
  }
  return Object.keys(faults).length > 0 ? 1 : 0;
}

const actions: Readonly<Record<string, Action>> = {
  async list({ customers }, _, { values }) {
    const state = choiceOf(values, 'state', Object.keys(states) as (keyof typeof states)[]);
    for (const row of await customers.all(state && states[state])) {
      const { kind, login, email, firstName, lastName } = row;
      const text = `${login}  ${kind}  ${firstName} ${lastName}  ${email}  ${row.state}`;
      console.log(values.json ? JSON.stringify(row) : text);
    }
    return 0;
  },

  async show({ approval, institutions }, number) {
    const record = await approval.show(number);
    if (record === undefined) return failed(`There is no business "${number}".`);
    const institution = (await institutions.of(number)) ?? null;
    console.log(JSON.stringify({ ...record, institution }, undefined, 2));
    return 0;
  },

  async certificate({ approval, detail }, number) {
    const certificate = await approval.certificate(number);
    if (certificate === undefined) return failed(`There is no certificate of "${number}".`);
    const target = detail ?? certificate.name;
    try {
      await writeFile(target, certificate.bytes, { flag: 'wx' });
    } catch (error) {
      return failed(`${target} can't be written: ${(error as NodeJS.ErrnoException).code}`);
    }
    console.log(target);
    return 0;
  },

  async approve({ approval }, number) {
    if (await approval.approve(number)) return 0;
    return failed(`There is no business "${number}" that waits for approval.`);
  },

  async reject({ approval }, number, { values }) {
    if (await approval.reject(number, textOf(values, 'reason'))) return 0;
    return failed(`There is no business "${number}" that waits for approval.`);
  },

  add: async ({ customers, entered, password }) => told(await customers.add(entered, password)),

  password: async ({ customers, password }, login) =>
    told(await customers.setPassword(login, password)),

  vat: async ({ customers, detail = 'none' }, login) =>
    told(await customers.setVatId(login, detail === 'none' ? null : detail)),

  async role({ institutions, detail }, number) {
    const role = institutionRoles.find((known) => known === detail);
    if (role === undefined) throw new UsageError(`ROLE is ${institutionRoles.join(', ')}`);
    if (await institutions.setRole(number, role)) return 0;
    return failed(`"${number}" is nobody of a business with several people.`);
  },

  async close({ customers }, login) {
    return (await customers.close(login)) ? 0 : failed(`There is no customer "${login}" to close.`);
  },

  async open({ customers }, login) {
    return (await customers.open(login)) ? 0 : failed(`There is no customer "${login}" to open.`);
  },
};

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
