import { expect, type Page, test } from '@playwright/test';
import type { TrackingEvent } from '../app/platform/tracking.ts';
import { enterLogin } from './customer.ts';
import { openInteractive } from './interactive.ts';
import { answer } from './measuring.ts';
import { importLines } from './operator.ts';
import { logins, storefronts } from './storefronts.ts';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><path fill="red" d="M0 0h600v600H0z"/></svg>';

/** Goods of a category of their own. */
function goods(category: string, products: readonly object[]): readonly object[] {
  return [
    { type: 'category', id: category, name: category, excludedFromNavigation: true },
    ...products.map((product) => ({ type: 'product', category, ...product })),
  ];
}

const item = (id: string, cents: number, rest: object = {}) => ({
  ...{ id, orderNumber: id, stock: 50 },
  prices: { de: { cents }, b2b: { cents } },
  ...rest,
});

/** Opens a listing once it has all its goods. */
async function openListing(page: Page, address: string, count: number) {
  const tiles = page.getByRole('main').getByRole('article');
  await expect
    .poll(async () => {
      await page.goto(address);
      return tiles.count();
    })
    .toBe(count);
  return tiles;
}

/** The same in the storefront for businesses, as one of them. */
async function openBusinessListing(page: Page, path: string, count: number) {
  const business = logins[1];
  await page.goto(`${storefronts.b2b}${path}`);
  const login = page.getByRole('dialog', { name: 'Anmelden' });
  await enterLogin(login, business?.user ?? '', business?.password ?? '');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  return openListing(page, `${storefronts.b2b}${path}`, count);
}

/** Goods of one item, and of two. */
const oneAndTwo = (category: string) => [
  { type: 'attribute', id: 'tintenfarbe', name: 'Tintenfarbe', values: colours },
  ...goods(category, [
    {
      ...{ id: `${category}-eins`, name: 'Einfaches Heft' },
      items: [item(`${category}-eins-1`, 250, { minimumOrderQuantity: 3 })],
    },
    {
      ...{ id: `${category}-zwei`, name: 'Heft in zwei Farben' },
      items: [
        item(`${category}-zwei-1`, 250, { variant: { tintenfarbe: 'rot' } }),
        item(`${category}-zwei-2`, 350, { variant: { tintenfarbe: 'blau' } }),
      ],
    },
  ]),
];
const colours = [
  { id: 'rot', name: 'Rot' },
  { id: 'blau', name: 'Blau' },
];

test('goods that leave nothing to choose are put into the cart from their tile, by mouse and by keyboard', async ({
  page,
}) => {
  await importLines(oneAndTwo('klickprobe'));
  const tiles = await openListing(page, '/cat/klickprobe', 2);
  await openInteractive(page, '/cat/klickprobe');
  await answer(page, 'Alle ablehnen').click();
  const add = page.getByRole('button', { name: /^In den Warenkorb/ });
  await expect(add).toHaveCount(0);
  await tiles.filter({ hasText: 'zwei Farben' }).hover();
  await page.getByRole('link', { name: 'Einfaches Heft' }).focus();
  await expect(add).toHaveAccessibleName('In den Warenkorb: 3 × Einfaches Heft');
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  const flyout = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(flyout.getByText('3 × Einfaches Heft')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(flyout).toBeHidden();
  await expect(add).toBeFocused();
  await tiles.filter({ hasText: 'Einfaches Heft' }).hover();
  await add.click();
  await expect(flyout.getByText('3 × Einfaches Heft')).toBeVisible();
});

test('the end of a name is never cut, on the narrowest phone and however long it is', async ({
  page,
}) => {
  const name = `Klassensatz Übungsheft Religion und Ethik mit Lösungen: ${'Begegnungen mit Menschen, '.repeat(4)}16 Blatt, 10er-Pack`;
  await importLines(
    goods('namensprobe', [{ id: 'name-lang', name, items: [item('name-lang-1', 250)] }]),
  );
  await page.setViewportSize({ width: 320, height: 700 });
  const tiles = await openListing(page, '/cat/namensprobe', 1);
  const heading = tiles.getByRole('heading', { name });
  const [end, frame] = await heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [range.getBoundingClientRect().bottom, element.getBoundingClientRect().bottom];
  });
  expect(end).toBeLessThanOrEqual(Math.ceil(frame ?? 0));
  await expect(heading).toHaveCSS('-webkit-line-clamp', 'none');
});

test('a row of a business list takes a variant and how many of it', async ({ page }) => {
  await importLines(oneAndTwo('zeilenprobe'));
  const rows = await openBusinessListing(page, '/cat/zeilenprobe', 2);
  await openInteractive(page, `${storefronts.b2b}/cat/zeilenprobe`);
  const row = rows.filter({ hasText: 'zwei Farben' });
  await row.getByRole('link', { name: /^Ausführung wählen/ }).click();
  const variant = row.getByRole('combobox', { name: 'Ausführung' });
  await expect(variant).toBeFocused();
  await variant.selectOption({ label: 'Blau · 3,50 €' });
  await row.getByRole('textbox').or(row.getByRole('spinbutton')).fill('4');
  await row.getByRole('button', { name: 'In den Warenkorb' }).click();
  const flyout = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(flyout.getByText('4 × Heft in zwei Farben')).toBeVisible();
});

