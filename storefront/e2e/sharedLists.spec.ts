import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { enterLogin, signIn } from './customer.ts';
import { interactive } from './interactive.ts';
import { addCustomer } from './operator.ts';
import { storefronts } from './storefronts.ts';

/** Wishlists that several people use: each in a browser of their own. */

const base = storefronts.de;
const password = 'Kreide-rot-7';
const lists = `${base}/myaccount/wishlist`;

const entries = (page: Page) =>
  page.getByRole('list', { name: /^Artikel auf/ }).locator(':scope > li');
const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Mitteilungen' }).getByText(text).first();

/** A browser of another person, who has an account. */
async function person(browser: Browser, javaScriptEnabled = true) {
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
  const email = `ben.${test.info().testId}.${Date.now()}@example.de`;
  await addCustomer(email, password);
  return { page, email };
}

/** Signs in, makes a list, and puts so many goods on it. @returns their names */
async function listWith(page: Page, name: string, count: number): Promise<string[]> {
  await signIn(page, '/myaccount/wishlist');
  await interactive(page);
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Liste' });
  await dialog.getByLabel('Name der Liste').fill(name);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Listenoptionen' }).click();
  const options = page.getByRole('dialog', { name: 'Listenoptionen' });
  await options.getByRole('button', { name: 'Als Standardliste festlegen' }).click();
  await expect(options).toHaveCount(0);
  const url = page.url();
  // Without scripts a button puts its goods on the standard list.
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  if (!context) throw new Error('no browser');
  await context.addCookies(await page.context().cookies());
  const plain = await context.newPage();
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await plain.goto(`${base}/cat/schulbedarf`);
    const button = plain
      .getByRole('main')
      .getByRole('button', { name: /merken$/ })
      .nth(index);
    names.push(((await button.getAttribute('aria-label')) ?? '').replace(/ merken$/, ''));
    await button.click();
  }
  await context.close();
  await page.goto(url);
  await interactive(page);
  await expect(entries(page)).toHaveCount(count);
  return names;
}

