import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumSwitches, findChromium } from './chromium.ts';
import { runNode } from './process.ts';
import { startApiRecorder } from './testing/apiRecorder.ts';
import { type ShopProcess, startShop } from './testing/shopProcess.ts';

/** What a storefront asks of an API elsewhere, and what an operator's settings make of its pages. */

let directory: string;
let api: ShopProcess;
let recorder: Awaited<ReturnType<typeof startApiRecorder>>;
let front: ShopProcess;
let browser: Browser;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kreide-apart-'));
  api = await startShop({
    dataDirectory: directory,
    args: ['--api-only'],
    env: { KREIDE_LIMIT_VISITORS_BY_NETWORK: '30/1h' },
  });
  recorder = await startApiRecorder(api.port);
  front = await startShop({
    dataDirectory: directory,
    env: {
      SHOP_API_URL: recorder.url,
      KREIDE_CONSENT_TOOL: 'at=ToolOfAt1,ch=ToolOfCh1',
      KREIDE_ERROR_TRACKING: 'de=0a1b2c3d4e5f',
      KREIDE_HOME_IDS: '1001,2001',
    },
  });
  const executablePath = await findChromium();
  browser = await chromium.launch({ executablePath, args: [...chromiumSwitches] });
});

afterAll(async () => {
  await browser?.close();
  await front?.stop();
  await recorder?.[Symbol.asyncDispose]();
  await api?.stop();
  await rm(directory, { recursive: true, force: true });
});

const address = (host = 'localhost') => `http://${host}:${front.port}`;

const get = (pathname: string, headers: Record<string, string> = {}) =>
  fetch(`${address('127.0.0.1')}${pathname}`, {
    headers: { 'user-agent': 'Mozilla/5.0 (test)', ...headers },
    redirect: 'manual',
  });

/** Calls of an operation, by the name in its body. */
const callsOf = (name: string) =>
  recorder.calls.filter(({ path: to, body }) => to === '/graphql/' && body.includes(`"${name}"`));

describe('calls of the API', () => {
  test('API-06 API-08 bear the token, the visitor’s id and login, and of the cookies those of tests and statistics', async () => {
    const cookies = {
      ...{ cartId: 'AAAAAAAAAAAAAAAAAAAAAA', 'X-iSHOP-API-USERID': 'BBBBBBBBBBBBBBBBBBBBBB' },
      ...{ 'X-JWT': 'a.login.token', EXISTING_SESSION: 'true', consent: '2.x.1.s' },
      ...{ BZ_AB_kopf: 'neu', _ga: 'GA1.1.2.3', _ga_ABC: 'GS1.1' },
    };
    const cookie = Object.entries(cookies)
      .map((pair) => pair.join('='))
      .join('; ');
    await get('/checkout/basket', { cookie });
    const [call] = callsOf('CartPageQuery');
    expect(call?.headers.authorization).toMatch(/^Bearer \S{20,}$/);
    expect(call?.headers['x-ishop-api-userid']).toBe(cookies['X-iSHOP-API-USERID']);
    expect(call?.headers['x-jwt']).toBe(cookies['X-JWT']);
    expect(String(call?.headers.cookie).split('; ').sort()).toEqual([
      'BZ_AB_kopf=neu',
      '_ga=GA1.1.2.3',
      '_ga_ABC=GS1.1',
    ]);
  });

  test('API-07 say whose they are: user agent, page before, address and preview', async () => {
    await get('/checkout/confirmation?ishop-preview-json={}', {
      referer: 'https://kreide.de/checkout/summary',
    });
    const [call] = callsOf('ConfirmationPageQuery');
    expect(call?.headers).toMatchObject({
      'x-original-user-agent': 'Mozilla/5.0 (test)',
      referer: 'https://kreide.de/checkout/summary',
      'x-forwarded-for': expect.stringMatching(/127\.0\.0\.1|::1/),
      'x-preview': 'true',
    });
  });

  test('ERR-03 ERR-04 ERR-06 that fail make the page an error of the network, which is logged and shows its number', async () => {
    recorder.refuse(({ body }) => (body.includes('"CartPageQuery"') ? 503 : undefined));
    const cookie = 'cartId=AAAAAAAAAAAAAAAAAAAAAA; X-iSHOP-API-USERID=BBBBBBBBBBBBBBBBBBBBBB';
    const answer = await get('/checkout/basket', { cookie });
    recorder.refuse(undefined);

    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain('Da ist etwas schiefgegangen');
    const reference = /Fehlernummer: ([\w-]+)/.exec(html)?.[1] ?? '';
    expect(reference).not.toBe('');
    // Outside of production the error itself stands on the page (ruling 6), and it is in the log.
    expect(html).toMatch(/<pre[^>]*>[^<]*503[^<]*at /s);
    await expect.poll(() => front.output()).toContain(reference);
    const logged = front.output().slice(front.output().indexOf(reference));
    expect(logged).toMatch(/503.*\n\s+at /s);
  });
});

