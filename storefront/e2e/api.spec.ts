import { expect, test } from '@playwright/test';
import { addCustomer } from './operator.ts';
import { addSomething, goToSummary, orderNumber } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;
const password = 'Kreide-rot-7';
const id = /^[\w-]{22}$/;

const newEmail = () => `aenne.${test.info().testId}.${Date.now()}@example.de`;

test('API-18 API-19 AUTH-20 ids and a token are given, and kept as cookies', async ({
  page,
  context,
}) => {
  const ids = await (await page.request.get(`${base}/api/cart-id`)).json();
  expect(ids).toEqual({
    cartId: expect.stringMatching(id),
    userId: expect.stringMatching(id),
  });
  const { apiToken } = await (await page.request.get(`${base}/api/token`)).json();
  const cookies = await context.cookies(base);
  const cookie = (name: string) => cookies.find((each) => each.name === name);
  expect(cookie('cartId')?.value).toBe(ids.cartId);
  expect(cookie('apiToken')?.value).toBe(apiToken);
  const seconds = (cookie('apiToken')?.expires ?? 0) - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(60);
  const asked = await page.request.post(`${base}/graphql/`, {
    headers: { authorization: `Bearer ${apiToken}` },
    data: { query: '{ popularSearches }' },
  });
  expect(asked.status()).toBeLessThan(500);
});

test('API-10 API-11 a customer is logged in and out, and told so', async ({ page }) => {
  const email = newEmail();
  await addCustomer(email, password);
  await addSomething(page, 'de');
  const logIn = (secret: string) =>
    page.request.post(`${base}/api/login-action/`, {
      data: { formData: { email, password: secret }, mergeCart: true },
    });
  const refused = await (await logIn('wrong')).json();
  expect(refused).toMatchObject({
    successfull: false,
    errorMessage: expect.stringMatching(/^vue\./),
    cartMerged: false,
  });
  expect(await (await logIn(password)).json()).toEqual({
    successfull: true,
    errorMessage: null,
    firstName: 'Änne',
    lastName: 'Müller',
    cartMerged: expect.any(Boolean),
    updatedCartId: expect.stringMatching(id),
  });
  await page.goto(`${base}/myaccount/orders`);
  await expect(page).toHaveURL(`${base}/myaccount/orders`);
  const out = await page.request.post(`${base}/api/logout-action/`, { data: {} });
  expect(await out.json()).toEqual({ successfull: true });
  // The open page may leave by itself, too.
  const asked = await page.request.get(`${base}/myaccount/orders`, { maxRedirects: 0 });
  expect(asked.headers().location).toMatch(/\/login\?redirect=/);
});

test('API-15 CONF-04 after an order its cart is cleaned up: the guest keeps the ids, and shows the order to nobody', async ({
  page,
  context,
}) => {
  await addSomething(page, 'de');
  await goToSummary(page, 'de', newEmail());
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  await orderNumber(page);
  const ids = async () => {
    const cookies = await context.cookies(base);
    const named = (name: string) => cookies.find((each) => each.name === name)?.value;
    return { cartId: named('cartId'), userId: named('X-iSHOP-API-USERID') };
  };
  const before = await ids();
  const confirmation = page.url();
  const orderId = new URL(confirmation).searchParams.get('orderId') ?? '';
  const answer = await page.request.post(`${base}/api/confirmation-cleanup/`, {
    data: { cartId: before.cartId },
  });
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ successful: true });
  expect(await ids()).toEqual(before);
  await page.goto(confirmation);
  await expect(page).toHaveURL(`${base}/`);
  // Nor to who has kept what the browser forgot.
  await context.addCookies([{ name: 'orderId', value: orderId, url: base }]);
  await page.goto(confirmation);
  await expect(page).toHaveURL(`${base}/`);
});
