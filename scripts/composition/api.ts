import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Api,
  type ApiOptions,
  assertFitToOpen,
  closeDemoCustomers,
  createApi,
  type Database,
  demoDrawings,
  readClientDocuments,
  type Settings,
} from '@kreide/server';
import { root } from '../process.ts';
import { openShopDatabase } from './database.ts';
import { type DemoLogin, provideDemo } from './demo.ts';

export interface OpenApi extends AsyncDisposable {
  readonly api: Api;
  readonly database: Database;
  /** Accounts of the demo; empty elsewhere. */
  readonly logins: readonly DemoLogin[];
}

/** The API over its database: migrated and, outside production, filled with the demo's data. */
export async function openApi(
  settings: Settings,
  options: Pick<ApiOptions, 'keptAnswerBytes' | 'providers' | 'vies'> = {},
): Promise<OpenApi> {
  await using open = new AsyncDisposableStack();
  const { database } = open.use(await openShopDatabase(settings, console.log));
  const isProduction = settings.environment === 'production';
  if (isProduction) await assertFitToOpen({ ...settings, database });
  const logins = await loginsOf(settings, database);
  const api = open.adopt(
    await createApi({
      ...options,
      drawings: demoDrawings,
      database,
      currencies: settings.currencies,
      log: console,
      dataDirectory: settings.dataDirectory,
      secret: settings.secret,
      clients: [
        settings.apiClient,
        ...settings.outsideClients.map((client) => ({ ...client, isOutside: true })),
      ],
      clientDocuments: settings.clientDocuments
        ? await readClientDocuments(settings.clientDocuments)
        : {},
      smtpUrl: settings.smtpUrl,
      mailFrom: settings.mailFrom,
      limits: settings.limits,
      isPreviewForAll: !isProduction,
      hidesPlaceholders: isProduction,
      ...(settings.environment === 'development'
        ? { findDocument: async (id) => (await readPersistedDocuments())[id] }
        : { persistedDocuments: await readPersistedDocuments() }),
    }),
    (it) => it.close(),
  );
  const opened = open.move();
  return { api, database, logins, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

async function loginsOf(settings: Settings, database: Database): Promise<readonly DemoLogin[]> {
  if (settings.environment !== 'production') return provideDemo(settings, database);
  const closed = await closeDemoCustomers(database);
  if (closed > 0) console.log(`Closed ${closed} accounts of a demo, which filled this database`);
  return [];
}

/** What clients may ask: the documents that the storefront's sources were compiled to. */
async function readPersistedDocuments(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(path.join(root, 'storefront/persisted.json'), 'utf8'));
}
