// @vitest-environment node
import { expect, it } from 'vitest';
import { cookiesOf, createTestRequest } from '../testing/requestContext.ts';
import { loader as cartId } from './cartId.ts';
import { action as checkoutAuth } from './checkoutAuth.ts';
import { action as logIn } from './loginAction.ts';
import { action as logOut } from './logoutAction.ts';
import { loader as token } from './token.ts';
import { loader as manifest } from './webManifest.ts';

const turn = () => new Promise(setImmediate);

function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const visit = createTestRequest();
  const request = new Request(`https://kreide.de${path}`, {
    headers,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const args = { context: visit.context, request, url: new URL(request.url), params: {} };
  return { ...visit, args };
}

const ids = { initShop: { cartId: 'c', userId: 'u' } };

it('GET /api/cart-id answers new ids, and sets them (API-18)', async () => {
  const { args, network } = call('/api/cart-id');
  network.answer('InitShopMutation', ids);
  const response = await cartId({ ...args, pattern: '/api/cart-id' });
  expect(await response.json()).toEqual({ cartId: 'c', userId: 'u' });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(cookiesOf(response.headers.getSetCookie())).toEqual({
    cartId: 'c',
    'X-iSHOP-API-USERID': 'u',
  });
});

it('GET /api/cart-id refuses pages of others', async () => {
  const { args, network } = call('/api/cart-id', undefined, { 'sec-fetch-site': 'cross-site' });
  const response = await cartId({ ...args, pattern: '/api/cart-id' });
  expect(response.status).toBe(403);
  expect(network.operations).toHaveLength(0);
});

it('GET /api/token hands a token out for a minute less than it lives (API-19, AUTH-20)', async () => {
  const { args } = call('/api/token');
  const response = await token({ ...args, pattern: '/api/token' });
  expect(await response.json()).toEqual({ apiToken: 'token' });
  expect(response.headers.getSetCookie()).toEqual([
    'apiToken=token; Max-Age=3540; Path=/; Secure; SameSite=Lax',
  ]);
});

it('POST /api/login-action/ takes formData and mergeCart, and answers to the letter (API-10)', async () => {
  const { args, network } = call('/api/login-action/', {
    formData: { email: 'a@b.de', password: 'x', stayLogged: true },
    mergeCart: true,
  });
  const answer = logIn({ ...args, pattern: '/api/login-action' });
  await turn();
  const operation = network.pending('LoginMutation');
  expect(operation.variables).toEqual({
    email: 'a@b.de',
    password: 'x',
    stayLogged: true,
    mergeCart: true,
    cartId: null,
  });
  operation.resolve({
    login: {
      successful: false,
      errorMessage: 'vue.login.error.tooManyAttempts',
      firstName: null,
      lastName: null,
      cartMerged: false,
      updatedCartId: null,
      loginToken: null,
      maxAgeSeconds: null,
      deviceId: null,
    },
  });
  expect(await (await answer).json()).toEqual({
    successfull: false,
    errorMessage: 'vue.login.error.tooManyAttempts',
    firstName: null,
    lastName: null,
    cartMerged: false,
    updatedCartId: null,
  });
});

it.each([null, 'text', {}, { formData: 'x' }])(
  'POST /api/login-action/ refuses %j',
  async (body) => {
    const { args, network } = call('/api/login-action/', body);
    const response = await logIn({ ...args, pattern: '/api/login-action' });
    expect(response.status).toBe(400);
    expect(network.operations).toHaveLength(0);
  },
);

it('POST /api/logout-action/ answers successfull, and the next page says so (API-11, AUTH-13)', async () => {
  const { args, network } = call('/api/logout-action/', {});
  network.answer('InitShopMutation', ids);
  network.answer('LogoutMutation', { logout: { successful: true } });
  const response = await logOut({ ...args, pattern: '/api/logout-action' });
  expect(await response.json()).toEqual({ successfull: true });
  expect(cookiesOf(response.headers.getSetCookie()).serverToasts).toContain(
    'vue.user.logout.message',
  );
});

it('POST /api/checkout-auth/ goes on as guest (API-14, CHK-24)', async () => {
  const { args, network } = call('/api/checkout-auth/', { authType: 'guest', cartId: 'c' });
  const answer = checkoutAuth({ ...args, pattern: '/api/checkout-auth' });
  await turn();
  const operation = network.pending('CheckoutAsGuestMutation');
  expect(operation.variables).toEqual({ cartId: 'c' });
  operation.resolve({ checkoutAuth: { successful: true, errorMessage: null } });
  const response = await answer;
  expect(await response.json()).toEqual({ successful: true, errorMessage: null });
  expect(cookiesOf(response.headers.getSetCookie())).toEqual({ GUEST_SESSION: 'true' });
});

it('POST /api/checkout-auth/ refuses other ways of going on', async () => {
  const { args } = call('/api/checkout-auth/', { authType: 'login', cartId: 'c' });
  expect((await checkoutAuth({ ...args, pattern: '/api/checkout-auth' })).status).toBe(400);
});

it('GET /manifest.webmanifest has the shop’s name and the host’s language, colours and an icon for launchers', async () => {
  const manifestOf = async (host: string) => {
    const { context, network } = createTestRequest(host);
    network.answer('BrandQuery', { shopName: [{ value: 'Tintenfass' }], logo: [] });
    const url = new URL(`https://${host}/manifest.webmanifest`);
    const pattern = '/manifest.webmanifest';
    return manifest({ context, request: new Request(url), url, params: {}, pattern });
  };
  const answer = await manifestOf('en.educational.kreide.de');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  const business = await answer.json();
  expect(business).toMatchObject({
    ...{ name: 'Tintenfass', lang: 'en-DE', start_url: '/', scope: '/' },
  });
  expect(business.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  const consumer = await (await manifestOf('kreide.de')).json();
  expect(consumer.theme_color).not.toBe(business.theme_color);
});
