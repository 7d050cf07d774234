import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { enterLogin, signIn } from './customer.ts';
import { shop } from './operator.ts';
import {
  addSomething,
  addWithScripts,
  choosePayment,
  fillAddress,
  goToSummary,
  mailTo,
  orderNumber,
  totalOn,
} from './shopping.ts';
import { logins, storefronts } from './storefronts.ts';

const base = storefronts.de;

// One worker, since all of them want the same switch.
test.describe.configure({ mode: 'default' });

async function activate(value: 'true' | 'false'): Promise<void> {
  for (const storefront of ['de', 'b2b']) {
    await shop('parameter', 'set', 'amazonpay', 'activated', value, '--storefront', storefront);
  }
}

test.beforeAll(() => activate('true'));
test.afterAll(() => activate('false'));

const newEmail = () => `aenne.${test.info().testId}.${Date.now()}@example.de`;

const method = /^Amazon Pay/;
const expressLink = (page: Page) => page.getByRole('link', { name: 'Mit Amazon Pay zahlen' });
const amazonButton = (page: Page) => page.getByRole('button', { name: 'Amazon Pay (Simulator)' });
const provider = (page: Page) => page.getByRole('heading', { name: 'Bezahlseite (Simulator)' });
const addresses = (page: Page) => page.getByRole('heading', { name: 'Adresse wählen (Simulator)' });
const review = (page: Page) =>
  page.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Bestellung' });

const order = (page: Page) =>
  page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();

/** Opens the cart until the shop has heard that Amazon Pay is activated. */
async function openCart(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(`${base}/checkout/basket`);
      return expressLink(page).count();
    })
    .toBe(1);
}

/** A cart, and the list's summary with Amazon Pay. */
async function reviewWithAmazon(page: Page, email: string): Promise<void> {
  await addSomething(page, 'de');
  await openCart(page);
  await goToSummary(page, 'de', email, method);
}

/** From the cart to Amazon, where the address is chosen. */
async function goToAmazon(page: Page): Promise<void> {
  await addSomething(page, 'de');
  await openCart(page);
  await expressLink(page).click();
  await amazonButton(page).click();
  await expect(addresses(page)).toBeVisible();
}

const chooseAddress = async (page: Page, name: RegExp) => {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Weiter zum Shop' }).click();
};

/** Notes what is loaded from elsewhere. */
function foreignOf(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, port } = new URL(request.url());
    const isOurs = port === new URL(base).port || !origin.startsWith('http');
    if (!isOurs) foreign.push(request.url());
  });
  return foreign;
}

