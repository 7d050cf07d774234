import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { type Api, createApi, type Settings } from '@kreide/server';
import { createFront } from '@kreide/storefront';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { buildDirectory, buildStorefront, isBuilt } from '../build.ts';
import { root } from '../process.ts';
import { step } from '../progress.ts';
import { localApiAccess, remoteApiAccess } from './apiAccess.ts';
import { openShopDatabase } from './database.ts';
import { type DemoLogin, provideDemo } from './demo.ts';
import { createMailbox } from './mailbox.ts';

export interface Shop extends AsyncDisposable {
  readonly handle: RequestListener;
  /** Accounts of the demo; empty elsewhere. */
  readonly logins: readonly DemoLogin[];
}

/** Database, API and, unless only the API is wanted, the storefront, in one process. */
export async function openShop(settings: Settings, parts: 'all' | 'api'): Promise<Shop> {
  await using open = new AsyncDisposableStack();
  if (parts === 'all') await provideBuild();
  if (settings.shopApiUrl !== undefined) {
    const access = remoteApiAccess(settings.shopApiUrl, settings.apiClient);
    const front = open.adopt(await openFront(settings, access), (it) => it.close());
    return { handle: front.handle, logins: [], [Symbol.asyncDispose]: disposalOf(open.move()) };
  }
  const { database } = open.use(await openShopDatabase(settings, console.log));
  const logins = settings.environment === 'production' ? [] : await provideDemo(settings, database);
  const api = open.adopt(
    await createApi({
      database,
      log: console,
      dataDirectory: settings.dataDirectory,
      secret: settings.secret,
      clients: [settings.apiClient],
      smtpUrl: settings.smtpUrl,
      mailFrom: settings.mailFrom,
      ...(settings.environment !== 'development' && {
        persistedDocuments: await readPersistedDocuments(),
      }),
    }),
    (it) => it.close(),
  );
  if (parts === 'api') {
    const handle = createRequestListener((request) => api.fetch(request));
    return { handle, logins, [Symbol.asyncDispose]: disposalOf(open.move()) };
  }
  const access = localApiAccess(api, settings.apiClient);
  const front = open.adopt(await openFront(settings, access, api), (it) => it.close());
  return { handle: front.handle, logins, [Symbol.asyncDispose]: disposalOf(open.move()) };
}

const disposalOf = (stack: AsyncDisposableStack) => () => stack.disposeAsync();

function openFront(settings: Settings, access: ReturnType<typeof localApiAccess>, api?: Api) {
  const isProduction = settings.environment === 'production';
  return createFront({
    api: access,
    buildDirectory,
    hosts: settings.hosts,
    trustsProxy: settings.trustsProxy,
    showsErrors: !isProduction,
    ...(api && !isProduction && { development: createMailbox(api.services.mail) }),
    log: console,
  });
}

async function provideBuild(): Promise<void> {
  if (!(await isBuilt())) await step('Building the storefront', buildStorefront);
}

async function readPersistedDocuments(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(path.join(root, 'storefront/persisted.json'), 'utf8'));
}
