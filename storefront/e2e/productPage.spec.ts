import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { awake, interactive, openInteractive } from './interactive.ts';
import { answer, banner } from './measuring.ts';
import { importLines } from './operator.ts';
import { ask, logins, storefronts } from './storefronts.ts';

/** The page of a product: its item, its variants and its reviews. */

const everywhere = (cents: number) => ({
  de: { cents },
  at: { cents },
  ch: { cents },
  b2b: { cents },
});

const item = (id: string, cents: number, rest: object = {}) => ({
  ...{ id, orderNumber: id, stock: 50, prices: everywhere(cents) },
  ...rest,
});

/** Imports products into a category of their own, and waits until each has its page. */
async function stock(
  request: APIRequestContext,
  category: string,
  products: readonly { readonly id: string; readonly items: readonly object[] }[],
  others: readonly object[] = [],
): Promise<void> {
  await importLines([
    { type: 'category', id: category, name: category, excludedFromNavigation: true },
    ...products.map((product) => ({ type: 'product', category, name: product.id, ...product })),
    ...others,
  ]);
  for (const { id } of products) {
    await expect.poll(async () => (await request.get(`/prod/${id}`)).status()).toBe(200);
  }
}

const main = (page: Page) => page.getByRole('main');

test('PDP-13 PDP-16 PDP-17 PDP-19 PDP-20 base price, warnings, charger and stock are those of the item', async ({
  page,
}) => {
  await stock(page.request, 'seitenprobe', [
    {
      id: 'seite-tinte',
      items: [
        item('seite-tinte', 349, {
          content: { amount: 0.25, unit: 'l' },
          warnings: [{ text: 'Macht Flecken' }, { text: 'Reizt die Augen', danger: true }],
          charger: { included: false, minWatt: 5, maxWatt: 20, usbPd: true },
        }),
      ],
    },
    { id: 'seite-heft', items: [item('seite-heft', 349)] },
    {
      id: 'seite-bald',
      items: [item('seite-bald', 349, { stock: 0, restockDays: 7 })],
    },
    { id: 'seite-nie', items: [item('seite-nie', 349, { stock: 0 })] },
  ]);
  const charger = page.getByRole('img', { name: /Netzteil liegt nicht bei.*5–20 W.*USB PD/ });
  const warnings = ['Macht Flecken', 'Reizt die Augen'];
  /** Words and colour of the status, and what stands below it. */
  const status = async (words: string) => {
    const line = main(page).getByText(words, { exact: false }).first();
    await expect(line).toBeVisible();
    return line.evaluate((element) => {
      const [first] = element.childNodes;
      const { backgroundColor } = getComputedStyle(element, '::before');
      return {
        words: first?.textContent,
        colour: backgroundColor,
        below: element.children[0]?.textContent,
      };
    });
  };

  await page.goto('/prod/seite-tinte');
  await expect(main(page).getByText(/^13,96\s€ \/ 1 l$/)).toBeVisible();
  for (const text of warnings) await expect(main(page).getByText(text)).toBeVisible();
  await expect(charger.first()).toBeVisible();
  const green = await status('Auf Lager');
  expect(green).toMatchObject({
    words: 'Auf Lager',
    below: expect.stringMatching(/^Lieferung bis (?:Mo|Di|Mi|Do|Fr)\., \d+\.\d+\.$/),
  });

  await page.goto('/prod/seite-heft');
  await expect(main(page).getByText('Auf Lager')).toBeVisible();
  await expect(main(page).getByText(/€ \/ 1/)).toHaveCount(0);
  for (const text of warnings) await expect(main(page).getByText(text)).toHaveCount(0);
  await expect(charger).toHaveCount(0);

  await page.goto('/prod/seite-bald');
  const yellow = await status('Zurzeit nicht auf Lager, Lieferung etwa');
  await page.goto('/prod/seite-nie');
  const red = await status('Zurzeit nicht lieferbar');
  expect(new Set([green, yellow, red].map(({ colour }) => colour)).size).toBe(3);
  const [r = 0, g = 0] = /\d+, \d+/.exec(green.colour)?.[0].split(', ').map(Number) ?? [];
  expect(g).toBeGreaterThan(r);
});