test('FLAG-07 DEC-75 a guest pays with Amazon Pay from the list; nothing of Amazon is loaded before it was chosen', async ({
  page,
}) => {
  const foreign = foreignOf(page);
  const email = newEmail();
  await reviewWithAmazon(page, email);
  await expect(page.getByRole('main')).toContainText('Amazon Pay');
  const total = await totalOn(page);
  expect(foreign).toEqual([]);
  await order(page);
  await expect(page).toHaveURL(/\/checkout\/amazonpay\?attempt=/);
  await expect(amazonButton(page)).toBeVisible();
  expect(foreign).toEqual([expect.stringMatching(/\/checkout\.js$/)]);
  await expectNoFaults(page);
  await amazonButton(page).click();
  await expect(provider(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\d+,\d\d/.exec(total)?.[0] ?? 'an amount');
  await page.getByRole('button', { name: 'Bezahlen' }).click();
  const number = await orderNumber(page);
  const mail = await mailTo(page, email, number);
  expect(mail).toContain('mit Amazon Pay');
  expect(mail).toContain(`Gesamtbetrag: ${total}`);
});

test('PAY-11 CHK-19 a guest checks out from the cart with address and payment of the Amazon account', async ({
  page,
}) => {
  const foreign = foreignOf(page);
  await addSomething(page, 'de');
  await openCart(page);
  expect(foreign).toEqual([]);
  await expressLink(page).click();
  await expect(amazonButton(page)).toBeVisible();
  await expectNoFaults(page);
  await amazonButton(page).click();
  await chooseAddress(page, /Grundschule am Weg/);
  await expect(review(page)).toBeVisible();
  await expect(page).toHaveURL(`${base}/checkout/summary`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Lindenweg 4 a');
  await expect(main).toContainText('Grundschule am Weg');
  await expect(main).toContainText('Schulstraße 1');
  await expectNoFaults(page);
  // The step is not there.
  await page.goto(`${base}/checkout/payment`);
  await expect(page).toHaveURL(`${base}/checkout/summary`);
  await order(page);
  await expect(provider(page)).toBeVisible();
  await page.getByRole('button', { name: 'Bezahlen' }).click();
  const number = await orderNumber(page);
  const mail = await mailTo(page, 'ada@example.org', number);
  expect(mail).toContain('mit Amazon Pay');
  expect(mail).toContain('Schulstraße 1');
});

test('CHK-20 the shipping step of a customer and of a guest begins with the address from Amazon', async ({
  page,
}) => {
  await goToAmazon(page);
  await chooseAddress(page, /Grundschule am Weg/);
  await expect(review(page)).toBeVisible();
  await page.goto(`${base}/checkout/shipping`);
  await expect(page.getByLabel('Straße und Hausnummer').first()).toHaveValue('Lindenweg 4 a');
  await page.getByRole('button', { name: /^Weiter/ }).click();
  await expect(review(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Schulstraße 1');

  await page.context().clearCookies();
  await signIn(page, '/myaccount/addresses/billing');
  await goToAmazon(page);
  await chooseAddress(page, /Grundschule am Weg/);
  await expect(review(page)).toBeVisible();
  await page.goto(`${base}/checkout/shipping`);
  const billing = page.getByRole('group', { name: 'Rechnungsadresse' }).first();
  await expect(billing.getByRole('radio', { name: /Ada/ })).toBeChecked();
  await page.getByRole('button', { name: /^Weiter/ }).click();
  await expect(review(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Lindenweg 4 a');
  await expect(page.getByRole('main')).toContainText('Schulstraße 1');
  await page.goto(`${base}/myaccount/addresses/shipping`);
  await expect(page.getByRole('main')).not.toContainText('Schulstraße 1');
});

test('PAY-09 a business is not offered Amazon Pay, activated or not', async ({ page }) => {
  const { user, password } = logins[1] ?? { user: '', password: '' };
  await page.goto(`${storefronts.b2b}/cat/schulbedarf`);
  const login = page.getByRole('dialog', { name: 'Anmelden' });
  await enterLogin(login, user, password);
  await expect(page).toHaveURL(/\/cat\/schulbedarf$/);
  const flyout = await addWithScripts(page, 'b2b');
  await flyout.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page.getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
  await expect(expressLink(page)).toHaveCount(0);
  await page.goto(`${storefronts.b2b}/checkout/amazonpay`);
  await expect(page).toHaveURL(`${storefronts.b2b}/checkout/basket`);
  await page.goto(`${storefronts.b2b}/checkout/payment`);
  await expect(page).not.toHaveURL(/\/checkout\/payment/);
});

test('API-16 API-17 PAY-12 PAY-13 the session is taken over and given up at addresses of the shop', async ({
  page,
}) => {
  await goToAmazon(page);
  const returning = page.waitForRequest('**/api/checkout-amazon?*');
  await chooseAddress(page, /Lindenweg/);
  const { searchParams } = new URL((await returning).url());
  const amazonCheckoutSessionId = searchParams.get('amazonCheckoutSessionId');
  await expect(review(page)).toBeVisible();
  const cookies = await page.context().cookies(base);
  const cartId = cookies.find(({ name }) => name === 'cartId')?.value;
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`${base}${path}`, { data });
    return [response.status(), await response.json()];
  };
  const express = { amazonCheckoutSessionId, checkoutType: 'express', cartId };
  expect(await post('/api/checkout-amazon/', { ...express, checkoutType: 'x' })).toEqual([
    400,
    expect.anything(),
  ]);
  const abort = { cartId, checkoutType: 'express' };
  expect(await post('/api/abort-amazon/', { cartId })).toEqual([400, expect.anything()]);
  expect(await post('/api/abort-amazon/', abort)).toEqual([200, { isReset: true, cartId }]);
  await page.goto(`${base}/checkout/shipping`);
  await expect(page.getByLabel('Straße und Hausnummer').first()).toHaveValue('');
  expect(
    await post('/api/checkout-amazon/', { ...express, amazonCheckoutSessionId: 'none' }),
  ).toEqual([200, { successful: false, errorMessage: 'vue.checkout.payment.error', cartId }]);
  expect(await post('/api/checkout-amazon/', express)).toEqual([
    200,
    { successful: true, errorMessage: null, cartId },
  ]);
  await page.goto(`${base}/checkout/summary`);
  await expect(page.getByRole('main')).toContainText('Lindenweg 4 a');
  // The lines stay.
  expect(await post('/api/abort-amazon/', abort)).toEqual([200, { isReset: true, cartId }]);
  // Nobody is led here with a session, and so with an address, of somebody else.
  await page.goto(
    `${base}/api/checkout-amazon?amazonCheckoutSessionId=${amazonCheckoutSessionId}&cartId=other`,
  );
  await expect(page).toHaveURL(`${base}/checkout/basket`);
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
    'Die Zahlung wurde nicht abgeschlossen',
  );
  await page.goto(`${base}/checkout/shipping`);
  await expect(page.getByLabel('Straße und Hausnummer').first()).toHaveValue('');
  await page.goto(`${base}/checkout/basket`);
  await expect(page.getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
});

test('TRACK-17 who cancels at Amazon is back at the choice, and buys by another method', async ({
  page,
}) => {
  await reviewWithAmazon(page, newEmail());
  await order(page);
  await amazonButton(page).click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page).toHaveURL(`${base}/checkout/payment?cancelPayment=AMAZONPAY`);
  await choosePayment(page, /^Vorkasse/);
  await order(page);
  await orderNumber(page);
});

test('who cancels the express checkout, at Amazon or at the summary, goes on without it', async ({
  page,
}) => {
  await goToAmazon(page);
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page).toHaveURL(`${base}/checkout/login?cancelPayment=AMAZONPAY`);
  await openCart(page);
  await expressLink(page).click();
  await amazonButton(page).click();
  await chooseAddress(page, /Lindenweg/);
  await page.getByRole('link', { name: 'Andere Zahlungsart wählen' }).click();
  await expect(page).toHaveURL(`${base}/checkout/shipping?cancelPayment=AMAZONPAY`);
  await expect(page.getByLabel('Straße und Hausnummer').first()).toHaveValue('');
});

test('a payment that is declined leads back to the choice, with what was chosen at Amazon', async ({
  page,
}) => {
  await goToAmazon(page);
  await chooseAddress(page, /Lindenweg/);
  await expect(review(page)).toBeVisible();
  await order(page);
  await page.getByRole('button', { name: 'Zahlung ablehnen' }).click();
  await expect(page).toHaveURL(`${base}/checkout/payment`);
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
    'Die Zahlung wurde nicht abgeschlossen',
  );
  await choosePayment(page, /^Rechnung/);
  await expect(page.getByRole('main')).toContainText('Lindenweg 4 a');
  await order(page);
  await orderNumber(page);
});

test('an address abroad is refused in the cart, with the reason', async ({ page }) => {
  await goToAmazon(page);
  await chooseAddress(page, /Paris/);
  await expect(page).toHaveURL(`${base}/checkout/basket`);
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
    'In dieses Land liefern wir nicht',
  );
});

