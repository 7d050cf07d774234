import { expect, type Locator, type Page, test } from '@playwright/test';
import { idle, openInteractive } from './interactive.ts';
import { importLines } from './operator.ts';

/** Books that come in four colours and seven rulings, of all of which the tile shows one. */
const category = '/cat/hefte-a4';
const book = 'Schulheft Klassik A4, 32 Blatt';

const tileOf = (page: Page, name = book): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });

const linkOf = (tile: Locator) => tile.getByRole('link').first();

/** What a place says of goods: which item, at which price, whether it can be had, how it looks. */
interface Shown {
  readonly item: string | null;
  readonly price: string;
  readonly isAvailable: boolean;
  readonly picture: string;
}

const amountIn = (text: string) => /(\d[\d.]*,)\s*(\d\d)\s*€/.exec(text)?.slice(1).join('') ?? '';
const pictureIn = async (place: Locator) =>
  /\/media\/([^/]+)\//.exec((await place.locator('img').first().getAttribute('src')) ?? '')?.[1] ??
  '';

async function shownOnTile(tile: Locator): Promise<Shown> {
  const href = (await linkOf(tile).getAttribute('href')) ?? '';
  const text = (await tile.textContent()) ?? '';
  return {
    item: new URL(href, 'http://shop').searchParams.get('varid'),
    price: amountIn(text),
    isAvailable: !text.includes('Nicht lieferbar'),
    picture: await pictureIn(tile),
  };
}

/** Which item the page of a product has open, by what its form would put into the cart. */
async function shownOnPage(page: Page): Promise<Shown> {
  const main = page.getByRole('main');
  const form = main.locator('form:has(input[name="itemId"])').first();
  await expect(form.or(main.getByText('zurzeit nicht lieferbar')).first()).toBeVisible();
  const isAvailable = (await form.count()) > 0;
  return {
    item: isAvailable
      ? await form.locator('input[name="itemId"]').inputValue()
      : new URL(page.url()).searchParams.get('varid'),
    price: amountIn((await main.textContent()) ?? ''),
    isAvailable,
    picture: await pictureIn(main),
  };
}

const chosenOption = (page: Page, name: string) =>
  page.getByRole('main').locator('[aria-current="true"], [aria-pressed="true"], option:checked', {
    hasText: name,
  });

const requests = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql/') seen.push(request.postData() ?? '');
  });
  return seen;
};

test('LIST-15: under a colour and a ruling the tile, its page, what machines read and the cart agree', async ({
  page,
}) => {
  await openInteractive(page, `${category}?filter.color=Cgelb&filter.ruling=L25`);
  const tile = tileOf(page);
  await expect(tile).toContainText('Gelb, Lineatur 25');
  const shown = await shownOnTile(tile);
  await linkOf(tile).click();
  await expect(page).toHaveURL(new RegExp(`/prod/heft-klassik-a4-32\\?varid=${shown.item}$`));
  await expect(chosenOption(page, 'Gelb').first()).toBeVisible();
  expect(await shownOnPage(page)).toEqual(shown);

  const document = await (await page.request.get(page.url())).text();
  const facts = [
    ...document.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
  ].flatMap(([, json]) => JSON.parse(json ?? ''));
  const group = facts.find((each) => each['@type'] === 'ProductGroup');
  const offer = group.hasVariant.find(({ offers }: { offers: { url: string } }) =>
    offers.url.endsWith(`?varid=${shown.item}`),
  );
  expect(offer).toMatchObject({
    color: 'Gelb',
    offers: { price: shown.price.replace(',', '.') },
  });
  expect(offer.image).toContain(shown.picture);

  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).click();
  const flyout = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(flyout).toContainText('Gelb');
  await expect(flyout).toContainText('Lineatur:25');
});

/**
 * A notebook of three colours, of which the tile shows the red one unasked: the cheapest that can be
 * had. Yellow is reduced, blue the dearest.
 */
async function stockColours(page: Page) {
  const validFrom = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  const drawn = { rot: '#c8102e', gelb: '#ffd500', blau: '#1d5fa8' };
  const item = (color: keyof typeof drawn, cents: number, rest: object = {}) => ({
    ...{ id: `farbheft-${color}`, orderNumber: `farbheft-${color}`, stock: 50 },
    variant: { color: `C${color}` },
    prices: { de: { cents } },
    pictures: [{ drawing: { kind: 'exercise-book', color: drawn[color] } }],
    ...rest,
  });
  await importLines([
    { type: 'category', id: 'farbprobe', name: 'Farbprobe', excludedFromNavigation: true },
    {
      ...{ type: 'product', id: 'farbheft', category: 'farbprobe', name: 'Farbheft' },
      items: [
        item('rot', 200),
        item('gelb', 300, { priceHistory: [{ storefront: 'de', cents: 400, validFrom }] }),
        item('blau', 500),
      ],
    },
  ]);
  await expect
    .poll(async () => {
      await page.goto('/cat/farbprobe');
      return tileOf(page, 'Farbheft').count();
    })
    .toBe(1);
}

