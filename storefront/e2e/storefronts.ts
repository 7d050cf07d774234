import type { APIRequestContext } from '@playwright/test';

const port = process.env.KREIDE_E2E_PORT ?? '3000';

/** Where each storefront answers in a browser test. */
export const storefronts = {
  de: `http://localhost:${port}`,
  at: `http://kreide.at.localhost:${port}`,
  ch: `http://kreide.ch.localhost:${port}`,
  b2b: `http://educational.localhost:${port}`,
  'b2b-en': `http://en.educational.localhost:${port}`,
} as const;

/** Asks a storefront for a page by its host, which not every system resolves; redirects are answers. */
export const ask = (
  request: APIRequestContext,
  storefront: keyof typeof storefronts,
  path: string,
) =>
  request.get(path, { headers: { host: new URL(storefronts[storefront]).host }, maxRedirects: 0 });

export interface Login {
  readonly name: string;
  readonly user: string;
  readonly password: string;
}

/** The demo's customers: a consumer, then a business. */
export const logins: readonly Login[] = JSON.parse(process.env.KREIDE_E2E_LOGINS ?? '[]');
