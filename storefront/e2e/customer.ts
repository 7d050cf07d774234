import { expect, type Locator, type Page, test } from '@playwright/test';
import { addCustomer } from './operator.ts';
import { addSomething, choosePayment, orderNumber } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;
const password = 'Kreide-rot-7';

/**
 * Enters what a customer logs in with, in either language, and sends it.
 *
 * @param form where: a dialog; on a page its main part
 * @param user an e-mail address; for businesses the customer number
 */
export async function enterLogin(
  form: Page | Locator,
  user: string,
  secret: string,
): Promise<void> {
  const within = 'goto' in form ? form.getByRole('main') : form;
  await within
    .getByLabel(/^(E-Mail-Adresse|E-mail address|Kundennummer|Customer number)/)
    .fill(user);
  await within.getByLabel(/^(Passwort|Password)$/).fill(secret);
  await within.getByRole('button', { name: /^(Anmelden|Log in)$/ }).click();
}

/** Opens a page as a customer of this test alone. @returns the customer's e-mail address */
export async function signIn(page: Page, path: string): Promise<string> {
  const email = `aenne.${test.info().testId}.${Date.now()}@example.de`;
  await addCustomer(email, password);
  await page.goto(`${base}${path}`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await enterLogin(page, email, password);
  await expect(page).toHaveURL(`${base}${path}`);
  return email;
}

/** Orders something as the customer who is signed in. @returns the order's number */
export async function order(page: Page): Promise<string> {
  await addSomething(page, 'de');
  await page.goto(`${base}/checkout/shipping`);
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await choosePayment(page, /^Rechnung/);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  return orderNumber(page);
}
