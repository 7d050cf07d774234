import { expect, type Locator, type Page, test } from '@playwright/test';
import { idle, openInteractive } from './interactive.ts';
import { banner } from './measuring.ts';
import { importLines } from './operator.ts';
import { ask, storefronts } from './storefronts.ts';

/** The tabs above every page, their flyouts, and the menu of a phone. */

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Sortiment' });
const tab = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const opener = (page: Page, name: string) =>
  bar(page).getByRole('button', { name: `${name}: Untermenü` });

const more = (page: Page) => bar(page).getByText('Mehr', { exact: true });

const isOpen = async (button: Locator) => (await button.getAttribute('aria-expanded')) === 'true';

/** Lets the pointer rest somewhere beside the navigation. */
const leave = (page: Page) => page.mouse.move(5, 700);

/** Opens a flyout as one does without a pointer. */
const unfold = (page: Page, name: string) => opener(page, name).press('Enter');

/** Opens a page on which time passes only where a test lets it. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/service/kontakt');
  // Only the running page asks.
  await expect(banner(page)).toBeVisible();
  await leave(page);
  // Code and links of the flyout come with the first look at it.
  await unfold(page, 'Schulbedarf');
  await expect(tab(page, 'Hefte & Blöcke')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tab(page, 'Hefte & Blöcke')).toHaveCount(0);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
}

test('NAV-02 a tab opens two levels below it, and no third', async ({ page }) => {
  await openInteractive(page, '/service/kontakt');
  await unfold(page, 'Schulbedarf');
  const all = bar(page).getByRole('link', { name: 'Alles in Schulbedarf' });
  await expect(all).toHaveAttribute('href', '/cat/schulbedarf');
  await tab(page, 'Stifte').hover();
  await expect(tab(page, 'Buntstifte')).toBeVisible();
  // Tabs, groups, links: what lies below the third level in the page's own tree would be a fourth.
  await expect(bar(page).locator('ul ul ul')).not.toHaveCount(0);
  await expect(bar(page).locator('ul ul ul ul')).toHaveCount(0);
  await tab(page, 'Buntstifte').click();
  await expect(page).toHaveURL(/\/cat\/buntstifte$/);
  await expect(tab(page, 'Buntstifte')).toHaveCount(0);
});

test('NAV-10 NAV-11 NAV-13 the flyout opens after 250 ms of rest, its submenu after 300, and it closes 300 after the end', async ({
  page,
}) => {
  await openWithClock(page);
  const button = opener(page, 'Schulbedarf');
  await tab(page, 'Schulbedarf').hover();
  await page.clock.runFor(249);
  expect(await isOpen(button)).toBe(false);
  await leave(page);
  await page.clock.runFor(2_000);
  expect(await isOpen(button)).toBe(false);
  await tab(page, 'Schulbedarf').hover();
  await page.clock.runFor(250);
  await expect(button).toHaveAttribute('aria-expanded', 'true');

  await tab(page, 'Stifte').hover();
  await page.clock.runFor(299);
  await expect(tab(page, 'Buntstifte')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tab(page, 'Buntstifte')).toBeVisible();

  await leave(page);
  await page.clock.runFor(299);
  expect(await isOpen(button)).toBe(true);
  await page.clock.runFor(1);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('NAV-12 for 700 ms the way from an open tab into its flyout is kept free of its neighbours', async ({
  page,
}) => {
  await openWithClock(page);
  await tab(page, 'Schulbedarf').hover();
  await page.clock.runFor(250);
  await expect(opener(page, 'Schulbedarf')).toHaveAttribute('aria-expanded', 'true');
  await tab(page, 'Deutsch').hover();
  await page.clock.runFor(699);
  expect(await isOpen(opener(page, 'Schulbedarf'))).toBe(true);
  expect(await isOpen(opener(page, 'Deutsch'))).toBe(false);
  await page.clock.runFor(1);
  await expect(opener(page, 'Deutsch')).toHaveAttribute('aria-expanded', 'true');
  await expect(opener(page, 'Schulbedarf')).toHaveAttribute('aria-expanded', 'false');
});

test('NAV-09 a closed menu lets the page of a phone scroll again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openInteractive(page, '/cat/schulbedarf');
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(180, 400);
  const menu = page.getByRole('button', { name: 'Menü', exact: true });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.locator('#navigation').getByRole('button', { name: 'Schließen' }).click(),
  ]) {
    await page.evaluate(() => scrollTo(0, 0));
    await menu.click();
    await expect(page.locator('#navigation')).toBeVisible();
    // Beside the sheet lies the page. A page that does not scroll may draw no frame to wait for.
    await page.mouse.move(355, 400);
    const wheel = await page.evaluateHandle(() => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      addEventListener('wheel', resolve, { once: true });
      return { turned: promise.then(() => true) };
    });
    await page.mouse.wheel(0, 300);
    await wheel.evaluate(({ turned }) => turned);
    await close();
    await expect(page.locator('#navigation')).toBeHidden();
    expect(await scrolled()).toBe(0);
    await page.mouse.wheel(0, 300);
    await expect.poll(scrolled).toBeGreaterThan(100);
  }
});

test('NAV-03 NAV-04 NAV-05 a tab has the icon of its category, and many links of a group take several columns', async ({
  page,
}) => {
  const node = (id: string, parent?: string, rest: object = {}) => ({
    ...{ type: 'category', id, name: id, ...(parent !== undefined && { parent }) },
    ...rest,
  });
  // Seven groups: eight links are too few, nine are 1.29 and ten 1.43 times as many.
  const groups = Object.entries({ acht: 8, neun: 9, zehn: 10, a: 1, b: 1, c: 1, d: 1 });
  const links = groups.flatMap(([group, count]) =>
    Array.from({ length: count }, (_, at) => ({
      group: `spalten-${group}`,
      id: `spalten-${group}-${at}`,
    })),
  );
  await importLines([
    node('spalten', undefined, { icon: 'chair', position: 90 }),
    node('bildlos', undefined, { icon: 'gibt-es-nicht', position: 91 }),
    ...groups.map(([group]) => node(`spalten-${group}`, 'spalten')),
    ...links.map(({ group, id }) => node(id, group)),
    {
      ...{ type: 'product', id: 'spaltenheft', category: 'bildlos', name: 'Spaltenheft' },
      furtherCategories: links.map(({ id }) => id),
      items: [{ id: 'spaltenheft-1', stock: 5, prices: { de: { cents: 100 } } }],
    },
  ]);
  const document = async () => (await page.request.get('/service/kontakt')).text();
  await expect.poll(document).toMatch(/href="\/cat\/spalten"/);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openInteractive(page, '/service/kontakt');
  const iconOf = (name: string) =>
    tab(page, name)
      .locator('span')
      .first()
      .evaluate((icon) => getComputedStyle(icon).getPropertyValue('--icon'));
  // The map is the content's (DEC-20): `chair` is that of the furniture, too; unknown ones share one.
  expect(await iconOf('spalten')).toBe(await iconOf('Möbel'));
  const own = ['Startseite', 'Schulbedarf', 'Deutsch', 'Kunst', 'Möbel', 'Sale', 'bildlos'];
  expect(new Set(await Promise.all(own.map(iconOf))).size).toBe(own.length);

  const columnsOf = async (group: string) => {
    await tab(page, group).focus();
    const first = bar(page).getByRole('link', { name: `${group}-0`, exact: true });
    await expect(first).toBeVisible();
    const lefts = await bar(page)
      .getByRole('link', { name: new RegExp(`^${group}-\\d$`) })
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    return new Set(lefts).size;
  };
  await unfold(page, 'spalten');
  expect(await columnsOf('spalten-zehn')).toBeGreaterThan(1);
  expect(await columnsOf('spalten-neun')).toBe(1);
  expect(await columnsOf('spalten-acht')).toBe(1);
});

test.describe('with more top categories than any screen has room for', () => {
  const { ch } = storefronts;
  const names = Array.from({ length: 45 }, (_, at) => `Abteilung Nummer ${at + 1}`);
  /** Of the last department, as it would be pressed. */
  const last = (page: Page) => tab(page, 'Abteilung Nummer 45');

  test.beforeAll(async ({ request }) => {
    await importLines([
      ...names.map((name, at) => ({
        ...{ type: 'category', id: `abteilung-${at + 1}`, name, position: 100 + at },
        storefronts: ['ch'],
      })),
      {
        ...{ type: 'product', id: 'abteilungsheft', category: 'abteilung-1', name: 'Mehrfachheft' },
        storefronts: ['ch'],
        furtherCategories: names.slice(1).map((_, at) => `abteilung-${at + 2}`),
        items: [{ id: 'abteilungsheft-1', stock: 5, prices: { ch: { cents: 100 } } }],
      },
    ]);
    const page = async () => (await ask(request, 'ch', '/service/kontakt')).text();
    // A tab comes once the goods of its category can be listed.
    await expect.poll(page).toContain('href="/cat/abteilung-45"');
  });

  for (const width of [1024, 1280, 1440, 1920]) {
    test(`NAV-01 at ${width} px what has no room stands under "Mehr", and the page does not move`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openInteractive(page, `${ch}/service/kontakt`);
      const size = () => bar(page).boundingBox();
      const before = await size();
      const whole = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await whole()).toBeLessThanOrEqual(0);
      await expect(more(page)).toBeInViewport({ ratio: 1 });
      await expect(last(page)).not.toBeInViewport();
      await more(page).click();
      await expect(last(page).filter({ visible: true })).toHaveCount(1);
      expect(await size()).toEqual(before);
      expect(await whole()).toBeLessThanOrEqual(0);
      // Each category stands in one of the two places.
      for (const name of names) {
        const links = bar(page).getByRole('link', { name, exact: true }).filter({ visible: true });
        await expect(links).toHaveCount(1);
      }
      await last(page).filter({ visible: true }).click();
      await expect(page).toHaveURL(`${ch}/cat/abteilung-45`);
    });
  }

  test('a page names each top category once in its markup and once in its data', async ({
    request,
  }) => {
    const html = await (await ask(request, 'ch', '/service/kontakt')).text();
    expect(html.split('/cat/abteilung-45').length - 1).toBe(2);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('"Mehr" shows what has no room', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${ch}/service/kontakt`);
      await expect(last(page)).not.toBeInViewport();
      await more(page).click();
      await expect(last(page)).toBeInViewport();
      await last(page).click();
      await expect(page).toHaveURL(`${ch}/cat/abteilung-45`);
    });
  });
});

for (const width of [1024, 1280, 1440]) {
  test(`NAV-01 at ${width} px the keyboard reaches every tab, and the focus is never lost`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openInteractive(page, '/');
    await tab(page, 'Startseite').focus();
    // The menu has taken over from the plain links.
    await expect(opener(page, 'Schulbedarf')).toBeAttached();
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    const isInside = () => bar(page).evaluate((menu) => menu.contains(document.activeElement));
    const passed: string[] = [];
    for (; await isInside(); await page.keyboard.press('Tab')) passed.push(await focused());
    // What comes next is the page, not the start of the document.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    expect(passed).toContain((await more(page).isVisible()) ? 'Mehr' : 'Sale');
  });
}

test('where all top categories have room there is no "Mehr"', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await openInteractive(page, `${storefronts.at}/service/kontakt`);
  await expect(bar(page).getByText('Mehr', { exact: true })).not.toBeInViewport();
  await expect(tab(page, 'Sale')).toBeInViewport();
  await tab(page, 'Sale').hover();
  await expect(opener(page, 'Schulbedarf')).toHaveAttribute('data-state', 'closed');
  await expect(bar(page).getByText('Mehr', { exact: true })).toHaveCount(0);
});

test('the menu’s code comes with the first hover, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openInteractive(page, '/service/kontakt');
  await idle(page);
  const before = scripts.length;
  expect(scripts.filter((url) => url.includes('NavigationMenu'))).toEqual([]);
  await tab(page, 'Deutsch').hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await expect(opener(page, 'Deutsch')).toHaveAttribute('aria-expanded', 'true');
});
