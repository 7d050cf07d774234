import { type Browser, expect, test } from '@playwright/test';
import { addWithScripts, openSomething } from './shopping.ts';

/** Formats of the pictures that a page asks for on this screen, once it has them. */
async function formatsAskedFor(
  browser: Browser,
  address: string,
  screen: { width: number; deviceScaleFactor: number },
): Promise<ReadonlySet<string>> {
  const { width, deviceScaleFactor } = screen;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor,
  });
  try {
    const page = await context.newPage();
    const formats = new Set<string>();
    page.on('response', (response) => {
      const format = formatOf(response.url());
      if (format === undefined) return;
      expect(response.status(), response.url()).toBe(200);
      formats.add(format);
    });
    await page.goto(address);
    await page.waitForLoadState('load');
    return formats;
  } finally {
    await context.close();
  }
}

const formatOf = (address: string) => /\/media\/[0-9a-f]{32}\/([a-z-]+)\./.exec(address)?.[1];

test('PDP-40: pictures are asked for in the format of their place', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  const listing = `${baseURL}/cat/schulbedarf`;
  const plain = { width: 1280, deviceScaleFactor: 1 };
  expect(await formatsAskedFor(browser, listing, plain)).toEqual(new Set(['listing-small']));
  const fine = { width: 1280, deviceScaleFactor: 2 };
  expect(await formatsAskedFor(browser, listing, fine)).toEqual(new Set(['listing-big']));

  await openSomething(page, 'de');
  const product = page.url();
  expect(await formatsAskedFor(browser, product, { width: 360, deviceScaleFactor: 2 })).toContain(
    'main-mobile',
  );
  expect(await formatsAskedFor(browser, product, { width: 1280, deviceScaleFactor: 2 })).toContain(
    'main-desktop',
  );

  // Open graph: what others show of the page.
  const html = await (await request.get(product)).text();
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(formatOf(image)).toBe('og');
  const answer = await request.get(new URL(image).pathname);
  expect(answer.headers()['content-type']).toBe('image/jpeg');

  // The basket layer, after something was added, and the zoom.
  const asked: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.ok()) asked.push(formatOf(response.url()));
  });
  const flyout = await addWithScripts(page, 'de');
  // What stands beside it says what it shows.
  await expect(flyout.locator('picture').first()).toBeVisible();
  await expect.poll(() => asked).toContain('basket');
  await page.goto(product);
  await expect(page.getByRole('region', { name: 'Cookies und Datenschutz' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /vergrößern/i })
    .first()
    .click();
  await expect.poll(() => asked).toContain('zoom');
});
