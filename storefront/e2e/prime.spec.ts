import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { expectLivingMails } from './links.ts';
import { shop } from './operator.ts';
import { addSomething, fillAddress, mailTo } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;
const password = 'Kreide-rot-7';

const newEmail = () => `aenne.${test.info().testId}.${Date.now()}@example.de`;

/** From the offer to the order, as a customer of this test alone. @returns the e-mail address */
async function goToOrder(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto(`${base}/prime`);
  await page.getByRole('button', { name: 'Mitglied werden' }).click();
  await expect(page).toHaveURL(`${base}/prime/checkout`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Konto eröffnen' }).click();
  await expect(main.getByLabel('Passwort wiederholen')).toBeVisible();
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByLabel('Passwort', { exact: true }).fill(password);
  await main.getByLabel('Passwort wiederholen').fill(password);
  await fillAddress(page, 'de');
  await main.getByRole('button', { name: 'Konto eröffnen' }).click();
  await expect(page).toHaveURL(`${base}/prime/checkout`);
  await expect(main).toContainText('29,90 € inkl. MwSt.');
  await expect(main).toContainText('2,49 € inkl. MwSt. je Monat');
  return email;
}

const order = (page: Page) =>
  page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();

const provider = (page: Page) => page.getByRole('heading', { name: 'Bezahlseite (Simulator)' });

async function payByCard(page: Page): Promise<void> {
  await expect(provider(page)).toBeVisible();
  await page.getByText('Bezahlen', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Bezahlen' }).click();
}

/** The first product that says something of memberships. */
async function openEligible(page: Page): Promise<void> {
  await page.goto(`${base}/cat/schulbedarf`);
  const paths = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of new Set(paths.filter((each) => each.startsWith('/prod/')))) {
    await page.goto(`${base}${path}`);
    if ((await page.getByText(/ersandkostenfrei$/).count()) > 0) return;
  }
  throw new Error('Nothing of the category is for members');
}

test('PRIME-04 ROUTE-10 the checkout of a membership begins at its offer', async ({ page }) => {
  await page.goto(`${base}/prime/checkout`);
  await expect(page).toHaveURL(/\/prime\/?\?fromPrimeCheckout=true$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Prime/ })).toBeVisible();
  await expectNoFaults(page);
});

test('PRIME-05 PRIME-03 ROUTE-24 PDP-18 a visitor opens an account, orders Prime by card and has the badge', async ({
  page,
}) => {
  await openEligible(page);
  await expect(page.getByText('Für Mitglieder versandkostenfrei')).toBeVisible();
  await expect(page.getByText('Prime', { exact: true }).and(page.locator('main *'))).toHaveCount(0);
  const email = await goToOrder(page);
  // Its own layout: nothing of the shop's navigation, nor the steps of an order.
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectNoFaults(page);
  await order(page);
  await expect(page.getByRole('alert')).toContainText('Zahlungsart');
  await page.getByRole('radio', { name: /^Kreditkarte/ }).check();
  await order(page);
  await payByCard(page);
  await expect(page).toHaveURL(`${base}/prime`);
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
    'Willkommen bei Prime',
  );
  await expect(page.getByRole('main')).toContainText('Sie sind Mitglied');
  expect(await mailTo(page, email, 'Willkommen bei Prime')).toContain('29,90');
  await openEligible(page);
  await expect(page.getByText('Für Sie als Mitglied versandkostenfrei')).toBeVisible();
  await expect(page.getByText('Prime', { exact: true }).and(page.locator('main *'))).toBeVisible();

  // BGB § 312k: without login, in two steps.
  await page.context().clearCookies();
  await page.goto(`${base}/kuendigung`);
  await page.getByLabel('Vor- und Nachname').fill('Änne Müller');
  await page.getByLabel('E-Mail-Adresse Ihres Kundenkontos').fill(email);
  await page.getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
  await expect(page.getByText('Ihre Kündigung ist eingegangen')).toBeVisible();
  expect(await mailTo(page, email, 'Kündigung ist eingegangen')).toContain(
    'Ihre Mitgliedschaft endet am',
  );
  await expectLivingMails(page, 'de', [email], 3);
  await expectNoFaults(page);
});