test('texts that stand in for German ones are marked as English', async ({ page, request }) => {
  const fact = { name: { en: 'Cover' }, value: { en: 'Cardboard' } };
  await stock(request, 'fremde-texte', [
    {
      id: 'english-binder',
      ...{ name: { en: 'Ring binder' }, summary: { en: 'Holds a lot' } },
      ...{ description: { en: '<p>Two rings.</p>' }, features: [fact] },
      items: [item('english-binder-1', 500)],
    } as never,
  ]);
  await openInteractive(page, '/prod/english-binder');
  const languageOf = (text: string) =>
    main(page)
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
  await awake(main(page).getByText('Two rings.'));
  for (const text of ['Holds a lot', 'Two rings.', 'Cover', 'Cardboard']) {
    expect(await languageOf(text), text).toBe('en');
  }
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(await languageOf('Details')).toBe('de-DE');

  await page.goto('/compare?id=english-binder');
  await expect(main(page).getByRole('link', { name: 'Ring binder' })).toHaveAttribute('lang', 'en');
  expect(await languageOf('Cardboard')).toBe('en');
  expect(await languageOf('Preis')).toBe('de-DE');
});

test('PDP-21 what is said of the delivery is the storefront’s and its language’s', async ({
  playwright,
  request,
}) => {
  await stock(request, 'lieferprobe', [
    { id: 'lieferprobe-heft', items: [item('lieferprobe-heft', 200)] },
  ]);
  const pageOf = async (storefront: 'de' | 'at' | 'ch') =>
    (await ask(request, storefront, '/prod/lieferprobe-heft')).text();
  const german = />Auf Lager<.*>Lieferung bis (?:Mo|Di|Mi|Do|Fr)\., (\d+)\.(\d+)\.</s;
  const dayIn = async (storefront: 'de' | 'at' | 'ch') => {
    await expect.poll(() => pageOf(storefront)).toMatch(german);
    const [, day, month] = german.exec(await pageOf(storefront)) ?? [];
    // A month before this one is next year's.
    const now = new Date();
    const isNextYear = Number(month) < now.getMonth() + 1;
    return Date.UTC(now.getFullYear() + (isNextYear ? 1 : 0), Number(month) - 1, Number(day));
  };
  const [home, austria, switzerland] = [await dayIn('de'), await dayIn('at'), await dayIn('ch')];
  expect(home).toBeGreaterThan(Date.now());
  expect(austria).toBeGreaterThan(home);
  expect(switzerland).toBeGreaterThan(austria);
  const business = logins[1] ?? { user: '', password: '' };
  for (const [storefront, says] of [
    ['b2b', german],
    ['b2b-en', />In stock<.*>Delivery by (?:Mon|Tue|Wed|Thu|Fri) \d+ [A-Z][a-z]+</s],
  ] as const) {
    const { host, origin } = new URL(storefronts[storefront]);
    const visitor = await playwright.request.newContext({ extraHTTPHeaders: { host } });
    await visitor.post(`${storefronts.de}/login`, {
      headers: { origin },
      form: { email: business.user, password: business.password },
      maxRedirects: 0,
    });
    const own = await visitor.get(`${storefronts.de}/prod/lieferprobe-heft`);
    expect(await own.text(), storefront).toMatch(says);
    await visitor.dispose();
  }
});

const rule = (position: number, id: string, rest: object, values: readonly object[]) => ({
  ...{ type: 'attribute', id, name: id, position, values },
  ...rest,
});

