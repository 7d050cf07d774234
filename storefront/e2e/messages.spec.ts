import { expect, type Page, test } from '@playwright/test';
import { openInteractive } from './interactive.ts';
import { banner } from './measuring.ts';
import { ask, storefronts } from './storefronts.ts';

/** What the shop tells a visitor, and what only its log. */

const base = storefronts.de;
const messages = (page: Page) => page.getByRole('region', { name: 'Mitteilungen' });

const queued = (page: Page, toasts: readonly object[]) =>
  page.context().addCookies([
    {
      ...{ name: 'serverToasts', url: base, sameSite: 'Lax' as const },
      value: encodeURIComponent(JSON.stringify(toasts)),
    },
  ]);

const isQueued = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'serverToasts');

test('UI-13 what the server queued is shown after the next page has loaded, once, and queued once', async ({
  page,
  request,
}) => {
  const toast = { tone: 'success', messageKey: 'vue.user.logout.message' };
  await queued(page, [toast, { tone: 'warning', messageKey: 'vue.message.sessionExpired' }]);
  await openInteractive(page, `${base}/service/kontakt`);
  await expect(messages(page).getByRole('listitem')).toHaveCount(2);
  await expect(messages(page)).toContainText('Sie sind abgemeldet. Bis bald!');
  // Whoever leaves at once has not read them.
  await expect.poll(() => isQueued(page)).toBe(false);
  await openInteractive(page, `${base}/service/kontakt`);
  await expect(messages(page).getByRole('listitem')).toHaveCount(0);

  // Two answers before any page shows the first.
  const queue = async () => {
    const { cookies } = await request.storageState();
    const value = cookies.find(({ name }) => name === 'serverToasts')?.value ?? '[]';
    return JSON.parse(decodeURIComponent(value)) as object[];
  };
  const logOut = () =>
    request.post('/logout', { headers: { origin: base }, maxRedirects: 0, form: {} });
  await logOut();
  expect(await queue()).toEqual([toast]);
  await logOut();
  expect(await queue()).toEqual([toast]);
});

test('a message leaves free what stands in the header: search, account, list and cart', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 780],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await queued(page, [{ tone: 'success', messageKey: 'vue.user.logout.message' }]);
    await openInteractive(page, `${base}/service/kontakt`);
    const message = messages(page).getByRole('listitem');
    await expect(message).toBeVisible();
    // It comes in a movement.
    await message.evaluate((item) =>
      Promise.all(item.getAnimations().map((each) => each.finished)),
    );
    const { y } = (await message.boundingBox()) ?? { y: 0 };
    const controls = page.getByRole('banner').locator('a, button, input').filter({ visible: true });
    // What the navigation has no room for lies below its edge, where it is clipped.
    const ends = await controls.evaluateAll((all) =>
      all
        .filter((control) => !control.closest('nav'))
        .map((control) => control.getBoundingClientRect().bottom),
    );
    expect(ends.length).toBeGreaterThan(4);
    expect(Math.max(...ends), `${width} px`).toBeLessThanOrEqual(y);
    await expect.poll(() => isQueued(page)).toBe(false);
  }
});

test('ERR-26 messages come from the texts of the language; a key without one is shown as it is', async ({
  page,
  request,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await queued(page, [
    { tone: 'info', messageKey: 'vue.gibt.es.nicht' },
    { tone: 'info', messageKey: 'vue.user.logout.message' },
  ]);
  await openInteractive(page, `${base}/service/kontakt`);
  await expect(messages(page)).toContainText('⟦vue.gibt.es.nicht⟧');
  await expect(messages(page)).toContainText('Sie sind abgemeldet. Bis bald!');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
  // No page of the shop shows a key in place of a text.
  for (const storefront of ['de', 'b2b-en'] as const) {
    for (const path of ['/', '/login', '/service/kontakt', '/gibt-es-nicht']) {
      expect(await (await ask(request, storefront, path)).text(), path).not.toContain('⟦');
    }
  }
});

test('ERR-25 a failure that no rule is for is logged, and nothing is shown', async ({ page }) => {
  await openInteractive(page, base);
  const logged: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error') logged.push(entry.text());
  });
  const errors = [{ message: 'Shelf is locked', extensions: { classification: 'SHELF' } }];
  await page.route('**/graphql/', (route) => {
    const sent = route.request().postDataJSON();
    const answer = { data: null, errors };
    return route.fulfill({ json: Array.isArray(sent) ? sent.map(() => answer) : answer });
  });
  await page.getByRole('combobox', { name: 'Suche', exact: true }).pressSequentially('heft');
  await expect.poll(() => logged.join('\n')).toContain('Shelf is locked');
  await expect(messages(page)).not.toContainText(/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('STORE-15 a page that runs hears of a newer version, and loads the next page anew', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${base}/service/kontakt`);
  await expect(banner(page)).toBeVisible();
  const mark = () => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);
  const follow = async (name: string, path: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${base}${path}`);
  };
  const asks: string[] = [];
  let version: string | undefined;
  await page.route('**/build.json', async (route) => {
    asks.push(route.request().url());
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, ...(version !== undefined && { version }) } });
  });
  await mark();
  // DEC-19: every five minutes.
  await page.clock.fastForward('05:01');
  await expect.poll(() => asks.length).toBe(1);
  await follow('AGB', '/service/agb');
  expect(await isSameDocument()).toBe(true);
  version = 'newer';
  await page.clock.fastForward('05:01');
  await expect.poll(() => asks.length).toBe(2);
  await expect
    .poll(async () => {
      await follow('Impressum', '/service/impressum');
      await follow('AGB', '/service/agb');
      return isSameDocument();
    })
    .toBe(false);
});

test('API-09 a question that is not answered is asked five times, after 300 ms and ever longer', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(base);
  await expect(banner(page)).toBeVisible();
  let tries = 0;
  await page.route('**/graphql/', (route) => {
    if (!(route.request().postData() ?? '').includes('SearchSuggestionsQuery')) {
      return route.continue();
    }
    tries += 1;
    return route.fulfill({ status: 503 });
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  await page.getByRole('combobox', { name: 'Suche', exact: true }).press('h');
  /** How much of the page's time passes until the next try. */
  const untilNext = async () => {
    const before = tries;
    let passed = 0;
    await expect
      .poll(
        async () => {
          await page.clock.runFor(25);
          passed += 25;
          return tries;
        },
        { intervals: [20], timeout: 30_000 },
      )
      .toBe(before + 1);
    return passed;
  };
  await untilNext();
  for (const pause of [300, 600, 1_200, 2_400]) {
    const passed = await untilNext();
    expect(passed).toBeGreaterThanOrEqual(pause);
    expect(passed).toBeLessThan(pause * 2);
  }
  expect(tries).toBe(5);
  await page.clock.runFor(60_000);
  expect(tries).toBe(5);
});
