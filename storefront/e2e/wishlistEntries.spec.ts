import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from './customer.ts';
import { openInteractive } from './interactive.ts';
import { importLines } from './operator.ts';
import { storefronts } from './storefronts.ts';

/** The entries of a wishlist, each test with a customer and goods of its own. */

const messages = (page: Page) => page.getByRole('region', { name: 'Mitteilungen' });
const list = (page: Page, name = 'Merkzettel') =>
  page.getByRole('list', { name: `Artikel auf: ${name}` });
const row = (page: Page, name: string) =>
  list(page).getByRole('listitem').filter({ hasText: name }).first();
const quantity = (of: Locator) => of.getByRole('textbox', { name: /^Menge/ });
const heart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(?:Merken|Von der Liste nehmen)$/ });

interface Good {
  readonly id: string;
  readonly product?: object;
}

/** Imports products with one item each, and waits until they have their pages. */
async function stock(page: Page, category: string, goods: readonly Good[]): Promise<void> {
  await importLines([
    { type: 'category', id: category, name: category, excludedFromNavigation: true },
    ...goods.map(({ id, product }) => ({
      ...{ type: 'product', id, category, name: `Ware ${id}`, introducedOn: '2020-01-01' },
      items: [
        {
          ...{
            id: `${id}-1`,
            orderNumber: `${id}-1`,
            stock: 50,
            prices: { de: { cents: 250 } },
          },
          pictures: [{ drawing: { kind: 'exercise-book', color: '#c8102e' } }],
        },
      ],
      ...product,
    })),
  ]);
  for (const { id } of goods) {
    await expect.poll(async () => (await page.request.get(`/prod/${id}`)).status()).toBe(200);
  }
}

/** Puts a product on the only list, from its page. */
async function note(page: Page, id: string): Promise<void> {
  await openInteractive(page, `${storefronts.de}/prod/${id}`);
  await heart(page).click();
  await expect(messages(page)).toContainText(`„Ware ${id}“ steht jetzt auf: Merkzettel`);
}

const openList = (page: Page) => openInteractive(page, `${storefronts.de}/myaccount/wishlist`);

