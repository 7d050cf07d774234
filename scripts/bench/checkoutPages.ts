import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumSwitches, findChromium } from '../chromium.ts';
import type { Conditions } from './pages.ts';
import { idle, openPhone, slowNet, slowProcessor, watchPresses } from './phone.ts';
import { startServer } from './servers.ts';
import type { Row } from './table.ts';

const runs = 5;
const goals = { bytes: 25_000, stepMs: 250, pressMs: 100 } as const;

/** The way from the cart to the summary; `heading` is what the page that follows is known by. */
const steps = [
  { from: 'cart', path: '/checkout/basket', heading: 'Wie möchten Sie bestellen?' },
  { from: 'login', path: '/checkout/login', heading: 'Lieferung' },
  { from: 'shipping', path: '/checkout/shipping', heading: 'Zahlung' },
  { from: 'payment', path: '/checkout/payment', heading: 'Bitte prüfen Sie Ihre Bestellung' },
  { from: 'summary', path: '/checkout/summary', heading: '' },
] as const;

interface Checkout {
  /** Of each page as it was sent, with headers. */
  readonly bytes: readonly number[];
  /** From a finger on a button to the next step's heading. */
  readonly stepMs: readonly number[];
  /** The slowest answer to a finger or a key. */
  readonly pressMs: number;
}

/** The checkout on a slow phone: what its pages weigh, and how long a guest waits between them. */
export async function measureCheckoutPages({ samples, env }: Conditions): Promise<readonly Row[]> {
  await using shop = await startServer({ kind: 'shop', keepsPages: true, answers: 'kept' }, env);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumSwitches],
  });
  try {
    const url = `http://localhost:${shop.port}`;
    const item = samples.items[0] ?? '';
    // The first guest warms the shop up.
    await checkOut(browser, url, item);
    const all: Checkout[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await checkOut(browser, url, item));
    return rowsOf(all);
  } finally {
    await browser.close();
  }
}

function rowsOf(all: readonly Checkout[]): readonly Row[] {
  const middle = (value: (one: Checkout) => number) =>
    all.map(value).toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
  const press = middle(({ pressMs }) => pressMs);
  return [
    ...steps.map(({ from }, index): Row => {
      const bytes = middle((one) => one.bytes[index] ?? 0);
      return {
        work: `checkout as sent: HTML of ${from}`,
        figure: `${(bytes / 1000).toFixed(1)} kB`,
        target: `≤ ${goals.bytes / 1000} kB`,
        isMet: bytes <= goals.bytes,
      };
    }),
    ...steps.slice(0, -1).map(({ from }, index): Row => {
      const ms = middle((one) => one.stepMs[index] ?? 0);
      return {
        work: `checkout on a phone: from ${from} to ${steps[index + 1]?.from}`,
        figure: `${Math.round(ms)} ms`,
        target: `≤ ${goals.stepMs} ms`,
        isMet: ms <= goals.stepMs,
      };
    }),
    {
      work: 'checkout on a phone: slowest answer to a finger or a key',
      figure: `${Math.round(press)} ms`,
      target: `≤ ${goals.pressMs} ms`,
      isMet: press <= goals.pressMs,
    },
  ];
}

/** A guest of their own, from the cart to the summary. */
async function checkOut(browser: Browser, url: string, item: string): Promise<Checkout> {
  const { page, session } = await openPhone(browser);
  try {
    await page.request.post(`${url}/checkout/basket`, {
      headers: { origin: url },
      form: { intent: 'add', itemId: item, quantity: '1' },
    });
    await page.goto(`${url}${steps[0].path}`);
    // The question for consent is the last that comes.
    await page.getByRole('button', { name: 'Alle ablehnen' }).tap();
    await idle(page);
    await slowNet(session);
    await slowProcessor(session);
    const presses = await watchPresses(page);
    const main = page.getByRole('main');
    const stepMs = [
      await stepTo(page, main.getByRole('link', { name: 'Zur Kasse' }), steps[0].heading),
      await stepTo(
        page,
        main.getByRole('button', { name: 'Als Gast bestellen' }),
        steps[1].heading,
      ),
    ];
    await fillShipping(page);
    stepMs.push(
      await stepTo(
        page,
        main.getByRole('button', { name: 'Weiter zur Zahlung' }),
        steps[2].heading,
      ),
    );
    await main.getByRole('radio', { name: /^Rechnung/ }).check();
    const methods = page.locator('form', { has: page.getByRole('radio') });
    stepMs.push(await stepTo(page, methods.locator('button[type=submit]'), steps[3].heading));
    const pressMs = await presses();
    const bytes: number[] = [];
    // Each step is open now.
    for (const { path } of steps) bytes.push(await weigh(page, `${url}${path}`));
    return { bytes, stepMs, pressMs };
  } finally {
    await page.context().close();
  }
}

async function fillShipping(page: Page): Promise<void> {
  await page.getByLabel('Vorname').first().fill('Änne');
  await page.getByLabel('Nachname').first().fill('Müller');
  await page.getByLabel('Straße und Hausnummer').first().fill('Lindenweg 4 a');
  await page.getByLabel('Postleitzahl').first().fill('10115');
  await page.getByLabel('Ort', { exact: true }).first().fill('Berlin');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).first().fill('bench@example.org');
}

/** @returns milliseconds from the finger on it until the next step's heading has been painted */
async function stepTo(page: Page, button: Locator, heading: string): Promise<number> {
  await button.scrollIntoViewIfNeeded();
  await idle(page);
  const shown = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        const press = ({ timeStamp }: Event) => {
          pressed ||= timeStamp;
        };
        addEventListener('pointerdown', press, { capture: true, once: true });
        const poll = () => {
          const title = document.querySelector('h1')?.textContent;
          if (pressed > 0 && title === text) {
            // The frame after this one has been painted with the heading in it.
            requestAnimationFrame(() => resolve(performance.now() - pressed));
          } else requestAnimationFrame(poll);
        };
        poll();
      }),
    heading,
  );
  await button.tap();
  return shown;
}

/** Bytes of a page as they cross the net. */
async function weigh(page: Page, url: string): Promise<number> {
  await page.goto(url);
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).transferSize;
  });
}
