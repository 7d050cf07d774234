import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { signIn } from './customer.ts';
import { awake, openInteractive } from './interactive.ts';
import { addBusiness, importLines } from './operator.ts';
import { pressAdd } from './shopping.ts';
import { storefronts } from './storefronts.ts';
import {
  goodsLines,
  list,
  picture,
  publish,
  quantity,
  row,
  rows,
  toCart,
  toWishlist,
} from './teaserList.ts';

/** Lists that editors publish in content pages, each test with goods, lists and a page of its own. */

const messages = (page: Page) => page.getByRole('region', { name: 'Mitteilungen' });
const flyout = (page: Page) => page.getByRole('dialog', { name: 'Ihr Warenkorb' });

/** What the page sends to the API, by the names of its operations. */
function followOperations(page: Page) {
  const sent: { readonly name: string; readonly variables: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql/') || request.method() !== 'POST') return;
    for (const { operationName, variables } of [JSON.parse(request.postData() ?? '[]')].flat()) {
      sent.push({ name: operationName, variables });
    }
  });
  return sent;
}

test('WISH-23 WISH-24 WISH-25 a teaser delivers a list: name, picture on its side, words, two buttons, and entries that stay; axe finds nothing', async ({
  page,
}) => {
  const entries = [
    { product: 'kopf-stift', quantity: 3 },
    { product: 'kopf-heft' },
    { product: 'kopf-weg' },
  ];
  await publish(
    page,
    '/listenprobe/kopf',
    'de',
    [
      { id: 'kopf-stift' },
      { id: 'kopf-heft', colors: ['rot', 'blau'] },
      { id: 'kopf-weg', stock: 0 },
    ],
    { id: 'kopf-links', description: 'Für den ersten Tag.', picture, pictureSide: 'left', entries },
    { id: 'kopf-rechts', picture, entries: entries.slice(0, 1) },
    { id: 'kopf-ohne', entries: entries.slice(0, 1) },
  );
  const [left, right, without] = ['kopf-links', 'kopf-rechts', 'kopf-ohne'].map((id) =>
    list(page, `Liste ${id}`),
  ) as [Locator, Locator, Locator];
  for (const of of [left, right, without]) {
    await awake(of);
    await expect(toCart(of)).toBeVisible();
    await expect(toWishlist(of)).toBeVisible();
  }
  await expect(left.getByRole('heading', { name: 'Liste kopf-links' })).toBeVisible();
  await expect(left).toContainText('Für den ersten Tag.');
  await expect(without.locator('picture')).toHaveCount(1);
  const beside = async (of: Locator) => {
    const image = await of.locator('picture').first().boundingBox();
    const words = await of.getByRole('heading').first().boundingBox();
    return (image?.x ?? 0) < (words?.x ?? 0) ? 'left' : 'right';
  };
  expect(await beside(left)).toBe('left');
  // Its head comes after its words, so that the first picture is the head's all the same.
  expect(await beside(right)).toBe('right');

  await expect(rows(left)).toHaveCount(3);
  await expect(quantity(row(left, 'Ware kopf-stift'))).toHaveValue('3');
  await expect(row(left, 'Ware kopf-stift')).toContainText(/7,50\s€/);
  await expect(
    row(left, 'Ware kopf-heft').getByRole('button', { name: /^Ausführung wählen/ }),
  ).toBeVisible();
  await expect(row(left, 'Ware kopf-weg')).toContainText('Nicht lieferbar');
  await expect(page.getByRole('button', { name: /^Entfernen/ })).toHaveCount(0);
  await expectNoFaults(page);

  // What the editor changes, everybody sees.
  await importLines([
    { type: 'teaser-list', id: 'kopf-ohne', name: 'Liste kopf-neu', entries: entries.slice(1, 2) },
  ]);
  await expect
    .poll(async () => (await page.request.get('/listenprobe/kopf')).text())
    .toContain('Liste kopf-neu');
});

