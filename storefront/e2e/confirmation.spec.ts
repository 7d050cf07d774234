import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { addCustomer } from './operator.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;

/** Opens the confirmation with an order that nobody placed. */
async function preview(page: Page, wishes: object | string): Promise<void> {
  const json = typeof wishes === 'string' ? wishes : JSON.stringify(wishes);
  const query = new URLSearchParams({ 'ishop-preview-json': json });
  await page.goto(`${base}/checkout/confirmation?${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke für Ihre Bestellung!');
}

/** The card that names the method, with the day of the order below. */
const paymentOn = (page: Page) =>
  page.getByRole('main').locator('address').filter({ hasText: 'Bestellt am' });

test('CHK-16 the confirmation is previewed with an order that nobody placed; axe finds nothing', async ({
  page,
}) => {
  await preview(page, { comment: 'Bitte beim Hausmeister abgeben', email: 'pia@example.org' });
  const main = page.getByRole('main');
  await expect(main).toContainText('Vorschau');
  await expect(main).toContainText('pia@example.org');
  await expect(main).toContainText('Bitte beim Hausmeister abgeben');
  await expect(main).toContainText('Schulheft A4');
  await expectNoFaults(page);
  // Printed it is a document.
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('Schulheft A4').first()).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'button', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Weiter einkaufen' })).toBeHidden();
  // On a sheet of A4 the addresses stand side by side.
  await page.setViewportSize({ width: 718, height: 1000 });
  const tops = await main
    .locator('address')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  // Whatever else it says, the example is shown, and no script of it runs.
  await preview(page, '<script>alert(1)</script>');
  await expect(main).toContainText('Schulheft A4');
  // Without the parameter there is no order to show.
  await page.goto(`${base}/checkout/confirmation`);
  await expect(page).toHaveURL(`${base}/`);
});

const names = {
  CREDIT_CARD: 'Kreditkarte',
  PAYPAL: 'PayPal',
  AMAZONPAY: 'Amazon Pay',
  INVOICE: 'Rechnung',
  RECHNUNG_V: 'Rechnung',
  RECHNUNG: 'Rechnung',
  CASH_ON_DELIVERY: 'Nachnahme',
  TWINT: 'TWINT',
  X_RECHNUNG: 'Elektronische Rechnung (XRechnung)',
};

test('PAY-01 an order says by which of the known methods it is paid', async ({ page }) => {
  for (const [paymentId, name] of Object.entries(names)) {
    await preview(page, { paymentId });
    await expect(paymentOn(page)).toHaveText(
      new RegExp(`^${name.replace(/[()]/g, '\\$&')}Bestellt am`),
    );
  }
});

test('PAY-02 methods of prepayment and unknown ones are presented alike', async ({ page }) => {
  for (const paymentId of ['VINCO_V', 'VORKASSE_V', 'VORKASSE', 'PREPAID', 'BITCOIN', '']) {
    await preview(page, { paymentId });
    await expect(paymentOn(page)).toHaveText(/^VorkasseBestellt am/);
  }
});

test('ERR-23 a clean-up that fails logs out, and says that it failed', async ({ page }) => {
  const email = `aenne.${test.info().testId}.${Date.now()}@example.de`;
  const password = 'Kreide-rot-7';
  await addCustomer(email, password);
  await page.request.post(`${base}/api/login-action/`, {
    data: { formData: { email, password }, mergeCart: false },
  });
  await page.goto(`${base}/myaccount/orders`);
  await expect(page).toHaveURL(`${base}/myaccount/orders`);
  const answer = await page.request.post(`${base}/api/confirmation-cleanup/`, {
    data: { cartId: 'x'.repeat(20_000) },
  });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toEqual({ successful: false });
  // The open page may notice by itself, and leave meanwhile.
  const orders = await page.request.get(`${base}/myaccount/orders`);
  expect(orders.url()).toContain('/login?redirect=');
});
