import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { interactive } from './interactive.ts';
import { importLines } from './operator.ts';
import { goToSummary, mailTo, orderNumber, pressAdd } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;
const basket = `${base}/checkout/basket`;

const codeOfTest = () =>
  `G-${test.info().testId.slice(-6)}-${test.info().repeatEachIndex}-${test.info().retry}`.toUpperCase();

const product = (id: string, name: string, cents: number) => ({
  type: 'product',
  id,
  category: codeOfTest(),
  name,
  items: [{ id, orderNumber: id, stock: 50, prices: { de: { cents } } }],
});

/** Puts goods of this test alone into the cart, whose value is as wished. @param more imported with them */
async function addGoods(page: Page, cents: number, more: readonly object[] = []): Promise<void> {
  const category = codeOfTest();
  const id = `${category}-GLOBUS`;
  await importLines([
    { type: 'category', id: category, name: category, excludedFromNavigation: true },
    product(id, 'Globus', cents),
    ...more,
  ]);
  await expect.poll(async () => (await page.request.get(`${base}/prod/${id}`)).status()).toBe(200);
  await page.goto(`${base}/prod/${id}`);
  await pressAdd(page, page.getByRole('button', { name: /^In den Warenkorb/ }).first());
}

async function openCart(page: Page): Promise<void> {
  await page.goto(basket);
  await interactive(page);
}

/** The lines of the cart on its page. */
const lines = (page: Page) =>
  page.getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('listitem');
const free = (page: Page) => lines(page).filter({ hasText: 'Gratis' });
const offers = (page: Page) =>
  page.getByRole('list', { name: 'Gratis dazu' }).getByRole('listitem');
const offer = (page: Page, name: string) => offers(page).filter({ hasText: name });

async function enter(page: Page, code: string): Promise<void> {
  await page.getByText('Gutschein einlösen').click();
  await page.getByLabel('Gutscheincode').fill(code);
  await page.getByRole('button', { name: 'Einlösen' }).click();
}

test('CART-16 free articles are offered with their minimum price; one that is chosen is ordered for nothing', async ({
  page,
}) => {
  const email = `${codeOfTest().toLowerCase()}@example.de`;
  await addGoods(page, 2500);
  await openCart(page);
  const chalk = offer(page, 'Tafelkreide');
  await expect(chalk).toContainText(/ab 49,00\s€ Warenwert/);
  await expect(chalk).toContainText(/Noch 24,00\s€/);
  await expect(chalk.getByRole('button')).toHaveCount(0);
  await expect(page.getByText(/^Noch 24,00\s€ bis zum Gratisgeschenk\.$/)).toBeVisible();
  await expect(chalk.locator('img')).toHaveAttribute('width', '190');
  await expect(chalk.locator('img')).toHaveAttribute('height', '143');

  await lines(page).getByRole('button', { name: 'Mehr' }).click();
  await expect(page.getByText('Suchen Sie sich Ihr Gratisgeschenk aus.')).toBeVisible();
  const choose = chalk.getByRole('button', { name: /^Auswählen/ });
  await choose.click();
  await expect(free(page)).toHaveCount(1);
  await expect(free(page)).toContainText('Tafelkreide');
  await expect(free(page)).toContainText(/0,00\s€/);
  await expect(free(page).getByRole('textbox')).toHaveCount(0);
  // The button is another one now, and has the focus still.
  await expect(chalk.getByRole('button', { name: /^Entfernen/ })).toBeFocused();
  await expectNoFaults(page);

  await offer(page, 'Lineal').getByRole('button').click();
  await expect(free(page)).toContainText('Lineal');
  await expect(free(page)).toHaveCount(1);

  await goToSummary(page, 'de', email);
  const ordered = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Gratis' });
  await expect(ordered).toContainText('Lineal');
  await expect(ordered).toContainText(/0,00\s€/);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  const number = await orderNumber(page);
  await expect(ordered).toContainText('Lineal');
  const mail = await mailTo(page, email, number);
  expect(mail).toMatch(/Lineal[^\n]*\n {2}Gratis\n/);

  const link = /https?:\/\/\S+\/order\/\S+/.exec(mail)?.[0] ?? '';
  await page.goto(`${base}${new URL(link).pathname}`);
  await expect(ordered).toContainText('Lineal');
  await page.getByText('Artikel auswählen').click();
  const again = page.getByRole('checkbox');
  await expect(again).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /Lineal/ })).toHaveCount(0);
});

test('a gift leaves the cart when its goods do, which is told, and can be given up', async ({
  page,
}) => {
  await addGoods(page, 2500);
  await openCart(page);
  await lines(page).getByRole('button', { name: 'Mehr' }).click();
  await offer(page, 'Tafelkreide')
    .getByRole('button', { name: /^Auswählen/ })
    .click();
  await expect(free(page)).toHaveCount(1);
  await lines(page).getByRole('button', { name: 'Weniger' }).click();
  await expect(free(page)).toHaveCount(0);
  const notice = page.getByRole('status').filter({ hasText: 'ist nicht mehr im Warenkorb' });
  await expect(notice).toContainText('Tafelkreide');
  await expectNoFaults(page);
  await notice.getByRole('button', { name: 'Verzichten' }).click();
  await expect(notice).toHaveCount(0);
  await lines(page).getByRole('button', { name: 'Mehr' }).click();
  await expect(
    offer(page, 'Tafelkreide').getByRole('button', { name: /^Auswählen/ }),
  ).toBeVisible();
  await expect(free(page)).toHaveCount(0);
});

