import { expect, type Page, test } from '@playwright/test';
import { enterLogin } from './customer.ts';
import { interactive } from './interactive.ts';
import { addCustomer, importLines } from './operator.ts';
import { storefronts } from './storefronts.ts';
import { goodsLines, list, toWishlist } from './teaserList.ts';

/** Lists that don't fit on one page: 50 entries stand on each. */

const base = storefronts.de;
const password = 'Kreide-rot-7';
const entries = (page: Page) =>
  page.getByRole('list', { name: /^Artikel auf/ }).locator(':scope > li');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Seiten' });
const nameOf = (index: number) => `Ware lang-${index}`;

/** Puts 51 goods on the visitor's notepad, by a list that an editor published. */
async function note(page: Page): Promise<void> {
  const path = '/listenprobe/lang';
  const goods = Array.from({ length: 51 }, (_, index) => ({ id: `lang-${index + 1}` }));
  await importLines([
    ...goodsLines('de', goods),
    {
      ...{ type: 'teaser-list', id: 'lang', name: 'Liste lang' },
      entries: goods.map(({ id }) => ({ product: id })),
    },
    {
      ...{ type: 'content', path, title: 'Lang' },
      rows: [
        { cells: [{ template: 'listTeaser', attributes: { teaserWishlistExternalId: 'lang' } }] },
      ],
    },
  ]);
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  await page.goto(path);
  await toWishlist(list(page, 'Liste lang')).click();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('WISH-01 WISH-05 a long list is leafed through, and a change leads back to its page', async ({
    page,
  }) => {
    await note(page);
    await expect(page).toHaveURL(/\/notepad\?added=/);
    await expect(entries(page)).toHaveCount(50);
    await expect(entries(page).first()).toContainText(nameOf(1));
    await expect(page.getByText('Summe der Liste: 127,50 €')).toBeVisible();
    await pages(page).getByRole('link', { name: 'Seite 2' }).click();
    await expect(page).toHaveURL(`${base}/notepad?p=2`);
    await expect(entries(page)).toHaveText([new RegExp(nameOf(51))]);
    await expect(page.getByText('Summe der Liste: 127,50 €')).toBeVisible();
    await entries(page)
      .first()
      .getByLabel(/^Menge/)
      .fill('3');
    await entries(page).first().getByRole('button', { name: 'Menge ändern' }).click();
    await expect(page).toHaveURL(`${base}/notepad?p=2`);
    await expect(page.getByText('Summe der Liste: 132,50 €')).toBeVisible();
    await entries(page)
      .first()
      .getByRole('button', { name: /^Entfernen/ })
      .click();
    // With its last entry the page is gone.
    await expect(page).toHaveURL(`${base}/notepad`);
    await expect(entries(page)).toHaveCount(50);
    await expect(pages(page)).toHaveCount(0);
  });
});

test('WISH-09 WISH-10 what was removed from a long list comes back where it stood', async ({
  page,
  browser,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await note(plain);
  await expect(plain).toHaveURL(/\/notepad\?added=/);
  await page.context().addCookies(await plain.context().cookies());
  await plain.context().close();
  const remove = (index: number) =>
    entries(page)
      .nth(index)
      .getByRole('button', { name: /^Entfernen/ })
      .click();
  const back = async () => {
    const button = entries(page).getByRole('button', { name: 'Zurückholen' });
    await button.click();
    // What is removed has its name as well.
    await expect(button).toHaveCount(0);
  };

  // The last one of the first page: what was behind it moves up.
  await page.goto(`${base}/notepad`);
  await interactive(page);
  await remove(49);
  await expect(entries(page)).toHaveCount(51);
  await expect(entries(page).nth(49)).toContainText('ist entfernt');
  await expect(entries(page).nth(50)).toContainText(nameOf(51));
  await back();
  await expect(entries(page)).toHaveCount(50);
  await expect(entries(page).nth(49)).toContainText(nameOf(50));

  // The only one of the last page, after which there is no such page.
  await pages(page).getByRole('link', { name: 'Seite 2' }).click();
  await expect(entries(page)).toHaveText([new RegExp(nameOf(51))]);
  await remove(0);
  await expect(entries(page)).toHaveText([/ist entfernt/]);
  await expect(pages(page).getByRole('link', { name: 'Seite 2' })).toHaveCount(0);
  await back();
  await expect(entries(page)).toHaveText([new RegExp(nameOf(51))]);
  await expect(page).toHaveURL(`${base}/notepad?p=2`);
  await page.reload();
  await expect(entries(page)).toHaveText([new RegExp(nameOf(51))]);
});

test('WISH-21 the last entry of the last page goes to another list, and the page with it', async ({
  page,
  browser,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await note(plain);
  await expect(plain).toHaveURL(/\/notepad\?added=/);
  await page.context().addCookies(await plain.context().cookies());
  await plain.context().close();
  const email = `lang.${test.info().testId}.${Date.now()}@example.de`;
  await addCustomer(email, password);
  await page.goto(`${base}/login?redirect=%2Fmyaccount%2Fwishlist`);
  await enterLogin(page, email, password);
  await interactive(page);
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Liste' });
  await dialog.getByLabel('Name der Liste').fill('Klasse 4a');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('link', { name: 'Merkzettel (51)' }).click();
  await pages(page).getByRole('link', { name: 'Seite 2' }).click();
  await expect(entries(page)).toHaveText([new RegExp(nameOf(51))]);
  await entries(page)
    .getByRole('button', { name: /^Optionen/ })
    .click();
  await page.getByRole('button', { name: 'Auf diese Liste verschieben' }).click();
  await expect(page.getByRole('link', { name: 'Merkzettel (50)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Klasse 4a (1)' })).toBeVisible();
  await expect(entries(page)).toHaveCount(50);
  await expect(page).toHaveURL(/\?list=[\w-]+$/);
});
