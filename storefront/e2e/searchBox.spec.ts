import { expect, type Page, type Request, test } from '@playwright/test';
import { openInteractive } from './interactive.ts';
import { banner } from './measuring.ts';
import { importLines } from './operator.ts';
import { storefronts } from './storefronts.ts';

/** The search box: what it suggests while somebody types, and where it leads. */

const field = (page: Page) => page.getByRole('combobox', { name: 'Suche', exact: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Vorschläge' });
const offers = (page: Page) => list(page).getByRole('option');

const variablesOf = (request: Request, operation: string) => {
  const sent = JSON.parse(request.postData() ?? '{}');
  const found = [sent].flat().find(({ operationName }) => operationName === operation);
  return found?.variables as Record<string, unknown> | undefined;
};

/** What an operation was asked with, from now on. */
function asked(page: Page, operation: string): Record<string, unknown>[] {
  const seen: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql/')) return;
    const variables = variablesOf(request, operation);
    if (variables) seen.push(variables);
  });
  return seen;
}

test('SEARCH-01 suggestions are asked for 250 ms after the last key', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  // Only the running page asks.
  await expect(banner(page)).toBeVisible();
  const questions = asked(page, 'SearchSuggestionsQuery');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  for (const letter of 'ble') {
    await field(page).press(letter);
    await page.clock.runFor(249);
  }
  expect(questions).toEqual([]);
  await page.clock.runFor(1);
  // The network waits some milliseconds for other questions.
  await expect
    .poll(async () => {
      await page.clock.runFor(5);
      return questions;
    })
    .toEqual([{ userQuery: 'ble' }]);
});

