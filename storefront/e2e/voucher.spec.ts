import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { interactive } from './interactive.ts';
import { shop } from './operator.ts';
import { addSomething, goToSummary, mailTo, orderNumber, totalOn } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const basket = `${storefronts.de}/checkout/basket`;

const codeOfTest = () =>
  `E2E-${test.info().testId.slice(-6)}-${test.info().repeatEachIndex}`.toUpperCase();

/** A voucher of this test alone: 10 %, made on the command line. */
async function tenPercent(): Promise<string> {
  const code = codeOfTest();
  await shop('voucher', 'add', code, 'percent', '--percent', '10');
  return code;
}

/** The amount of a row of the totals, in cents. */
async function cents(page: Page, row: RegExp): Promise<number> {
  const text = await page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: row })
    .getByRole('definition')
    .textContent();
  return Number((text ?? '').replace(/\D/g, ''));
}

const voucherRow = (page: Page) => page.getByRole('main').getByText(/^Gutschein „/);

async function enter(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Gutscheincode');
  if (!(await field.isVisible())) await page.getByText('Gutschein einlösen').click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Einlösen' }).click();
}

test('CART-15: a voucher is entered, shown, ordered with and told by mail', async ({ page }) => {
  const code = await tenPercent();
  const email = `${code.toLowerCase()}@example.de`;
  await addSomething(page, 'de');
  await page.goto(basket);
  await interactive(page);
  await enter(page, 'gibt es nicht');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Diesen Gutschein kennen wir nicht.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Gutscheincode')).toBeFocused();
  await expectNoFaults(page);
  await enter(page, code.toLowerCase());
  await expect(voucherRow(page)).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: /^Der Gutschein ist eingelöst. Gesamtsumme: \d/ }),
  ).toBeAttached();
  await expect(page.getByText('Diesen Gutschein kennen wir nicht.')).toBeHidden();
  await expectNoFaults(page);
  const goods = await cents(page, /^Warenwert/);
  expect(await cents(page, /^Gutschein/)).toBe(Math.round(goods / 10));

  await goToSummary(page, 'de', email);
  expect(await cents(page, /^Gutschein/)).toBe(Math.round(goods / 10));
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  const number = await orderNumber(page);
  expect(await cents(page, /^Gutschein/)).toBe(Math.round(goods / 10));
  const mail = await mailTo(page, email, number);
  expect(mail).toContain(`Gutschein ${code}: −`);
  expect(mail).toContain(`Gesamtbetrag: ${await totalOn(page)}`);
});

test('a voucher that could not be sent stays in its field, and a message says so once', async ({
  page,
}) => {
  await addSomething(page, 'de');
  await page.goto(basket);
  await interactive(page);
  await page.route('**/graphql/', (route) => route.abort());
  await enter(page, 'KREIDE-10');
  const said = page.getByText(/Das hat nicht geklappt/);
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
    'Das hat nicht geklappt',
  );
  await expect(said).toHaveCount(1);
  await expect(page.getByLabel('Gutscheincode')).toHaveValue('KREIDE-10');
  await expect(page.getByLabel('Gutscheincode')).toBeFocused();
});

test('a voucher that each customer has once is refused where the summary knows the customer', async ({
  page,
}) => {
  const code = codeOfTest();
  const email = `${code.toLowerCase()}@example.de`;
  await shop('voucher', 'add', code, 'percent', '--percent', '10', '--once-per-customer');
  for (const isFirst of [true, false]) {
    await addSomething(page, 'de');
    await page.goto(basket);
    await interactive(page);
    await enter(page, code);
    await expect(voucherRow(page)).toBeVisible();
    await goToSummary(page, 'de', email);
    const refusal = page.getByText('Diesen Gutschein haben Sie schon eingelöst.');
    await expect(refusal).toHaveCount(isFirst ? 0 : 1);
    if (!isFirst) break;
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
    await orderNumber(page);
  }
  await expect(page.getByRole('main').locator('dl > div', { hasText: /^Gutschein/ })).toHaveCount(
    0,
  );
  await expectNoFaults(page);
});

test('MINI-05: a voucher is removed in the minicart as on the page of the cart', async ({
  page,
}) => {
  const code = await tenPercent();
  await addSomething(page, 'de');
  await page.goto(basket);
  await interactive(page);
  await enter(page, code);
  await expect(voucherRow(page)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Warenkorb/ })
    .click();
  const minicart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await minicart.getByRole('button', { name: `Gutschein „${code}“ entfernen` }).click();
  await expect(minicart.getByText(`Gutschein „${code}“`)).toBeHidden();
  await expect(
    minicart
      .getByRole('status')
      .filter({ hasText: /^Der Gutschein ist entfernt. Gesamtsumme: \d/ }),
  ).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(voucherRow(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CART-15: a voucher is entered and removed by plain forms', async ({ page }) => {
    const code = await tenPercent();
    await addSomething(page, 'de');
    await page.goto(basket);
    await enter(page, 'FALSCH');
    await expect(page.getByText('Diesen Gutschein kennen wir nicht.')).toBeVisible();
    await enter(page, code);
    await expect(voucherRow(page)).toBeVisible();
    await page.getByRole('button', { name: `Gutschein „${code}“ entfernen` }).click();
    await expect(page).toHaveURL(basket);
    await expect(voucherRow(page)).toBeHidden();
  });
});
