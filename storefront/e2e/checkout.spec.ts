import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { enterLogin } from './customer.ts';
import {
  addSomething,
  addWithScripts,
  goToSummary,
  mailTo,
  orderNumber,
  totalOn,
} from './shopping.ts';
import { logins, storefronts } from './storefronts.ts';

/** An address of this run of this test alone. */
const newEmail = () => `aenne.${test.info().testId}.${Date.now()}@example.de`;

/** Errors and warnings in the console: hydration, the security policy, requests that failed. */
function complaints(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(String(error)));
  return seen;
}

const placeOrder = (page: Page) =>
  page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();

for (const storefront of ['de', 'at', 'ch'] as const) {
  test(`SUBMIT-11 CONF-01 a guest orders in the ${storefront} shop and gets the confirmation by mail`, async ({
    page,
  }) => {
    const email = newEmail();
    const problems = complaints(page);
    const flyout = await addWithScripts(page, storefront);
    await flyout.getByRole('link', { name: 'Zum Warenkorb' }).click();
    await goToSummary(page, storefront, email);
    await placeOrder(page);
    const number = await orderNumber(page);
    const mail = await mailTo(page, email, number);
    expect(mail).toContain('Lindenweg 4 a');
    // The amount, currency and all, is what the contract says.
    expect(mail).toContain(`Gesamtbetrag: ${await totalOn(page)}`);
    expect(problems).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SUBMIT-11 a guest orders by plain forms', async ({ page }) => {
    const email = newEmail();
    await addSomething(page, 'de');
    await expect(page).toHaveURL(/\/checkout\/basket$/);
    await page.getByLabel(/^Menge/).fill('2');
    await page.getByRole('button', { name: 'Menge ändern' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('(2 Artikel)');
    await goToSummary(page, 'de', email);
    await placeOrder(page);
    const number = await orderNumber(page);
    expect(await mailTo(page, email, number)).toContain('2 ×');
    // CONF-04: the next checkout knows nothing of this one.
    await addSomething(page, 'de');
    await page.getByRole('link', { name: 'Zur Kasse' }).click();
    await expect(page).toHaveURL(/\/checkout\/login$/);
  });

  test('ACCT-03 SHIP-14 a form with faults comes back with what was typed', async ({ page }) => {
    await addSomething(page, 'de');
    await page.getByRole('link', { name: 'Zur Kasse' }).click();
    await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
    await page.getByLabel('Vorname').first().fill('Änne');
    await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
    await expect(page.getByRole('link', { name: /^Nachname: / })).toBeVisible();
    await expect(page.getByLabel('Vorname').first()).toHaveValue('Änne');
  });
});

test('ROUTE-34 AUTH-10 CHK-17 a business logs in, goes on to its page, and orders by invoice', async ({
  page,
}) => {
  const business = logins[1];
  if (!business) throw new Error('No business login given');
  await page.goto(`${storefronts.b2b}/cat/schulbedarf`);
  const login = page.getByRole('dialog', { name: 'Anmelden' });
  await enterLogin(login, business.user, business.password);
  await expect(page).toHaveURL(/\/cat\/schulbedarf$/);
  const flyout = await addWithScripts(page, 'b2b');
  await flyout.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await expect(page).toHaveURL(/\/checkout\/summary$/);
  await expect(page.getByText('Summe netto')).toBeVisible();
  await placeOrder(page);
  const number = await orderNumber(page);
  const recipient = /an (\S+@\S+)\.$/m.exec(
    (await page.getByText(number).first().textContent()) ?? '',
  )?.[1];
  expect(await mailTo(page, recipient ?? '', number)).toContain(number);
});

test('SUBMIT-05 SUBMIT-06 two tabs submit one cart: one order', async ({ page, context }) => {
  const email = newEmail();
  await addSomething(page, 'de');
  await goToSummary(page, 'de', email);
  const other = await context.newPage();
  await other.goto(`${storefronts.de}/checkout/summary`);
  await placeOrder(page);
  await orderNumber(page);
  await placeOrder(other);
  await expect(other).toHaveURL(`${storefronts.de}/`);
  await expect(other.getByRole('region', { name: 'Mitteilungen' })).toContainText('schon bei uns');
  const mailbox = await (await page.request.get(`${storefronts.de}/dev/mailbox`)).text();
  expect(mailbox.split(email)).toHaveLength(2);
});

test('SUBMIT-05 SUBMIT-07 nothing is ordered once the cart has changed since the review', async ({
  page,
  context,
}) => {
  const email = newEmail();
  await addSomething(page, 'de');
  await goToSummary(page, 'de', email);
  const other = await context.newPage();
  await other.goto(`${storefronts.de}/checkout/basket`);
  await other.getByRole('button', { name: 'Mehr' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('(2 Artikel)');
  await placeOrder(page);
  await expect(page).toHaveURL(`${storefronts.de}/`);
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
    'Es wurde nichts bestellt',
  );
});

test('CONF-02 DEC-90 the confirmation stays on reload and is gone once it was left', async ({
  page,
}) => {
  await addSomething(page, 'de');
  await goToSummary(page, 'de', newEmail());
  await placeOrder(page);
  const number = await orderNumber(page);
  await page.reload();
  expect(await orderNumber(page)).toBe(number);
  const cleaned = page.waitForResponse(/\/api\/confirmation-cleanup\/$/);
  await page.getByRole('link', { name: 'Weiter einkaufen' }).click();
  expect((await cleaned).status()).toBe(200);
  await page.goto(`${storefronts.de}/checkout/confirmation`);
  await expect(page).toHaveURL(`${storefronts.de}/`);
});

test('CONF-04 what a guest puts into the cart while the answer of the clean-up is on its way lies there', async ({
  page,
  context,
  playwright,
}) => {
  await addSomething(page, 'de');
  await goToSummary(page, 'de', newEmail());
  await placeOrder(page);
  await orderNumber(page);
  // Another tab of the browser has left the confirmation.
  const storageState = await context.storageState();
  const other = await playwright.request.newContext({ storageState });
  const left = await other.post(`${storefronts.de}/api/confirmation-cleanup/`, {
    data: { cartId: (await context.cookies()).find(({ name }) => name === 'cartId')?.value },
  });
  expect(await left.json()).toEqual({ successful: true });
  await addWithScripts(page, 'de');
  // Now its answer comes, with what it says of the cart.
  await context.addCookies((await other.storageState()).cookies);
  await page.goto(`${storefronts.de}/checkout/basket`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(1 Artikel)');
});

test('CONF-02 back from the confirmation: the order is placed, and nothing has expired', async ({
  page,
}) => {
  await addSomething(page, 'de');
  await goToSummary(page, 'de', newEmail());
  await placeOrder(page);
  await orderNumber(page);
  await page.goBack();
  await expect(page).toHaveURL(`${storefronts.de}/`);
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText('schon bei uns');
});

test('ruling 9: a connection that breaks while ordering loses nothing and orders once', async ({
  page,
  context,
}) => {
  const email = newEmail();
  await addSomething(page, 'de');
  await goToSummary(page, 'de', email);
  await page.getByLabel('Bemerkung zur Bestellung').fill('Bitte klingeln');
  await context.setOffline(true);
  await placeOrder(page);
  await expect(page.getByRole('alert')).toContainText('Doppelt bestellt wird dabei nichts');
  await expect(page.getByLabel('Bemerkung zur Bestellung')).toHaveValue('Bitte klingeln');
  await context.setOffline(false);
  await placeOrder(page);
  const number = await orderNumber(page);
  expect(await mailTo(page, email, number)).toContain('Bitte klingeln');
});

test('SYNC-05 another tab shows what was changed in this one', async ({ page, context }) => {
  const flyout = await addWithScripts(page, 'de');
  const other = await context.newPage();
  await other.goto(`${storefronts.de}/checkout/basket`);
  await flyout.getByRole('button', { name: 'Mehr' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('(2 Artikel)');
});

test('AUTH-09 CART-27 AUTH-13 a consumer logs in with a filled cart, and logs out', async ({
  page,
}) => {
  const consumer = logins[0];
  if (!consumer) throw new Error('No consumer login given');
  const flyout = await addWithScripts(page, 'de');
  await flyout.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('link', { name: 'Anmelden' }).click();
  const login = page.getByRole('dialog', { name: 'Anmelden' });
  await enterLogin(login, consumer.user, consumer.password);
  await expect(login).toBeHidden();
  await page.goto(`${storefronts.de}/checkout/login`);
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  await page.goto(`${storefronts.de}/`);
  await page.getByRole('link', { name: 'Mia' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
    'Sie sind abgemeldet',
  );
  await page.goto(`${storefronts.de}/checkout/basket`);
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible();
});

test('a consumer withdraws from a contract in two steps, gets the receipt by mail, and the order says so', async ({
  page,
}) => {
  const email = newEmail();
  await addSomething(page, 'de');
  await goToSummary(page, 'de', email);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  const number = await orderNumber(page);
  const orderPage = await page
    .getByRole('link', { name: 'Bestellung verfolgen' })
    .getAttribute('href');
  await page.goto(`${storefronts.de}${orderPage}`);
  const toWithdrawal = page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' });
  await toWithdrawal.click();
  await expect(page.getByRole('region', { name: 'Widerrufsbelehrung' })).toContainText(
    'binnen vierzehn Tagen',
  );
  await expect(page.getByLabel('Bestellnummer')).toHaveValue(number);
  // As the server sends it, which keeps it for nobody else.
  const sent = await page.goto(page.url());
  expect(await sent?.headerValue('cache-control')).toBe('private, no-store');
  await expect(page.getByLabel('Bestellnummer')).toHaveValue(number);
  await page.getByLabel('Ihr Name').fill('Änne Müller');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByText('Ihr Widerruf ist eingegangen')).toBeVisible();
  expect(await mailTo(page, email, 'Widerruf')).toContain(number);
  await page.goto(`${storefronts.de}${orderPage}`);
  await expect(page.getByRole('main')).toContainText('Ihr Widerruf ist eingegangen');
  await expect(toWithdrawal).toHaveCount(0);
});

test('the steps of the checkout have no fault that axe can find', async ({ page }) => {
  // Asked on the first page, it is not in the way of any other.
  await page.goto(storefronts.de);
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await addSomething(page, 'de');
  await expectNoFaults(page);
  await page.goto(`${storefronts.de}/checkout/basket`);
  await expectNoFaults(page);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(page).toHaveURL(/\/checkout\/login$/);
  await expectNoFaults(page);
  await goToSummary(page, 'de', newEmail());
  await expectNoFaults(page);
  await page.goto(`${storefronts.de}/checkout/shipping`);
  await expectNoFaults(page);
  await page.goto(`${storefronts.de}/checkout/payment`);
  await expectNoFaults(page);
});
