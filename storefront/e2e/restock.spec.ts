import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { importLines } from './operator.ts';
import { mailTo } from './shopping.ts';
import { storefronts } from './storefronts.ts';

/** Waiting for an article that can't be bought, until it can. */

const base = storefronts.de;
const everywhere = { de: { cents: 200 }, at: { cents: 200 }, ch: { cents: 200 } };

/** Imports the article, with so many pieces. */
const stock = (id: string, pieces: number) =>
  importLines([
    { type: 'category', id: 'warteprobe', name: 'Warteprobe', excludedFromNavigation: true },
    {
      ...{ type: 'product', id, category: 'warteprobe', name: `Kreisel ${id}` },
      items: [{ id, orderNumber: id, stock: pieces, restockDays: null, prices: everywhere }],
    },
  ]);

/** Where a mail's link leads, in the shop that runs here. */
const linkIn = (mail: string, of: 'token' | 'end') =>
  base + (new RegExp(`https://[^/\\s]+(/notify\\?${of}=[\\w-]+)`).exec(mail)?.[1] ?? '');

async function ask(page: Page, id: string, email: string): Promise<string> {
  await expect.poll(async () => (await page.request.get(`${base}/prod/${id}`)).status()).toBe(200);
  await page.goto(`${base}/prod/${id}`);
  await page.getByRole('link', { name: 'Benachrichtigen, wenn wieder lieferbar' }).click();
  await expect(page).toHaveURL(`${base}/notify/${id}`);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Benachrichtigen' }).click();
  await expect(page).toHaveURL(`${base}/notify`);
  await expect(
    page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' }),
  ).toBeVisible();
  return mailTo(page, email, 'Bitte bestätigen Sie');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('somebody waits for an article, and hears of it when an import brings it back', async ({
      page,
    }) => {
      const id = `warte-${javaScriptEnabled ? 'js' : 'html'}-${Date.now()}`;
      const email = `aenne.${id}@example.de`;
      await stock(id, 0);
      await page.goto(linkIn(await ask(page, id, email), 'token'));
      await page.getByRole('button', { name: 'Bestätigen' }).click();
      await expect(page.getByRole('heading', { name: 'Wir sagen Ihnen Bescheid' })).toBeVisible();
      await stock(id, 9);
      await expect(async () => {
        expect(await mailTo(page, email, 'Wieder da')).toContain(`/prod/${id}?varid=${id}`);
      }).toPass({ timeout: 40_000 });
      await page.goto(`${base}/notify/${id}`);
      await expect(page.getByText('Dieser Artikel ist lieferbar.')).toBeVisible();
    });

    test('who no longer wants to wait ends it by the mail’s link', async ({ page }) => {
      const id = `ende-${javaScriptEnabled ? 'js' : 'html'}-${Date.now()}`;
      await stock(id, 0);
      const mail = await ask(page, id, `aenne.${id}@example.de`);
      await page.goto(linkIn(mail, 'end'));
      await page.getByRole('button', { name: 'Löschen' }).click();
      await expect(page.getByRole('heading', { name: 'Ihre Anfrage ist gelöscht' })).toBeVisible();
      await page.goto(linkIn(mail, 'token'));
      await page.getByRole('button', { name: 'Bestätigen' }).click();
      await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible();
    });
  });
}

test('axe finds nothing in the pages of waiting', async ({ page }) => {
  await stock('warte-axe', 0);
  await expect
    .poll(async () => (await page.request.get(`${base}/notify/warte-axe`)).status())
    .toBe(200);
  for (const path of ['/notify/warte-axe', '/notify', '/notify?token=x', '/notify?end=x']) {
    await page.goto(base + path);
    await expectNoFaults(page);
  }
  expect((await page.request.get(`${base}/notify/gibt-es-nicht`)).status()).toBe(404);
});
