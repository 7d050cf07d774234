import { expect, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { shop } from './operator.ts';
import { addSomething, goToSummary, mailTo, orderNumber } from './shopping.ts';
import { ask, storefronts } from './storefronts.ts';

const base = storefronts.de;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('DEC-102 a guest follows an order by the link in the mail', async ({ page, browser }) => {
      const email = `aenne.${test.info().testId}.${Date.now()}@example.de`;
      await addSomething(page, 'de');
      await goToSummary(page, 'de', email);
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
      const number = await orderNumber(page);
      await expect(page.getByRole('link', { name: 'Konto eröffnen' })).toBeVisible();
      const consent = page.getByRole('checkbox', { name: /^Ja, schreiben Sie mir/ });
      await expect(consent).not.toBeChecked();
      await page.getByRole('button', { name: 'Einverstanden' }).click();
      await expect(page.getByText('Bitte setzen Sie das Häkchen')).toBeVisible();
      await consent.check();
      await page.getByRole('button', { name: 'Einverstanden' }).click();
      await expect(page.getByText('Wir fragen Sie einmal')).toBeVisible();
      await shop('order', 'ship', number, '--carrier', 'GLS', '--tracking', 'GLS-78');
      const path = /\/order\/\S+/.exec(await mailTo(page, email, 'unterwegs'))?.[0];

      // On another device, where nobody has been before.
      const elsewhere = await browser.newContext({ javaScriptEnabled });
      const other = await elsewhere.newPage();
      const answer = await other.goto(`${base}${path}`);
      expect(answer?.headers()['x-robots-tag'] ?? (await answer?.text())).toContain('noindex');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Bestellung ${number}`);
      await expect(other.getByText('Verschickt', { exact: true })).toBeVisible();
      await expect(other.getByRole('link', { name: 'GLS-78' })).toBeVisible();
      const invoice = other.getByRole('link', { name: /^RE\d\d-DE-\d{6} \(PDF\)$/ });
      const file = await other.request.get(`${base}${await invoice.getAttribute('href')}`);
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
      if (javaScriptEnabled) await expectNoFaults(other);
      await elsewhere.close();
    });
  });
}

test('a link to an order that the shop did not make is not found, in every storefront', async ({
  request,
}) => {
  for (const storefront of ['de', 'at', 'ch', 'b2b', 'b2b-en'] as const) {
    for (const link of ['x', 'eyJhbGciOiJkaXIifQ..a.b.c', 'x'.repeat(400)]) {
      expect((await ask(request, storefront, `/order/${link}`)).status()).toBe(404);
    }
  }
});
