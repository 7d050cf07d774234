import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { TrackingEvent } from '../app/platform/tracking.ts';
import { expectNoFaults } from './axe.ts';
import { addSomething } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const banner = (page: Page) => page.getByRole('region', { name: /^Cookies/ });
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name });

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
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/cat/schulbedarf', { waitUntil: 'networkidle' });
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/prod\//);
  await page.goto('/search?q=heft', { waitUntil: 'networkidle' });
  await addSomething(page, 'de');
  await page.goto('/checkout/basket', { waitUntil: 'networkidle' });
}

/** What a shop needs to be one: the cart's and the visitor's ids (ruling 7). */
const necessary = ['X-iSHOP-API-USERID', 'cartId'];
const measuring = ['dataLayerMutation', 'clicksMutation', 'TrackingQuery'];
const isMeasuring = (body: string | null) => body?.includes('"dataLayerMutation"') ?? false;

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
  expect(before.operations).not.toContain('keepChoiceMutation');
  expect(before.foreign).toEqual([]);

  await answer(page, 'Alle ablehnen').click();
  await expect(banner(page)).toHaveCount(0);
  const refused = await record(context, page, () => browse(page));
  await expect(banner(page)).toHaveCount(0);
  expect(refused.cookies).toEqual([...necessary, 'consent'].sort());
  expect(refused.storage.filter((name) => !noted.includes(name))).toEqual([]);
  expect(refused.operations.filter((name) => measuring.includes(name))).toEqual([]);
  expect(refused.operations).not.toContain('keepChoiceMutation');
  expect(refused.foreign).toEqual([]);
  const [consent] = (await context.cookies()).filter(({ name }) => name === 'consent');
  // Whoever refuses gets no id.
  expect(consent?.value).toMatch(/^1\.\.\d+\.$/);
});

test('ruling 10: on a phone goods go into the cart while the question is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addSomething(page, 'de');
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();
});

test('ruling 10, DEC-58: after consent visits are measured under a random id, until it is taken back', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await answer(page, 'Alle annehmen').click();
  await expect(banner(page)).toHaveCount(0);
  const accepted = await record(context, page, async () => {
    await browse(page);
    await page.waitForRequest((request) => isMeasuring(request.postData()));
  });
  expect(accepted.cookies).toEqual([...necessary, 'consent', 'statisticsId'].sort());
  expect(accepted.operations).toContain('dataLayerMutation');
  expect(accepted.storage).toContain('dataLayer');
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
});

test('FOOT-07: a link with #uc-corner-modal-show opens the choice by category, which is kept as made', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
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
    .toMatch(/^1\.[\w-]{22}\.\d+\.s$/);
});

test('the question covers neither privacy nor imprint, and is met first by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/service/datenschutz', '/service/impressum']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(banner(page)).toBeVisible();
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

/** The events of the page that stands. */
const events = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: TrackingEvent[] }).dataLayer ?? []);

const named = async <Name extends TrackingEvent['event']>(page: Page, name: Name) =>
  (await events(page)).filter(
    (event): event is Extract<TrackingEvent, { event: Name }> => event.event === name,
  );

test('TRACK-02, TRACK-04, TRACK-05, TRACK-08, TRACK-12, TRACK-15: a browse from listing to cart, as the data layer records it', async ({
  page,
}) => {
  const sent: string[] = [];
  const answers: { sent: number; accepted: number }[] = [];
  page.on('requestfinished', async (request) => {
    const body = request.postData() ?? '';
    if (!isMeasuring(body)) return;
    const { events } = JSON.parse(body).variables as { events: { event: string }[] };
    sent.push(...events.map(({ event }) => event));
    const response = await request.response();
    // What was sent while a page was left has an answer that nobody reads.
    const answer = await response?.json().catch(() => undefined);
    if (answer) answers.push({ sent: events.length, ...answer.data.tracking_addEvents });
  });
  await page.goto('/cat/schulbedarf', { waitUntil: 'networkidle' });
  await answer(page, 'Alle annehmen').click();

  // TRACK-05, TRACK-06
  await expect.poll(() => named(page, 'Meta')).toHaveLength(1);
  const [listing] = await named(page, 'Meta');
  expect(listing).toEqual({
    event: 'Meta',
    page_path: '/cat/schulbedarf',
    page_title: await page.title(),
    page_area: 'category_listing',
    pwa: false,
    prime_status: 'inactive',
    user_id: expect.stringMatching(/^[\w-]{22}$/),
    visitor_type: 'guest',
    visitor_login_state: 'logged_out',
    internal: false,
    test_id: '',
    test_variant: '',
  });

  // TRACK-02, TRACK-12: what is in sight, after it has stood still for a second; each tile once.
  await expect.poll(() => named(page, 'view_item_list')).toHaveLength(1);
  const [seen] = await named(page, 'view_item_list');
  const tiles = page.getByRole('main').getByRole('article');
  const first = tiles.first();
  const name = await first.getByRole('heading').textContent();
  const path = (await first.getByRole('link').first().getAttribute('href')) ?? '';
  const item = {
    item_id: path.replace(/^\/prod\/|\?.*$/g, ''),
    item_name: name,
    price: expect.any(Number),
    index: 0,
  };
  expect(seen?.item_list_name).toBe('Schulbedarf');
  expect(seen?.items[0]).toEqual(item);
  expect(seen?.items.length).toBeLessThan(60);
  await tiles.nth(30).scrollIntoViewIfNeeded();
  await expect.poll(() => named(page, 'view_item_list')).toHaveLength(2);
  const lists = await named(page, 'view_item_list');
  const ids = lists.flatMap(({ items }) => items.map(({ item_id }) => item_id));
  expect(new Set(ids).size).toBe(ids.length);

  // TRACK-04, TRACK-08
  await first.scrollIntoViewIfNeeded();
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/prod\//);
  expect(await named(page, 'select_item')).toEqual([
    { event: 'select_item', item_list_name: 'Schulbedarf', items: [item] },
  ]);
  expect(await named(page, 'interaction')).toEqual([
    {
      event: 'interaction',
      interaction_type: 'link',
      link_class: 'product_page',
      link_path: path.replace(/\?.*$/, ''),
    },
  ]);
  await expect.poll(() => named(page, 'Meta')).toHaveLength(2);
  const product = (await named(page, 'Meta'))[1];
  expect(product).toMatchObject({
    page_path: path.replace(/\?.*$/, ''),
    page_title: await page.title(),
    page_area: 'product_page',
    user_id: listing?.user_id,
  });

  // TRACK-15
  await expect.poll(() => sent).toContain('select_item');
  await addSomething(page, 'de');
  await expect.poll(() => named(page, 'add_to_cart')).toHaveLength(1);
  const [added] = await named(page, 'add_to_cart');
  const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await cart
    .getByRole('button', { name: /entfernen$/ })
    .first()
    .click();
  await expect.poll(() => named(page, 'remove_from_cart')).toHaveLength(1);
  expect((await named(page, 'remove_from_cart'))[0]?.items).toEqual(added?.items);

  // API-41: the shop's own statistics have taken all of it.
  await expect.poll(() => sent).toContain('remove_from_cart');
  for (const name of ['Meta', 'view_item_list', 'select_item', 'interaction', 'add_to_cart']) {
    expect(sent).toContain(name);
  }
  expect(answers).not.toEqual([]);
  for (const answer of answers) expect(answer.accepted).toBe(answer.sent);
});

