import { expect, type Page, test } from '@playwright/test';
import { enterLogin } from './customer.ts';
import { openInteractive } from './interactive.ts';
import { addCustomer } from './operator.ts';
import { addSomething, choosePayment, fillShipping, goToSummary, orderNumber } from './shopping.ts';
import { logins, storefronts } from './storefronts.ts';

const base = storefronts.de;
const steps = {
  login: `${base}/checkout/login`,
  shipping: `${base}/checkout/shipping`,
  payment: `${base}/checkout/payment`,
  summary: `${base}/checkout/summary`,
  basket: `${base}/checkout/basket`,
  confirmation: `${base}/checkout/confirmation`,
} as const;
const home = `${base}/`;

const newEmail = () => `aenne.${test.info().testId}.${Date.now()}@example.de`;

/** Opens one page and arrives at another. */
async function expectMove(page: Page, from: string, to: string): Promise<void> {
  await page.goto(from);
  await expect(page).toHaveURL(to);
}

const expectExpired = (page: Page) =>
  expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
    'Ihre Sitzung ist abgelaufen.',
  );

test('CHK-03 CHK-05 CHK-14 with an empty cart no step opens', async ({ page }) => {
  await expectMove(page, steps.login, steps.basket);
  await expectMove(page, steps.shipping, home);
  await expectMove(page, steps.confirmation, home);
});

test('CHK-07 ERR-07 a payment whose cart is gone leads home, with a warning', async ({ page }) => {
  await expectMove(page, steps.payment, home);
  await expectExpired(page);
});

test('CHK-06 CHK-08 CHK-12 CHK-13 a step opens after those before it', async ({ page }) => {
  await addSomething(page, 'de');
  await expectMove(page, steps.shipping, steps.login);
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await expect(page).toHaveURL(steps.shipping);
  await expectMove(page, steps.payment, steps.shipping);
  await expectMove(page, steps.summary, home);
  await expectExpired(page);
  await page.goto(steps.shipping);
  await fillShipping(page, 'de', newEmail());
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await expect(page).toHaveURL(steps.payment);
  await expectMove(page, steps.summary, steps.payment);
});

test('CHK-02 a guest who goes on, and a customer, have done the login step', async ({
  page,
  browser,
}) => {
  await addSomething(page, 'de');
  await page.goto(steps.login);
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await expect(page).toHaveURL(steps.shipping);
  await expectMove(page, steps.login, steps.shipping);

  const email = newEmail();
  await addCustomer(email, 'Kreide-rot-7');
  const other = await browser.newContext();
  const customer = await other.newPage();
  await addSomething(customer, 'de');
  await customer.goto(steps.login);
  const main = customer.getByRole('main');
  await enterLogin(main, email, 'Kreide-rot-7');
  await expect(customer).toHaveURL(steps.shipping);
  await expectMove(customer, steps.login, steps.shipping);
  await other.close();
});

test('CHK-09 where nothing is to be chosen, the payment step leads on', async ({ page }) => {
  const business = logins[1];
  if (!business) throw new Error('No business login given');
  await page.goto(`${storefronts.b2b}/login`);
  const main = page.getByRole('main');
  await enterLogin(main, business.user, business.password);
  await expect(page).not.toHaveURL(/\/login/);
  await addSomething(page, 'b2b');
  await page.goto(`${storefronts.b2b}/checkout/shipping`);
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await expect(page).toHaveURL(`${storefronts.b2b}/checkout/summary`);
  await expectMove(
    page,
    `${storefronts.b2b}/checkout/payment`,
    `${storefronts.b2b}/checkout/summary`,
  );
});

test('CHK-15 the confirmation names its order in its address', async ({ page }) => {
  await addSomething(page, 'de');
  await goToSummary(page, 'de', newEmail());
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  await orderNumber(page);
  const named = page.url();
  await expectMove(page, steps.confirmation, named);
});

test('CHK-02 the back button leads through the steps to the cart, and forward again', async ({
  page,
}) => {
  await addSomething(page, 'de');
  await openInteractive(page, steps.basket);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await fillShipping(page, 'de', newEmail());
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/shipping$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/basket$/);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/\/payment$/);
});

test('CONF-02 behind an order the back button leads home from each step, and then to the cart', async ({
  page,
}) => {
  await addSomething(page, 'de');
  await openInteractive(page, steps.basket);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await fillShipping(page, 'de', newEmail());
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await choosePayment(page, /^Vorkasse/);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  await orderNumber(page);
  for (const opened of [home, home, home, steps.basket]) {
    await page.goBack();
    await expect(page).toHaveURL(opened);
  }
});