test('SEARCH-02 SEARCH-03 SEARCH-06 SEARCH-09 what is offered follows what is typed', async ({
  page,
}) => {
  await openInteractive(page, '/');
  await field(page).click();
  const heading = page.getByRole('banner').getByText('Beliebte Suchen');
  await expect(heading).toBeVisible();
  await expect(offers(page)).not.toHaveCount(0);

  // Typing ends what an empty field offers; where nothing is found no list opens.
  const answered = page.waitForResponse((response) =>
    Boolean(variablesOf(response.request(), 'SearchSuggestionsQuery')),
  );
  await field(page).fill('xqzvw');
  await expect(heading).toHaveCount(0);
  expect((await (await answered).json()).data.searchSuggestions.suggestQueries).toEqual([]);
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');

  await field(page).fill('HEFT');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const marked = await offers(page).evaluateAll((all) =>
    all.map((one) => [one.textContent, one.querySelector('mark')?.textContent]),
  );
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.length).toBeLessThanOrEqual(10);
  for (const [label, part] of marked) {
    expect(label?.toLowerCase()).toContain('heft');
    expect(part?.toLowerCase()).toBe('heft');
  }

  await page.getByRole('button', { name: 'Eingabe löschen' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(offers(page).filter({ hasText: /heft$/i }).first()).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test('SEARCH-02 what is typed while the list is on its way stays, and is offered for when it is there', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\/SearchSuggestions-[^/]+\.js$/);
  await page.route(/\/SearchSuggestions-[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openInteractive(page, '/');
  await field(page).pressSequentially('hft');
  await asked;
  await field(page).press('Home');
  await field(page).press('ArrowRight');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  held.resolve();
  await expect(page.getByRole('banner').getByText('Beliebte Suchen')).toHaveCount(0);
  // The caret is where it was: the letter that was left out goes in there.
  await field(page).press('e');
  await expect(field(page)).toHaveValue('heft');
  await expect(list(page)).toBeVisible();
  await expect(field(page)).toBeFocused();

  // The list lies below its field, under the policy for styles as well.
  const [above, below] = [await field(page).boundingBox(), await list(page).boundingBox()];
  if (!above || !below) throw new Error('not laid out');
  expect(below.y).toBeGreaterThan(above.y + above.height);
  expect(below.x).toBeGreaterThanOrEqual(above.x);
  expect(below.width).toBeLessThanOrEqual(above.width);
});

test('SEARCH-04 keys of an input method leave the suggestions alone', async ({ page }) => {
  await openInteractive(page, '/');
  await field(page).pressSequentially('hef');
  await expect(list(page)).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Input.imeSetComposition', {
    text: 't',
    selectionStart: 1,
    selectionEnd: 1,
  });
  await expect(field(page)).toHaveValue('heft');
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option', { selected: true })).toHaveCount(0);
  await expect(list(page)).toBeVisible();
  await devTools.send('Input.insertText', { text: 't' });
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option', { selected: true })).toHaveCount(1);
});

test('SEARCH-08 suggestions go with the focus, by a press beside them, and with the search', async ({
  page,
}) => {
  await openInteractive(page, '/');
  const suggest = async () => {
    await field(page).fill('heft');
    await expect(list(page)).toBeVisible();
  };
  await suggest();
  await page.keyboard.press('Shift+Tab');
  await expect(list(page)).toHaveCount(0);
  await suggest();
  await page.mouse.click(400, 600);
  await expect(list(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${storefronts.de}/`);
  await suggest();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=heft/);
  await expect(list(page)).toHaveCount(0);
});

test('SEARCH-04 SEARCH-05 arrow keys choose a suggestion, and Enter searches that one', async ({
  page,
}) => {
  await openInteractive(page, '/');
  const checks = asked(page, 'SearchTargetQuery');
  await field(page).fill('bleist');
  await expect(list(page)).toBeVisible();
  const [first = '', second = ''] = await offers(page).allTextContents();
  const chosen = list(page).getByRole('option', { selected: true });
  await field(page).press('ArrowDown');
  await expect(chosen).toHaveText(first);
  await field(page).press('ArrowDown');
  await expect(chosen).toHaveText(second);
  await field(page).press('ArrowUp');
  await expect(chosen).toHaveText(first);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?/);
  expect(first).not.toBe('bleist');
  expect(checks).toEqual([{ originalQuery: first }]);
  // SEARCH-13: what a suggestion rewrote needs no original.
  const params = new URL(page.url()).searchParams;
  expect([params.get('q'), params.get('oq')]).toEqual([first, null]);
});

test('SEARCH-11 SEARCH-12 SEARCH-13 SEARCH-14 SEARCH-15 a submit is trimmed, asked about, adjusted, and only then leads on', async ({
  page,
}) => {
  await openInteractive(page, '/');
  const checks = asked(page, 'SearchTargetQuery');
  const held = Promise.withResolvers<void>();
  let without: string | undefined;
  await page.route('**/graphql/', async (route) => {
    if (!variablesOf(route.request(), 'SearchTargetQuery')) return route.continue();
    await held.promise;
    const answer = await (await route.fetch()).json();
    const { data } = [answer].flat().find((one) => one.data.adjustLongTailSearchQuery);
    if (without !== undefined) {
      data.adjustLongTailSearchQuery.filters.push({ name: without, values: [] });
    }
    return route.fulfill({ json: answer });
  });
  const submit = async (text: string) => {
    await field(page).fill(text);
    await field(page).press('Enter');
  };
  await submit('  rotes Heft ');
  await expect.poll(() => checks).toEqual([{ originalQuery: 'rotes Heft' }]);
  expect(page.url()).toBe(`${storefronts.de}/`);
  held.resolve();
  await expect(page).toHaveURL(/\/search\?q=Heft&oq=rotes%20Heft&filter\.color=\w+$/);
  // The address is there before the page that it names, whose field then shows what was searched.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Heft');
  // Nothing was rewritten: only the words stand in the address.
  await submit('  Kleber');
  await expect(page).toHaveURL(`${storefronts.de}/search?q=Kleber`);

  // A filter without values is left out.
  without = 'material';
  await openInteractive(page, '/');
  await submit('rotes Heft');
  await expect(page).toHaveURL(/\/search\?q=Heft&oq=rotes%20Heft&filter\.color=\w+$/);
});

test('SEARCH-16 SEARCH-17 SEARCH-18 SEARCH-20 a term leads to what the operator says, or to the article of its number', async ({
  page,
}) => {
  const item = (id: string, color: string) => ({
    ...{ id, orderNumber: id, stock: 5, variant: { color } },
    prices: { de: { cents: 100 } },
  });
  const redirect = (term: string, target: string) => ({
    ...{ type: 'search-term', kind: 'redirect', term, target },
  });
  await importLines([
    { type: 'category', id: 'suchprobe', name: 'Suchprobe', excludedFromNavigation: true },
    {
      ...{ type: 'product', id: 'suchheft', category: 'suchprobe', name: 'Suchheft' },
      items: [item('SUCH-77001', 'Crot'), item('SUCH-77002', 'Cblau')],
    },
    redirect('Wegweiser innen', '/service/versandkosten'),
    redirect('Wegweiser aussen', `${storefronts.at}/service/kontakt`),
    // SEARCH-11: a redirect comes before an article.
    redirect('SUCH-77002', '/service/kontakt'),
  ]);
  const mark = () => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);
  const search = async (term: string) => {
    await field(page).fill(term);
    await field(page).press('Enter');
  };
  /** Searches from the home page, again until the shop has heard of what was imported. */
  const expectFirst = (term: string, target: string) =>
    expect
      .poll(
        async () => {
          await openInteractive(page, storefronts.de);
          await mark();
          await search(term);
          await page.waitForURL((url) => url.pathname !== '/');
          return page.url();
        },
        { timeout: 40_000 },
      )
      .toBe(`${storefronts.de}${target}`);
  await expectFirst('Wegweiser innen', '/service/versandkosten');
  expect(await isSameDocument()).toBe(true);
  await expectFirst('SUCH-77001', '/prod/suchheft?varid=SUCH-77001');
  await expect(page.getByRole('heading', { level: 1, name: 'Suchheft' })).toBeVisible();
  expect(await isSameDocument()).toBe(true);

  // Another article of the product that is open: the document is loaded anew.
  await page.goto(`${storefronts.de}/prod/suchheft?varid=SUCH-77002`);
  await expect(page.getByText('Art.-Nr. SUCH-77002')).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await mark();
  await search('SUCH-77001');
  await expect(page).toHaveURL(`${storefronts.de}/prod/suchheft?varid=SUCH-77001`);
  await expect(page.getByText('Art.-Nr. SUCH-77001')).toBeVisible();
  await expect.poll(isSameDocument).toBe(false);

  await expect(banner(page)).toBeVisible();
  await mark();
  await search('SUCH-77002');
  await expect(page).toHaveURL(`${storefronts.de}/service/kontakt`);
  // The field belongs to the page that is open.
  await expect(page.getByRole('heading', { level: 1, name: 'Suchheft' })).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);

  await search('Wegweiser aussen');
  await expect(page).toHaveURL(`${storefronts.at}/service/kontakt`);
  await expect.poll(isSameDocument).toBe(false);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SEARCH-21 SEARCH-22 results come by relevance and 60 a page, or those of one category', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const total = async () => {
      const text = await main.getByRole('status').first().textContent();
      return Number(/[\d.]+/.exec(text ?? '')?.[0].replace('.', ''));
    };
    await page.goto('/search?q=heft');
    await expect(main.getByLabel('Sortierung')).toHaveValue('relevance');
    await expect(main.getByRole('article')).toHaveCount(60);
    const everywhere = await total();
    expect(everywhere).toBeGreaterThan(60);

    await page.goto('/search?q=heft&searchInCategoryId=deutsch');
    const inCategory = await total();
    expect(inCategory).toBeGreaterThan(0);
    expect(inCategory).toBeLessThan(everywhere);
    await expect(main.locator('a[aria-current="true"]', { hasText: 'Deutsch' })).toBeVisible();
    // It is kept by whatever changes the list.
    const filters = main.locator('a[href*="filter."]:not([href*="/prod/"])');
    for (const href of await filters.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')),
    )) {
      expect(href).toContain('searchInCategoryId=deutsch');
    }
    await main.getByLabel('Sortierung').selectOption('priceAsc');
    await main.getByRole('button', { name: 'Sortieren' }).click();
    await expect(page).toHaveURL(/searchInCategoryId=deutsch/);
    expect(await total()).toBe(inCategory);
  });
});

test('SEARCH-07 beside suggested words stand links to categories and goods, for consumers', async ({
  page,
}) => {
  await openInteractive(page, '/');
  await field(page).pressSequentially('heft');
  const head = page.getByRole('banner');
  const goods = head.getByRole('navigation', { name: 'Artikel' }).getByRole('link');
  const categories = head.getByRole('navigation', { name: 'Kategorien' }).getByRole('link');
  await expect(offers(page)).not.toHaveCount(0);
  await expect(goods).toHaveCount(4);
  await expect(goods.first()).toHaveAttribute('href', /^\/prod\//);
  await expect(categories.first()).toHaveAttribute('href', /^\/cat\/heft/);
  // By keyboard they follow the field and its buttons, and stay while the focus is on them.
  await categories.first().focus();
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cat\/heft/);
  await expect(list(page)).toHaveCount(0);
  await expect(goods).toHaveCount(0);
});
