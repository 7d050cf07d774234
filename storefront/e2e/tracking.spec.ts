import { expect, type Page, test } from '@playwright/test';
import type { TrackingEvent } from '../app/platform/tracking.ts';
import { openInteractive } from './interactive.ts';
import { answer, banner, isMeasuring } from './measuring.ts';
import { shop } from './operator.ts';
import {
  addSomething,
  choosePayment,
  fillShipping,
  listButton,
  mailTo,
  openSomething,
  orderNumber,
} from './shopping.ts';
import { storefronts } from './storefronts.ts';

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
  await openInteractive(page, '/cat/schulbedarf');
  await answer(page, 'Alle annehmen').click();

  // TRACK-05, TRACK-06
  await expect.poll(() => named(page, 'Meta')).toHaveLength(1);
  const [listing] = await named(page, 'Meta');
  expect(listing).toEqual({
    event: 'Meta',
    page_path: '/cat/schulbedarf',
    page_title: await page.title(),
    page_area: 'category_listing',
    country_code: 'de',
    locale_code: 'de-de',
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
    item_variant: expect.any(String),
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
  const add = await openSomething(page, 'de');
  // Before that the form would be sent as a page of its own.
  await expect.poll(() => named(page, 'Meta')).toHaveLength(1);
  await add.click();
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
  await openInteractive(page, '/');
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
    (request.postData() ?? '').includes('"TrackTeaserClickMutation"'),
  );
  await page.locator(`main a[href="${seen?.creative_slot}"]`).first().click();
  const { event: _, ...promotion } = seen ?? {};
  await expect
    .poll(() => named(page, 'select_promotion'))
    .toEqual([{ event: 'select_promotion', ...promotion }]);
  expect((await teaserClicks).postData()).toContain(seen?.promotion_id);
});

test('TRACK-04: how fast the page was is told when it is left', async ({ page, context }) => {
  await openInteractive(page, '/cat/schulbedarf');
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
  await openInteractive(page, '/service/datenschutz');
  await answer(page, 'Alle annehmen').click();
  await expect.poll(() => named(page, 'Meta')).toHaveLength(1);
  await page.getByRole('banner').getByRole('link', { name: 'Kreide' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => named(page, 'Meta')).toHaveLength(2);
  expect(await named(page, 'interaction')).toEqual([]);
  await openInteractive(page, '/cf/test');
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true);
  expect(await named(page, 'Meta')).toEqual([]);
});

test('TRACK-17: coming back from a payment that was cancelled is told', async ({ page }) => {
  await openInteractive(page, '/');
  await answer(page, 'Alle annehmen').click();
  await expect(banner(page)).toHaveCount(0);
  await addSomething(page, 'de');
  await page.goto('/checkout/basket');
  await page.goto('/checkout/login');
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping/);
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

test('TRACK-16 SUBMIT-02: submitting tells of the order, and keeps the comment; a choice that could not be saved is told, too', async ({
  page,
}) => {
  const email = `aenne.${test.info().testId}.${Date.now()}@example.de`;
  const at = storefronts.at;
  await openInteractive(page, `${at}/`);
  await answer(page, 'Alle annehmen').click();
  await expect(banner(page)).toHaveCount(0);
  await addSomething(page, 'at');
  await page.goto(`${at}/checkout/login`);
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping/);
  await fillShipping(page, 'at', email);
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  const prepayment = page.getByRole('radio', { name: /^Vorkasse/ });
  await expect(prepayment).toBeVisible();
  const accept = (value: 'true' | 'false') =>
    shop('parameter', 'set', 'payment-type', 'VORKASSE', value, '--storefront', 'at');
  await accept('false');
  try {
    // Another tab sees when the shop has heard of it.
    const other = await page.context().newPage();
    await expect
      .poll(async () => {
        await other.goto(`${at}/checkout/payment`);
        return other.getByRole('radio', { name: /^Vorkasse/ }).count();
      })
      .toBe(0);
    await other.close();
    await prepayment.check();
    await listButton(page).click();
    await expect
      .poll(() => named(page, 'payment_error'))
      .toEqual([
        {
          event: 'payment_error',
          payment_method: 'VORKASSE',
          message_key: 'vue.checkout.payment.notAvailable',
        },
      ]);
  } finally {
    await accept('true');
  }
  await page.goto(`${at}/checkout/payment`);
  await choosePayment(page, /^Rechnung/);
  await page.getByLabel('Bemerkung zur Bestellung').fill('Bitte klingeln');
  await expect.poll(() => named(page, 'Meta')).not.toHaveLength(0);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  const number = await orderNumber(page);
  expect(await named(page, 'checkout_summary')).toEqual([
    { event: 'checkout_summary', item_count: 1, value: expect.any(Number) },
  ]);
  expect(await mailTo(page, email, number)).toContain('Bitte klingeln');
});

test('STORE-10 STORE-11 the data layer has the four country codes and the six of locales', async ({
  page,
}) => {
  const codes: unknown[] = [];
  // The host table names the language of this one; of other business hosts it is not said.
  const listed = storefronts.b2b.replace('educational.', 'educational.kreide.de.');
  for (const base of [...Object.values(storefronts), listed]) {
    await openInteractive(page, `${base}/`);
    await banner(page)
      .getByRole('button', { name: /^(?:Alle annehmen|Accept all)$/ })
      .click();
    await expect.poll(() => named(page, 'Meta')).toHaveLength(1);
    const [view] = await named(page, 'Meta');
    codes.push([view?.country_code, view?.locale_code]);
  }
  expect(codes).toEqual([
    ['de', 'de-de'],
    ['at', 'at-de'],
    ['ch', 'ch-de'],
    ['edu', 'edu'],
    ['edu', 'edu-en'],
    ['edu', 'edu-de'],
  ]);
});
