import { expect, type Page, test } from '@playwright/test';
import { idle, openInteractive } from './interactive.ts';
import { storefronts } from './storefronts.ts';

/** Header and footer, around every page. */

const category = '/cat/schulbedarf';
const phone = { width: 360, height: 740 };

const search = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Suche' });
const footer = (page: Page) => page.getByRole('contentinfo');

test('HEAD-04 every page has search, shortcuts, menu and login', async ({ page }) => {
  await page.goto(category);
  const product = await page.getByRole('main').locator('article a').first().getAttribute('href');
  const paths = ['/', category, product ?? '', '/service/kontakt', '/login', '/gibt-es-nicht'];
  for (const path of [...paths, '/checkout/basket']) {
    await page.goto(path);
    const banner = page.getByRole('banner');
    await expect(search(page), path).toBeVisible();
    for (const name of ['Anmelden', 'Merkzettel', /^Warenkorb/]) {
      await expect(banner.getByRole('link', { name }), path).toBeVisible();
    }
  }
  await page.setViewportSize(phone);
  await openInteractive(page, category);
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('navigation', { name: 'Sortiment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page.getByRole('dialog', { name: 'Anmelden' })).toBeVisible();
});

test('HEAD-09 NAV-08 on a phone a button opens the search, itself or the menu closes it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true });
  // The server takes the header of the second from the first.
  for (const path of ['/service/kontakt', '/service/versandkosten', category]) {
    await openInteractive(page, path);
    await expect(search(page)).toBeHidden();
    await toggle.click();
    await expect(search(page)).toBeFocused();
    await toggle.click();
    await expect(search(page)).toBeHidden();
  }
  await toggle.click();
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(search(page)).toBeHidden();
});

test('on a phone menu and filters are modal dialogs: Tab stays inside, Escape leads back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openInteractive(page, category);
  for (const [name, title] of [
    ['Menü', 'Sortiment'],
    [/^Filter/, 'Filter'],
  ] as const) {
    const opener = page.getByRole('button', { name }).first();
    await opener.click();
    const dialog = page.getByRole('dialog', { name: title });
    const close = dialog.getByRole('button').first();
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(close).not.toBeFocused();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a menu that is open when the screen turns wide is a row again', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await openInteractive(page, category);
  await page.getByRole('button', { name: 'Menü' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sortiment' });
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Sortiment' })).toBeVisible();
});

test('HEAD-09 on a phone the search is closed on the page that it led to', async ({ page }) => {
  await page.setViewportSize(phone);
  await openInteractive(page, category);
  await page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true }).click();
  await search(page).fill('schere');
  await search(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?/);
  await expect(search(page)).toBeHidden();
});

test('HEAD-10 the head links a web manifest, which is there', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await page.request.get(href ?? '');
  expect(await manifest.json()).toMatchObject({ name: expect.stringContaining('Kreide') });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('NAV-01 a header marks the tab of its own page and shows the words of its own search', async ({
      page,
    }) => {
      const current = page.getByRole('banner').getByRole('navigation').locator('[aria-current]');
      for (const [path, tab] of [
        ['/service/kontakt', undefined],
        [category, 'Schulbedarf'],
        ['/service/versandkosten', undefined],
        [`${category}?p=2`, 'Schulbedarf'],
        ['/', 'Startseite'],
        ['/search?q=schere', undefined],
        ['/service/kontakt', undefined],
      ] as const) {
        await page.goto(path);
        await expect(current, path).toHaveText(tab === undefined ? [] : [tab]);
        await expect(search(page), path).toHaveValue(path.startsWith('/search') ? 'schere' : '');
      }
    });

    test('FOOT-02 blocks of links lie open on a desk and fold one by one on a phone', async ({
      page,
    }) => {
      await page.goto(category);
      const link = (name: string) => footer(page).getByRole('link', { name, exact: true });
      await expect(link('Versandkosten')).toBeVisible();
      await expect(link('Lineaturen')).toBeVisible();
      // Nothing to unfold, nothing to press.
      const fold = footer(page).locator('summary', { hasText: 'Beratung' });
      const title = footer(page).getByRole('group').getByText('Beratung', { exact: true });
      await expect(fold).toBeHidden();
      await expect(title.filter({ visible: true })).toHaveCount(1);
      await page.setViewportSize(phone);
      await expect(link('Versandkosten')).toBeHidden();
      await expect(title.filter({ visible: true })).toHaveCount(1);
      await fold.click();
      await expect(link('Lineaturen')).toBeVisible();
      await expect(link('Versandkosten')).toBeHidden();
    });

    test('HEAD-07 a business changes the language on the page it is on', async ({ page }) => {
      const other = page.getByRole('banner').getByRole('link', { name: 'English' });
      for (const path of ['/service/versandkosten', '/service/kontakt']) {
        await page.goto(`${storefronts.b2b}${path}`);
        await expect(other).toHaveAttribute('href', `${storefronts['b2b-en']}${path}`);
      }
    });
  });
}

test('the footer is what the server wrote, and nothing is fetched for it', async ({ page }) => {
  await openInteractive(page, category);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/ShopFooter|\/graphql\//.test(request.url())) requests.push(request.url());
  });
  const written = await footer(page).innerHTML();
  await footer(page).scrollIntoViewIfNeeded();
  await idle(page);
  expect(requests).toEqual([]);
  expect(await footer(page).innerHTML()).toBe(written);
});