describe('a token of the API', () => {
  const tokenCalls = () => recorder.calls.filter(({ path: to }) => to === '/oauth/token').length;

  test('ERR-17 that can’t be had is logged, and asked for no more meanwhile', async () => {
    recorder.refuse(({ path: to }) => (to === '/oauth/token' ? 503 : undefined));
    await using other = await startShop({
      dataDirectory: directory,
      env: { SHOP_API_URL: recorder.url },
    });
    const visit = () =>
      fetch(`http://127.0.0.1:${other.port}/checkout/basket`, {
        headers: {
          'user-agent': 'Mozilla/5.0 (test)',
          cookie: 'cartId=AAAAAAAAAAAAAAAAAAAAAA; X-iSHOP-API-USERID=BBBBBBBBBBBBBBBBBBBBBB',
        },
      });
    expect((await visit()).status).toBe(503);
    await expect.poll(() => other.output()).toContain('The API gives no token: ');
    const before = tokenCalls();
    const started = performance.now();
    // Whatever a front asks for by itself needs one as well.
    for (let pages = 0; pages < 10; pages += 1) expect((await visit()).status).toBe(503);
    // With its one retry (API-20), at most once every two seconds.
    const attempts = 1 + Math.floor((performance.now() - started) / 2_000);
    expect(tokenCalls() - before).toBeLessThanOrEqual(2 * attempts);
    recorder.refuse(undefined);
    await expect.poll(async () => (await visit()).status, { timeout: 20_000 }).toBe(200);
  });
});