test('WISH-33 WISH-34 all of a list goes into the cart; each group that needs a word has its dialog, then the cart is asked for anew', async ({
  page,
}) => {
  await publish(
    page,
    '/listenprobe/gruppen',
    'de',
    [
      { id: 'gruppe-stift' },
      { id: 'gruppe-heft', colors: ['rot', 'blau'] },
      { id: 'gruppe-knapp', stock: 2 },
      { id: 'gruppe-voll', stock: 2 },
      { id: 'gruppe-weg', stock: 0 },
    ],
    {
      id: 'gruppen',
      entries: [
        { product: 'gruppe-stift', quantity: 3 },
        { product: 'gruppe-heft', quantity: 2 },
        { product: 'gruppe-knapp', quantity: 4 },
        { product: 'gruppe-voll', quantity: 2 },
        { product: 'gruppe-weg' },
      ],
    },
  );
  const of = list(page, 'Liste gruppen');
  await awake(of);
  // As many as there are lie in the cart already.
  await pressAdd(
    page,
    row(of, 'Ware gruppe-voll').getByRole('button', { name: /^In den Warenkorb/ }),
  );
  await flyout(page).getByRole('button', { name: 'Schließen' }).first().click();
  await expect(flyout(page)).toBeHidden();
  const sent = followOperations(page);
  await toCart(of).press('Enter');

  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Was darf es sein?');
  await expect(dialog).toHaveCount(1);
  await expect(messages(page)).toContainText('Ware gruppe-weg: Nicht lieferbar');
  await expectNoFaults(page);
  // Without a choice nothing goes on.
  await dialog.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(dialog.getByRole('combobox')).toHaveAccessibleDescription(/Bitte wählen Sie/);
  await dialog.getByRole('combobox').selectOption({ label: 'Rot · 2,50 €' });
  await dialog.getByRole('button', { name: 'In den Warenkorb' }).click();

  await expect(dialog).toHaveAccessibleName('Menge angepasst');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toContainText('Ware gruppe-knapp');
  await expect(dialog.getByRole('listitem')).toContainText('2 statt 4');
  await dialog.getByRole('button', { name: 'Weiter' }).click();

  await expect(dialog).toHaveAccessibleName('Mehr geht nicht');
  await expect(dialog.getByRole('listitem')).toHaveText(/Ware gruppe-voll/);
  await dialog.getByRole('button', { name: 'Weiter' }).click();

  await expect(dialog).toHaveAccessibleName('Ihr Warenkorb');
  await expect(dialog).toContainText('Liegt im Warenkorb');
  await expect(dialog).toContainText('2 × Ware gruppe-heft und ein weiterer Artikel');
  const names = sent.map(({ name }) => name);
  const added = names.lastIndexOf('AddTeaserListToCartMutation');
  expect(names.slice(added)).toContain('CartQuery');
  // The row keeps what was chosen, as long as the page is open.
  await page.keyboard.press('Escape');
  await expect(flyout(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toContainText(
    '9',
  );
  await expect(row(of, 'Ware gruppe-heft')).toContainText('Rot');
});

test('WISH-33 dialogs of groups that are empty do not come', async ({ page }) => {
  await publish(page, '/listenprobe/glatt', 'de', [{ id: 'glatt-eins' }], {
    id: 'glatt',
    entries: [{ product: 'glatt-eins', quantity: 2 }],
  });
  const of = list(page, 'Liste glatt');
  await awake(of);
  await toCart(of).press('Enter');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Ihr Warenkorb');
  await expect(flyout(page)).toContainText('2 × Ware glatt-eins');
});

test('WISH-35 the product that is added is described by the item that was chosen, its entry, the item before, its deal and the list', async ({
  page,
}) => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await importLines([
    ...goodsLines('at', [{ id: 'wahl-heft', colors: ['rot', 'blau'] }]),
    {
      ...{ type: 'lightning-deal', id: 'wahl-heft', item: 'wahl-heft-2', storefront: 'at' },
      ...{ cents: 200, quantity: 40, startsAt: day(-1), endsAt: day(1) },
    },
  ]);
  await publish(page, '/listenprobe/wahl', 'at', [{ id: 'wahl-heft', colors: ['rot', 'blau'] }], {
    id: 'wahl',
    entries: [{ product: 'wahl-heft', item: 'wahl-heft-1', quantity: 2 }],
  });
  const of = list(page, 'Liste wahl');
  await awake(of);
  await row(of, 'Ware wahl-heft')
    .getByRole('button', { name: /^Ausführung ändern/ })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ausführung wählen' });
  await dialog.getByRole('combobox').selectOption('wahl-heft-2');
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('ReplaceTeaserItemMutation') ?? false,
  );
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  const response = await answered;
  const answer = JSON.stringify(await response.json());
  const externalId = 'wahl:0:wahl-heft:wahl-heft-1';
  for (const part of [
    '"newItemId":"wahl-heft-2"',
    `"externalId":"${externalId}"`,
    '"itemId":"wahl-heft-1"',
    '"isNewItemLightningDeal":true',
    '"teaserWishlistId":"wahl"',
  ]) {
    expect(answer).toContain(part);
  }
  await expect(row(of, 'Ware wahl-heft')).toContainText('Blau');

  const sent = followOperations(page);
  await toCart(of).press('Enter');
  await expect(flyout(page)).toContainText('2 × Ware wahl-heft');
  const added = sent.find(({ name }) => name === 'AddTeaserListToCartMutation');
  expect(added?.variables.teaserWishlist).toEqual([
    { productId: 'wahl-heft', itemId: 'wahl-heft-2_LD', quantity: 2 },
  ]);
});

