import { expect, test } from '@playwright/test';
import { layouts, routeTable } from '../app/routeTable.ts';
import { order, signIn } from './customer.ts';
import { shop } from './operator.ts';
import { addSomething } from './shopping.ts';
import { ask, storefronts } from './storefronts.ts';

/** Which paths the shop answers, and in which frame. */

test('ROUTE-07 the test routes answer outside of production, and are not for search engines', async ({
  request,
}) => {
  const page = await request.get('/cf/test');
  expect(page.status()).toBe(200);
  expect(await page.text()).toMatch(/<meta name="robots" content="noindex/);
  const api = await request.get('/test/test-api');
  expect(api.status()).toBe(200);
  expect(await api.json()).toEqual({ ok: true });
  expect(api.headers()['x-robots-tag']).toContain('noindex');
});

test('ROUTE-23 there are five layouts, and pages stand in them', async ({ page }) => {
  expect(
    Object.keys(layouts)
      .map((name) => name.toLowerCase())
      .sort(),
  ).toEqual(['checkout', 'default', 'empty', 'primecheckout', 'resetpassword']);
  const used = new Set(routeTable.map(({ layout }) => layout).filter((name) => name !== 'none'));
  expect(used).toEqual(new Set(Object.keys(layouts)));

  const navigation = page.getByRole('navigation', { name: 'Sortiment' });
  const steps = page.getByLabel('Schritte der Bestellung');
  const frameOf = async (path: string) => {
    await page.goto(`${storefronts.de}${path}`);
    return {
      header: (await page.getByRole('banner').count()) > 0,
      navigation: (await navigation.count()) > 0,
      steps: (await steps.count()) > 0,
    };
  };
  const compact = { header: true, navigation: false, steps: false };
  expect(await frameOf('/service/kontakt')).toMatchObject({ header: true, navigation: true });
  expect(await frameOf('/cf/test')).toMatchObject({ header: false, navigation: false });
  expect(await frameOf('/myaccount/resetpassword')).toEqual(compact);
  await page.goto(`${storefronts.de}/prime`);
  await page.getByRole('button', { name: 'Mitglied werden' }).click();
  await expect(page).toHaveURL(`${storefronts.de}/prime/checkout`);
  expect(await frameOf('/prime/checkout')).toEqual(compact);
  await addSomething(page, 'de');
  expect(await frameOf('/checkout/login')).toEqual({ ...compact, steps: true });
});

test('ROUTE-32 DEC-11 paths of the application are known in any letters', async ({ request }) => {
  for (const path of [
    '/LOGIN',
    '/Login',
    '/Search?q=heft',
    '/checkout/Basket',
    '/CHECKOUT/BASKET',
    '/Service/Newsletter',
    '/Service/OrderForm',
    '/Api/Cart-Id',
    '/MyAccount/Register',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  // What is looked up is not.
  expect((await request.get('/Service/AGB')).status()).toBe(404);
});

test('ROUTE-36 a business without a session reaches terms, privacy, newsletter and what the shop says of itself', async ({
  request,
}) => {
  for (const [storefront, paths] of Object.entries({
    b2b: [
      ...['/service/agb', '/service/datenschutz', '/service/newsletter', '/unternehmen'],
      ...['/service/newsletter/newsletter-abmelden', '/service/ihre-vorteile'],
      '/service/spielwarensicherheit',
    ],
    'b2b-en': [
      ...['/service/conditions', '/service/privacy', '/service/newsletter', '/company'],
      ...['/service/your-advantages', '/service/product-safety'],
    ],
  } as const)) {
    for (const path of paths) {
      const answer = await ask(request, storefront as 'b2b' | 'b2b-en', path);
      expect(answer.status(), path).toBe(200);
    }
    // DEC-95: there is no membership for businesses, and no login is asked for either.
    const prime = await ask(request, storefront as 'b2b' | 'b2b-en', '/prime/checkout');
    expect([302, 303, 404]).toContain(prime.status());
    expect(prime.headers().location ?? '').not.toContain('login');
  }
  const guarded = await ask(request, 'b2b', '/cat/schulbedarf');
  expect(guarded.headers().location).toMatch(/^\/login\?/);
});

test('ROUTE-05 the link in a rating mail opens the product, whose opinion its buyer may write', async ({
  page,
}) => {
  await signIn(page, '/myaccount/contact-details');
  const number = await order(page);
  const [, path = ''] = /(\/rating\?enc=[^\s"]+)/.exec(await shop('review', 'link', number)) ?? [];
  // Whoever has it needs no login.
  await page.context().clearCookies();
  await page.goto(`${storefronts.de}${path}`);
  await expect(page).toHaveURL(/\/prod\/[^?]+/);
  await expect(page.getByRole('textbox', { name: /Überschrift|Titel/ })).toBeVisible();
});

test('PDP-39 a rating link that names no product is a page that does not exist', async ({
  request,
}) => {
  for (const path of ['/rating', '/rating?enc=', '/rating?enc=made-up']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain('Diese Seite gibt es nicht');
  }
});
