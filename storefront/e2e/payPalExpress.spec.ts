import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { addSomething, choosePayment, mailTo, orderNumber, totalOn } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;

const addresses = (page: Page) => page.getByRole('heading', { name: 'Adresse wählen (Simulator)' });
const review = (page: Page) =>
  page.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Bestellung' });
const order = (page: Page) =>
  page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();

/** From the cart to PayPal, where the address is chosen. */
async function goToPayPal(page: Page): Promise<void> {
  await addSomething(page, 'de');
  await page.goto(`${base}/checkout/basket`);
  await page.getByRole('link', { name: 'Mit PayPal zahlen' }).click();
  await expect(addresses(page)).toBeVisible();
}

const chooseAddress = async (page: Page, name: RegExp) => {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Weiter zum Shop' }).click();
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a guest checks out from the cart with address and payment of the PayPal account', async ({
      page,
    }) => {
      await goToPayPal(page);
      await chooseAddress(page, /Grundschule am Weg/);
      await expect(review(page)).toBeVisible();
      await expect(page).toHaveURL(`${base}/checkout/summary`);
      const main = page.getByRole('main');
      await expect(main).toContainText('Schulstraße 1');
      await expect(main).toContainText('PayPal');
      const total = await totalOn(page);
      if (javaScriptEnabled) await expectNoFaults(page);
      // The step is not there.
      await page.goto(`${base}/checkout/payment`);
      await expect(page).toHaveURL(`${base}/checkout/summary`);
      await order(page);
      if (!javaScriptEnabled) await page.getByRole('link', { name: 'Weiter zur Zahlung' }).click();
      const number = await orderNumber(page);
      const mail = await mailTo(page, 'ada@example.org', number);
      expect(mail).toContain('mit PayPal');
      expect(mail).toContain('Schulstraße 1');
      expect(mail).toContain(`Gesamtbetrag: ${total}`);
    });
  });
}

test('who cancels the express checkout, at PayPal or at the summary, goes on without it', async ({
  page,
}) => {
  await goToPayPal(page);
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page).toHaveURL(`${base}/checkout/login?cancelPayment=PAYPAL`);
  await expect(page.getByText('Es wurde nichts abgebucht.')).toBeVisible();
  await goToPayPal(page);
  await chooseAddress(page, /Lindenweg/);
  await page.getByRole('link', { name: 'Andere Zahlungsart wählen' }).click();
  await expect(page).toHaveURL(`${base}/checkout/shipping?cancelPayment=PAYPAL`);
  await expect(page.getByLabel('Straße und Hausnummer').first()).toHaveValue('');
});

test('a payment that PayPal declines leads back to the choice, with the address from there', async ({
  page,
}) => {
  await goToPayPal(page);
  await page.getByRole('checkbox', { name: /später abgelehnt/ }).check();
  await chooseAddress(page, /Lindenweg/);
  await expect(review(page)).toBeVisible();
  await order(page);
  await expect(page).toHaveURL(`${base}/checkout/payment`);
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
    'Die Zahlung wurde nicht abgeschlossen',
  );
  await choosePayment(page, /^Rechnung/);
  await expect(page.getByRole('main')).toContainText('Lindenweg 4 a');
  await order(page);
  await orderNumber(page);
});

test('an address abroad is refused in the cart, and so is one that was chosen for another cart', async ({
  page,
}) => {
  const told = page.getByRole('region', { name: 'Mitteilungen' });
  await goToPayPal(page);
  await chooseAddress(page, /Paris/);
  await expect(page).toHaveURL(`${base}/checkout/basket`);
  await expect(told).toContainText('In dieses Land liefern wir nicht');
  await page.goto(`${base}/api/express-return/PAYPAL?cartId=other&token=X`);
  await expect(page).toHaveURL(`${base}/checkout/basket`);
  await expect(told).toContainText('Die Zahlung wurde nicht abgeschlossen');
});
