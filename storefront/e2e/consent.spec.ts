import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { idle, openInteractive } from './interactive.ts';
import { answer, banner, isMeasuring } from './measuring.ts';
import { addSomething, addWithScripts } from './shopping.ts';
import { storefronts } from './storefronts.ts';

/** Everything that a browse leaves behind or sends, but for the shop's own pages and pictures. */
async function record(context: BrowserContext, page: Page, browse: () => Promise<void>) {
  const operations = new Set<string>();
  const foreign = new Set<string>();
  const listen = (request: { url(): string; postData(): string | null }) => {
    const url = new URL(request.url());
    if (url.protocol === 'data:') return;
    if (url.origin !== storefronts.de) foreign.add(url.origin);
    for (const [, name = ''] of (request.postData() ?? '').matchAll(/"operationName":"(\w+)"/g)) {
      operations.add(name);
    }
  };
  page.on('request', listen);
  await browse();
  page.off('request', listen);
  const cookies = (await context.cookies()).map(({ name }) => name).sort();
  const storage = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...('dataLayer' in window ? ['dataLayer'] : []),
  ]);
  return { cookies, storage, operations: [...operations], foreign: [...foreign] };
}

/** Home, a listing, a product, a search, the cart with something in it. */
async function browse(page: Page): Promise<void> {
  await openInteractive(page, '/');
  await openInteractive(page, '/cat/schulbedarf');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/prod\//);
  await expect(page.getByRole('button', { name: 'In den Warenkorb' }).first()).toBeVisible();
  await idle(page);
  await openInteractive(page, '/search?q=heft');
  await addSomething(page, 'de');
  await openInteractive(page, '/checkout/basket');
}

/** What a shop needs to be one: the cart's and the visitor's ids (ruling 7). */
const necessary = ['X-iSHOP-API-USERID', 'cartId'];
const measuring = ['AddTrackingEventsMutation', 'TrackTeaserClickMutation', 'TrackingQuery'];

/** What React Router notes for the way back, in this tab alone. */
const noted: readonly unknown[] = ['react-router-scroll-positions', 'remix-router-transitions'];

test('ruling 10, DEC-57: before an answer, and after a refusal, nothing but the necessary is stored, loaded or sent', async ({
  page,
  context,
}) => {
  const before = await record(context, page, () => browse(page));
  await expect(banner(page)).toBeVisible();
  expect(before.cookies).toEqual(necessary);
  expect(before.storage.filter((name) => !noted.includes(name))).toEqual([]);
  expect(before.operations.filter((name) => measuring.includes(name))).toEqual([]);
  expect(before.operations).not.toContain('RecordConsentMutation');
  expect(before.foreign).toEqual([]);

  await answer(page, 'Alle ablehnen').click();
  await expect(banner(page)).toHaveCount(0);
  const refused = await record(context, page, () => browse(page));
  await expect(banner(page)).toHaveCount(0);
  expect(refused.cookies).toEqual([...necessary, 'consent'].sort());
  expect(refused.storage.filter((name) => !noted.includes(name))).toEqual([]);
  expect(refused.operations.filter((name) => measuring.includes(name))).toEqual([]);
  expect(refused.operations).not.toContain('RecordConsentMutation');
  expect(refused.foreign).toEqual([]);
  const [consent] = (await context.cookies()).filter(({ name }) => name === 'consent');
  // Whoever refuses gets no id.
  expect(consent?.value).toMatch(/^2\.\.\d+\.$/);
});

test('ruling 10: on a phone goods go into the cart while the question is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const flyout = await addWithScripts(page, 'de');
  await flyout.getByRole('button', { name: 'Schließen' }).click();
  await expect(flyout).toHaveCount(0);
  await expect(banner(page)).toBeVisible();
});

test('ruling 10: what is pressed while the question rises goes to the page, and is no answer', async ({
  page,
}) => {
  // Whether a finger at the lower edge would meet the question, from the moment it is there.
  await page.addInitScript(() => {
    const question = () => document.querySelector('section[aria-label^="Cookies"]');
    const meets = () => {
      const met = document.elementFromPoint(innerWidth / 2, innerHeight - 8);
      return question()?.contains(met) ?? false;
    };
    const watch = new MutationObserver(() => {
      if (!question()) return;
      watch.disconnect();
      Object.assign(window, { meets, metAtFirst: meets() });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate('metAtFirst')).toBe(false);
  await expect.poll(() => page.evaluate('meets()')).toBe(true);
});

test('ruling 10, DEC-58: after consent visits are measured under a random id, until it is taken back', async ({
  page,
  context,
}) => {
  await openInteractive(page, '/');
  await answer(page, 'Alle annehmen').click();
  await expect(banner(page)).toHaveCount(0);
  const accepted = await record(context, page, async () => {
    await browse(page);
    await page.waitForRequest((request) => isMeasuring(request.postData()));
    // Both are kept by code that is fetched once a product is shown.
    await page.goto('/prod/hufeisenmagnet-8-6er');
    await page.waitForFunction(() => localStorage.getItem('viewedProducts') !== null);
    await page.waitForFunction(() => 'dataLayer' in window);
  });
  expect(accepted.cookies).toEqual([...necessary, 'consent', 'statisticsId'].sort());
  expect(accepted.operations).toContain('AddTrackingEventsMutation');
  expect(accepted.storage).toContain('dataLayer');
  expect(accepted.storage).toContain('viewedProducts');
  expect(accepted.foreign).toEqual([]);
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(cookies.get('statisticsId')).toMatch(/^[\w-]{22}$/);
  for (const id of ['X-iSHOP-API-USERID', 'cartId', 'consent']) {
    expect(cookies.get(id)).not.toContain(cookies.get('statisticsId'));
  }

  // FOOT-07: as simple as giving it.
  await page.goto('/');
  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookies und Datenschutz' });
  await expect(dialog.getByRole('switch', { name: 'Statistik' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(dialog).toHaveCount(0);
  const withdrawn = await record(context, page, () => browse(page));
  expect(withdrawn.cookies).toEqual([...necessary, 'consent'].sort());
  expect(withdrawn.operations.filter((name) => measuring.includes(name))).toEqual([]);
  expect(withdrawn.storage).not.toContain('dataLayer');
  expect(withdrawn.storage).not.toContain('viewedProducts');
});

test('FOOT-07: a link with #uc-corner-modal-show opens the choice by category, which is kept as made', async ({
  page,
  context,
}) => {
  await openInteractive(page, '/');
  // It rises at the lower edge, and would take a click that is on its way to the footer.
  await expect(banner(page)).toBeVisible();
  await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookies und Datenschutz' });
  await expect(dialog.getByRole('switch', { name: 'Notwendig' })).toBeDisabled();
  await expect(dialog.getByRole('switch', { name: 'Statistik' })).not.toBeChecked();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(banner(page)).toBeVisible();

  await answer(page, 'Einstellungen').click();
  await dialog.getByRole('switch', { name: 'Statistik' }).check();
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(banner(page)).toHaveCount(0);
  // The choice counts once its proof is stored.
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value ?? '')
    .toMatch(/^2\.[\w-]{22}\.\d+\.s$/);
});

test('the question covers neither privacy nor imprint, and is met first by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/service/datenschutz', '/service/impressum']) {
    await openInteractive(page, path);
    await expectNoFaults(page);
    const box = await banner(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(320);
    // The end of the page scrolls free of it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await page.getByRole('contentinfo').boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  }
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Datenschutz' })).toBeFocused();
});