test('PDP-22 PDP-23 PDP-24 PDP-25 PDP-26 PDP-27 PDP-08 variants are chosen one attribute after the other', async ({
  page,
}) => {
  const variant = (color: string, size: string, cents: number, rest: object = {}) =>
    item(`wahl-${color}-${size}`, cents, { variant: { wahlton: color, wahlmass: size }, ...rest });
  const validFrom = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  await stock(
    page.request,
    'wahlprobe',
    [
      {
        id: 'wahlheft',
        items: [
          variant('Trot', 'Mgross', 300, { minimumOrderQuantity: 5, maxQuantity: 30 }),
          variant('Trot', 'Mklein', 200, {
            priceHistory: [{ storefront: 'de', cents: 400, validFrom }],
          }),
          variant('Tblau', 'Mgross', 500),
        ],
      },
    ],
    [
      rule(2, 'wahlmass', { name: 'Maß', display: 'dropdown' }, [
        { id: 'Mgross', name: 'groß' },
        { id: 'Mklein', name: 'klein' },
      ]),
      rule(1, 'wahlton', { name: 'Ton', display: 'tiles' }, [
        { id: 'Trot', name: 'Rot', css: '#c8102e' },
        { id: 'Tblau', name: 'Blau', css: '#1d5fa8' },
      ]),
    ],
  );
  await openInteractive(page, '/prod/wahlheft');
  const buy = main(page).getByRole('button', { name: 'In den Warenkorb' });
  const groups = main(page)
    .getByRole('group')
    .filter({ has: page.locator('legend') });
  // By their positions, each as it is to be shown.
  await expect(groups.locator('legend')).toHaveText([/^Ton/, /^Maß/]);
  const tile = (name: string) => groups.first().locator(`[title="${name}"]`);
  const sizes = groups.last().getByRole('combobox', { name: 'Maß' });

  // PDP-08: prices differ, so the lowest is where they begin.
  await expect(main(page).getByText('ab', { exact: true })).toBeVisible();
  // PDP-25: without a choice there is no item, and who wants to buy is told what lacks.
  await expect(main(page).getByText(/^Best\.-Nr\./)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await buy.click();
  await expect(page.getByRole('alert')).toHaveText([
    'Bitte wählen Sie: Ton',
    'Bitte wählen Sie: Maß',
  ]);

  // PDP-26: a choice is asked for, and its item shown.
  const asked = page.waitForRequest((request) => /ProductPageQuery/.test(request.postData() ?? ''));
  await tile('Blau').click();
  expect((await asked).postData()).toContain('"varid":"wahl-Tblau-Mgross"');
  await expect(page).toHaveURL(/\?varid=wahl-Tblau-Mgross$/);
  await expect(main(page).getByText('Art.-Nr. wahl-Tblau-Mgross')).toBeVisible();
  await expect(main(page)).toContainText(/Preis 5,00/);
  await expect(main(page).getByText('ab', { exact: true })).toHaveCount(0);

  // PDP-23: there is no small blue one.
  await expect(tile('Blau')).toHaveAttribute('aria-current', 'true');
  await expect(sizes.locator('option', { hasText: 'klein' })).toBeDisabled();
  await expect(sizes.locator('option', { hasText: 'klein' })).toHaveText('klein, nicht verfügbar');
  const looks = (name: string) =>
    tile(name).evaluate((one) => {
      const { outline, border, boxShadow } = getComputedStyle(one);
      return [outline, border, boxShadow].join();
    });
  const chosen = await looks('Blau');
  expect(await looks('Rot')).not.toBe(chosen);

  // PDP-27
  await openInteractive(page, '/prod/wahlheft?varid=wahl-Trot-Mgross');
  await expect(tile('Rot')).toHaveAttribute('aria-current', 'true');
  await expect(sizes).toHaveValue('wahl-Trot-Mgross');
  await expect(main(page).getByText('Art.-Nr. wahl-Trot-Mgross')).toBeVisible();
  // PDP-23: the small one is reduced.
  await expect(sizes.locator('option', { hasText: 'klein' })).toHaveText('klein, reduziert');
  // PDP-08
  const quantity = main(page).getByRole('textbox', { name: /^Menge/ });
  await expect(quantity).toHaveValue('5');
  await quantity.fill('31');
  await quantity.press('Tab');
  await expect(quantity).toHaveValue('30');
  await quantity.fill('4');
  await quantity.press('Tab');
  await expect(quantity).toHaveValue('5');

  // Also what was typed before the page's scripts came.
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await quantity.fill('31');
  await quantity.press('Tab');
  held.resolve();
  await interactive(page);
  await expect(quantity).toHaveValue('30');

  // PDP-24: without attributes nothing is to be chosen.
  await stock(page.request, 'wahlprobe', [{ id: 'wahllos', items: [item('wahllos-1', 100)] }]);
  await page.goto('/prod/wahllos');
  await expect(main(page).getByText('Art.-Nr. wahllos-1')).toBeVisible();
  await expect(buy).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'by script' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test('PDP-23 a variant that is sold out is found by keyboard, says so, and leads nowhere', async ({
      page,
    }) => {
      const variant = (color: string, rest: object = {}) =>
        item(`aus-${color}`, 300, { variant: { auston: color }, ...rest });
      await stock(
        page.request,
        'ausprobe',
        [{ id: 'ausheft', items: [variant('Arot'), variant('Ablau', { stock: 0 })] }],
        [
          rule(1, 'auston', { name: 'Farbton', display: 'tiles' }, [
            { id: 'Arot', name: 'Rot', css: '#c8102e' },
            { id: 'Ablau', name: 'Blau', css: '#1d5fa8' },
          ]),
        ],
      );
      const address = '/prod/ausheft?varid=aus-Arot';
      await (javaScriptEnabled ? openInteractive(page, address) : page.goto(address));
      const options = main(page).getByRole('group', { name: 'Farbton: Rot' });
      await options.getByRole('link', { name: 'Rot' }).focus();
      await page.keyboard.press('Tab');
      const soldOut = options.getByRole('link', { name: /^Blau ?, ausverkauft$/, disabled: true });
      await expect(soldOut).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/varid=aus-Arot$/);
      await expect(main(page).getByText('Art.-Nr. aus-Arot')).toBeVisible();
    });
  });
}

