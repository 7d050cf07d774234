import { expect, type Page, test } from '@playwright/test';
import { addCustomer } from './operator.ts';
import { addSomething, choosePayment, orderNumber } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;
const password = 'Kreide-rot-7';

/** Opens a page as a customer of this test alone. @returns the customer's e-mail address */
export async function signIn(page: Page, path: string): Promise<string> {
  const email = `aenne.${test.info().testId}.${Date.now()}@example.de`;
  await addCustomer(email, password);
  await page.goto(`${base}${path}`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const main = page.getByRole('main');
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByLabel('Passwort', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
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