test('who closes Amazon’s page after paying gets the order by Amazon’s notice or by the shop’s question', async ({
  page,
}) => {
  const email = newEmail();
  await reviewWithAmazon(page, email);
  await order(page);
  await amazonButton(page).click();
  await page.getByRole('radio', { name: 'zweimal' }).check();
  await page.getByRole('button', { name: 'Bezahlen' }).click();
  await mailTo(page, email, await orderNumber(page));
});

test('PRIME-05 a membership is paid with Amazon Pay', async ({ page }) => {
  const email = newEmail();
  await addSomething(page, 'de');
  await openCart(page);
  await page.goto(`${base}/prime`);
  await page.getByRole('button', { name: 'Mitglied werden' }).click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Konto eröffnen' }).click();
  // The form of the login has an e-mail address, too.
  await expect(main.getByLabel('Passwort wiederholen')).toBeVisible();
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByLabel('Passwort', { exact: true }).fill('Kreide-rot-7');
  await main.getByLabel('Passwort wiederholen').fill('Kreide-rot-7');
  await fillAddress(page, 'de');
  await main.getByRole('button', { name: 'Konto eröffnen' }).click();
  await page.getByRole('radio', { name: method }).check();
  await order(page);
  await amazonButton(page).click();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  // CHK-11.
  await expect(page).toHaveURL(`${base}/prime/checkout?cancelPayment=AMAZONPAY`);
  await page.getByRole('radio', { name: method }).check();
  await order(page);
  await amazonButton(page).click();
  await page.getByRole('button', { name: 'Bezahlen' }).click();
  await expect(page).toHaveURL(`${base}/prime`);
  await expect(page.getByRole('main')).toContainText('Sie sind Mitglied');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says plainly that Amazon Pay needs scripts, and leads to another way', async ({
    page,
  }) => {
    const foreign = foreignOf(page);
    await reviewWithAmazon(page, newEmail());
    await order(page);
    await page.getByRole('link', { name: 'Weiter zur Zahlung' }).click();
    // Playwright reads no text of it.
    const told = page.locator('noscript', { has: page.locator('div') });
    await expect(told.locator('> div')).toBeVisible();
    expect(await told.innerHTML()).toContain('Amazon Pay braucht JavaScript');
    await page.getByRole('link', { name: 'Andere Zahlungsart wählen' }).click();
    await expect(page).toHaveURL(/\/checkout\/payment/);
    await choosePayment(page, /^Rechnung/);
    await order(page);
    await orderNumber(page);
    expect(foreign).toEqual([]);
  });
});