test('CART-13 a gift that cannot be removed has no button for it, and says why', async ({
  page,
}) => {
  const id = codeOfTest();
  const item = `${id}-DAZU`;
  // So dear that no other test gets it.
  const gift = { minimumCents: 350_000, isRemovable: false, storefronts: ['de'] };
  await addGoods(page, 400_000, [
    product(item, 'Stundenplan', 100),
    { type: 'gift', id, item, ...gift },
  ]);
  await openCart(page);
  const line = free(page).filter({ hasText: 'Stundenplan' });
  await expect(line).toContainText('lässt sich nicht entfernen');
  await expect(line.getByRole('button')).toHaveCount(0);
  await expect(
    lines(page)
      .first()
      .getByRole('button', { name: /^Entfernen/ }),
  ).toBeVisible();
  await expectNoFaults(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Warenkorb/ })
    .click();
  const minicart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  const small = minicart.getByRole('listitem').filter({ hasText: 'Stundenplan' });
  await expect(small).toContainText('Gratis');
  await expect(small.getByRole('button')).toHaveCount(0);
  await expectNoFaults(page);
});

/** A voucher of this test alone that brings an article, with the article. */
function freeItemVoucher(): { readonly code: string; readonly lines: readonly object[] } {
  const code = codeOfTest();
  const item = `${code}-DAZU`;
  const voucher = { type: 'voucher', code, kind: 'freeItem', item };
  return { code, lines: [product(item, 'Spitzer', 100), voucher] };
}

test('CART-14 the article of a voucher and its voucher are removed together, and come back together', async ({
  page,
}) => {
  const { code, lines: voucherLines } = freeItemVoucher();
  await addGoods(page, 1000, voucherLines);
  await openCart(page);
  await enter(page, code);
  await expect(free(page)).toContainText('Spitzer');
  const voucher = page.getByRole('main').getByText(`Gutschein „${code}“`);
  await expect(voucher).toBeVisible();
  await free(page)
    .getByRole('button', { name: /^Entfernen/ })
    .click();
  await expect(free(page)).toHaveCount(0);
  await expect(voucher).toHaveCount(0);
  // A key: the pointer lies on the navigation by now, whose panel is in the way.
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(free(page)).toContainText('Spitzer');
  await expect(voucher).toBeVisible();
  await page.getByRole('button', { name: `Gutschein „${code}“ entfernen` }).click();
  await expect(free(page)).toHaveCount(0);
});

test('CART-16 catalogues that are put into the cart are listed there, and can be ordered alone', async ({
  page,
}) => {
  const email = `${codeOfTest().toLowerCase()}@example.de`;
  await page.goto(`${base}/service/katalog`);
  await interactive(page);
  await page.getByRole('button', { name: /^In den Warenkorb.*Kindergarten/ }).click();
  const minicart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(minicart.getByRole('listitem')).toContainText('Katalog „Kindergarten“');
  await expect(minicart.getByRole('listitem')).toContainText('Gratis');
  await expectNoFaults(page);
  await openCart(page);
  await expect(lines(page)).toHaveCount(1);
  await lines(page)
    .getByRole('button', { name: /^Entfernen/ })
    .click();
  await expect(page.getByText('Ihr Warenkorb ist noch leer')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(lines(page)).toContainText('Katalog „Kindergarten“');

  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await page.getByLabel('Vorname').first().fill('Änne');
  await page.getByLabel('Nachname').first().fill('Müller');
  await page.getByLabel('Straße und Hausnummer').first().fill('Lindenweg 4 a');
  await page.getByLabel('Postleitzahl').first().fill('10115');
  await page.getByLabel('Ort', { exact: true }).first().fill('Berlin');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).first().fill(email);
  await page.getByRole('button', { name: /^Weiter/ }).click();
  // CHK-18: nothing to pay, so no payment step.
  await expect(
    page.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Bestellung' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  const number = await orderNumber(page);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    'Katalog „Kindergarten“',
  );
  expect(await mailTo(page, email, number)).toContain('Katalog „Kindergarten“\n  Gratis');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CART-16 gifts are chosen and catalogues put in by plain forms', async ({ page }) => {
    await addGoods(page, 5000);
    await page.goto(basket);
    await offer(page, 'Tafelkreide')
      .getByRole('button', { name: /^Auswählen/ })
      .click();
    await expect(page).toHaveURL(basket);
    await expect(free(page)).toContainText('Tafelkreide');
    await free(page)
      .getByRole('button', { name: /^Entfernen/ })
      .click();
    await expect(free(page)).toHaveCount(0);
    await page.goto(`${base}/service/katalog`);
    await page.getByRole('button', { name: /^In den Warenkorb.*Möbel/ }).click();
    await expect(page).toHaveURL(basket);
    await expect(free(page)).toContainText('Katalog „Möbel“');
  });

  test('CART-14 the line of a voucher takes its voucher along', async ({ page }) => {
    const { code, lines: voucherLines } = freeItemVoucher();
    await addGoods(page, 1000, voucherLines);
    await page.goto(basket);
    await enter(page, code);
    await expect(free(page)).toContainText('Spitzer');
    await free(page)
      .getByRole('button', { name: /^Entfernen/ })
      .click();
    await expect(free(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByText(`Gutschein „${code}“`)).toHaveCount(0);
  });
});