test('WISH-02 WISH-18 UI-03 an entry says what it is; with one list the button acts at once', async ({
  page,
}) => {
  const validFrom = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  const price = { prices: { de: { cents: 200 } } };
  await stock(page, 'merkprobe', [
    {
      id: 'merk-bunt',
      product: {
        isTopseller: true,
        introducedOn: new Date().toISOString().slice(0, 10),
        extraBadges: [{ id: 'engel', name: 'Altpapier' }],
        items: ['rot', 'gelb'].map((color) => ({
          ...{ id: `merk-bunt-${color}`, orderNumber: `merk-bunt-${color}`, stock: 50, ...price },
          variant: { color: `C${color}` },
          pictures: [{ drawing: { kind: 'exercise-book', color: '#c8102e' } }],
          priceHistory: [{ storefront: 'de', cents: 400, validFrom }],
        })),
      },
    },
  ]);
  await signIn(page, '/myaccount/wishlist');
  const path = '/prod/merk-bunt?varid=merk-bunt-rot';
  await openInteractive(page, `${storefronts.de}${path}`);
  for (const says of ['steht jetzt auf', 'steht nicht mehr auf', 'steht jetzt auf']) {
    await heart(page).click();
    await expect(messages(page)).toContainText(`„Ware merk-bunt“ ${says}: Merkzettel`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await messages(page).getByRole('button', { name: 'Schließen' }).first().click();
  }
  // The product itself, of which no item is chosen.
  await openInteractive(page, `${storefronts.de}/prod/merk-bunt`);
  await heart(page).click();
  await expect(messages(page)).toContainText('steht jetzt auf: Merkzettel');

  await openList(page);
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  const red = list(page).getByRole('listitem').filter({ hasText: 'merk-bunt-rot' });
  for (const text of ['Angebot', 'Neu', 'Beliebt', 'Altpapier', 'Rot', 'Auf Lager']) {
    await expect(red).toContainText(text);
  }
  await expect(red).toContainText(/2,00\s€/);
  await expect(quantity(red)).toHaveValue('1');
  await expect(red.locator('picture img')).toBeVisible();
  await expect(red.getByRole('link', { name: 'Ware merk-bunt' })).toHaveAttribute(
    'href',
    /^\/prod\/merk-bunt/,
  );

  // UI-03: 999 pieces of an item, 9,999 where none is chosen.
  const open = list(page).getByRole('listitem').filter({ hasNotText: 'merk-bunt-rot' });
  for (const [entry, most] of [
    [red, /Mehr als 999 /],
    [open, /Mehr als 9\.?999 /],
  ] as const) {
    await quantity(entry).fill('99999');
    await expect(quantity(entry)).toHaveAccessibleDescription(most);
  }
});

test('WISH-04 WISH-07 WISH-08 an entry that cannot be had is grey, without options, and shows the first thing that replaces it', async ({
  page,
}) => {
  // The demo keeps it for this: gone, with a successor.
  await signIn(page, '/myaccount/wishlist');
  for (const id of ['hufeisenmagnet-8', 'klassensatz-a5']) {
    await openInteractive(page, `${storefronts.de}/prod/${id}`);
    await heart(page).click();
    await expect(messages(page)).toContainText('steht jetzt auf: Merkzettel');
  }
  await openList(page);
  const gone = list(page).getByRole('listitem').filter({ hasText: 'Nicht lieferbar' });
  await expect(gone).toContainText(
    'Nicht lieferbar. Bitte entfernen oder ersetzen Sie den Artikel.',
  );
  const instead = gone.getByRole('link', { name: /^Hufeisenmagnet 8 cm, 6er-Pack/ });
  await expect(instead).toHaveAttribute('href', '/prod/hufeisenmagnet-8-6er');
  // Its own picture, and that of what is there instead.
  await expect(gone.locator('picture img')).toHaveCount(2);
  const faded = (of: Locator) =>
    of
      .locator('picture')
      .first()
      .evaluate((picture) => {
        let shown = 1;
        for (let at: Element | null = picture; at; at = at.parentElement) {
          const { opacity, filter } = getComputedStyle(at);
          shown *= Number(opacity) * (filter.includes('grayscale') ? 0.5 : 1);
        }
        return shown;
      });
  const other = list(page).getByRole('listitem').filter({ hasNotText: 'Nicht lieferbar' }).first();
  expect(await faded(gone)).toBeLessThan(await faded(other));
  await expect(other.getByRole('button', { name: /^Optionen/ })).toBeVisible();
  await expect(gone.getByRole('button', { name: /^Optionen/ })).toHaveCount(0);
  await instead.click();
  await expect(page).toHaveURL(/\/prod\/hufeisenmagnet-8-6er$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('6er-Pack');
});

test('WISH-13 WISH-20 WISH-32 ERR-21 UI-08 a change is sent half a second after the last, marks one entry, and fails aloud', async ({
  page,
}) => {
  await stock(page, 'merkwechsel', [{ id: 'merk-eins' }, { id: 'merk-zwei' }]);
  await signIn(page, '/myaccount/wishlist');
  await note(page, 'merk-eins');
  await note(page, 'merk-zwei');
  await page.clock.install();
  await page.goto(`${storefronts.de}/myaccount/wishlist`);
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  const busy = list(page).locator('[aria-busy="true"]');
  const one = row(page, 'Ware merk-eins');
  await expect(page.getByRole('region', { name: /^Cookies/ })).toBeVisible();

  const sent: { quantity?: number }[] = [];
  const failure = { message: 'vue.wishlist.error.entryUnknown' };
  let held = Promise.withResolvers<'go' | 'fail'>();
  await page.route('**/graphql/', async (route) => {
    const body = route.request().postData() ?? '';
    if (!/Mutation"/.test(body)) return route.continue();
    const operation = [JSON.parse(body)].flat()[0];
    if (operation.operationName === 'SetWishlistEntryQuantityMutation')
      sent.push(operation.variables);
    if ((await held.promise) === 'go') return route.continue();
    const errors = [
      { ...failure, extensions: { classification: 'INTERNAL', messageKey: 'error.internal' } },
    ];
    return route.fulfill({
      json: body.startsWith('[') ? [{ data: null, errors }] : { data: null, errors },
    });
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  await quantity(one).press('ArrowUp');
  await page.clock.runFor(499);
  await quantity(one).press('ArrowUp');
  await page.clock.runFor(499);
  expect(sent).toEqual([]);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(5);
        return sent.length;
      },
      { intervals: [20] },
    )
    .toBe(1);
  expect(JSON.stringify(sent[0])).toContain('"quantity":3');
  await expect(busy).toHaveCount(1);
  await expect(busy).toContainText('Ware merk-eins');
  await page.clock.resume();
  held.resolve('fail');
  await expect(busy).toHaveCount(0);
  await expect(messages(page).getByRole('listitem')).not.toHaveCount(0);
  await expect(quantity(one)).toHaveValue('1');

  // Removed while the answer is awaited: that entry alone is marked, until it is refused.
  held = Promise.withResolvers();
  await one.getByRole('button', { name: /^Entfernen/ }).click();
  await expect(busy).toHaveCount(1);
  held.resolve('fail');
  await expect(busy).toHaveCount(0);
  await expect(row(page, 'Ware merk-eins')).toBeVisible();

  held = Promise.withResolvers();
  await row(page, 'Ware merk-zwei')
    .getByRole('button', { name: /^In den Warenkorb/ })
    .click();
  await expect(busy).toHaveCount(1);
  await expect(busy).toContainText('Ware merk-zwei');
  held.resolve('go');
  const flyout = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(flyout).toContainText('Liegt im Warenkorb');
  await expect(flyout).toContainText('Ware merk-zwei');
  await expect(busy).toHaveCount(0);
});

test('WISH-17 WISH-11 with several lists adding and removing ask which is meant', async ({
  page,
}) => {
  await stock(page, 'merkwahl', [{ id: 'merk-wahl' }]);
  await signIn(page, '/myaccount/wishlist');
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  await page.getByLabel('Name der Liste').fill('Klasse 3b');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Klasse 3b' })).toBeVisible();
  await page.getByRole('button', { name: 'Listenoptionen' }).click();
  await page.getByRole('button', { name: 'Als Standardliste festlegen' }).click();
  await expect(messages(page).getByText('Gespeichert.').first()).toBeVisible();
  await openInteractive(page, `${storefronts.de}/prod/merk-wahl`);
  const picker = page.getByRole('dialog', { name: 'Auf welche Liste?' });
  const box = picker.getByRole('checkbox', { name: 'Klasse 3b' });
  await heart(page).click();
  await box.check();
  await picker.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(messages(page)).toContainText('„Ware merk-wahl“ steht jetzt auf: Klasse 3b');
  await heart(page).click();
  await expect(box).toBeChecked();
  await box.uncheck();
  await picker.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(messages(page)).toContainText('„Ware merk-wahl“ steht nicht mehr auf: Klasse 3b');
});

test('WISH-21 WISH-22 what a list asks, it asks in dialogs of their own', async ({ page }) => {
  const price = { stock: 50, prices: { de: { cents: 250 } } };
  await stock(page, 'merkfragen', [
    {
      id: 'merk-mindest',
      product: {
        items: [
          {
            id: 'merk-mindest-1',
            orderNumber: 'merk-mindest-1',
            minimumOrderQuantity: 5,
            ...price,
          },
        ],
      },
    },
    {
      id: 'merk-farben',
      product: {
        items: ['rot', 'gelb'].map((color) => ({
          ...{ id: `merk-farben-${color}`, orderNumber: `merk-farben-${color}`, ...price },
          variant: { color: `C${color}` },
        })),
      },
    },
  ]);
  await signIn(page, '/myaccount/wishlist');
  for (const id of ['merk-mindest', 'merk-farben']) await note(page, id);
  await openList(page);
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const basket = dialog('Ihr Warenkorb');
  const press = (of: Locator, name: RegExp) => of.getByRole('button', { name }).click();
  const close = async (of: Locator) => {
    await page.keyboard.press('Escape');
    await expect(of).toHaveCount(0);
  };

  // Fewer pieces than are sold.
  await press(row(page, 'merk-mindest'), /^In den Warenkorb/);
  await expect(dialog('Mindestbestellmenge')).toContainText(
    '„Ware merk-mindest“ gibt es ab 5 Stück.',
  );
  await press(dialog('Mindestbestellmenge'), /^5 Stück in den Warenkorb$/);
  await expect(basket).toContainText('Ware merk-mindest');
  await expect(quantity(basket)).toHaveValue('5');
  await close(basket);

  // What lacks a choice is not put into the cart with the rest, and not left out in silence.
  await press(page.getByRole('main'), /^Liste in den Warenkorb$/);
  await expect(dialog('Welche Artikel in den Warenkorb?')).toContainText(
    'Noch ohne Ausführung und deshalb nicht dabei: Ware merk-farben',
  );
  await close(dialog('Welche Artikel in den Warenkorb?'));
  await press(row(page, 'merk-farben'), /^Ausführung wählen/);
  await expect(
    dialog('Ausführung wählen').getByRole('button', { name: 'Übernehmen' }),
  ).toBeVisible();
  await close(dialog('Ausführung wählen'));
  // The same for the cart: the variant that is chosen stays on the list (WISH-14).
  await press(row(page, 'merk-farben'), /^In den Warenkorb/);
  await dialog('Ausführung wählen')
    .getByLabel('Ausführung', { exact: true })
    .selectOption('merk-farben-gelb');
  await press(dialog('Ausführung wählen'), /^In den Warenkorb$/);
  await expect(basket).toContainText('Ware merk-farben');
  await close(basket);
  await expect(row(page, 'merk-farben')).toContainText('Gelb');

  await press(row(page, 'merk-farben'), /^Kommentieren/);
  await close(dialog('Kommentare'));
  await press(row(page, 'merk-farben'), /^Optionen/);
  await close(dialog('Optionen'));
  await press(page.getByRole('main'), /^Liste in den Warenkorb$/);
  await close(dialog('Welche Artikel in den Warenkorb?'));
  await press(page.getByRole('main'), /^Listenoptionen$/);
  await close(dialog('Listenoptionen'));

  await press(page.getByRole('main'), /^Neue Liste$/);
  await dialog('Neue Liste').getByLabel('Name der Liste').fill('Klasse 5c');
  await press(dialog('Neue Liste'), /^Speichern$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Klasse 5c' })).toBeVisible();
  await press(page.getByRole('main'), /^Listenoptionen$/);
  await press(dialog('Listenoptionen'), /^Liste löschen$/);
  await press(dialog('„Klasse 5c“ löschen?'), /^Abbrechen$/);
  await openInteractive(page, `${storefronts.de}/prod/merk-mindest`);
  await heart(page).click();
  await expect(dialog('Auf welche Liste?')).toBeVisible();
});
