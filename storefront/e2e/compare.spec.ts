import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { enterLogin } from './customer.ts';
import { awake, openInteractive } from './interactive.ts';
import { logins, storefronts } from './storefronts.ts';

/** Products side by side. */

const [first, second] = ['heft-klassik-a4-32', 'klassensatz-a5'];
const main = (page: Page) => page.getByRole('main');
const columns = (page: Page) => main(page).getByRole('columnheader');
const facts = (page: Page) => main(page).getByRole('rowheader');
const compare = (page: Page) =>
  main(page).getByRole('link', { name: /^(?:Mit .+ v|V)ergleichen$/ });

/** Waits until the tab has noted by its scripts that it compares one product alone. */
const noted = (page: Page, id: string) =>
  expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('compared')))
    .toBe(JSON.stringify([id]));

test('two products are compared from the second one’s page; their address shows the same to others', async ({
  page,
  browser,
}) => {
  await openInteractive(page, `/prod/${first}`);
  await compare(page).click();
  await expect(page).toHaveURL(`/compare?id=${first}`);
  await expect(page.getByText('steht bei seinen Details „Vergleichen“')).toBeVisible();
  await noted(page, first);
  await openInteractive(page, `/prod/${second}`);
  await awake(compare(page));
  await expect(compare(page)).toHaveText('Mit einem anderen vergleichen');
  await compare(page).click();
  await expect(page).toHaveURL(`/compare?id=${first}&id=${second}`);
  await expect(columns(page)).toHaveCount(3);
  await expectNoFaults(page);

  const names = await columns(page).allTextContents();
  const all = await facts(page).allTextContents();
  await main(page).getByRole('link', { name: 'Nur Unterschiede zeigen' }).click();
  await expect(page).toHaveURL(/only=differences/);
  const format = facts(page).filter({ hasText: 'Format' });
  await expect(format).toHaveCount(1);
  await expect.poll(() => facts(page).count()).toBeLessThanOrEqual(all.length);

  await using stranger = await browser.newContext({ javaScriptEnabled: false });
  const other = await stranger.newPage();
  await other.goto(`${storefronts.de}/compare?id=${first}&id=${second}`);
  expect(await columns(other).allTextContents()).toEqual(names);
  expect(await facts(other).allTextContents()).toEqual(all);
  // Without a script a product's page leads to it alone.
  await other.goto(`${storefronts.de}/prod/${second}`);
  await compare(other).click();
  await expect(other).toHaveURL(`${storefronts.de}/compare?add=${second}`);
  await expect(columns(other)).toHaveCount(2);

  await main(page).getByRole('link', { name: 'Aus dem Vergleich nehmen' }).first().click();
  await expect(page).toHaveURL(`/compare?id=${second}`);
  await noted(page, second);
  await openInteractive(page, `/prod/${first}`);
  await awake(compare(page));
  await expect(compare(page)).toHaveText('Mit einem anderen vergleichen');
});

test('a link that is followed before its scripts run adds to what the tab compares', async ({
  page,
}) => {
  await page.goto(`/compare?id=${first}`);
  await noted(page, first);
  // As the server sent it.
  const html = await (await page.request.get(`/prod/${second}`)).text();
  const link = /href="(\/compare\?[^"]+)"/.exec(html)?.[1] ?? '';
  await page.goto(link);
  await expect(page).toHaveURL(`/compare?id=${first}&id=${second}`);
  await expect(columns(page)).toHaveCount(3);
});

