import { expect, type Page, test } from '@playwright/test';
import { openInteractive } from './interactive.ts';
import { type storefronts as Hosts, storefronts } from './storefronts.ts';

/** The home page: what it shows within two screens, and the search field that it has on phones. */

const phone = { width: 360, height: 780 };
const main = (page: Page) => page.getByRole('main');

/** Where a section begins, in px from the top of the page. */
const topOf = async (page: Page, heading: string) =>
  (await main(page).getByRole('heading', { name: heading, exact: true }).boundingBox())?.y ?? 1e9;

const homes: Readonly<
  Partial<Record<keyof typeof Hosts, readonly [goods: string, deals?: string]>>
> = {
  de: ['Was gerade alle brauchen', 'Blitzangebote'],
  at: ['Was gerade alle brauchen', 'Blitzangebote'],
  ch: ['Was gerade alle brauchen', 'Blitzangebote'],
  // Prices, and with them deals, are for signed-in customers.
  b2b: ['Häufig nachbestellt'],
  'b2b-en': ['Often reordered'],
};

for (const [name, [goods, deals]] of Object.entries(homes)) {
  test(`home of ${name}: deals, categories with pictures, goods with reviews, and promises within two screens`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const base = storefronts[name as keyof typeof storefronts];
    await page.goto(`${base}/`);
    if (deals !== undefined) {
      expect(await topOf(page, deals)).toBeLessThan(800);
      await expect(
        main(page).getByRole('region', { name: deals }).getByRole('article').first(),
      ).toBeVisible();
    }
    expect(await topOf(page, goods)).toBeLessThan(1600);
    await expect(
      main(page)
        .getByRole('region', { name: goods })
        .getByText(/^\(\d+\)$/)
        .first(),
    ).toBeAttached();
    const category = main(page)
      .locator('li')
      .filter({ has: page.locator('a[href^="/cat/"] img') });
    expect(await category.count()).toBeGreaterThan(8);
    expect((await category.last().boundingBox())?.y).toBeLessThan(1600);
    const promises = main(page).getByRole('list').first().getByRole('link');
    await expect(promises).toHaveCount(4);
    for (const promise of await promises.all()) {
      expect((await promise.boundingBox())?.y).toBeLessThan(800);
      const path = (await promise.getAttribute('href')) ?? '';
      expect((await page.goto(`${base}${path}`))?.status(), path).toBe(200);
      await page.goBack();
    }
  });
}

test('on a phone home has a search field of its own, below the header, with goods in view', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openInteractive(page, '/');
  const own = main(page).getByRole('combobox', { name: 'Suche' });
  const ofHeader = page.getByRole('banner').getByRole('combobox', { name: 'Suche' });
  await expect(ofHeader).toBeHidden();
  await own.fill('heft');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(3);
  const goods = page.getByRole('navigation', { name: 'Artikel' }).getByRole('link').first();
  const box = await goods.boundingBox();
  // What a keyboard leaves of the screen.
  expect((box?.y ?? 1e9) + (box?.height ?? 0)).toBeLessThan(phone.height * 0.65);
  await own.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=heft/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone home has one search field, a plain form', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Suche' });
    await expect(field).toHaveCount(1);
    await field.fill('heft');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=heft/);
  });
});

test('on a phone the promises stand in two columns whose words begin at the same places', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const name of ['de', 'b2b-en'] as const) {
    await page.goto(storefronts[name]);
    const promises = main(page).getByRole('list').first().getByRole('link');
    await expect(promises).toHaveCount(4);
    const begins = await promises.evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().x)),
    );
    expect(new Set(begins).size, name).toBe(2);
  }
});

test('on a phone the tick of a promise stands in its first line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(storefronts.ch);
  const promises = main(page).getByRole('list').first().getByRole('listitem');
  await expect(promises).toHaveCount(4);
  const aside = await promises.evaluateAll((items) =>
    items.flatMap((item) => {
      const tick = item.querySelector('svg')?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(item.querySelector('a') ?? item);
      const line = words.getClientRects()[0];
      const isIn = tick && line && tick.top >= line.top - 4 && tick.bottom <= line.bottom + 4;
      return isIn ? [] : [item.textContent];
    }),
  );
  expect(aside).toEqual([]);
});
