import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { openInteractive } from './interactive.ts';
import { answer, banner } from './measuring.ts';
import { importLines } from './operator.ts';

/** "Zuletzt angesehen": kept in the browser alone, with consent. */

const ids = ['gesehen-a', 'gesehen-b', 'gesehen-c', 'gesehen-d'] as const;
const key = 'viewedProducts';

/** Four products, and one more whose name and storefronts a test chooses. */
async function stock(request: APIRequestContext, others: readonly object[] = []): Promise<void> {
  await importLines([
    { type: 'category', id: 'gesehen', name: 'Gesehen', excludedFromNavigation: true },
    ...ids.map((id) => ({
      ...{ type: 'product', id, category: 'gesehen', name: `Artikel ${id.slice(-1)}` },
      items: [{ id, orderNumber: id, stock: 9, prices: { de: { cents: 250 } } }],
    })),
    ...others,
  ]);
  for (const id of ids) {
    await expect.poll(async () => (await request.get(`/prod/${id}`)).status()).toBe(200);
  }
}

const list = (page: Page) => page.getByRole('list', { name: 'Zuletzt angesehen' });

const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Looks at a product; with consent, until the browser has noted it. */
async function look(page: Page, id: string, isNoted = true): Promise<void> {
  await openInteractive(page, `/prod/${id}`);
  if (isNoted) await expect.poll(async () => (await stored(page)) ?? '').toContain(`[["${id}",`);
}

const toEnd = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

/** The names in the row, from the left. */
async function names(page: Page): Promise<readonly string[]> {
  await toEnd(page);
  await expect(list(page)).toBeVisible();
  return list(page).getByRole('heading').allInnerTexts();
}

async function accept(page: Page): Promise<void> {
  await openInteractive(page, '/');
  await answer(page, 'Alle annehmen').click();
  await expect(banner(page)).toHaveCount(0);
}

test('ruling 10: without consent no view is kept and no row is shown, nor after a refusal', async ({
  page,
}) => {
  await stock(page.request);
  for (const id of [ids[0], ids[1]]) {
    await look(page, id, false);
    await expect(banner(page)).toBeVisible();
    await toEnd(page);
    expect(await stored(page)).toBeNull();
  }
  // What an earlier answer left.
  await page.evaluate((name) => localStorage.setItem(name, '[["gesehen-a",1]]'), key);
  await answer(page, 'Alle ablehnen').click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toBeNull();
  await look(page, ids[2], false);
  await toEnd(page);
  await expect(page.getByRole('heading', { name: 'Bewertungen' })).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
});

test('with consent what was viewed is shown, the newest first, without the current product, and can be cleared; axe finds nothing', async ({
  page,
}) => {
  await stock(page.request);
  await accept(page);
  for (const id of ids.slice(0, 3)) await look(page, id);
  expect(await names(page)).toEqual(['Artikel b', 'Artikel a']);
  await expectNoFaults(page);
  await look(page, ids[0]);
  expect(await names(page)).toEqual(['Artikel c', 'Artikel b']);

  // An empty cart shows all of them.
  await openInteractive(page, '/checkout/basket');
  expect(await names(page)).toEqual(['Artikel a', 'Artikel c', 'Artikel b']);
  await expectNoFaults(page);

  const clear = page.getByRole('button', { name: 'Liste leeren' });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Die Liste ist geleert.')).toBeFocused();
  await expect(list(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
  await openInteractive(page, '/checkout/basket');
  await toEnd(page);
  await expect(page.getByText('Zuletzt angesehen')).toHaveCount(0);
});

test('what is not sold here, nonsense and views of long ago are left out; tiles are asked for near the screen', async ({
  page,
}) => {
  await stock(page.request, [
    {
      ...{ type: 'product', id: 'gesehen-at', category: 'gesehen', name: 'Nur in Österreich' },
      items: [
        { id: 'gesehen-at', orderNumber: 'gesehen-at', stock: 9, prices: { at: { cents: 250 } } },
      ],
    },
  ]);
  await accept(page);
  await page.evaluate((name) => {
    const now = Math.floor(Date.now() / 1000);
    const old = now - 31 * 24 * 60 * 60;
    const views = [['gesehen-at', now], ['nie', now], ['gesehen-b', now], 7, ['gesehen-c', old]];
    localStorage.setItem(name, JSON.stringify(views));
  }, key);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"ViewedProductsQuery"')) asked.push(request.url());
  });
  await look(page, ids[0]);
  expect(asked).toEqual([]);
  expect(await names(page)).toEqual(['Artikel b']);
  expect(asked).toHaveLength(1);
  await page.evaluate((name) => localStorage.setItem(name, '{"nonsense'), key);
  await look(page, ids[3]);
  await toEnd(page);
  await expect(page.getByRole('heading', { name: 'Bewertungen' })).toBeVisible();
  await expect(list(page)).toHaveCount(0);
});

test('views of another tab count, and taking the consent back forgets them at once in both', async ({
  page,
  context,
}) => {
  await stock(page.request);
  await accept(page);
  await look(page, ids[0]);
  await look(page, ids[1]);
  expect(await names(page)).toEqual(['Artikel a']);

  const other = await context.newPage();
  await look(other, ids[2]);
  await expect(list(page).getByRole('heading')).toHaveText(['Artikel c', 'Artikel a']);
  expect(await names(other)).toEqual(['Artikel b', 'Artikel a']);

  await other.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  const dialog = other.getByRole('dialog', { name: 'Cookies und Datenschutz' });
  await dialog.getByRole('switch', { name: 'Statistik und Komfort' }).uncheck();
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(list(other)).toHaveCount(0);
  expect(await stored(other)).toBeNull();
  await expect(list(page)).toHaveCount(0);
});
