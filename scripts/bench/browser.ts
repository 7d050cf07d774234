import { type Browser, chromium, type Page } from '@playwright/test';
import { goals } from '../check/budgets.ts';
import { chromiumSwitches, findChromium } from '../chromium.ts';
import type { Conditions } from './pages.ts';
import {
  idle,
  openPhone,
  type PageTimes,
  slowNet,
  slowProcessor,
  watchPresses,
  watchTimes,
} from './phone.ts';
import { startServer } from './servers.ts';
import type { Row } from './table.ts';

interface PageBytes {
  readonly document: number;
  readonly script: number;
  readonly stylesheet: number;
  readonly font: number;
  readonly image: number;
  /** Without images. */
  readonly requests: number;
}

/** The listing in a real browser, under a phone's conditions: times, bytes, the next page. */
export async function measureBrowser(conditions: Conditions): Promise<readonly Row[]> {
  const { samples, env } = conditions;
  await using shop = await startServer({ kind: 'shop', keepsPages: true, answers: 'kept' }, env);
  const url = `http://localhost:${shop.port}/cat/${samples.categories[0]}`;
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumSwitches],
  });
  try {
    // The first visit renders pictures and page into the caches; only later visits are measured.
    await visit(browser, url, false);
    const bytes = await weigh(browser, url);
    const runs: (PageTimes & { next: number })[] = [];
    const responses: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      runs.push(await visit(browser, url, true));
      responses.push(await pressFilter(browser, url));
    }
    const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
    return rowsOf(bytes, {
      filter: middle(responses),
      lcp: middle(runs.map(({ lcp }) => lcp)),
      tbt: middle(runs.map(({ tbt }) => tbt)),
      cls: middle(runs.map(({ cls }) => cls)),
      next: middle(runs.map(({ next }) => next)),
    });
  } finally {
    await browser.close();
  }
}

function rowsOf(
  bytes: PageBytes,
  times: PageTimes & { next: number; filter: number },
): readonly Row[] {
  const size = (work: string, is: number, max: number, next?: number): Row => ({
    work: `listing as sent: ${work}`,
    figure: `${(is / 1000).toFixed(1)} kB`,
    target: `≤ ${max / 1000} kB${next === undefined ? '' : `, next ${next / 1000}`}`,
    isMet: is <= max,
  });
  const time = (work: string, is: number, max: number): Row => ({
    work: `listing on a phone: ${work}`,
    figure: `${Math.round(is)} ms`,
    target: `≤ ${max} ms`,
    isMet: is <= max,
  });
  return [
    size('HTML', bytes.document, 20_000),
    size('JavaScript', bytes.script, goals.js, goals.nextJs),
    size('CSS', bytes.stylesheet, goals.css),
    {
      work: 'listing as sent: requests without images',
      figure: String(bytes.requests),
      target: `≤ ${goals.requests}`,
      isMet: bytes.requests <= goals.requests,
    },
    time('largest contentful paint', times.lcp, 900),
    time('total blocking time', times.tbt, 100),
    time('tile to product page', times.next, 150),
    time('a filter pressed, to the next paint', times.filter, 100),
    {
      work: 'listing on a phone: layout shift',
      figure: times.cls.toFixed(3),
      target: '≤ 0.1',
      isMet: times.cls <= 0.1,
    },
  ];
}

/** Opens a page until all of it is there: the question for consent is the last that comes. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('region', { name: 'Cookies und Datenschutz' }).waitFor();
  await idle(page);
}

async function visit(
  browser: Browser,
  url: string,
  isSlow: boolean,
): Promise<PageTimes & { next: number }> {
  const { page, session } = await openPhone(browser);
  if (isSlow) {
    await slowNet(session);
    await slowProcessor(session);
  }
  const timesOf = await watchTimes(page);
  await open(page, url);
  const times = await timesOf();
  const next = isSlow ? await openFirstTile(page) : 0;
  await page.context().close();
  return { ...times, next };
}

/** Milliseconds from the click on a tile's link until the product's heading has been painted. */
async function openFirstTile(page: Page): Promise<number> {
  const link = page.locator('main a[href^="/prod/"]').first();
  await link.scrollIntoViewIfNeeded();
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        let clicked = 0;
        addEventListener(
          'click',
          (event) => {
            clicked = event.timeStamp;
          },
          { capture: true, once: true },
        );
        const poll = () => {
          const heading = document.querySelector('h1')?.textContent;
          if (
            clicked > 0 &&
            heading &&
            heading !== before &&
            location.pathname.startsWith('/prod/')
          ) {
            // The frame after this one has been painted with the heading in it.
            requestAnimationFrame(() => resolve(performance.now() - clicked));
          } else {
            requestAnimationFrame(poll);
          }
        };
        poll();
      }),
  );
  await link.tap();
  return shown;
}

/**
 * Milliseconds from a finger on a filter's value until the next paint (interaction to next paint),
 * on a phone's processor; the filters' sheet is open and its code is warm by then.
 */
async function pressFilter(browser: Browser, url: string): Promise<number> {
  const { page, session } = await openPhone(browser);
  await open(page, url);
  await slowProcessor(session);
  await page.locator('[popovertarget="filters"]:not([popovertargetaction])').tap();
  const value = page.locator('#filters li a[href]').nth(1);
  await value.scrollIntoViewIfNeeded();
  const address = page.url();
  const presses = await watchPresses(page);
  await value.tap();
  await page.waitForURL((now) => now.href !== address);
  await idle(page);
  const duration = await presses();
  await page.context().close();
  return duration;
}

const kinds: Readonly<Record<string, keyof PageBytes>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'stylesheet',
  Font: 'font',
  Image: 'image',
};

/** What a first visit loads, in bytes as they cross the net. */
async function weigh(browser: Browser, url: string): Promise<PageBytes> {
  const { page, session } = await openPhone(browser);
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, requests: 0 };
  const types = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    types.set(requestId, type);
    if (type !== 'Image') bytes.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds[types.get(requestId) ?? ''];
    if (kind) bytes[kind] += encodedDataLength;
  });
  await open(page, url);
  await page.context().close();
  return bytes;
}
