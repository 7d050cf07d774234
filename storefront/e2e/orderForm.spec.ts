import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { addSomething } from './shopping.ts';
import { storefronts } from './storefronts.ts';

/** The number of an article that can be bought; one piece of it lies in the cart. */
async function articleInCart(page: Page): Promise<string> {
  await addSomething(page, 'de');
  await page.goto(`${storefronts.de}/checkout/basket`);
  const fact = page.getByRole('main').locator('dl > div', { hasText: 'Art.-Nr.' }).first();
  return (await fact.getByRole('definition').textContent()) ?? '';
}

const number = (page: Page, row: number) =>
  page.getByRole('textbox', { name: `Artikelnummer, Zeile ${row}`, exact: true });

test('ROUTE-22 (order form) OFORM-01…04: articles are ordered by their numbers with the keyboard alone', async ({
  page,
}) => {
  const article = await articleInCart(page);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(storefronts.de);
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bestellformular' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellformular' })).toBeVisible();
  await number(page, 1).focus();
  await page.keyboard.type(article);
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(number(page, 2)).toBeFocused();
  await page.keyboard.type('999999999');
  await page.keyboard.press('Enter');
  const rows = page
    .getByRole('list', { name: 'Zeilen des Bestellformulars' })
    .getByRole('listitem');
  await expect(rows.nth(0).getByRole('link')).toHaveAttribute('href', /^\/prod\//);
  await expect(rows.nth(1)).toContainText('Diese Artikelnummer kennen wir nicht.');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'In den Warenkorb' }).press('Enter');
  await expect(page.getByText('Ein Artikel liegt im Warenkorb')).toBeVisible();
  await expect(number(page, 1)).toBeFocused();
  await expect(number(page, 1)).toHaveValue('999999999');
  await expect(rows.nth(0)).toContainText('Diese Artikelnummer kennen wir nicht.');
  await expect(page.getByRole('banner').getByText('4 Artikel')).toBeAttached();
  await expectNoFaults(page);
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(4 Artikel)');
  expect(problems).toEqual([]);
});

test('DEC-138 on b2b the order form is for customers: it asks for their login', async ({
  page,
}) => {
  await page.goto(storefronts['b2b-en']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Order form' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(`${storefronts['b2b-en']}/`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('OFORM-01 OFORM-04: the order form is a plain form', async ({ page }) => {
    const article = await articleInCart(page);
    await page.goto(`${storefronts.de}/service/orderform`);
    await number(page, 1).fill(article);
    // Looks up what was written, and buys nothing.
    await number(page, 1).press('Enter');
    const rows = page
      .getByRole('list', { name: 'Zeilen des Bestellformulars' })
      .getByRole('listitem');
    await expect(rows.nth(0).getByRole('link')).toHaveAttribute('href', /^\/prod\//);
    await page.getByRole('textbox', { name: 'Liste einfügen' }).fill(`${article};1`);
    await page.getByRole('button', { name: 'In die Zeilen übernehmen' }).click();
    await expect(page.getByRole('textbox', { name: 'Menge, Zeile 1', exact: true })).toHaveValue(
      '2',
    );
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('(3 Artikel)');
  });
});
