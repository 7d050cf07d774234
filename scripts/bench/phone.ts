import type { Browser, CDPSession, Page } from '@playwright/test';

/** As in the peers' runs: a phone's processor is four times slower, its net has 1.6 Mbit/s. */
const slowDown = 4;
const bytesPerSecond = 1_600_000 / 8;

export async function openPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}

export async function slowNet(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

export async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
}

/** Waits until what is drawn is on the screen and the browser has nothing to do. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
  );

interface Pressed {
  kreidePressed: number[];
}

/**
 * Watches fingers and keys on the page that is open.
 *
 * @returns asks for the longest way from one of them to the next paint, in milliseconds
 */
export async function watchPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { kreidePressed: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  return () =>
    page.evaluate(() =>
      // What was painted within 16 ms has no entry.
      Math.max(0, ...(globalThis as unknown as Pressed).kreidePressed),
    );
}

/** Of the page that is opened next; times in milliseconds. */
export interface PageTimes {
  /** Largest contentful paint. */
  readonly lcp: number;
  /** Total blocking time. */
  readonly tbt: number;
  /** Layout shift, without a unit. */
  readonly cls: number;
}

/**
 * Watches the page that is opened next.
 *
 * @returns asks for its times so far
 */
export async function watchTimes(page: Page): Promise<() => Promise<PageTimes>> {
  await page.addInitScript(observe);
  return () => page.evaluate(() => (globalThis as unknown as Observed).kreideTimes());
}

interface Observed {
  kreideTimes(): PageTimes;
}

/** Runs in the page, before anything else. */
function observe() {
  let lcp = 0;
  let tbt = 0;
  let cls = 0;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', (entry) => {
    lcp = entry.startTime;
  });
  on('longtask', (entry) => {
    tbt += Math.max(0, entry.duration - 50);
  });
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) cls += shift.value;
  });
  Object.assign(globalThis, { kreideTimes: () => ({ lcp, tbt, cls }) });
}
