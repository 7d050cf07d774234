import type { RequestListener } from 'node:http';
import type { Api, Settings } from '@kreide/server';
import { createFront, type Front, type FrontOptions } from '@kreide/storefront';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { buildDirectory, buildStorefront, isBuilt } from '../build.ts';
import { step } from '../progress.ts';
import { openApi } from './api.ts';
import { localApiAccess, remoteApiAccess } from './apiAccess.ts';
import type { DemoLogin } from './demo.ts';
import { createMailbox } from './mailbox.ts';
import type { ShopState } from './metrics.ts';
import { type OpenPayments, openPayments } from './payments.ts';
import { openVies } from './vies.ts';

export interface Shop extends AsyncDisposable {
  readonly handle: RequestListener;
  /** Accounts of the demo; empty elsewhere. */
  readonly logins: readonly DemoLogin[];
  /** Renders what visitors ask for first; absent where there are no pages. Never rejects. */
  readonly warmUp?: Front['warmUp'];
  /** How it stands behind its requests; absent where the API is elsewhere. */
  readonly state?: () => Promise<ShopState>;
}

/**
 * What one process serves: API and storefront together, the API alone, or the storefront alone
 * against a remote API (`SHOP_API_URL`).
 */
export async function openShop(settings: Settings, parts: 'all' | 'api'): Promise<Shop> {
  if (parts === 'all' && !(await isBuilt())) {
    await step('Building the storefront', buildStorefront);
  }
  if (settings.shopApiUrl !== undefined) {
    const api = remoteApiAccess(settings.shopApiUrl, settings.apiClient);
    const { handle, warmUp } = await createFront({
      ...frontOptions(settings, {
        origins: [new URL(settings.payments.computopUrl).origin],
        amazonPayScript: settings.payments.amazonPayScript,
      }),
      buildDirectory,
      api,
    });
    return { handle, warmUp, logins: [], [Symbol.asyncDispose]: async () => {} };
  }
  await using open = new AsyncDisposableStack();
  const payments = open.use(await openPayments(settings));
  const { providers } = payments;
  const { vies } = open.use(await openVies(settings));
  const { api, logins, database } = open.use(await openApi(settings, { providers, vies }));
  const served =
    parts === 'api'
      ? {
          handle: createRequestListener((request) => api.fetch(request), {
            // The API answers its own failures: what fails here is a request that is none.
            onError: () => new Response(null, { status: 400 }),
          }),
        }
      : await createFront({
          ...frontOptions(settings, payments, api),
          buildDirectory,
          api: localApiAccess(api, settings.apiClient),
        });
  const state = async (): Promise<ShopState> => ({
    ...(await api.readiness()),
    mails: await api.services.mail.waiting().catch(() => undefined),
    logins: api.services.logins.outcomes(),
    refusals: api.services.limiter.refusals(),
    connections: database.connections(),
  });
  const opened = open.move();
  return { ...served, logins, state, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/** What the storefront's front takes from the settings. */
export function frontOptions(
  settings: Settings,
  {
    origins,
    amazonPayScript,
  }: Pick<OpenPayments, 'origins'> & Partial<Pick<OpenPayments, 'amazonPayScript'>>,
  api?: Api,
): Omit<FrontOptions, 'api' | 'buildDirectory'> {
  const isProduction = settings.environment === 'production';
  return {
    hosts: settings.hosts,
    currencies: settings.currencies,
    trustedProxies: settings.trustedProxies,
    tracking: settings.tracking,
    paymentOrigins: origins,
    amazonPayScript,
    showsErrors: !isProduction,
    ...(api && !isProduction && { development: createMailbox(api.services.mail) }),
    log: console,
  };
}
