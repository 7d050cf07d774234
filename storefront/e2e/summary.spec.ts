import { expect, test } from '@playwright/test';
import { addSomething, goToSummary, mailTo, orderNumber } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const newEmail = () => `aenne.${test.info().testId}.${Date.now()}@example.de`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('SUBMIT-01 SUBMIT-04 the summary shows the order, takes a comment, and asks for the newsletter where it was ticked', async ({
      page,
    }) => {
      const email = newEmail();
      await addSomething(page, 'de');
      await goToSummary(page, 'de', email);
      const main = page.getByRole('main');
      await expect(main).toContainText('Lindenweg 4 a');
      await expect(main).toContainText('Rechnung');
      await expect(main.getByRole('list', { name: 'Artikel' }).getByRole('listitem')).toHaveCount(
        1,
      );
      const newsletter = main.getByRole('checkbox', { name: 'Newsletter bestellen' });
      await expect(newsletter).not.toBeChecked();
      await newsletter.check();
      await main.getByLabel('Bemerkung zur Bestellung').fill('Bitte beim Hausmeister abgeben.');
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
      await orderNumber(page);
      await expect(page.getByText('Bitte beim Hausmeister abgeben.')).toBeVisible();
      expect(await mailTo(page, email, 'Newsletter')).toContain('/service/newsletter/success');
    });

    test('SUBMIT-03 SUBMIT-04 without a comment and a tick nothing but the order is made', async ({
      page,
    }) => {
      const email = newEmail();
      await addSomething(page, 'de');
      await goToSummary(page, 'de', email);
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
      const number = await orderNumber(page);
      await expect(page.getByRole('main')).not.toContainText('Bemerkung');
      await mailTo(page, email, number);
      const mailbox = await (await page.request.get(`${storefronts.de}/dev/mailbox`)).text();
      const own = mailbox.split('<tr>').filter((row) => row.includes(email));
      expect(own).toHaveLength(1);
    });
  });
}