test('CHK-11 who gives up at the provider is back in the checkout of the membership', async ({
  page,
}) => {
  await goToOrder(page);
  await page.getByRole('button', { name: 'Mit PayPal zahlungspflichtig bestellen' }).click();
  await expect(provider(page)).toBeVisible();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page).toHaveURL(`${base}/prime/checkout?cancelPayment=PAYPAL`);
  await expect(page.getByText('Es wurde nichts abgebucht.')).toBeVisible();
  await page.getByRole('radio', { name: /^Kreditkarte/ }).check();
  await order(page);
  await expect(provider(page)).toBeVisible();
  await page.getByRole('button', { name: 'Zahlung ablehnen' }).click();
  await expect(page).toHaveURL(`${base}/prime/checkout`);
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
    'Die Zahlung wurde nicht abgeschlossen',
  );
});

test('CHK-11 an order of goods is not led there', async ({ page }) => {
  await goToOrder(page);
  await addSomething(page, 'de');
  await page.goto(`${base}/checkout/shipping`);
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await page.getByRole('button', { name: 'Weiter mit PayPal' }).click();
  await order(page);
  await expect(provider(page)).toBeVisible();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page).toHaveURL(`${base}/checkout/payment?cancelPayment=PAYPAL`);
});

test('PRIME-06 while nothing is sold, a visitor gets a place on the waiting list', async ({
  page,
}) => {
  const email = newEmail();
  const open = (value: 'true' | 'false') =>
    shop('parameter', 'set', 'prime', 'open', value, '--storefront', 'at');
  await open('false');
  try {
    const field = page.getByLabel('E-Mail-Adresse');
    await expect
      .poll(async () => {
        await page.goto(`${storefronts.at}/prime`);
        return field.count();
      })
      .toBe(1);
    await expectNoFaults(page);
    await field.fill(email);
    await page.getByRole('button', { name: 'Auf die Warteliste' }).click();
    await expect(page.getByText('Fast geschafft')).toBeVisible();
    const mail = await mailTo(page, email, 'Warteliste');
    const link = /\/prime\?token=[\w-]+/.exec(mail)?.[0];
    await page.goto(`${storefronts.at}${link}`);
    await page.getByRole('button', { name: 'Platz bestätigen' }).click();
    await expect(
      page.getByRole('heading', { name: 'Sie stehen auf der Warteliste' }),
    ).toBeVisible();
  } finally {
    await open('true');
  }
});

test('DEC-91 DEC-95 other storefronts sell no membership', async ({ page }) => {
  expect((await page.goto(`${storefronts.ch}/prime`))?.status()).toBe(404);
  await page.goto(`${storefronts.ch}/prime/checkout`);
  await expect(page).toHaveURL(`${storefronts.ch}/`);
  await page.goto(`${storefronts.b2b}/prime/checkout`);
  await expect(page).toHaveURL(`${storefronts.b2b}/`);
});

test('where no membership is sold the page for cancelling promises none, and leads on', async ({
  page,
}) => {
  await page.goto(`${storefronts.ch}/kuendigung`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Vertrag kündigen' })).toBeVisible();
  await expect(main).toContainText('In diesem Shop ist nichts zu kündigen');
  await expect(main).not.toContainText('Prime');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveText([
    'Freiwilliges Widerrufsrecht',
    'schreiben Sie uns',
  ]);
  await expectNoFaults(page);
});

test('ruling 13: the way out of a contract has an English twin, open to everybody', async ({
  page,
}) => {
  await page.goto(`${storefronts['b2b-en']}/cancellation`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel contract' })).toBeVisible();
});
