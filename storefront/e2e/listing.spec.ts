import { expect, type Page, test } from '@playwright/test';
import { idle, openInteractive } from './interactive.ts';
import { banner } from './measuring.ts';
import { importLines } from './operator.ts';

/** Listings: filters, titles, and what tiles say. */

const tiles = (page: Page) => page.getByRole('main').getByRole('article');
const tileOf = (page: Page, name: string) =>
  tiles(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

interface Operation {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
}

/** The operations that the page asks from now on. */
function operations(page: Page): Operation[] {
  const seen: Operation[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql/')) return;
    seen.push(...([JSON.parse(request.postData() ?? '[]')].flat() as Operation[]));
  });
  return seen;
}

/** Goes to an address of the shop without leaving the document. */
const navigateTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const day = (days: number) => new Date(Date.now() + days * 86_400_000);

const item = (id: string, cents: number, rest: object = {}) => ({
  ...{ id, orderNumber: id, stock: 50, prices: { de: { cents } } },
  ...rest,
});

test('LIST-08 the values of a filter are split at commas, but not within a decimal number', async ({
  page,
}) => {
  await openInteractive(page, '/');
  const seen = operations(page);
  await navigateTo(page, '/cat/schulbedarf?filter.width=0,5%20mm,0,7%20mm&filter.color=Crot,Cgelb');
  await expect(page.getByRole('heading', { level: 1, name: 'Schulbedarf' })).toBeVisible();
  const asked = seen.find(({ operationName }) => operationName === 'CategoryPageQuery');
  expect(JSON.stringify(asked?.variables)).toContain('["0,5 mm","0,7 mm"]');
  expect(JSON.stringify(asked?.variables)).toContain('["Cgelb","Crot"]');
});

test('LIST-09 LIST-10 with a category four filters lie open, without one five', async ({
  page,
}) => {
  // DEC-36: those that come first of all with two values at least; a price is no choice of values.
  for (const [address, count] of [
    ['/cat/schulbedarf', 4],
    ['/search?q=heft', 5],
  ] as const) {
    await page.goto(address);
    const groups = page
      .getByRole('main')
      .locator('details')
      .filter({ hasNot: page.locator('input') });
    const choices = await groups.evaluateAll((all) =>
      all
        .filter((group) => group.querySelectorAll('li').length >= 2)
        .map((group) => (group as HTMLDetailsElement).open),
    );
    expect(choices.length, address).toBeGreaterThan(count);
    expect(choices, address).toEqual(choices.map((_, at) => at < count));
  }
});

test('LIST-12 back within ten minutes a listing is as it was, later its prices are asked anew', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/cat/schulbedarf');
  await expect(banner(page)).toBeVisible();
  const seen = operations(page);
  const listings = () =>
    seen.filter(({ operationName }) => operationName === 'CategoryPageQuery').length;
  const visit = async () => {
    await tiles(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/prod\//);
    await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
    await page.mouse.move(0, 0);
  };
  const goBack = async () => {
    await page.goBack();
    await expect(tiles(page)).toHaveCount(60);
    await idle(page);
  };
  await visit();
  await page.clock.fastForward('09:00');
  await goBack();
  expect(listings()).toBe(0);
  await visit();
  await page.clock.fastForward('02:00');
  await goBack();
  await expect.poll(listings).toBe(1);
});

