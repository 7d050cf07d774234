import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { addBusiness, shop } from './operator.ts';
import { addSomething, mailTo } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const password = 'Tafel-gruen-9';
const vienna = { postCode: '1010', city: 'Wien', country: 'AT' };

/** Signs in as a business of this test alone. @returns its customer number */
async function signIn(
  page: Page,
  storefront: 'b2b' | 'b2b-en',
  vatRegistrationNo: string,
): Promise<string> {
  const number = `V-${test.info().testId.slice(-8)}-${Date.now()}`;
  await addBusiness(number, password, { ...vienna, vatRegistrationNo });
  await page.goto(`${storefronts[storefront]}/login`);
  const form = page.getByRole('main').locator('form', { has: page.locator('[type="password"]') });
  await form.getByRole('textbox').first().fill(number);
  await form.locator('input[type="password"]').fill(password);
  await form.locator('button[type="submit"]').click();
  await expect(page).not.toHaveURL(/\/login/);
  return number;
}

async function goToSummary(page: Page, storefront: 'b2b' | 'b2b-en'): Promise<void> {
  await addSomething(page, storefront);
  await page.goto(`${storefronts[storefront]}/checkout/shipping`);
  await page.getByRole('button', { name: /^(Weiter|Continue|Go on)/ }).click();
  await expect(page).toHaveURL(/\/checkout\/summary$/);
}

const note = {
  b2b: 'Steuerfreie innergemeinschaftliche Lieferung an ATU12345678',
  'b2b-en': 'Intra-Community supply, VAT exempt, to ATU12345678',
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a business in Austria buys without VAT, from the cart to the papers', async ({
      page,
    }) => {
      const number = await signIn(page, 'b2b', 'ATU12345678');
      await goToSummary(page, 'b2b');
      const main = page.getByRole('main');
      await expect(main.getByText('zzgl. 0 % MwSt.')).toBeVisible();
      await expect(main.getByText(note.b2b)).toBeVisible();
      await page.goto(`${storefronts.b2b}/checkout/basket`);
      await expect(main.getByText(note.b2b)).toBeVisible();
      await page.goto(`${storefronts.b2b}/checkout/summary`);
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
      await expect(page).toHaveURL(/\/checkout\/confirmation\?orderId=/);
      await expect(main.getByText(note.b2b)).toBeVisible();
      const text = await mailTo(page, `${number.toLowerCase()}@schule.example`, 'Bestellung');
      expect(text).toContain(
        '0 % MwSt., steuerfreie innergemeinschaftliche Lieferung an USt-IdNr. ATU12345678',
      );
      await page.goto(`${storefronts.b2b}/myaccount/orders`);
      await main
        .getByRole('link', { name: /K\d{2}-/ })
        .first()
        .click();
      await expect(main.getByText(note.b2b)).toBeVisible();
    });

    test('a VAT ID that is not valid is told, and checked again when it is mended', async ({
      page,
    }) => {
      const number = await signIn(page, 'b2b', 'ATU12345000');
      await goToSummary(page, 'b2b');
      const main = page.getByRole('main');
      await expect(main.getByText('zzgl. 20 % MwSt.')).toBeVisible();
      await expect(main.getByText(/ATU12345000 ist nach Auskunft der EU/)).toBeVisible();
      await shop('customer', 'vat', number, 'ATU 123 456 78');
      await page.getByRole('button', { name: 'USt-IdNr. erneut prüfen' }).click();
      await expect(page).toHaveURL(/\/checkout\/summary$/);
      await expect(main.getByText(note.b2b)).toBeVisible();
      await expect(page.getByRole('button', { name: 'USt-IdNr. erneut prüfen' })).toHaveCount(0);
    });
  });
}

test('axe finds nothing where a VAT ID is not valid, and the English storefront says it in English', async ({
  page,
}) => {
  const number = await signIn(page, 'b2b-en', 'ATU12345000');
  await goToSummary(page, 'b2b-en');
  const main = page.getByRole('main');
  await expect(main.getByText(/your VAT ID ATU12345000 is not valid/)).toBeVisible();
  await expectNoFaults(page);
  await shop('customer', 'vat', number, 'ATU12345678');
  await page.goto(`${storefronts['b2b-en']}/checkout/basket`);
  await page.getByRole('button', { name: 'Check VAT ID again' }).click();
  await expect(main.getByText(note['b2b-en'])).toBeVisible();
  await shop('customer', 'vat', number, 'none');
  await page.reload();
  await expect(main.getByText(/With a VAT ID from that country/)).toBeVisible();
  await expectNoFaults(page);
});
