import { expect, type Page, test } from '@playwright/test';
import { interactive } from './interactive.ts';
import { shop } from './operator.ts';
import { addSomething, choosePayment, fillShipping, mailTo, orderNumber } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;

const newEmail = () => `aenne.${test.info().testId}.${Date.now()}@example.de`;

const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const placeOrder = (page: Page) =>
  page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();

/** A guest with something in the cart, on the shipping step. */
async function onShipping(page: Page): Promise<void> {
  await addSomething(page, 'de');
  await page.goto(`${base}/checkout/login`);
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await title(page, 'Lieferung');
}

test('ROUTE-08 each step of the checkout is at its address', async ({ page }) => {
  const at = (step: string) => expect(page).toHaveURL(new RegExp(`/checkout/${step}(?:\\?|$)`));
  await addSomething(page, 'de');
  await page.goto(`${base}/checkout/basket`);
  await title(page, /^Warenkorb/);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await at('login');
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await at('shipping');
  await title(page, 'Lieferung');
  await fillShipping(page, 'de', newEmail());
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await at('payment');
  await title(page, 'Zahlung');
  await choosePayment(page, /^Vorkasse/);
  await at('summary');
  await placeOrder(page);
  await at('confirmation');
  await title(page, /Danke|Vielen Dank/);
});

test('SHIP-13 CHK-23 CHK-25 what a guest entered is kept from step to step, the e-mail address and the carrier with it', async ({
  page,
}) => {
  const email = newEmail();
  await onShipping(page);
  await interactive(page);
  await fillShipping(page, 'de', email);
  await page.getByRole('radio', { name: /^DHL/ }).check();
  await page.getByLabel('Ihr Bestellzeichen').fill('Klasse 4b');
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await title(page, 'Zahlung');

  await page.goto(`${base}/checkout/shipping`);
  await expect(page.getByLabel('Nachname').first()).toHaveValue('Müller');
  await expect(page.getByLabel('E-Mail-Adresse', { exact: true }).first()).toHaveValue(email);
  await expect(page.getByRole('radio', { name: /^DHL/ })).toBeChecked();
  await expect(page.getByLabel('Ihr Bestellzeichen')).toHaveValue('Klasse 4b');
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await choosePayment(page, /^Vorkasse/);
  await expect(page.getByRole('main')).toContainText('Klasse 4b');
  await placeOrder(page);
  expect(await mailTo(page, email, await orderNumber(page))).toContain('Klasse 4b');
});

test('ERR-09 SUBMIT-08 an order that is refused says why, and the summary stays', async ({
  page,
}) => {
  await onShipping(page);
  await fillShipping(page, 'de', newEmail());
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await choosePayment(page, /^Nachnahme/);
  const accept = (value: 'true' | 'false') =>
    shop('parameter', 'set', 'payment-type', 'CASH_ON_DELIVERY', value, '--storefront', 'de');
  await accept('false');
  try {
    // The shop hears of it within a moment.
    const other = await page.context().newPage();
    await expect
      .poll(async () => {
        await other.goto(`${base}/checkout/payment`);
        return other.getByRole('radio', { name: /^Nachnahme/ }).count();
      })
      .toBe(0);
    await placeOrder(page);
    await expect(page.getByRole('alert')).toContainText(/Zahlungsart/);
    await expect(page).toHaveURL(`${base}/checkout/summary`);
  } finally {
    await accept('true');
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('what is ordered stands beside each step, on a phone folded up above it', async ({
      page,
    }) => {
      await addSomething(page, 'de');
      await page.goto(`${base}/checkout/login`);
      const order = page.getByRole('complementary', { name: 'Ihre Bestellung: 1 Artikel' });
      const seen = async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await expect(order.getByRole('heading', { name: 'Ihre Bestellung' })).toBeVisible();
        await expect(order.getByRole('listitem')).toContainText(/^1\s×\s.+\s€$/);
        await expect(order.getByText('Gesamtsumme')).toBeVisible();
        await page.setViewportSize({ width: 360, height: 800 });
        const total = order.locator('summary');
        await expect(total).toContainText(/1 Artikel.*\s€$/);
        await expect(order.getByText('Gesamtsumme')).toBeHidden();
        await total.click();
        await expect(order.getByText('Gesamtsumme')).toBeVisible();
        await expect(order.getByRole('link', { name: 'Warenkorb ändern' })).toBeVisible();
      };
      await seen();
      await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieferung');
      await seen();
      await fillShipping(page, 'de', newEmail());
      await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zahlung');
      await seen();
    });
  });
}
