import { expect, test } from '@playwright/test';
import { openInteractive } from './interactive.ts';
import { storefronts } from './storefronts.ts';

test('who tries the demo presses the link of a mail and is in the shop that runs', async ({
  page,
}) => {
  const email = `mailbox.${test.info().testId}.${Date.now()}@example.org`;
  await openInteractive(page, `${storefronts.at}/service/newsletter`);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(/E-Mail/).fill(email);
  await form.getByRole('button', { name: 'Newsletter bestellen' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect
    .poll(async () => {
      await page.goto(`${storefronts.de}/dev/mailbox`);
      return row.count();
    })
    .toBe(1);
  await row.getByRole('link').click();
  const link = page.frameLocator('iframe').getByRole('link').first();
  const [shop] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(shop).toHaveURL((url) => url.origin === storefronts.at);
  await expect(shop.getByRole('banner')).toBeVisible();
  // An ordinary page, not one that is shut in with the mail: its scripts run.
  await expect.poll(() => shop.evaluate(() => window.origin)).toBe(storefronts.at);
});
