import { expect, type Page, test } from '@playwright/test';
import type { TrackingEvent } from '../app/platform/tracking.ts';
import { expectNoFaults } from './axe.ts';
import { enterLogin } from './customer.ts';
import { openInteractive } from './interactive.ts';
import { logins, storefronts } from './storefronts.ts';

const consumer = logins[0];

/** What the data layer holds of lists. */
const listEvents = (page: Page) =>
  page.evaluate(() =>
    ((window.dataLayer ?? []) as TrackingEvent[]).flatMap((event) =>
      event.event === 'add_to_wishlist' || event.event === 'remove_from_wishlist'
        ? event.items.map(({ item_id, quantity }) => `${event.event} ${item_id} × ${quantity}`)
        : [],
    ),
  );

/** What measures comes after everything else of a page. */
const measured = (page: Page) => page.waitForFunction(() => 'dataLayer' in window);

async function openProduct(page: Page): Promise<{ id: string; name: string }> {
  await page.goto('/cat/schulbedarf');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/\/prod\//);
  await expect(page.getByRole('button', { name: 'Merken', exact: true })).toBeVisible();
  return {
    id: new URL(page.url()).pathname.split('/')[2] ?? '',
    name: (await heading.textContent()) ?? '',
  };
}

const logIn = (page: Page): Promise<void> =>
  enterLogin(page, consumer?.user ?? '', consumer?.password ?? '');

/** The demo's customer is one for all tests: they leave the notepad as they found it. */
test.describe.configure({ mode: 'serial' });

test('DEC-122, TRACK-03, ROUTE-18, ROUTE-39, WISH-01, WISH-05, WISH-09, WISH-10: a guest adds goods, logs in, and finds it on the list', async ({
  page,
}) => {
  await openInteractive(page, '/');
  await page.getByRole('button', { name: 'Alle annehmen' }).click();
  await expect(page.getByRole('region', { name: /^Cookies/ })).toHaveCount(0);
  const { id, name } = await openProduct(page);
  await measured(page);
  await page.getByRole('button', { name: 'Merken', exact: true }).click();
  await expect(page.getByText(`„${name}“ steht jetzt auf: Merkzettel`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Von der Liste nehmen' })).toBeVisible();
  expect(await listEvents(page)).toEqual([`add_to_wishlist ${id} × 1`]);

  // Stored pages know nobody: the browser asks what is on the wishlist.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Von der Liste nehmen' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Merkzettel' }).click();
  await expect(page).toHaveURL(/\/notepad$/);
  await page.goto('/myaccount/wishlist');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmyaccount%2Fwishlist$/);
  await logIn(page);
  await expect(page).toHaveURL(/\/myaccount\/wishlist$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Merkzettel' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Artikel auf: Merkzettel' });
  const row = list.getByRole('listitem').filter({ hasText: name });
  await expect(row).toBeVisible();
  for (const head of ['Artikel', 'Menge', 'Summe']) {
    await expect(page.getByRole('main').getByText(head, { exact: true })).toBeVisible();
  }
  await expectNoFaults(page);

  // WISH-20: the request follows half a second after the last change.
  const changed = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('SetWishlistEntryQuantityMutation'),
  );
  const field = row.getByRole('textbox', { name: `Menge: ${name}` });
  await field.fill('3');
  await changed;
  await expect(field).toHaveValue('3');
  await page.reload();
  await expect(field).toHaveValue('3');

  await measured(page);
  await row.getByRole('button', { name: /^Entfernen/ }).click();
  await expect(page.getByText(`„${name}“ steht nicht mehr auf: Merkzettel`)).toBeVisible();
  await expect(field).toHaveCount(0);
  const gone = list.getByRole('listitem').filter({ hasText: `„${name}“ ist entfernt.` });
  await gone.getByRole('button', { name: 'Zurückholen' }).click();
  await expect(field).toHaveValue('3');
  expect(await listEvents(page)).toEqual([
    `remove_from_wishlist ${id} × 3`,
    `add_to_wishlist ${id} × 3`,
  ]);
  await row.getByRole('button', { name: /^Entfernen/ }).click();
  await expect(gone).toBeVisible();
});