test('four fit side by side; what is not sold is told, and nonsense shows the way', async ({
  page,
}) => {
  const listing = await (await page.request.get('/cat/schulbedarf')).text();
  const listed = [...listing.matchAll(/href="\/prod\/([\w-]+)"/g)].map(([, id]) => id ?? '');
  const others = new Set(listed.filter((id) => id !== first && id !== second).slice(0, 30));
  const asked = ['gibt-es-nicht', first, 'x', second, first, ...[...others].slice(0, 3)];
  await page.goto(`/compare?${asked.map((id) => `id=${id}`).join('&')}`);
  await expect(columns(page)).toHaveCount(5);
  await expect(page.getByText('4 Artikel passen nebeneinander.')).toBeVisible();
  await expect(page.getByText('2 Artikel gibt es bei uns nicht mehr.')).toBeVisible();
  await page.goto(`/compare?id=a%0Ab&id=${'x'.repeat(81)}&only=x`);
  await expect(page.getByRole('heading', { name: 'Noch nichts zu vergleichen' })).toBeVisible();
  await expectNoFaults(page);
  expect((await page.goto('/compare'))?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a variant is compared as it was chosen, beside another one of the same article', async ({
  page,
}) => {
  await openInteractive(page, `/prod/${first}`);
  await awake(compare(page));
  const variants = main(page).locator('fieldset').first().getByRole('link');
  const other = variants.and(page.locator(':not([aria-current]):not([aria-disabled])')).first();
  await other.click();
  await expect(page).toHaveURL(/varid=/);
  const varid = new URL(page.url()).searchParams.get('varid') ?? '';
  await expect(compare(page)).toHaveAttribute('href', new RegExp(varid));
  await compare(page).click();
  const asked = () => new URL(page.url()).searchParams.getAll('id');
  await expect.poll(asked).toEqual([`${first}/${varid}`]);
  const name = main(page).getByRole('cell').getByRole('link').first();
  await expect(name).toHaveAttribute('href', new RegExp(`/prod/${first}\\?varid=${varid}$`));
  // Chosen already, it goes into the cart at once.
  await expect(main(page).getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  await name.click();
  await variants.and(page.locator(':not([aria-current]):not([aria-disabled])')).last().click();
  await expect(page).not.toHaveURL(new RegExp(`varid=${varid}$`));
  await awake(compare(page));
  await expect(compare(page)).toHaveAttribute('href', /%2F\d+$/);
  await expect(compare(page)).not.toHaveAttribute('href', new RegExp(varid));
  await compare(page).click();
  await expect.poll(() => asked().length).toBe(2);
  await expect(columns(page)).toHaveCount(3);
  await main(page).getByRole('link', { name: 'Aus dem Vergleich nehmen' }).last().click();
  await expect.poll(asked).toEqual([`${first}/${varid}`]);
});

test('an article without variants goes into the cart from the comparison', async ({ page }) => {
  await openInteractive(page, `/compare?id=${second}&id=hufeisenmagnet-8-6er`);
  await main(page).getByRole('button', { name: 'In den Warenkorb' }).click();
  const flyout = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(flyout).toContainText('1 × Hufeisenmagnet 8 cm, 6er-Pack');
});

test('on paper a comparison is a document', async ({ page }) => {
  await page.goto(`/compare?id=${first}&id=${second}`);
  await page.emulateMedia({ media: 'print' });
  await expect(facts(page).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Nur Unterschiede zeigen' })).toBeHidden();
  await expect(main(page).getByText('Auswahl', { exact: true })).toBeHidden();
});

test('a business compares in English, once it is logged in', async ({ page }) => {
  const [, business] = logins;
  const path = `/compare?id=${first}&id=${second}`;
  const own = storefronts['b2b-en'];
  await page.goto(own + path);
  const login = page.getByRole('dialog', { name: 'Log in' });
  await enterLogin(login, business?.user ?? '', business?.password ?? '');
  await expect(page).toHaveURL(own + path);
  await expect(page.getByRole('heading', { level: 1, name: 'Compare items' })).toBeVisible();
  await expect(columns(page)).toHaveCount(3);
  await expect(main(page).getByText('plus VAT').first()).toBeVisible();
});

test('on a phone a card says once which article it shows, beside its picture', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(`/compare?id=${first}&id=${second}`);
  const cell = main(page).getByRole('cell').first();
  const link = await cell.getByRole('link').boundingBox();
  const picture = await cell.locator('picture').boundingBox();
  expect(link?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  expect(await cell.evaluate((each) => getComputedStyle(each, '::before').display)).toBe('none');
});

test('on a phone a reduced price ends where the lines below it do', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/compare?id=geodreieck-25-10er&id=turnbeutel-rakete');
  const prices = main(page).getByRole('row').filter({ hasText: 'Niedrigster Preis' });
  const ends = await prices.getByRole('cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const struck = [...cell.querySelectorAll('s')].at(-1);
      const line = cell.querySelector('[aria-hidden]')?.closest('div');
      const endOf = (element?: Element | null) =>
        Math.round(element?.getBoundingClientRect().right ?? 0);
      return [endOf(line?.lastElementChild), endOf(struck)];
    }),
  );
  expect(ends).toHaveLength(2);
  for (const [price, old] of ends) expect(price).toBe(old);
});