test('a quantity changes the total and stays the shopper’s alone; what fails is said, and the mark goes: WISH-13 ERR-21', async ({
  page,
}) => {
  await publish(page, '/listenprobe/menge', 'de', [{ id: 'menge-a' }, { id: 'menge-b' }], {
    id: 'menge',
    entries: [{ product: 'menge-a', quantity: 2 }, { product: 'menge-b' }],
  });
  const of = list(page, 'Liste menge');
  await awake(of);
  await expect(of).toContainText(/Alles zusammen: 7,50\s€/);
  const first = row(of, 'Ware menge-a');
  await quantity(first).fill('4');
  // Enter takes the number and sends nothing.
  await quantity(first).press('Enter');
  await expect(first).toContainText(/10,00\s€/);
  await expect(of).toContainText(/Alles zusammen: 12,50\s€/);
  await expect(page).toHaveURL(/\/listenprobe\/menge$/);

  const held = Promise.withResolvers<void>();
  await page.route('**/graphql/', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('AddTeaserListToCartMutation')) return route.continue();
    await held.promise;
    const failure = {
      data: null,
      errors: [
        {
          message: 'vue.checkout.message.alreadySubmitted',
          extensions: {
            ...{ classification: 'BAD_REQUEST' },
            messageKey: 'vue.checkout.message.alreadySubmitted',
          },
        },
      ],
    };
    return route.fulfill({ json: body.startsWith('[') ? [failure] : failure });
  });
  await toCart(of).press('Enter');
  await expect(toCart(of)).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect(messages(page).getByRole('listitem')).toHaveCount(1);
  await expect(toCart(of)).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/graphql/');
  await toCart(of).press('Enter');
  await expect(flyout(page)).toContainText('Ware menge-b und ein weiterer Artikel');

  await page.reload();
  await expect(quantity(row(list(page, 'Liste menge'), 'Ware menge-a'))).toHaveValue('2');
});

test('WISH-17 WISH-18 a list is added to the only wishlist at once, and to those that are chosen of several', async ({
  page,
}) => {
  await signIn(page, '/myaccount/wishlist');
  await publish(page, '/listenprobe/nehmen', 'de', [{ id: 'nimm-a' }, { id: 'nimm-b' }], {
    id: 'nehmen',
    entries: [{ product: 'nimm-a', quantity: 2 }, { product: 'nimm-b' }],
  });
  const of = list(page, 'Liste nehmen');
  await awake(of);
  await toWishlist(of).press('Enter');
  await expect(messages(page)).toContainText('„Liste nehmen“ steht jetzt auf: Merkzettel');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openInteractive(page, `${storefronts.de}/myaccount/wishlist`);
  const noted = page.getByRole('list', { name: 'Artikel auf: Merkzettel' }).getByRole('listitem');
  await expect(noted).toHaveCount(2);
  await expect(quantity(noted.filter({ hasText: 'Ware nimm-a' }))).toHaveValue('2');
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  await page.getByLabel('Name der Liste').fill('Klasse 1a');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Klasse 1a' })).toBeVisible();

  await openInteractive(page, `${storefronts.de}/listenprobe/nehmen`);
  await awake(of);
  await toWishlist(of).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Auf welche Liste?' });
  await picker.getByRole('checkbox', { name: 'Klasse 1a' }).check();
  await picker.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(messages(page)).toContainText('„Liste nehmen“ steht jetzt auf: Klasse 1a');
});

test('ruling 21 WISH-25 a business sees its list once it is signed in, with net prices', async ({
  page,
}) => {
  await publish(page, '/listenprobe/schule', 'b2b', [{ id: 'schule-a' }], {
    id: 'schule',
    entries: [{ product: 'schule-a', quantity: 2 }],
  });
  const number = `K-${Date.now()}`;
  await addBusiness(number, 'Tafel-gruen-9');
  await openInteractive(page, storefronts.b2b);
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  const login = page.getByRole('dialog');
  await login.getByRole('textbox').first().fill(number);
  await login.locator('input[type="password"]').fill('Tafel-gruen-9');
  await login.locator('button[type="submit"]').click();
  await expect(login).toBeHidden();
  await openInteractive(page, `${storefronts.b2b}/listenprobe/schule`);
  const of = list(page, 'Liste schule');
  await awake(of);
  await expect(of).toContainText(/Alles zusammen: 5,00\s€/);
  await toCart(of).press('Enter');
  await expect(flyout(page)).toContainText('2 × Ware schule-a');
});
