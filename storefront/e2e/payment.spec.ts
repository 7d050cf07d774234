import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { interactive } from './interactive.ts';
import { shop } from './operator.ts';
import {
  addSomething,
  choosePayment,
  goToSummary,
  listButton,
  mailTo,
  orderNumber,
  totalOn,
} from './shopping.ts';
import { storefronts } from './storefronts.ts';

const newEmail = () => `aenne.${test.info().testId}.${Date.now()}@example.de`;

const card = /^Kreditkarte/;

const provider = (page: Page) => page.getByRole('heading', { name: 'Bezahlseite (Simulator)' });

/** The order button, which leads to the provider. */
async function goToProvider(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  await expect(provider(page)).toBeVisible();
}

/** Pays by card, past the bank's question. */
async function payByCard(page: Page): Promise<void> {
  await page.getByText('Bezahlen', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Bezahlen' }).click();
}

for (const storefront of ['de', 'at', 'ch'] as const) {
  test(`PAY-14 ROUTE-09 a guest of ${storefront} pays by card and is back at the confirmation`, async ({
    page,
  }) => {
    const email = newEmail();
    await addSomething(page, storefront);
    await goToSummary(page, storefront, email, card);
    const total = await totalOn(page);
    await goToProvider(page);
    // Each country writes amounts its own way.
    await expect(page.getByRole('main')).toContainText(
      /\d+[.,]\d\d/.exec(total)?.[0].replace('.', ',') ?? 'an amount',
    );
    const landing = page.waitForRequest(`${storefronts[storefront]}/computop/success?**`);
    await payByCard(page);
    await landing;
    const number = await orderNumber(page);
    const mail = await mailTo(page, email, number);
    expect(mail).toContain('Sie haben mit Ihrer Karte bezahlt.');
    expect(mail).toContain(`Gesamtbetrag: ${total}`);
    // What was ordered is not in the cart any more.
    await page.goto(`${storefronts[storefront]}/checkout/basket`);
    await expect(page.getByRole('main')).toContainText('Ihr Warenkorb ist noch leer');
  });
}

test('PAY-04 PAY-08 each method bears an icon, says what it means and has a button of its own, which leads to the summary', async ({
  page,
}) => {
  await addSomething(page, 'de');
  await goToSummary(page, 'de', newEmail());
  await page.goto(`${storefronts.de}/checkout/payment`);
  await interactive(page);
  const methods = page.getByRole('radio');
  const buttons = new Set<string>();
  for (const option of await page.locator('label:has([name=paymentId])').all()) {
    await option.getByRole('radio').check();
    await expect(option.locator('svg').first()).toBeVisible();
    await expect(option).toContainText(/\S.{30}/);
    const button = listButton(page);
    buttons.add((await button.textContent()) ?? '');
  }
  expect(buttons.size).toBe(await methods.count());
  await page.getByRole('radio', { name: /^Vorkasse/ }).check();
  await listButton(page).click();
  await expect(page).toHaveURL(`${storefronts.de}/checkout/summary`);
  await expect(page.getByRole('main')).toContainText('Vorkasse');
});

test('PAY-06 the e-invoice asks for a buyer reference, which has to be right', async ({ page }) => {
  await shop('parameter', 'set', 'payment-type', 'xRechnung', 'true', '--storefront', 'de');
  await addSomething(page, 'de');
  await goToSummary(page, 'de', newEmail());
  const electronic = page.getByRole('radio', { name: /^Elektronische Rechnung/ });
  await expect
    .poll(async () => {
      await page.goto(`${storefronts.de}/checkout/payment`);
      return electronic.count();
    })
    .toBe(1);
  await interactive(page);
  const reference = page.getByLabel('Leitweg-ID', { exact: true });
  await expect(reference).toBeHidden();
  await electronic.check();
  await expect(reference).toBeVisible();
  const go = listButton(page);
  await go.click();
  await expect(reference).toHaveAttribute('aria-invalid', 'true');
  await reference.fill('04011000-1234512345-07');
  await go.click();
  await expect(reference).toHaveAttribute('aria-invalid', 'true');
  await reference.fill('04011000-1234512345-06');
  await go.click();
  await expect(page).toHaveURL(`${storefronts.de}/checkout/summary`);
  const main = page.getByRole('main');
  await expect(main).toContainText('04011000-1234512345-06');
  // So does the confirmation, which leads to the order's status.
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  const number = await orderNumber(page);
  await expect(main).toContainText(/Leitweg-ID:?\s04011000-1234512345-06/);
  await main.getByRole('link', { name: 'Bestellung verfolgen' }).click();
  await expect(page).toHaveURL(/\/order\/[\w.-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});

test('SUBMIT-09 the page that hands the shopper over has no fault that axe can find', async ({
  page,
}) => {
  await addSomething(page, 'de');
  await goToSummary(page, 'de', newEmail(), card);
  // The provider's page does not come.
  await page.route('**/payssl.aspx', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jetzt bezahlen' })).toBeVisible();
  await expectNoFaults(page);
});

test('a shopper who closes the provider’s page after paying gets the order by the provider’s notice', async ({
  page,
}) => {
  const email = newEmail();
  await addSomething(page, 'de');
  await goToSummary(page, 'de', email, card);
  await goToProvider(page);
  await page.route('**/computop/success?*', (route) => route.abort());
  await payByCard(page);
  expect(await mailTo(page, email, 'Ihre Bestellung')).toContain('mit Ihrer Karte bezahlt');
});

test('CHK-10 a card that is declined leads back to the choice, and another method buys', async ({
  page,
}) => {
  const email = newEmail();
  await addSomething(page, 'de');
  await goToSummary(page, 'de', email, card);
  await goToProvider(page);
  await page.getByRole('button', { name: 'Zahlung ablehnen' }).click();
  await expect(page).toHaveURL(`${storefronts.de}/checkout/payment`);
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
    'Die Zahlung wurde nicht abgeschlossen',
  );
  await choosePayment(page, /^Rechnung/);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  expect(await mailTo(page, email, await orderNumber(page))).toContain('auf Rechnung');
});

test('a payment that is cancelled, or left by the browser’s button, can be begun again', async ({
  page,
}) => {
  const email = newEmail();
  await addSomething(page, 'de');
  await goToSummary(page, 'de', email, card);
  await goToProvider(page);
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page).toHaveURL(/\/checkout\/payment/);
  await choosePayment(page, card);
  await goToProvider(page);
  await page.goto(`${storefronts.de}/checkout/summary`);
  await goToProvider(page);
  await payByCard(page);
  await mailTo(page, email, await orderNumber(page));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest pays by card with plain forms', async ({ page }) => {
    const email = newEmail();
    await addSomething(page, 'de');
    await goToSummary(page, 'de', email, card);
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
    await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
    await expect(provider(page)).toBeVisible();
    await payByCard(page);
    await mailTo(page, email, await orderNumber(page));
  });
});