test('LIST-11 LIST-18 LIST-22 LIST-23 LIST-24 titles, hints, deals and discounts', async ({
  page,
}) => {
  const reduced = (cents: number) => ({
    priceHistory: [
      { storefront: 'de', cents: 10_000, validFrom: day(-20).toISOString().slice(0, 10) },
    ],
    prices: { de: { cents } },
  });
  const product = (id: string, items: readonly object[]) => ({
    ...{ type: 'product', id, category: 'kachelkunde', name: id, introducedOn: '2020-01-01' },
    items,
  });
  const category = (id: string, name: string, parent?: string) => ({
    ...{ type: 'category', id, name, excludedFromNavigation: true },
    ...(parent !== undefined && { parent }),
  });
  // Together with " - " these are 50 characters, and one more.
  const long = 'Kacheln und Bänder für Klassen';
  const [fits, exceeds] = ['Siebzehn Zeichen!', 'Achtzehn Zeichen !'];
  await importLines([
    category('kachelwelt', long),
    category('kachelkunde', fits, 'kachelwelt'),
    category('kachellehre', exceeds, 'kachelwelt'),
    product('Bunt', [
      item('kk-rot', 100, { variant: { color: 'Crot' } }),
      item('kk-gelb', 100, { variant: { color: 'Cgelb' } }),
    ]),
    product('Weit', [
      item('kk-a4', 100, { variant: { format: 'FA4' } }),
      item('kk-a5', 100, { variant: { format: 'FA5' } }),
    ]),
    product('Vier', [item('kk-vier', 9_501, reduced(9_501))]),
    product('Fuenf', [item('kk-fuenf', 9_500, reduced(9_500))]),
    product('Vierundzwanzig', [item('kk-24', 7_501, reduced(7_501))]),
    product('Fuenfundzwanzig', [item('kk-25', 7_500, reduced(7_500))]),
    product('Blitz', [item('kk-blitz', 900)]),
    { ...product('Anders', [item('kk-anders', 100)]), category: 'kachellehre' },
    {
      ...{ type: 'lightning-deal', id: 'kk-blitz', item: 'kk-blitz', storefront: 'de' },
      ...{ cents: 500, quantity: 40, sold: 10 },
      startsAt: day(-1).toISOString(),
      endsAt: day(1).toISOString(),
    },
  ]);
  await expect
    .poll(async () => {
      await page.goto('/cat/kachelkunde');
      return tiles(page).count();
    })
    .toBe(7);
  expect(await page.title()).toBe(`${long} - ${fits} | Kreide`);
  expect(`${long} - ${fits}`).toHaveLength(50);

  // Colours are drawn; what else there is to choose from is said.
  const colours = tileOf(page, 'Bunt').getByRole('img', { name: 'in 2 Farben: ' });
  await expect(colours).toHaveAccessibleName('in 2 Farben: Rot, Gelb');
  const hint = 'in mehreren Ausführungen';
  await expect(tileOf(page, 'Weit')).toContainText(hint);
  for (const name of ['Bunt', 'Vier']) await expect(tileOf(page, name)).not.toContainText(hint);

  const badge = (name: string) =>
    tileOf(page, name).getByRole('img', { name: /Prozent günstiger$/ });
  await expect(badge('Vier')).toHaveCount(0);
  await expect(badge('Fuenf')).toHaveText(/5\s%/);
  await expect(badge('Vierundzwanzig')).toHaveText(/24\s%/);
  await expect(badge('Fuenfundzwanzig')).toHaveText(/25\s%/);
  const look = (name: string) =>
    badge(name).evaluate((one) => {
      const { color, backgroundColor, fontSize, fontWeight, boxShadow } = getComputedStyle(one);
      return [color, backgroundColor, fontSize, fontWeight, boxShadow].join();
    });
  expect(await look('Vierundzwanzig')).toBe(await look('Fuenf'));
  expect(await look('Fuenfundzwanzig')).not.toBe(await look('Fuenf'));

  const deal = tileOf(page, 'Blitz');
  await expect(deal.getByText('Blitzangebot', { exact: true }).first()).toBeVisible();
  await expect(deal).toContainText(/Preis 5,00/);
  await deal.scrollIntoViewIfNeeded();
  await expect(deal.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await expect(deal.getByText(/^Endet in/)).toBeVisible();

  await page.goto('/cat/kachellehre');
  expect(await page.title()).toBe(`${exceeds} | Kreide`);
});

test('LIST-25 a carousel shows five products, and loads the pictures of the first four at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const products = Array.from({ length: 7 }, (_, at) => ({
    ...{ type: 'product', id: `karussell-${at}`, category: 'karussellprobe', name: `Ware ${at}` },
    items: [
      item(`karussell-${at}`, 100, {
        pictures: [{ drawing: { kind: 'exercise-book', color: '#c8102e' } }],
      }),
    ],
  }));
  const path = '/pruefung/karussell';
  await importLines([
    { type: 'category', id: 'karussellprobe', name: 'Karussell', excludedFromNavigation: true },
    ...products,
    {
      ...{ type: 'content', path, title: 'Karussell' },
      rows: [
        {
          cells: [
            {
              template: 'recommendations',
              attributes: {
                headline: 'Empfohlen',
                productsRecommendations: products.map(({ id }) => id),
              },
            },
          ],
        },
      ],
    },
  ]);
  await expect
    .poll(async () => {
      await page.goto(path);
      return tiles(page).count();
    })
    .toBe(7);
  const loading = await tiles(page)
    .locator('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('loading')));
  expect(loading.map((how) => how !== 'lazy')).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  const track = page.getByRole('main').getByRole('list', { name: 'Empfohlen' });
  const inView = await track.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.children].filter((child) => {
      const box = child.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    }).length;
  });
  expect(inView).toBe(5);
});