test('PDP-32 PDP-33 PDP-34 five reviews with all that is known of them, by their stars or more of them', async ({
  browser,
}) => {
  const review = (id: string, rating: number, rest: object = {}) => ({
    ...{ type: 'review', id: `urteil-${id}`, product: 'urteilheft', rating },
    ...{
      author: `Leserin ${id}`,
      title: `Titel ${id}`,
      message: `Text ${id}`,
      writtenOn: '2026-01-10',
    },
    ...rest,
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await stock(
    page.request,
    'urteilprobe',
    [{ id: 'urteilheft', items: [item('urteilheft-1', 100)] }],
    [
      review('neu', 4, {
        ...{ writtenOn: '2026-09-14', helpful: 3, isVerified: true },
        shopComment: 'Das freut uns.',
      }),
      ...[5, 5, 5, 4, 2, 1].map((rating, at) => review(String(at), rating)),
    ],
  );
  const reviews = page.locator('#reviews');
  const articles = reviews.getByRole('article');
  await expect
    .poll(async () => {
      await page.goto(`${storefronts.de}/prod/urteilheft`);
      return articles.count();
    })
    .toBe(5);
  const newest = articles.filter({ hasText: 'Titel neu' });
  await expect(newest.getByRole('img', { name: '4 von 5 Sternen' })).toBeVisible();
  for (const text of [
    'Leserin neu',
    'Text neu',
    '14.09.2026',
    '3 Personen fanden das hilfreich.',
    'Antwort von Kreide',
    'Das freut uns.',
    'Verifizierter Kauf',
  ]) {
    await expect(newest).toContainText(text);
  }
  await expect(reviews.getByText('Verifizierter Kauf', { exact: true })).toHaveCount(1);

  await expect(reviews).toContainText('7 Bewertungen');
  for (const [stars, count] of [
    ['5 Sterne', '3 Bewertungen'],
    ['4 Sterne', '2 Bewertungen'],
    ['3 Sterne', '0 Bewertungen'],
    ['2 Sterne', '1 Bewertung'],
    ['1 Stern', '1 Bewertung'],
  ] as const) {
    const row = reviews.getByRole('listitem').filter({ hasText: stars });
    await expect(row).toContainText(count);
  }
  await reviews.getByRole('link', { name: /^4 Sterne/ }).click();
  await expect(articles).toHaveCount(2);
  await expect(reviews.getByRole('status').first()).toContainText('2 Bewertungen mit 4 Sternen');
  await reviews.getByRole('link', { name: 'Alle zeigen' }).click();
  await expect(articles).toHaveCount(5);
  // The newest stand first, unless another order is asked for.
  await expect(articles.first()).toContainText('Titel neu');
  const order = reviews.getByRole('navigation', { name: 'Sortieren' });
  await order.getByRole('link', { name: 'Kritischste' }).click();
  await expect(articles.first().getByRole('img', { name: '1 von 5 Sternen' })).toBeVisible();
  await order.getByRole('link', { name: 'Beste' }).click();
  await expect(articles.first().getByRole('img', { name: '5 von 5 Sternen' })).toBeVisible();
  await order.getByRole('link', { name: 'Hilfreichste' }).click();
  await expect(articles.first()).toContainText('3 Personen fanden das hilfreich.');
  await reviews.getByRole('link', { name: 'Weitere Bewertungen' }).click();
  await expect(articles).toHaveCount(7);
  await context.close();
});

test('on a phone held across the picture is seen whole, and no bar takes the screen', async ({
  page,
  request,
}) => {
  await stock(request, 'quer', [{ id: 'quer-1', items: [item('quer-1-1', 250)] }]);
  const add = page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' });
  await page.setViewportSize({ width: 400, height: 740 });
  await openInteractive(page, '/prod/quer-1');
  await expect(add).toBeInViewport();
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(add).not.toBeInViewport();
  const stage = page.getByRole('main').locator('picture').first();
  expect((await stage.boundingBox())?.height).toBeLessThan(360);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('PDP-36 a view is recorded once for each item in a browser session', async ({ page }) => {
  const seen: unknown[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!body.includes('"RecordGlanceViewMutation"')) return;
    const sent = [JSON.parse(body)].flat();
    seen.push(...sent.map(({ variables }) => variables.itemId));
  });
  await openInteractive(page, '/');
  await answer(page, 'Alle annehmen').click();
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/prod/klassensatz-a5');
  const choice = main(page).getByRole('combobox', { name: 'Lineatur' });
  const items = await choice
    .locator('option:not([disabled])')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean));
  const [first = '', second = ''] = items.slice(-2);
  const visit = async (id: string) => {
    await openInteractive(page, `/prod/klassensatz-a5?varid=${id}`);
    await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true);
  };
  await visit(first);
  await expect.poll(() => seen).toContain(first);
  await visit(first);
  await visit(second);
  await expect.poll(() => seen).toContain(second);
  await visit(first);
  for (const id of [first, second]) expect(seen.filter((one) => one === id)).toHaveLength(1);
});