/** @returns the link's address */
async function linkFor(page: Page, level: string): Promise<string> {
  await page.getByRole('button', { name: 'Teilen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /teilen$/ });
  await dialog.getByRole('radio', { name: level }).check();
  await dialog.getByRole('button', { name: 'Link erstellen' }).click();
  // Below what is asked, and on a phone out of sight without it.
  await expect(dialog.getByRole('textbox', { name: level })).toBeFocused();
  const link = await dialog.getByRole('textbox', { name: level }).inputValue();
  // The message about it leaves the button free.
  await expect(message(page, 'Gespeichert.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toHaveCount(0);
  return link;
}

async function join(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await enterLogin(page, email, password);
  await page.getByRole('button', { name: /^(Mitmachen|Liste merken)/ }).click();
  await expect(page).toHaveURL(/\/myaccount\/wishlist\?list=/);
  await interactive(page);
}

test('SHARE-04: a link that is opened while logged out leads to its list after the login', async ({
  page,
  browser,
}) => {
  const names = await listWith(page, 'Klasse 3b', 2);
  const link = await linkFor(page, 'Ansehen');
  expect(link).toMatch(new RegExp(`^${base}/list/[\\w-]{22}$`));
  // By hand alone, as on a borrowed phone: nothing here needs a script.
  const { page: other, email } = await person(browser, false);
  await other.goto(link);
  await expect(other).toHaveURL(/\/login\?redirect=%2Flist%2F/);
  // Why, without a word on which list it is.
  const main = other.getByRole('main');
  await expect(main.getByText('Dieser Link führt zu einer Liste, die jemand teilt.')).toBeVisible();
  await expect(main).not.toContainText(/Klasse 3b|Änne|Müller/);
  await main.getByRole('link', { name: 'Neues Konto anlegen' }).click();
  await expect(main.getByText('Danach öffnet sich die geteilte Liste.')).toBeVisible();
  await other.goBack();
  await enterLogin(other, email, password);
  await expect(other).toHaveURL(link);
  await expect(other.getByRole('heading', { level: 1, name: 'Klasse 3b' })).toBeVisible();
  await expect(other.getByText('Änne Müller teilt diese Liste mit Ihnen.')).toBeVisible();
  for (const name of names) await expect(entries(other).filter({ hasText: name })).toBeVisible();
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await other.getByRole('button', { name: 'Liste merken' }).click();
  await expect(other).toHaveURL(/\/myaccount\/wishlist\?list=/);
  await expect(other.getByText('Liste von Änne M. · Sie dürfen sie ansehen')).toBeVisible();
  // Who has joined goes straight to the list from then on.
  await other.goto(link);
  await expect(other).toHaveURL(/\/myaccount\/wishlist\?list=/);
  await other.context().close();
});

test('SHARE-01 SHARE-05: a list is shared by a link for each level, shows who uses it, and is taken back', async ({
  page,
  browser,
}) => {
  await listWith(page, 'Fachschaft Kunst', 1);
  const link = await linkFor(page, 'Kommentieren');
  const { page: other, email } = await person(browser);
  await join(other, link, email);
  await expect(other.getByText('Sie dürfen kommentieren')).toBeVisible();
  await expectNoFaults(other);

  await page.reload();
  await interactive(page);
  await expect(page.getByText('Geteilt mit: Änne Müller')).toBeVisible();
  await page.getByRole('button', { name: 'Teilen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /teilen$/ });
  await expect(dialog.getByRole('img', { name: 'QR-Code: Kommentieren' })).toBeVisible();
  await expect(dialog.getByText('Änne Müller, kommentiert')).toBeVisible();
  await expectNoFaults(page);
  const revoke = dialog.getByRole('button', { name: /^Link zurückziehen.*Kommentieren\)$/ });
  await revoke.press('Enter');
  // It may be printed: it ends only when asked a second time.
  await expect(dialog.locator(':focus')).toContainText('auch wo er schon verschickt oder gedruckt');
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Abbrechen' }).press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await revoke.click();
  await revoke.click();
  await expect(message(page, 'Der Link gilt nicht mehr.')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Von der Liste nehmen.*Änne Müller\)$/ }).click();
  await expect(dialog.getByText('kommentiert')).toHaveCount(0);

  // The page that is still open over there finds out by itself.
  await expect(message(other, 'Die Liste gibt es nicht mehr')).toBeVisible({ timeout: 5000 });
  await expect(other.getByRole('heading', { level: 1, name: 'Merkzettel' })).toBeVisible();
  const answer = await other.goto(link);
  expect(answer?.status()).toBe(404);
  await expect(other.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
  await expectNoFaults(other);
  // Nobody logs in or opens an account for it.
  await other.context().clearCookies();
  expect((await other.goto(link))?.status()).toBe(404);
  await expect(other.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
  await other.context().close();
});

test('SHARE-02 WISH-05: the rights of a list decide which actions are offered', async ({
  page,
  browser,
}) => {
  await listWith(page, 'Bastelkiste', 1);
  const offered = async (shown: Page) => ({
    share: await shown.getByRole('button', { name: 'Teilen', exact: true }).count(),
    quantity: await entries(shown).getByRole('textbox').count(),
    remove: await entries(shown)
      .getByRole('button', { name: /^Entfernen/ })
      .count(),
    comment: await entries(shown)
      .getByRole('button', { name: /^Kommentieren/ })
      .count(),
  });
  expect(await offered(page)).toEqual({ share: 1, quantity: 1, remove: 1, comment: 1 });
  for (const [level, expected] of [
    ['Ansehen', { share: 0, quantity: 0, remove: 0, comment: 0 }],
    ['Kommentieren', { share: 0, quantity: 0, remove: 0, comment: 1 }],
    ['Bearbeiten', { share: 0, quantity: 1, remove: 1, comment: 1 }],
    ['Verwalten', { share: 1, quantity: 1, remove: 1, comment: 1 }],
  ] as const) {
    const link = await linkFor(page, level);
    const { page: other, email } = await person(browser);
    await join(other, link, email);
    expect(await offered(other), level).toEqual(expected);
    await other.getByRole('button', { name: 'Listenoptionen' }).click();
    const options = other.getByRole('dialog', { name: 'Listenoptionen' });
    await expect(options.getByRole('button', { name: 'Liste verlassen' })).toBeVisible();
    await expect(options.getByRole('button', { name: 'Liste löschen' })).toHaveCount(0);
    await expect(options.getByRole('button', { name: 'Liste umbenennen' })).toHaveCount(
      level === 'Verwalten' ? 1 : 0,
    );
    await other.context().close();
  }
});

test('SHARE-03: a shared list is copied into the own lists', async ({ page, browser }) => {
  const [name = ''] = await listWith(page, 'Einschulung', 1);
  const link = await linkFor(page, 'Ansehen');
  const { page: other, email } = await person(browser);
  await join(other, link, email);
  await other.getByRole('button', { name: 'Listenoptionen' }).click();
  await other.getByRole('button', { name: 'Als eigene Liste kopieren' }).click();
  await expect(
    other
      .getByRole('navigation', { name: 'Ihre Listen' })
      .getByRole('link')
      .filter({ hasText: 'Einschulung' }),
  ).toHaveText(['Einschulung (1)', 'Einschulung (1), mit Ihnen geteilt']);
  await expect(entries(other).filter({ hasText: name })).toBeVisible();
  await expect(entries(other).getByRole('button', { name: /^Entfernen/ })).toBeVisible();
  await expect(other.getByText('Liste von')).toHaveCount(0);
  await other.context().close();
});

test('WISH-03 WISH-30 WISH-31: three comments stand at an entry, a link opens all; only the author deletes, only addresses of the shop are links', async ({
  page,
  browser,
}) => {
  const [name = ''] = await listWith(page, 'Klasse 4a', 1);
  const comments = page.getByRole('list', { name: `Kommentare zu ${name}` });
  await entries(page)
    .getByRole('button', { name: /^Kommentieren/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Kommentare' });
  await expect(dialog.getByText('Noch keine Kommentare.')).toBeVisible();
  const hosts = ['https://www.kreide.example/', 'https://evil.example/x'];
  for (const text of ['Eins', 'Zwei', 'Drei', `Vier ${hosts.join(' ')}`]) {
    await dialog.getByLabel('Ihr Kommentar').fill(text);
    await dialog.getByRole('button', { name: 'Senden' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    await expect(dialog.getByLabel('Ihr Kommentar')).toHaveValue('');
  }
  await dialog.getByRole('button', { name: 'Senden' }).click();
  await expect(dialog.getByText('Bitte schreiben Sie etwas.')).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await expect(comments.getByRole('listitem')).toHaveCount(3);
  await expect(comments.getByText('Eins')).toHaveCount(0);
  await expect(comments.getByText('Vier')).toContainText('https://evil.example/x');
  await expect(comments.getByRole('link', { name: 'evil' })).toHaveCount(0);

  const link = await linkFor(page, 'Kommentieren');
  const { page: other, email } = await person(browser);
  await join(other, link, email);
  await entries(other)
    .getByRole('button', { name: /^Alle 4 Kommentare/ })
    .click();
  const all = other.getByRole('dialog', { name: 'Kommentare' });
  await expect(all.getByRole('listitem')).toHaveCount(4);
  await expect(all.getByText('Änne M.,').first()).toBeVisible();
  await expect(all.getByRole('button', { name: /^Kommentar löschen/ })).toHaveCount(0);

  // What others write shows within five seconds where the page is open.
  await all.getByLabel('Ihr Kommentar').fill('Fünf');
  await all.getByRole('button', { name: 'Senden' }).click();
  await expect(comments.getByText('Fünf')).toBeVisible({ timeout: 5000 });
  await entries(page)
    .getByRole('button', { name: /^Alle 5 Kommentare/ })
    .click();
  await expect(dialog.getByRole('button', { name: /^Kommentar löschen/ })).toHaveCount(4);
  await dialog.getByRole('button', { name: /^Kommentar löschen.*Eins\)$/ }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await other.context().close();
});

test('an entry of a shared list is taken by one, which the others see', async ({
  page,
  browser,
}) => {
  await listWith(page, 'Wandertag', 1);
  const link = await linkFor(page, 'Ansehen');
  const { page: other, email } = await person(browser);
  await join(other, link, email);
  await entries(other)
    .getByRole('button', { name: /^Ich übernehme das/ })
    .click();
  await expect(entries(other).getByText('Sie übernehmen das.')).toBeVisible();
  await page.reload();
  await expect(entries(page).getByText('Änne Müller übernimmt das.')).toBeVisible();
  await entries(other)
    .getByRole('button', { name: /^Doch nicht/ })
    .click();
  await expect(entries(page).getByText('übernimmt das.')).toHaveCount(0, { timeout: 5000 });
  await other.context().close();
});

test('WISH-04 DEC-122: options of entries are for who is logged in; a guest has a notepad to read and change', async ({
  page,
}) => {
  await page.goto(`${base}/cat/schulbedarf`);
  await interactive(page);
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /merken$/ })
    .first();
  const name = ((await button.getAttribute('aria-label')) ?? '').replace(/ merken$/, '');
  await button.click();
  await expect(message(page, 'steht jetzt auf: Merkzettel')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Merkzettel' }).click();
  await expect(page).toHaveURL(`${base}/notepad`);
  await interactive(page);
  const row = entries(page).filter({ hasText: name });
  await expect(row).toBeVisible();
  await expect(row.getByRole('button', { name: /^Optionen/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Listenoptionen' })).toHaveCount(0);
  await expectNoFaults(page);
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  const email = `mia.${test.info().testId}.${Date.now()}@example.de`;
  await addCustomer(email, password);
  await enterLogin(page, email, password);
  await expect(page).toHaveURL(lists);
  await expect(row.getByRole('button', { name: /^Optionen/ })).toBeVisible();
});

test('an entry goes to another list by its options, and several into the cart by a dialog', async ({
  page,
}) => {
  const names = await listWith(page, 'Vorrat', 2);
  await entries(page)
    .first()
    .getByRole('button', { name: /^Optionen/ })
    .click();
  const options = page.getByRole('dialog', { name: 'Optionen' });
  await expectNoFaults(page);
  // Behind the dialog the list is no longer told to assistive technology.
  const behind = page
    .getByRole('list', { name: /^Artikel auf/, includeHidden: true })
    .locator(':scope > li');
  await options.getByRole('button', { name: 'Nach unten' }).click();
  await expect(behind.nth(1)).toContainText(names[0] ?? '');
  await options.getByRole('button', { name: 'Nach oben' }).click();
  await expect(behind.first()).toContainText(names[0] ?? '');
  await expect(options.getByLabel('Andere Liste')).toHaveValue(/./);
  await options.getByRole('button', { name: 'Auf diese Liste kopieren' }).click();
  await expect(message(page, `„${names[0]}“ steht jetzt auf: Merkzettel`)).toBeVisible();
  await expect(
    page
      .getByRole('navigation', { name: 'Ihre Listen' })
      .getByRole('link', { name: 'Merkzettel (1)' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Liste in den Warenkorb' }).click();
  const cart = page.getByRole('dialog', { name: 'Welche Artikel in den Warenkorb?' });
  await expectNoFaults(page);
  const boxes = cart.getByRole('checkbox');
  for (const box of await boxes.all()) await box.uncheck();
  await cart.getByRole('button', { name: 'Ausgewählte in den Warenkorb' }).click();
  await expect(cart.getByText('Bitte wählen Sie mindestens einen Artikel.')).toBeVisible();
  await boxes.first().check();
  await cart.getByRole('button', { name: 'Ausgewählte in den Warenkorb' }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();
});

test('a list is printed as a sheet of paper with the code of its link, from a chalkboard, too', async ({
  page,
  browser,
}) => {
  const names = await listWith(page, 'Klasse 3b', 2);
  const link = await linkFor(page, 'Ansehen');
  await page.evaluate(() => localStorage.setItem('colorMode', 'chalkboard'));
  await page.getByRole('link', { name: 'Liste drucken' }).click();
  await expect(page).toHaveURL(/\/print\?list=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Klasse 3b' })).toBeVisible();
  await page.reload();
  const rows = page.getByRole('table', { name: 'Artikel auf: Klasse 3b' }).getByRole('row');
  for (const name of names) await expect(rows.filter({ hasText: name })).toContainText('€');
  await expect(page.getByRole('img', { name: 'QR-Code: die Liste im Shop' })).toBeVisible();
  await expectNoFaults(page);
  const schemeOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await schemeOf()).toBe('dark');
  await page.emulateMedia({ media: 'print' });
  expect(await schemeOf()).toBe('light');
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
  await expect(rows.first()).toContainText('Artikel');
  const url = page.url();

  // A reader prints it, too, and without scripts; nobody else does.
  const { page: other, email } = await person(browser, false);
  await other.goto(url);
  await enterLogin(other, email, password);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
  await other.goto(link);
  await other.getByRole('button', { name: 'Liste merken' }).click();
  await other.getByRole('link', { name: 'Liste drucken' }).click();
  await expect(other.getByText('Liste von Änne M. · Stand:')).toBeVisible();
  await expect(other.getByRole('img', { name: /QR-Code/ })).toHaveCount(0);
  await other.context().close();
});
