import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumSwitches, findChromium } from './chromium.ts';
import { type ShopProcess, startShop } from './testing/shopProcess.ts';
import { provideNginx, startTlsProxy, type TlsProxy } from './testing/tlsProxy.ts';

const missing = await provideNginx();

describe.skipIf(missing)(`behind a TLS proxy (needs nginx and openssl)`, () => {
  let directory: string;
  let shop: ShopProcess;
  let proxy: TlsProxy;
  let browser: Browser;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'kreide-tls-shop-'));
    shop = await startShop({ dataDirectory: directory, env: { KREIDE_TRUSTED_PROXIES: '1' } });
    proxy = await startTlsProxy(shop.port);
    const executablePath = await findChromium();
    browser = await chromium.launch({ executablePath, args: [...chromiumSwitches] });
  });

  afterAll(async () => {
    await browser?.close();
    await proxy?.[Symbol.asyncDispose]();
    await shop?.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const shops = [
    ['keeps Host', () => `https://localhost:${proxy.keepingPort}`, ['10115', 'Berlin']],
    [
      'rewrites Host',
      () => `https://kreide.at.localhost:${proxy.rewritingPort}`,
      ['6020', 'Innsbruck'],
    ],
  ] as const;

  /** A browser that has nothing but forms: whatever a script would send itself is sent by it. */
  async function open(origin: string): Promise<Page> {
    const options = { ignoreHTTPSErrors: true, javaScriptEnabled: false, locale: 'de-DE' };
    const context = await browser.newContext({ ...options, baseURL: origin });
    context.setDefaultTimeout(20_000);
    return context.newPage();
  }

  const heading = (page: Page, name: string | RegExp) =>
    page.getByRole('heading', { level: 1, name }).waitFor();

  /** Puts the first thing of a category that can be bought at once into the cart. */
  async function buySomething(page: Page): Promise<void> {
    await page.goto('/cat/schulbedarf');
    const tiles = page.getByRole('main').getByRole('article').getByRole('link');
    const paths = await tiles.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    for (const each of new Set(paths.filter((link) => link?.startsWith('/prod/')))) {
      await page.goto(each ?? '');
      const add = page.getByRole('button', { name: 'In den Warenkorb' });
      if ((await add.count()) === 0) continue;
      await add.first().press('Enter');
      return heading(page, /^Warenkorb/);
    }
    throw new Error('Nothing of the category can be bought at once');
  }

  describe.each(shops)('that %s', (_, origin, [postcode, city]) => {
    test('a guest buys', async () => {
      const page = await open(origin());
      await buySomething(page);
      await page.getByRole('link', { name: 'Zur Kasse' }).click();
      await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
      await heading(page, 'Lieferung');
      await page.getByLabel('Anrede').first().selectOption('Frau');
      await page.getByLabel('Vorname').first().fill('Änne');
      await page.getByLabel('Nachname').first().fill('Müller');
      await page.getByLabel('Straße und Hausnummer').first().fill('Lindenweg 4 a');
      await page.getByLabel('Postleitzahl').first().fill(postcode);
      await page.getByLabel('Ort', { exact: true }).first().fill(city);
      const email = page.getByLabel('E-Mail-Adresse', { exact: true });
      await email.first().fill(`tls-${postcode}@example.de`);
      await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
      await heading(page, 'Zahlung');
      await page.getByRole('radio', { name: /^Rechnung/ }).check();
      const list = page.locator('form', { has: page.getByRole('radio') });
      await list.getByRole('button').click();
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
      await page.waitForURL(/\/checkout\/confirmation\?orderId=/);
      expect(new URL(page.url()).origin).toBe(origin());
      expect(await page.getByRole('main').textContent()).toMatch(/K\d{2}-\d{4}-\d{4}/);
      await page.context().close();
    });

    test('a guest adds goods to the wishlist, logs in, and finds them in the account', async () => {
      const page = await open(origin());
      await page.goto('/cat/schulbedarf');
      const buttons = page.getByRole('main').getByRole('button', { name: /merken$/ });
      const label = await buttons.first().getAttribute('aria-label');
      await buttons.first().click();
      await page.waitForURL(`${origin()}/notepad?added=%2Fcat%2Fschulbedarf`);
      const customer = shop.logins.find(({ user }) => user.includes('@'));
      await page.goto('/login?redirect=%2Fmyaccount%2Fwishlist');
      const form = page.getByRole('main');
      await form.getByLabel(/E-Mail/).fill(customer?.user ?? '');
      await form.getByLabel('Passwort', { exact: true }).fill(customer?.password ?? '');
      await form.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await page.waitForURL(`${origin()}/myaccount/wishlist`);
      expect(await form.textContent()).toContain(label?.replace(/ merken$/, ''));
      const cookies = await page.context().cookies();
      expect(cookies.map(({ name }) => name)).toContain('X-JWT');
      expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
      await page.context().close();
    });
  });

  test('an address that a visitor makes up does not count', async () => {
    const email = `nobody-${Date.now()}@example.de`;
    const answers: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      answers.push(await failToLogIn(proxy.keepingPort, email, `198.51.100.${attempt}`));
    }
    // DEC-114: five failures for an account from one address.
    expect(answers.filter((text) => text.includes('Zu viele Versuche'))).toHaveLength(1);
  });
});

/** @returns the page that says so */
function failToLogIn(port: number, email: string, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ host: '127.0.0.1', port, path: '/login', method: 'POST', rejectUnauthorized: false },
        headers: {
          host: `localhost:${port}`,
          origin: `https://localhost:${port}`,
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': address,
        },
      },
      (response) => {
        const chunks: string[] = [];
        response.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
        response.on('end', () => resolve(chunks.join('')));
      },
    );
    asked.on('error', reject);
    asked.end(new URLSearchParams({ email, password: 'wrong-password' }).toString());
  });
}
