import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import {
  addSomething,
  choosePayment,
  goToSummary,
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
  test(`PAY-14 a guest of ${storefront} pays by card and is back at the confirmation`, async ({
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
    await payByCard(page);
    const number = await orderNumber(page);
    const mail = await mailTo(page, email, number);
    expect(mail).toContain('Sie haben mit Ihrer Karte bezahlt.');
    expect(mail).toContain(`Gesamtbetrag: ${total}`);
    // What was ordered is not in the cart any more.
    await page.goto(`${storefronts[storefront]}/checkout/basket`);
    await expect(page.getByRole('main')).toContainText('Ihr Warenkorb ist noch leer');
  });
}

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
  await page.getByRole('button', { name: 'Karte ablehnen' }).click();
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