test('a category leads to its parts above its goods, and one without goods does not blame filters', async ({
  page,
}) => {
  await importLines([
    { type: 'category', id: 'leerstand', name: 'Leerstand', excludedFromNavigation: true },
    { type: 'category', id: 'leerstand-eins', parent: 'leerstand', name: 'Erster Raum' },
    { type: 'category', id: 'leerstand-zwei', parent: 'leerstand', name: 'Zweiter Raum' },
  ]);
  // Its goods, none, are known after its name.
  const status = async () => (await page.request.get('/cat/leerstand')).status();
  await expect.poll(status).toBe(200);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cat/leerstand');
  const main = page.getByRole('main');
  await expect(main.getByText('Zu diesen Filtern passt kein Artikel')).toHaveCount(0);
  await expect(main.getByText('Hier gibt es zurzeit keine Artikel')).toBeVisible();
  // Nor does it lead to parts where there is nothing either.
  await expect(main.getByRole('navigation', { name: /^Unterkategorien/ })).toHaveCount(0);

  await page.goto('/cat/schulbedarf');
  const stifte = main.getByRole('navigation', { name: /^Unterkategorien/ }).getByText('Stifte');
  const [link, firstTile] = [await stifte.boundingBox(), await tiles(page).first().boundingBox()];
  expect(link?.y).toBeLessThan(firstTile?.y ?? 0);
  // One row on a phone, and the page does not scroll sideways.
  expect((await stifte.boundingBox())?.height).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('filters come in the order of their use: by year and ruling before 33 colours, and so while filtering', async ({
  page,
}) => {
  const titles = async (path: string) => {
    await page.goto(path);
    return page.getByRole('main').locator('details > summary').allTextContents();
  };
  const order = await titles('/cat/schulbedarf');
  const at = (name: string) => order.findIndex((title) => title.startsWith(name));
  expect(at('Lineatur')).toBe(0);
  expect(at('Farbe')).not.toBe(0);
  expect((await titles('/cat/deutsch'))[0]).toMatch(/^Klassenstufe/);
  const filtered = await titles('/cat/schulbedarf?filter.ruling=L1');
  const both = order.filter((title) => filtered.includes(title));
  expect(filtered.filter((title) => order.includes(title))).toEqual(both);
});

test('a filter that is pressed shows its tick before the answer, and its counts as those of before', async ({
  page,
}) => {
  await openInteractive(page, '/cat/hefte');
  const answer = Promise.withResolvers<void>();
  await page.route('**/graphql/', async (route) => {
    if (route.request().postData()?.includes('CategoryPageQuery')) await answer.promise;
    await route.continue();
  });
  const panel = page.getByRole('region', { name: 'Filter' });
  const options = panel.locator('details[open] li a[rel="nofollow"]:not([aria-current])');
  const href = (await options.first().getAttribute('href')) ?? '';
  const name = (await options.first().textContent()) ?? '';
  const asked = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes('CategoryPageQuery')),
  );
  await options.first().click();
  await asked;
  // Nothing was answered yet.
  const ticked = panel.locator('li a[aria-current="true"]');
  await expect(ticked).toHaveText([name]);
  await expect(panel).toHaveAttribute('aria-busy', 'true');
  // Pressed again it is taken back, as it would be afterwards.
  await expect(ticked).toHaveAttribute('href', '/cat/hefte');

  answer.resolve();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === href);
  await expect(panel).toHaveAttribute('aria-busy', 'false');
  await expect(ticked).toHaveCount(1);
});
