import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** One way to look at a story. */
export interface View {
  readonly width: number;
  readonly theme: string;
  readonly mode: Mode;
}

/** A mode of the theme, or light paper under what the visitor's system or language changes. */
export type Mode = 'paper' | 'chalkboard' | 'forcedColors' | 'rightToLeft';

export interface Photograph {
  readonly view: View;
  /** PNG. */
  readonly picture: Buffer;
}

/** A static Storybook, served, with what it holds. */
export interface Storybook extends AsyncDisposable {
  readonly url: string;
  readonly storyIds: readonly string[];
}

const widths = [360, 1280] as const;
/** Of the window at first; it grows to the length of the story. */
const height = 640;

/**
 * A wide page in dark colours has the layout of the light one and the colours of the narrow one.
 * Forced colours take those of every theme, and the direction of reading is none of a theme's: one
 * theme shows both.
 */
function modesAt(width: number, isFirstTheme: boolean): readonly Mode[] {
  if (width !== widths[0]) return ['paper'];
  return [
    'paper',
    'chalkboard',
    ...(isFirstTheme ? (['forcedColors', 'rightToLeft'] as const) : []),
  ];
}

/** Long enough for any list, in px; what is longer is cut off on both sides alike. */
const highest = 6000;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a built Storybook on a free port.
 *
 * @param files only the stories of these files, relative to the root of the checkout. Default: all
 */