test('a wishlist button without JavaScript adds all the same, says so on the list, and leads back', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${storefronts.de}/cat/schulbedarf`);
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /merken$/ })
    .first();
  const name = ((await button.getAttribute('aria-label')) ?? '').replace(/ merken$/, '');
  await button.click();
  await expect(page).toHaveURL(/\/notepad\?added=/);
  const main = page.getByRole('main');
  await expect(
    main.getByText('Gemerkt: Was Sie gewählt haben, steht jetzt auf dieser Liste.'),
  ).toBeVisible();
  await expect(main.getByRole('list', { name: /^Artikel auf/ })).toContainText(name);
  await main.getByRole('link', { name: 'Zurück zur Seite davor' }).click();
  await expect(page).toHaveURL(`${storefronts.de}/cat/schulbedarf`);
  const cookies = await context.cookies();
  await context.close();
  const later = await browser.newContext();
  await later.addCookies(cookies);
  const lively = await later.newPage();
  await lively.goto(`${storefronts.de}/cat/schulbedarf`);
  const pressed = lively.getByRole('button', {
    name: `${name} merken`,
    exact: true,
    pressed: true,
  });
  await expect(pressed.first()).toBeVisible();
  await later.close();
});

test('WISH-19 without JavaScript too many pieces are refused above the entries', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${storefronts.de}/login?redirect=%2Fmyaccount%2Fwishlist`);
  await logIn(page);
  await expect(page).toHaveURL(/\/myaccount\/wishlist$/);
  await page.goto(`${storefronts.de}/cat/schulbedarf`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /merken$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/myaccount\/wishlist\?list=.*added=/);
  await expect(
    page.getByText('Gemerkt: Was Sie gewählt haben, steht jetzt auf dieser Liste.'),
  ).toBeVisible();
  // What needs a script is not there to be pressed in vain.
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Entfernen/ }).first()).toBeVisible();
  await expect(main.locator('button:not([type=submit]):visible')).toHaveCount(0);
  const row = page.getByRole('list', { name: /^Artikel auf/ }).getByRole('listitem');
  const before = await row
    .first()
    .getByLabel(/^Menge/)
    .inputValue();
  await row
    .first()
    .getByLabel(/^Menge/)
    .fill('9999');
  await row.first().getByRole('button', { name: 'Menge ändern' }).click();
  await expect(
    page.getByText('Auf einer Liste sind höchstens 9.998 Stück eines Artikels möglich.'),
  ).toBeVisible();
  await expect(row.first().getByLabel(/^Menge/)).toHaveValue(before);
  await row
    .first()
    .getByRole('button', { name: /^Entfernen/ })
    .click();
  await expect(page.getByText('höchstens 9.998 Stück')).toHaveCount(0);
  await context.close();
});

test('WISH-37, WISH-12, WISH-36: lists are made, renamed, made the standard and removed', async ({
  page,
}) => {
  await page.goto('/login?redirect=%2Fmyaccount%2Fwishlist');
  await logIn(page);
  await expect(page).toHaveURL(/\/myaccount\/wishlist$/);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Listenoptionen' }).click();
    await page.getByRole('button', { name }).click();
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  await expect(page.getByLabel('Beschreibung (freiwillig)')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Name der Liste')).toBeFocused();
  await page.getByLabel('Name der Liste').fill('Klasse 3b');
  await page.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(heading('Klasse 3b')).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(1);
  await choose('Liste umbenennen');
  await page.getByLabel('Name der Liste').fill('Klasse 4b');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(heading('Klasse 4b')).toBeVisible();
  await choose('Als Standardliste festlegen');
  await expect(page.getByText('Gespeichert.').first()).toBeVisible();

  // With several wishlists the button asks (WISH-17).
  const { name } = await openProduct(page);
  await page.getByRole('button', { name: 'Merken', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Auf welche Liste?' });
  await picker.getByRole('checkbox', { name: 'Klasse 4b' }).check();
  await picker.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByText(`„${name}“ steht jetzt auf: Klasse 4b`)).toBeVisible();

  // The list that was looked at last is shown again.
  await page.goto('/myaccount/wishlist');
  await expect(heading('Klasse 4b')).toBeVisible();
  await page
    .getByRole('list', { name: 'Artikel auf: Klasse 4b' })
    .getByRole('button', { name: /^Entfernen/ })
    .click();
  const question = page.getByRole('dialog', { name: '„Klasse 4b“ löschen?' });
  await question.getByRole('button', { name: 'Liste löschen' }).click();
  await expect(heading('Merkzettel')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Ihre Listen' })).toHaveCount(0);
});