test('LIST-15: a reduced price, a price range and the order by price choose the item that is shown and bought', async ({
  page,
}) => {
  await stockColours(page);
  for (const [query, color, price] of [
    ['', 'rot', '2,00'],
    ['?filter.offer=sale', 'gelb', '3,00'],
    ['?filter.price=2.5-4', 'gelb', '3,00'],
    ['?filter.price=4-', 'blau', '5,00'],
    ['?sort=priceDesc', 'blau', '5,00'],
    ['?sort=priceAsc', 'rot', '2,00'],
  ] as const) {
    await page.goto(`/cat/farbprobe${query}`);
    const tile = tileOf(page, 'Farbheft');
    const shown = await shownOnTile(tile);
    expect(shown, query).toMatchObject({ item: `farbheft-${color}`, price });
    await page.goto((await linkOf(tile).getAttribute('href')) ?? '');
    expect(await shownOnPage(page), query).toEqual(shown);
  }
});

/** Every kind of filter that tells the items of a product apart, and what the tile then shows. */
for (const [kind, path, says] of [
  ['an attribute', `${category}?filter.ruling=L26`, /Lineatur 26/],
  ['a colour', `${category}?filter.color=Cgelb`, /Gelb/],
  ['two colours', `${category}?filter.color=Cgelb,Cgruen`, /Gelb|Grün/],
  ['a colour within a price range', `${category}?filter.color=Cgruen&filter.price=1-2`, /Grün/],
  ['availability', `${category}?filter.color=Cgelb&filter.availability=now`, /Gelb/],
  ['what is not to be had', `${category}?filter.availability=none`, /Lineatur/],
  ['the words of a search', '/search?q=schulheft+gelb+lineatur+27', /Gelb, Lineatur 27/],
  ['words and the order by price', '/search?q=schulheft+gelb&sort=priceAsc', /Gelb/],
] as const) {
  test(`LIST-15: ${kind}: the tile shows the item that its page opens`, async ({ page }) => {
    await page.goto(path);
    const tile = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: /^Schulheft Klassik A4/ }) })
      .first();
    await expect(tile).toContainText(says);
    const shown = await shownOnTile(tile);
    if (kind === 'availability') expect(shown.isAvailable).toBe(true);
    if (kind === 'what is not to be had') expect(shown.isAvailable).toBe(false);
    await page.goto((await linkOf(tile).getAttribute('href')) ?? '');
    expect(await shownOnPage(page)).toEqual(shown);
  });
}

for (const [kind, query] of [
  ['a maker', 'filter.manufacturer=kreidewerk'],
  ['stars', 'filter.rating=2-'],
  ['an offer of the whole product', 'filter.offer=topseller'],
] as const) {
  test(`LIST-15: ${kind} chooses no item: the tile stays as it is`, async ({ page }) => {
    await page.goto(category);
    const usual = await shownOnTile(tileOf(page));
    await page.goto(`${category}?${query}`);
    expect(await shownOnTile(tileOf(page))).toEqual(usual);
  });
}

test('LIST-15: back to a filtered listing leads to the items that it showed', async ({ page }) => {
  await openInteractive(page, category);
  const usual = await shownOnTile(tileOf(page));
  await page.getByRole('main').getByRole('link', { name: /^Gelb/ }).click();
  await expect(tileOf(page)).toContainText('Gelb');
  const yellow = await shownOnTile(tileOf(page));
  expect(yellow.item).not.toBe(usual.item);
  await linkOf(tileOf(page)).click();
  await expect(chosenOption(page, 'Gelb').first()).toBeVisible();
  // Another one on the product's own page takes the place of the first.
  const green = page.getByRole('main').locator('a[title="Grün"]');
  const greenItem = /varid=(\w+)/.exec((await green.getAttribute('href')) ?? '')?.[1];
  const whole = page.waitForResponse((response) => {
    const body = response.request().postData() ?? '';
    return body.includes('"ProductBelowFoldQuery"') && body.includes(`"varid":"${greenItem}"`);
  });
  await green.click();
  await expect(page).not.toHaveURL(new RegExp(`varid=${yellow.item}$`));
  await whole;

  // Where it clicked, the pointer would come to stand on another tile, whose page is then prefetched.
  await page.mouse.move(0, 0);
  await idle(page);
  const asked = requests(page);
  await page.goBack();
  await expect(tileOf(page)).toContainText('Gelb');
  expect(await shownOnTile(tileOf(page))).toEqual(yellow);
  await page.goBack();
  await expect(tileOf(page)).not.toContainText('Gelb');
  expect(await shownOnTile(tileOf(page))).toEqual(usual);
  expect(asked).toEqual([]);
});

test('WISH-16: the wishlist button of a tile under a colour adds that variant', async ({
  page,
}) => {
  await openInteractive(page, `${category}?filter.color=Cgelb`);
  const tile = tileOf(page);
  const { item } = await shownOnTile(tile);
  await tile.getByRole('button', { name: /merken/i }).click();
  await expect(tile.getByRole('button', { pressed: true })).toBeVisible();
  await openInteractive(page, `/prod/heft-klassik-a4-32?varid=${item}`);
  await expect(page.getByRole('button', { name: 'Von der Liste nehmen' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('LIST-15: what was asked for lands in the cart', async ({ page }) => {
    await page.goto(`${category}?filter.color=Cgelb&filter.ruling=L25`);
    await linkOf(tileOf(page)).click();
    await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Warenkorb/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Gelb');
    await expect(page.getByRole('main')).toContainText('Lineatur:25');
  });
});
