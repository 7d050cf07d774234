import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@kreide/server';
import { routeTable } from '@kreide/storefront/routes';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumSwitches, findChromium } from './chromium.ts';
import { openShopDatabase } from './composition/database.ts';
import { openShop, type Shop } from './composition/shop.ts';

let directory: string;
const settings = () =>
  readSettings({
    KREIDE_ENV: 'demo',
    KREIDE_DATA: path.join(directory, 'data'),
    PORT: '0',
    // A simulator's port is another one for each shop, and the pages' policy names it.
    KREIDE_COMPUTOP_MERCHANT: 'kreide',
    KREIDE_COMPUTOP_ENCRYPTION_PASSWORD: '0123456789abcdef',
    KREIDE_COMPUTOP_MAC_PASSWORD: 'code',
  });

/** A shop in this process that nobody has asked for anything yet: it renders no pages ahead. */
interface OpenShop extends AsyncDisposable {
  readonly port: number;
  readonly logins: Shop['logins'];
}

async function open(): Promise<OpenShop> {
  const shop = await openShop(settings(), 'all');
  const server: Server = createServer(shop.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    logins: shop.logins,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await shop[Symbol.asyncDispose]();
    },
  };
}

interface Answer {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
  readonly cookies: string;
}

/** The host's port is the same for all shops, since pages name their own address. */
function ask(
  { port }: OpenShop,
  address: string,
  { host = 'localhost', cookies = '', form }: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${host}:3000`,
      'user-agent': 'Mozilla/5.0 (test)',
      cookie: cookies,
      ...(form !== undefined && {
        origin: `http://${host}:3000`,
        'content-type': 'application/x-www-form-urlencoded',
      }),
    };
    const method = form === undefined ? 'GET' : 'POST';
    httpRequest({ host: '127.0.0.1', port, path: address, method, headers }, async (response) => {
      const html = Buffer.concat(await response.toArray()).toString();
      const set = response.headers['set-cookie'] ?? [];
      resolve({
        html,
        status: response.statusCode ?? 0,
        policy: `${response.headers['content-security-policy']}`,
        cookies: set.map((line) => line.split(';', 1)[0]).join('; '),
      });
    })
      .on('error', reject)
      .end(form);
  });
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kreide-pages-'));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

/** What the tiles of a listing lead to, in order. */
const productsOf = (html: string) =>
  [...html.matchAll(/<article.*?<a href="(\/prod\/[^"?]+)/gs)].map(([, path]) => path ?? '');

test.each([
  { kind: 'consumers', host: 'localhost' },
  { kind: 'businesses', host: 'educational.localhost' },
])(
  'a page for $kind that is composed of tiles from two others equals the page rendered fresh',
  async ({ kind, host }) => {
    await using fresh = await open();
    await using used = await open();
    let cookies = '';
    if (kind === 'businesses') {
      const { user = '', password = '' } = used.logins.find((it) => !it.user.includes('@')) ?? {};
      const form = new URLSearchParams({ email: user, password, redirect: '/' }).toString();
      ({ cookies } = await ask(used, '/login', { host, form }));
      expect(cookies).toContain('X-JWT=');
    }
    // All goods of the category, and again in another order.
    const others = ['/cat/hefte', '/cat/hefte?p=2'];
    const page = '/cat/hefte?sort=priceDesc';
    const seen: string[] = [];
    for (const other of others) {
      const { status, html } = await ask(used, other, { host, cookies });
      expect(status).toBe(200);
      seen.push(...productsOf(html));
    }
    const composed = await ask(used, page, { host, cookies });
    const rendered = await ask(fresh, page, { host, cookies });
    const products = productsOf(rendered.html);
    expect(products.length).toBeGreaterThan(20);
    expect(products).not.toEqual(seen.slice(0, products.length));
    expect(seen).toEqual(expect.arrayContaining(products));
    expect(composed.html).toBe(rendered.html);
    expect(composed.policy).toBe(rendered.policy);
    const ids = [...composed.html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
  },
);

/** Pages for one visitor that have the shop's header, by the one table of all routes. */
const personalPages = routeTable
  .filter(({ layout, stored, path }) => layout === 'default' && !stored && !/[:*]/.test(path))
  .map(({ path }) => `/${path}`);

test('header and footer that are kept are what each page for one visitor would have rendered', async () => {
  await using fresh = await open();
  await using used = await open();
  const [{ user = '', password = '' } = {}] = used.logins;
  const form = new URLSearchParams({ email: user, password, redirect: '/' }).toString();
  const { cookies } = await ask(used, '/login', { form });
  expect(cookies).toContain('X-JWT=');
  // Only pages for everyone leave something for others: the other shop renders each header anew.
  for (const page of ['/', '/cat/schulbedarf', '/service/impressum']) await ask(used, page);
  const compared: string[] = [];
  for (const page of personalPages) {
    for (const visitor of [{}, { cookies }]) {
      const [kept = '', rendered = ''] = await Promise.all(
        [used, fresh].map(async (shop) => frameOf((await ask(shop, page, visitor)).html)),
      );
      expect(kept, page).toBe(rendered);
      if (rendered !== '') compared.push(page);
    }
  }
  expect(compared).toContain('/checkout/basket');
  expect(compared).toContain('/myaccount/orders');
});

/** What stands around a page's content; nothing of an answer that leads elsewhere. */
const frameOf = (html: string) =>
  [/<header.*<\/header>/s, /<footer.*<\/footer>/s].map((part) => part.exec(html)?.[0]).join('');

test('a script that got into a text behind the sanitiser does not run', async () => {
  const planted = '<script>window.planted = true;</script>';
  // A first start fills the database; what is planted then is in the caches of none.
  await (await open())[Symbol.asyncDispose]();
  const { database, ...closing } = await openShopDatabase(settings(), () => {});
  await database.script(`
    update product set description = jsonb_build_object('de', '<p>Text</p>${planted}'),
                       name = jsonb_build_object('de', 'Heft ${planted}')
     where id = 'klassensatz-a5';
    update content_page set rows = replace(rows::text, '<p>', '${planted}<p>')::jsonb;`);
  await closing[Symbol.asyncDispose]();
  await using shop = await open();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumSwitches],
  });
  try {
    for (const address of ['/prod/klassensatz-a5', '/', '/service/versandkosten']) {
      const page = await browser.newPage();
      const refused: string[] = [];
      const failures: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      page.on('pageerror', (error) => failures.push(error.message));
      const response = await page.goto(`http://localhost:${shop.port}${address}`);
      const html = (await response?.text()) ?? '';
      expect(html, address).toContain(planted);
      expect(html).not.toContain('nonce=');
      // The question for consent comes with the page's own scripts: those run.
      await page.getByRole('region', { name: 'Cookies und Datenschutz' }).waitFor();
      expect(await page.evaluate(() => 'planted' in window), address).toBe(false);
      expect(refused, address).toHaveLength(html.split(planted).length - 1);
      expect(failures, address).toEqual([]);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
