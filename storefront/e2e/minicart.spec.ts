import { expect, type Page, test } from '@playwright/test';
import { banner } from './measuring.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;

/** Puts the first goods of a category into the cart whose item is chosen already. */
async function add(page: Page, count: number): Promise<void> {
  await page.goto(`${base}/cat/schulbedarf`);
  const paths = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const button = page.getByRole('button', { name: 'In den Warenkorb' });
  let added = 0;
  for (const path of new Set(paths.filter((each) => each.startsWith('/prod/')))) {
    if (added === count) return;
    await page.goto(`${base}${path}`);
    if ((await button.count()) === 0) continue;
    await button.first().press('Enter');
    const flyout = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
    const cart = page.getByRole('heading', { level: 1, name: /^Warenkorb/ });
    await expect(flyout.or(cart)).toBeVisible();
    added += 1;
  }
  expect(added).toBe(count);
}

/** Opens the minicart from the header of the home page. */
async function openMinicart(page: Page) {
  await page.goto(base);
  await expect(banner(page)).toBeVisible();
  await page
    .getByRole('link', { name: /^Warenkorb/ })
    .first()
    .click();
  const minicart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(minicart).toBeVisible();
  return minicart;
}

test('MINI-04 an empty cart says so, and leads nowhere', async ({ page }) => {
  const minicart = await openMinicart(page);
  await expect(minicart.getByText('Ihr Warenkorb ist noch leer')).toBeVisible();
  await expect(minicart.getByRole('link', { name: 'Zum Warenkorb' })).toHaveCount(0);
});

test('MINI-02 MINI-03 MINI-06 three goods stand in it, with their sum and a way to the cart', async ({
  page,
}) => {
  await add(page, 3);
  const minicart = await openMinicart(page);
  await expect(minicart.getByRole('listitem')).toHaveCount(3);
  await expect(minicart.getByRole('link', { name: /^Alle / })).toHaveCount(0);
  await expect(minicart.getByText('Gesamtsumme')).toBeVisible();
  await minicart.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page).toHaveURL(`${base}/checkout/basket`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Warenkorb (3 Artikel)',
  );
});

test('MINI-01 MINI-02 of more than three goods it shows three, and a link to all', async ({
  page,
}) => {
  await add(page, 4);
  const minicart = await openMinicart(page);
  await expect(minicart.getByRole('listitem')).toHaveCount(3);
  await minicart.getByRole('link', { name: /^Alle 4 / }).click();
  await expect(page).toHaveURL(`${base}/checkout/basket`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Warenkorb (4 Artikel)',
  );
});
