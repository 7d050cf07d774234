import { createHmac } from 'node:crypto';
import {
  createParametersService,
  type Database,
  demoCatalogue,
  demoDeals,
  importCatalogue,
  type Settings,
  seedDemoCustomers,
} from '@kreide/server';
import { step } from '../progress.ts';
import { openMedia } from './media.ts';

export interface DemoLogin {
  readonly name: string;
  readonly user: string;
  readonly password: string;
}

/** Marks how far the demo data of a database are, so that an interrupted start goes on with them. */
const mark = { name: 'demo', entry: 'catalogue', storefront: '*' } as const;

const isFilled = {
  name: 'scripts_is_filled',
  text: `select exists (select from product) or exists (select from category)
    or exists (select from customer_order) as filled`,
};

/**
 * Fills a database that is empty with the demo's catalogue, and gives the demo's customers the
 * passwords of this installation. A database that holds anything else is left alone (ruling 14).
 *
 * @returns the accounts to log in with; none where the data are not the demo's
 */
export async function provideDemo(
  settings: Settings,
  database: Database,
): Promise<readonly DemoLogin[]> {
  const parameters = createParametersService({ database });
  const state = (await parameters.of('de')).value(mark.name, mark.entry);
  if (state === undefined) {
    const row = await database.row<{ filled: boolean }>(isFilled);
    if (row?.filled) return [];
    await parameters.set({ ...mark, value: 'loading' });
  }
  if (state !== 'loaded') {
    await step('Loading the demo catalogue', () => loadCatalogue(settings, database));
    await parameters.set({ ...mark, value: 'loaded' });
  }
  // Deals run by the clock, so each start brings some that run.
  await importLines(settings, database, await demoDeals(database, new Date()));
  const passwords = {
    consumer: passwordOf(settings, 'consumer'),
    business: passwordOf(settings, 'business'),
  };
  const customers = await seedDemoCustomers({ database, passwords });
  return [
    { name: 'Login (consumers)', user: customers.consumer, password: passwords.consumer },
    { name: 'Login (businesses)', user: customers.business, password: passwords.business },
  ];
}

async function loadCatalogue(settings: Settings, database: Database): Promise<void> {
  // The demo's latest prices hold from four o'clock (UTC) of its day.
  const today = new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 10);
  const { currencies } = settings;
  await importLines(settings, database, demoCatalogue({ today, currencies }));
}

async function importLines(
  settings: Settings,
  database: Database,
  lines: Iterable<object>,
): Promise<void> {
  const refusals: string[] = [];
  await importCatalogue({
    database,
    currencies: settings.currencies,
    media: openMedia(settings, database),
    source: lines,
    pictures: { fetch: false },
    onRefused: ({ line, field, reason }) => refusals.push(`line ${line}: ${field}: ${reason}`),
  });
  if (refusals.length > 0) {
    throw new Error(`The demo catalogue has refused lines:\n${refusals.slice(0, 20).join('\n')}`);
  }
}

/** The same at every start of an installation, another one elsewhere; nothing is stored for it. */
function passwordOf(settings: Settings, account: string): string {
  const digest = createHmac('sha256', settings.secret).update(`demo customer ${account}`).digest();
  return digest.toString('base64url').slice(0, 14);
}