test('a guest of ch pays with TWINT', async ({ page }) => {
  const email = newEmail();
  await addSomething(page, 'ch');
  await goToSummary(page, 'ch', email, /^TWINT/);
  await goToProvider(page);
  await page.getByRole('button', { name: 'Bezahlen' }).click();
  expect(await mailTo(page, email, await orderNumber(page))).toContain('mit TWINT');
});

for (const storefront of ['de', 'at', 'ch'] as const) {
  test(`PAY-03 SUBMIT-10 a guest of ${storefront} pays by PayPal, which has a button of its own and is no entry of the list`, async ({
    page,
  }) => {
    const email = newEmail();
    await addSomething(page, storefront);
    await goToSummary(page, storefront, email);
    await page.goto(`${storefronts[storefront]}/checkout/payment`);
    await expect(page.getByRole('radio', { name: /^Rechnung/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: /PayPal/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Weiter mit PayPal' }).click();
    await expect(page).toHaveURL(`${storefronts[storefront]}/checkout/summary`);
    await expect(page.getByRole('main')).toContainText('PayPal');
    await goToProvider(page);
    await page.getByRole('button', { name: 'Bezahlen' }).click();
    expect(await mailTo(page, email, await orderNumber(page))).toContain('mit PayPal bezahlt');
  });
}

test('who cancels at PayPal is back at the choice, and buys by another method', async ({
  page,
}) => {
  await addSomething(page, 'de');
  await goToSummary(page, 'de', newEmail());
  await page.goto(`${storefronts.de}/checkout/payment`);
  await page.getByRole('button', { name: 'Weiter mit PayPal' }).click();
  await goToProvider(page);
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page).toHaveURL(`${storefronts.de}/checkout/payment?cancelPayment=PAYPAL`);
  await expect(page.getByText('Es wurde nichts abgebucht.')).toBeVisible();
  await expectNoFaults(page);
  await choosePayment(page, /^Vorkasse/);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  await orderNumber(page);
});
