import { expect, type Page, test } from '@playwright/test';
import { signIn } from './customer.ts';
import { interactive, openInteractive } from './interactive.ts';
import { banner } from './measuring.ts';
import { addSomething } from './shopping.ts';

/** WCAG 2.4.3, 4.1.3: where the focus goes when what had it is gone. */

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });

test('the answer about consent gives the focus to the page', async ({ page }) => {
  await openInteractive(page, '/cat/schulbedarf');
  await banner(page).getByRole('button', { name: 'Alle ablehnen' }).press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(title(page)).toBeFocused();
});

test('filters that are taken back give the focus to the listing', async ({ page }) => {
  await openInteractive(page, '/cat/schulbedarf?filter.price=1-40&filter.rating=2-');
  const chips = page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link');
  await chips.first().press('Enter');
  await expect(chips).toHaveCount(1);
  await expect(title(page)).toBeFocused();
});

test('a product that is taken from the comparison gives the focus to the comparison', async ({
  page,
}) => {
  await openInteractive(page, '/compare?id=heft-klassik-a4-32&id=klassensatz-a5');
  await main(page).getByRole('link', { name: 'Aus dem Vergleich nehmen' }).first().press('Enter');
  await expect(main(page).getByRole('columnheader')).toHaveCount(2);
  await expect(title(page)).toBeFocused();
});

test('CART-11 what is put back gives the focus to the cart', async ({ page }) => {
  await addSomething(page, 'de');
  await openInteractive(page, '/checkout/basket');
  await main(page)
    .getByRole('button', { name: /^Entfernen/ })
    .first()
    .press('Enter');
  await main(page).getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(title(page)).toHaveText(/^Warenkorb \(/);
  await expect(title(page)).toBeFocused();
});

test('each step of the withdrawal has an address, which keeps what was filled in', async ({
  page,
}) => {
  await openInteractive(page, '/widerruf');
  await page.getByLabel('Bestellnummer').fill('K26-1234-5674');
  await page.getByLabel('Ihr Name').fill('Änne Müller');
  await page.getByLabel('E-Mail-Adresse').fill('schritte@example.de');
  await page.getByRole('button', { name: 'Weiter' }).click();
  const confirm = page.getByRole('button', { name: 'Widerruf bestätigen' });
  await expect(page).toHaveURL('/widerruf?step=review');
  await expect(main(page).getByText('schritte@example.de')).toBeVisible();
  await page.reload();
  await expect(confirm).toBeVisible();
  await expect(main(page).getByText('schritte@example.de')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/widerruf');
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Änne Müller');
  await page.goForward();
  await confirm.click();
  await expect(page).toHaveURL('/widerruf?step=received');
  const receipt = page.getByText('Ihr Widerruf ist eingegangen');
  await expect(receipt).toBeVisible();
  await page.reload();
  await expect(receipt).toBeVisible();
  // Somebody who only has the address begins.
  await page.goto('/widerruf?step=review');
  await expect(page.getByLabel('Bestellnummer')).toHaveValue('');
});

test('the withdrawal leads from step to step', async ({ page }) => {
  await openInteractive(page, '/widerruf');
  await page.getByLabel('Bestellnummer').fill('K26-1234-5674');
  await page.getByLabel('Ihr Name').fill('Änne Müller');
  await page.getByLabel('E-Mail-Adresse').fill('widerruf@example.de');
  await page.getByRole('button', { name: 'Weiter' }).press('Enter');
  const confirm = page.getByRole('button', { name: 'Widerruf bestätigen' });
  await expect(confirm).toBeVisible();
  const step = main(page).locator('form').getByRole('heading', { level: 2 });
  await expect(step).toBeFocused();
  await confirm.press('Enter');
  await expect(
    main(page).getByRole('status').filter({ hasText: 'Ihr Widerruf ist eingegangen' }),
  ).toBeVisible();
  await expect(title(page)).toBeFocused();
});

test('another variant’s price and stock are read out', async ({ page }) => {
  await openInteractive(page, '/prod/heft-klassik-a4-32');
  const said = page.locator('#navigation-status');
  await expect(said).toHaveText('');
  const variants = main(page).locator('fieldset').first().getByRole('link');
  const other = variants.and(page.locator(':not([aria-current]):not([aria-disabled])')).first();
  await other.click();
  await expect(page).toHaveURL(/varid=/);
  await expect(said).toHaveText(/^\S.*, \d+,\d{2}\s€, \S/);
  await expect(said).toHaveAttribute('role', 'status');
});

test('a message steps aside from what has the focus, and from what stands beside it', async ({
  page,
}) => {
  await signIn(page, '/myaccount/wishlist');
  await interactive(page);
  const make = page.getByRole('button', { name: 'Neue Liste' });
  await make.click();
  await page.getByLabel('Name der Liste').fill('Klasse 3b');
  await page.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Klasse 3b' })).toBeVisible();
  // Beside a dialog messages stand elsewhere.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await make.focus();
  const message = page.getByRole('region', { name: 'Mitteilungen' });
  await expect(message).toContainText('Gespeichert.');
  const covered = async (name: string) => {
    const button = await page.getByRole('button', { name, exact: true }).boundingBox();
    const toast = await message.boundingBox();
    if (!button || !toast) throw new Error('not on the page');
    return button.y < toast.y + toast.height && toast.y < button.y + button.height;
  };
  for (const name of ['Teilen', 'Listenoptionen', 'Neue Liste']) {
    expect(await covered(name), name).toBe(false);
  }
});