export async function serveStorybook(
  directory: string,
  files?: readonly string[],
): Promise<Storybook> {
  const index = JSON.parse(await readFile(path.join(directory, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; importPath: string }>;
  };
  const isWanted = (importPath: string) =>
    !files || files.includes(path.posix.join('stories', importPath));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(directory, path.normalize(pathname));
    readFile(file).then(
      (content) => {
        const type = types[path.extname(file)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    storyIds: Object.values(index.entries)
      .filter(({ type, importPath }) => type === 'story' && isWanted(importPath))
      .map(({ id }) => id)
      .sort(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What nothing may depend on: what moves, blinks, or is painted only where it was scrolled to. */
const stillness = `*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
  caret-animation: manual !important;
  content-visibility: visible !important;
  scroll-behavior: auto !important;
}`;

/** What the pages of Storybook offer; its own names. */
interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { phase?: string };
    storyStoreValue?: { projectAnnotations: { globalTypes: Record<string, Toolbar> } };
  };
}
interface Toolbar {
  toolbar?: { items?: readonly (string | { value: string })[] };
}

export interface Photographer {
  /** The themes that the toolbar offers. */
  themes(): Promise<readonly string[]>;
  /** A picture of a story for each view, in the same order for every story. */
  photograph(storyId: string, themes: readonly string[]): Promise<readonly Photograph[]>;
}

/** Opens a page of its own, with motion and the clock stopped. */
export async function createPhotographer(browser: Browser, url: string): Promise<Photographer> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  // A busy machine is slow, which is no finding.
  context.setDefaultTimeout(2 * 60_000);
  const page = await context.newPage();
  // Only what time it is: timers go on, since stories wait for them.
  await page.clock.setFixedTime(new Date('2026-09-01T10:00:00+02:00'));
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  const requests = countRequests(page);
  const devtools = await context.newCDPSession(page);
  return {
    themes: async () => {
      await page.goto(`${url}/iframe.html`);
      await page.waitForFunction(() => {
        const { __STORYBOOK_PREVIEW__: preview } = window as StorybookWindow;
        return preview?.storyStoreValue !== undefined;
      });
      return page.evaluate(() => {
        const { __STORYBOOK_PREVIEW__: preview } = window as StorybookWindow;
        const { theme } = preview?.storyStoreValue?.projectAnnotations.globalTypes ?? {};
        return (theme?.toolbar?.items ?? []).map((item) =>
          typeof item === 'string' ? item : item.value,
        );
      });
    },
    photograph: async (storyId, themes) => {
      const pictures: Photograph[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        await openStory(page, `${url}/iframe.html?id=${storyId}&viewMode=story`, requests);
        for (const theme of themes) {
          for (const mode of modesAt(width, theme === themes[0])) {
            await dress(page, theme, mode);
            if (await growWindow(page)) await dress(page, theme, mode);
            const picture = await takePicture(page, devtools);
            pictures.push({ view: { width, theme, mode }, picture });
          }
        }
      }
      return pictures;
    },
  };
}

/** Opens a story and waits until its play function, fonts and pictures are done. */
async function openStory(page: Page, address: string, requests: Requests): Promise<void> {
  // Storybook's own accessibility check would only take time.
  await page.goto(`${address}&globals=a11y.manual:!true`, { waitUntil: 'load' });
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as StorybookWindow;
    const phase = preview?.currentRender?.phase ?? '';
    // A story that cannot be prepared stays in that phase and shows why.
    const isBroken = document.body.classList.contains('sb-show-errordisplay');
    return isBroken || ['finished', 'errored'].includes(phase);
  });
  await page.addStyleTag({ content: stillness });
  await somePaints(page);
  // Arrows, thumbs and the like are fetched when they are wanted, and fetch in their turn.
  while (requests.underWay > 0) await somePaints(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // A picture that cannot be shown is not waited for; what stands in its place is photographed.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

interface Requests {
  underWay: number;
}

/** Counts what a page asks for and has not got yet. */
function countRequests(page: Page): Requests {
  const requests = { underWay: 0 };
  const end = () => {
    requests.underWay -= 1;
  };
  page.on('request', () => {
    requests.underWay += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return requests;
}

/** Time for what came last to be rendered, measured and laid out anew. */
async function somePaints(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let paints = 0; paints < 3; paints += 1) await new Promise(requestAnimationFrame);
  });
}

/** Theme, mode and direction are attributes of the document, which styles alone read. */
async function dress(page: Page, theme: string, mode: Mode): Promise<void> {
  await page.emulateMedia({ forcedColors: mode === 'forcedColors' ? 'active' : 'none' });
  await page.evaluate(
    async ({ theme, mode, dir }) => {
      document.documentElement.dir = dir;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // Other colours first: what was painted while it still moved is painted anew, on whole pixels.
      Object.assign(document.documentElement.dataset, {
        theme,
        mode: mode === 'paper' ? 'chalkboard' : 'paper',
      });
      await frame();
      await frame();
      Object.assign(document.documentElement.dataset, { theme, mode });
      const scrolled = () =>
        [...document.querySelectorAll('*')]
          .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
          .map(({ scrollLeft, scrollTop }) => `${scrollLeft} ${scrollTop}`)
          .join();
      await document.fonts.ready;
      // What floats beside something was placed before its words had their font.
      window.dispatchEvent(new Event('resize'));
      // What measures itself does so in the first frame and is laid out anew in the second.
      await frame();
      await frame();
      // What was scrolled glides on, and to its place again where a theme gives it another width.
      let before = scrolled();
      for (let still = 0, frames = 0; before !== '' && still < 15 && frames < 300; frames += 1) {
        await frame();
        const now = scrolled();
        still = now === before ? still + 1 : 0;
        before = now;
      }
    },
    {
      theme,
      mode: mode === 'chalkboard' ? mode : 'paper',
      dir: mode === 'rightToLeft' ? 'rtl' : '',
    },
  );
}

/**
 * Makes the window as high as the page. A picture of what lies beyond the window is no way: for it
 * Chromium lays the page out for a moment in another size, and what had been scrolled inside comes to
 * rest somewhere else, each time anew.
 *
 * @returns whether it was too low
 */
async function growWindow(page: Page): Promise<boolean> {
  const window = page.viewportSize();
  const wanted = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!window || Math.min(wanted, highest) <= window.height) return false;
  await page.setViewportSize({ width: window.width, height: Math.min(wanted, highest) });
  return true;
}

async function takePicture(page: Page, devtools: CDPSession): Promise<Buffer> {
  const [across, down] = await page.evaluate(() => {
    const { clientWidth, clientHeight } = document.documentElement;
    return [clientWidth, clientHeight] as const;
  });
  // Not `page.screenshot`: with long pages and a busy machine it waits for frames that never come.
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width: across, height: down, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