test('LIST-13: a tile shows its picture with alternative text, title, size and sources, its name and a link', async ({
  page,
}) => {
  const pictures = [{ file: 'quadrat.svg', alt: 'Ein rotes Quadrat' }];
  const product = {
    ...{ id: 'kachel-bild', name: 'Heft mit Bild' },
    items: [item('kachel-bild-1', 250, { pictures })],
  };
  await importLines(goods('kachelprobe', [product]), { 'quadrat.svg': square });
  const tiles = await openListing(page, '/cat/kachelprobe', 1);
  const picture = tiles.getByRole('img', { name: 'Ein rotes Quadrat' });
  await expect(picture).toHaveAttribute('title', 'Ein rotes Quadrat');
  await expect(picture).toHaveAttribute('width', '480');
  await expect(picture).toHaveAttribute('height', '480');
  const src = (await picture.getAttribute('src')) ?? '';
  expect(src).toMatch(/^\/media\/[0-9a-f]{32}\/listing-big\.webp$/);
  const source = tiles.locator('picture > source');
  await expect(source).toHaveAttribute('type', 'image/avif');
  const candidates = ((await source.getAttribute('srcset')) ?? '').split(', ');
  expect(candidates).toHaveLength(2);
  for (const file of [src, ...candidates.map((candidate) => candidate.split(' ')[0] ?? '')]) {
    expect((await page.request.get(file)).status(), file).toBe(200);
  }
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
  await expect(tiles.getByRole('link', { name: 'Heft mit Bild' })).toHaveAttribute(
    'href',
    '/prod/kachel-bild',
  );
});

test('LIST-16: a tile has the badges that are delivered, in one row, and names those that do not fit', async ({
  page,
}) => {
  const products = (cents: number) =>
    goods('markenprobe', [
      {
        ...{ id: 'marke-alle', name: 'Heft mit allem' },
        introducedOn: new Date().toISOString().slice(0, 10),
        isTopseller: true,
        extraBadges: [
          { id: 'engel', name: 'Aus einhundert Prozent Altpapier' },
          { id: 'zwei', name: 'Zweites Zeichen' },
        ],
        items: [item('marke-alle-1', cents)],
      },
      {
        id: 'marke-alt',
        name: 'Altes Heft',
        introducedOn: '2020-01-01',
        items: [item('marke-alt-1', 100)],
      },
    ]);
  await importLines(products(1000));
  await importLines(products(500));
  await page.setViewportSize({ width: 360, height: 780 });
  const tiles = await openListing(page, '/cat/markenprobe', 2);
  const badges = tiles.filter({ hasText: 'Heft mit allem' }).getByRole('img', {
    name: 'Angebot, Neu, Beliebt, Aus einhundert Prozent Altpapier',
    exact: true,
  });
  await expect(badges).toBeVisible();
  const [box, first] = [
    await badges.boundingBox(),
    await badges.locator('> *').first().boundingBox(),
  ];
  expect(box?.height).toBeLessThan((first?.height ?? 0) * 1.5);
  await expect(
    tiles.filter({ hasText: 'Altes Heft' }).getByText(/Angebot|Neu|Beliebt/),
  ).toHaveCount(0);
});

test('LIST-19: a tile says that stock runs short, and its field begins at the smallest quantity', async ({
  page,
}) => {
  await importLines(
    goods('mengenprobe', [
      {
        ...{ id: 'menge-knapp', name: 'Knappes Heft' },
        items: [item('menge-knapp-1', 250, { stock: 3 })],
      },
      {
        ...{ id: 'menge-zehn', name: 'Heft ab fünf' },
        items: [item('menge-zehn-1', 250, { minimumOrderQuantity: 5 })],
      },
    ]),
  );
  const tiles = await openBusinessListing(page, '/cat/mengenprobe', 2);
  const short = tiles.filter({ hasText: 'Knappes Heft' });
  await expect(short.getByText('Nur noch wenige')).toBeVisible();
  const many = tiles.filter({ hasText: 'Heft ab fünf' });
  await expect(many.getByText('Nur noch wenige')).toHaveCount(0);
  await expect(many.getByRole('spinbutton').or(many.getByRole('textbox'))).toHaveValue('5');
});

test('TRACK-12: a tile counts as seen at half of it, 1,000 ms after the last came to half', async ({
  page,
}) => {
  const lists = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: TrackingEvent[] }).dataLayer ?? []).filter(
        ({ event }) => event === 'view_item_list',
      ),
    );
  const seen = async () =>
    (await lists()).flatMap((event) =>
      event.event === 'view_item_list' ? event.items.map(({ item_name }) => item_name) : [],
    );
  await page.clock.install();
  await page.goto('/cat/schulbedarf');
  await answer(page, 'Alle annehmen').click();
  // The code that tells of tiles comes with the consent, and then waits by the page's clock.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return (await lists()).length;
    })
    .toBe(1);
  // From here on time stands still but for what is said; the browser goes on painting.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  expect(await lists()).toHaveLength(1);

  // The row below the last that is told of, which none has seen, and the one after that.
  const tiles = page.getByRole('main').getByRole('article');
  const names = await tiles.getByRole('heading').allTextContents();
  const tops = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const known = new Set(await seen());
  const first = names.findIndex((name) => !known.has(name));
  const second = tops.findIndex((top) => top > (tops[first] ?? 0) + 50);
  /** Scrolls until so much of a tile's height is above the lower edge of the window. */
  const show = async (index: number, share: number) => {
    const tile = tiles.nth(index);
    await tile.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
    }, share);
    await expect(tile).toBeInViewport({ ratio: share - 0.05 });
  };

  await show(first, 0.45);
  await page.clock.runFor(5_000);
  expect(await seen()).not.toContain(names[first]);

  await show(first, 0.55);
  await page.clock.runFor(999);
  expect(await seen()).not.toContain(names[first]);
  // Scrolled on before the second is over: it begins again, for both rows.
  await show(second, 0.55);
  await page.clock.runFor(999);
  expect(await seen()).not.toContain(names[first]);
  await page.clock.runFor(1);
  expect(await seen()).toEqual(expect.arrayContaining([names[first], names[second]]));
});