describe('what an operator sets', () => {
  async function visit(
    pathname: string,
    host = 'localhost',
  ): Promise<{ page: Page; context: BrowserContext; scripts: string[] }> {
    const context = await browser.newContext({ locale: 'de-DE' });
    context.setDefaultTimeout(20_000);
    const scripts: string[] = [];
    await context.route(/^https:\/\//, (route) => {
      scripts.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'window.TrackJS = { install(options) { window.installed = options; } };',
      });
    });
    const page = await context.newPage();
    await page.goto(`${address(host)}${pathname}`);
    return { page, context, scripts };
  }

  test('TRACK-13 errors are told to the configured service, by its own script and with consent only', async () => {
    const { page, context, scripts } = await visit('/service/kontakt');
    await page.getByRole('button', { name: 'Alle annehmen' }).waitFor();
    expect(scripts).toEqual([]);
    await page.getByRole('button', { name: 'Alle annehmen' }).click();
    await page.waitForFunction(() => 'installed' in window);
    expect(scripts).toEqual([expect.stringMatching(/^https:\/\/cdn\.trackjs\.com\//)]);
    expect(
      await page.evaluate(() => (window as unknown as { installed: unknown }).installed),
    ).toEqual({ token: '0a1b2c3d4e5f' });
    await context.close();
  });

  test('TRACK-14 the consent tool begins with the settings of its storefront', async () => {
    for (const [host, id] of [
      ['kreide.at.localhost', 'ToolOfAt1'],
      ['kreide.ch.localhost', 'ToolOfCh1'],
    ] as const) {
      const { page, context, scripts } = await visit('/service/kontakt', host);
      const tool = page.locator('#usercentrics-cmp');
      await tool.waitFor({ state: 'attached' });
      expect(await tool.getAttribute('data-settings-id')).toBe(id);
      await expect.poll(() => scripts).toEqual([expect.stringContaining('usercentrics.eu')]);
      await context.close();
    }
    const { page, context } = await visit('/service/kontakt');
    await page.getByRole('button', { name: 'Alle annehmen' }).waitFor();
    expect(await page.locator('#usercentrics-cmp').count()).toBe(0);
    await context.close();
  });

  test('TRACK-09 TRACK-10 links are told of by the class of their paths', async () => {
    const { page, context } = await visit('/service/kontakt');
    await page.getByRole('button', { name: 'Alle annehmen' }).click();
    await page.waitForFunction(() => 'dataLayer' in window);
    const classes = {
      '/brands/kreidewerk': 'brands',
      '/campaigns/schulanfang': 'campaigns',
      '/gewinnspiele/tafel': 'sweepstakes',
      '/inspiration/herbst': 'inspiration',
      '/beratung/lineaturen': 'advisory',
      '/': 'home',
      '/1001': 'home',
      '/2001': 'home',
      '/1002': 'other',
      '/service/agb': 'other',
    };
    // As editors would link them; where they lead counts for nothing here.
    await page.evaluate((paths) => {
      const main = document.querySelector('main');
      for (const to of paths) {
        const link = document.createElement('a');
        link.href = to;
        link.textContent = `Link ${to}`;
        link.addEventListener('click', (event) => event.preventDefault());
        main?.append(link);
      }
    }, Object.keys(classes));
    for (const to of Object.keys(classes)) {
      await page.getByRole('link', { name: `Link ${to}`, exact: true }).click();
    }
    const told = await page.evaluate(() =>
      ((window as { dataLayer?: Record<string, string>[] }).dataLayer ?? []).flatMap((event) =>
        event.event === 'interaction' ? [[event.link_path, event.link_class]] : [],
      ),
    );
    expect(Object.fromEntries(told)).toEqual(classes);
    await context.close();
  });

  test('FOOT-14 FLAG-08 the electronic invoice takes the place of Mastercard on de alone', async () => {
    const marks = async (host: string) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${address(host)}/service/kontakt`);
      const list = page.getByRole('contentinfo').getByRole('list', { name: 'Zahlungsarten' });
      const names = await list.getByRole('listitem').allTextContents();
      await context.close();
      return names.filter((name) => ['Mastercard', 'E-Rechnung'].includes(name));
    };
    expect(await marks('localhost')).toEqual(['Mastercard']);
    const set = await runNode(
      'scripts/shop.ts',
      ['parameter', 'set', 'payment-type', 'xRechnung', 'true'],
      {
        env: { KREIDE_DATA: directory },
      },
    );
    expect(set.ok, set.output).toBe(true);
    await expect.poll(() => marks('localhost'), { timeout: 10_000 }).toEqual(['E-Rechnung']);
    expect(await marks('kreide.at.localhost')).toEqual(['Mastercard']);
    expect(await marks('kreide.ch.localhost')).toEqual(['Mastercard']);
  });
});

test('what a network does too often is a 429 that says for how long: pages, forms and data', async () => {
  const list = await (await get('/cat/schulbedarf')).text();
  const [, productId = '', itemId = ''] =
    /href="\/prod\/([\w-]+)\?varid=([\w-]+)"/.exec(list) ?? [];
  const send = (to: string, form: Record<string, string>) =>
    fetch(`${address('127.0.0.1')}${to}`, {
      method: 'POST',
      headers: { 'user-agent': 'Mozilla/5.0 (test)', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
  const goods = { intent: 'add', itemId, quantity: '1' };
  let answer = await send('/checkout/basket', goods);
  for (let sent = 0; sent < 30 && answer.status < 400; sent += 1) {
    answer = await send('/checkout/basket', goods);
  }
  const waitOf = ({ status, headers }: Response) => [status, headers.get('retry-after')];
  const told = [429, expect.stringMatching(/^(3[0-5]\d\d|3600)$/)];
  expect(waitOf(answer)).toEqual(told);
  // For whoever has JavaScript, and where the page answers with an error page.
  expect(waitOf(await send('/checkout/basket.data', goods))).toEqual(told);
  const kept = { intent: 'add', goods: `${productId}/${itemId}` };
  expect(waitOf(await send('/notepad', kept))).toEqual(told);
});
