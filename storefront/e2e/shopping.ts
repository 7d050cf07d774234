import { expect, type Locator, type Page } from '@playwright/test';
import { banner } from './measuring.ts';
import { storefronts } from './storefronts.ts';

export type StorefrontName = keyof typeof storefronts;

/** Opens the first thing of a large category that can be bought at once. @returns its button */
export async function openSomething(page: Page, storefront: StorefrontName): Promise<Locator> {
  const base = storefronts[storefront];
  await page.goto(`${base}/cat/schulbedarf`);
  const paths = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const add = page.getByRole('button', { name: /^(In den Warenkorb|Add to cart)$/ });
  for (const path of new Set(paths.filter((each) => each.startsWith('/prod/')))) {
    await page.goto(`${base}${path}`);
    if ((await add.count()) > 0) return add.first();
  }
  throw new Error('Nothing of the category can be bought at once');
}

/**
 * Puts something into the cart. It lies there when this returns: on top of the page, or, before
 * its scripts have come, on the page of the cart.
 */
export async function addSomething(page: Page, storefront: StorefrontName): Promise<void> {
  await pressAdd(page, await openSomething(page, storefront));
}

/** Presses a button that adds, and waits until what it adds lies in the cart. */
export async function pressAdd(page: Page, add: Locator): Promise<void> {
  await add.click();
  const flyout = page.getByRole('dialog', { name: /^(Ihr Warenkorb|Your cart)$/ });
  const cart = page.getByRole('heading', { level: 1, name: /^(Warenkorb|Cart)/ });
  await expect(flyout.or(cart)).toBeVisible();
}

/**
 * The same on a page whose scripts have come by then: the question for consent, not answered yet,
 * comes last. @returns the flyout that says so
 */
export async function addWithScripts(page: Page, storefront: StorefrontName): Promise<Locator> {
  const add = await openSomething(page, storefront);
  await expect(banner(page)).toBeVisible();
  await add.click();
  const flyout = page.getByRole('dialog', { name: /^(Ihr Warenkorb|Your cart)$/ });
  await expect(flyout).toBeVisible();
  return flyout;
}

interface Place {
  readonly postcode: string;
  readonly city: string;
}

const places: Readonly<Record<'de' | 'at' | 'ch', Place>> = {
  de: { postcode: '10115', city: 'Berlin' },
  at: { postcode: '6020', city: 'Innsbruck' },
  ch: { postcode: '6020', city: 'Emmenbrücke' },
};

/** Fills in the first address of a page, by which nobody is reached but the post. */
export async function fillAddress(page: Page, storefront: keyof typeof places): Promise<void> {
  const { postcode, city } = places[storefront];
  await page.getByLabel('Anrede').first().selectOption('Frau');
  await page.getByLabel('Vorname').first().fill('Änne');
  await page.getByLabel('Nachname').first().fill('Müller');
  await page
    .getByLabel(/^Stra(ß|ss)e und Hausnummer/)
    .first()
    .fill('Lindenweg 4 a');
  await page.getByLabel('Postleitzahl').first().fill(postcode);
  await page.getByLabel('Ort', { exact: true }).first().fill(city);
}

/** Fills in the shipping step as a guest. */
export async function fillShipping(
  page: Page,
  storefront: keyof typeof places,
  email: string,
): Promise<void> {
  await fillAddress(page, storefront);
  await page.getByLabel('E-Mail-Adresse', { exact: true }).first().fill(email);
}

/** From the cart page to the summary, as a guest who pays by a method. */
export async function goToSummary(
  page: Page,
  storefront: keyof typeof places,
  email: string,
  method: RegExp = /^Rechnung/,
): Promise<void> {
  await page.goto(`${storefronts[storefront]}/checkout/basket`);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lieferung' })).toBeVisible();
  await fillShipping(page, storefront, email);
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zahlung' })).toBeVisible();
  await choosePayment(page, method);
}

/** The button of the list of methods; some methods have one of their own below. */
export const listButton = (page: Page): Locator =>
  page.locator('form', { has: page.getByRole('radio') }).locator('button[type=submit]');

/** From the payment step to the summary. */
export async function choosePayment(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await listButton(page).click();
  await expect(
    page.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Bestellung' }),
  ).toBeVisible();
}

/** What is to be paid, as the page writes it. */
export async function totalOn(page: Page): Promise<string> {
  const row = page.getByRole('main').locator('dl > div', { hasText: 'Gesamtsumme' });
  return (await row.getByRole('definition').textContent()) ?? '';
}

/** The number of the order that the confirmation shows. */
export async function orderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/confirmation\?orderId=/);
  const number = /K\d{2}-\d{4}-\d{4}/;
  // The address is there before the page that it names.
  const confirmation = page.getByRole('main').filter({ hasText: number });
  return number.exec((await confirmation.textContent()) ?? '')?.[0] ?? '';
}

/** Waits for a mail to an address, and answers its subject and text. */
export async function mailTo(page: Page, email: string, subject: string): Promise<string> {
  const mailbox = `${storefronts.de}/dev/mailbox`;
  let link: string | undefined;
  await expect
    .poll(async () => {
      const html = await (await page.request.get(mailbox)).text();
      const row = html.split('<tr>').find((each) => each.includes(email) && each.includes(subject));
      link = /href="(\/dev\/mailbox\/[\w-]+)"/.exec(row ?? '')?.[1];
      return link;
    })
    .toBeDefined();
  return (await page.request.get(`${storefronts.de}${link}/text`)).text();
}