test('TRACK-01: promotions are told of when they are seen and when they are followed', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await answer(page, 'Alle annehmen').click();
  await expect.poll(() => named(page, 'view_promotion')).not.toHaveLength(0);
  const [seen] = await named(page, 'view_promotion');
  expect(seen).toEqual({
    event: 'view_promotion',
    promotion_id: expect.stringMatching(/^.+$/),
    promotion_name: expect.stringMatching(/^.+$/),
    creative_slot: expect.stringMatching(/^\//),
  });
  const teaserClicks = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('"clicksMutation"'),
  );
  await page.locator(`main a[href="${seen?.creative_slot}"]`).first().click();
  const { event: _, ...promotion } = seen ?? {};
  await expect
    .poll(() => named(page, 'select_promotion'))
    .toEqual([{ event: 'select_promotion', ...promotion }]);
  expect((await teaserClicks).postData()).toContain(seen?.promotion_id);
});

test('TRACK-04: how fast the page was is told when it is left', async ({ page, context }) => {
  await page.goto('/cat/schulbedarf', { waitUntil: 'networkidle' });
  await answer(page, 'Alle annehmen').click();
  await expect.poll(() => named(page, 'Meta')).toHaveLength(1);
  // From the first key on the largest paint is final; scripts can't press one.
  await page.keyboard.press('Tab');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const namesOf = async () =>
    (await named(page, 'web_vitals')).map(({ metric_name }) => metric_name);
  await expect.poll(namesOf).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  const names = await namesOf();
  expect(new Set(names).size).toBe(names.length);
  const metrics = await named(page, 'web_vitals');
  expect(metrics.find(({ metric_name }) => metric_name === 'CLS')).toMatchObject({
    metric_rating: 'good',
  });
  await context.close();
});

test('TRACK-07, TRACK-11: some paths push no page view, and legal pages no link clicks', async ({
  page,
}) => {
  await page.goto('/service/datenschutz', { waitUntil: 'networkidle' });
  await answer(page, 'Alle annehmen').click();
  await expect.poll(() => named(page, 'Meta')).toHaveLength(1);
  await page.getByRole('banner').getByRole('link', { name: 'Kreide' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => named(page, 'Meta')).toHaveLength(2);
  expect(await named(page, 'interaction')).toEqual([]);
  await page.goto('/cf/test', { waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true);
  expect(await named(page, 'Meta')).toEqual([]);
});

test('TRACK-17: coming back from a payment that was cancelled is told', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await answer(page, 'Alle annehmen').click();
  await expect(banner(page)).toHaveCount(0);
  await addSomething(page, 'de');
  await page.goto('/checkout/basket');
  await page.goto('/checkout/login');
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping/);
  const { fillShipping } = await import('./shopping.ts');
  await fillShipping(page, 'de', 'cancel@example.de');
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zahlung' })).toBeVisible();
  await page.goto('/checkout/payment?cancelPayment=PAYPAL');
  await expect
    .poll(() => named(page, 'payment_cancel'))
    .toEqual([{ event: 'payment_cancel', payment_method: 'PAYPAL' }]);
  await page.goto('/checkout/payment?cancelPayment=RECHNUNG');
  await expect.poll(() => named(page, 'Meta')).toHaveLength(1);
  expect(await named(page, 'payment_cancel')).toEqual([]);
});
