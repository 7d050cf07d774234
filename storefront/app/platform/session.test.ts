// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cookiesOf, createTestRequest, pageRequest } from '../testing/requestContext.ts';
import { isIdentityLost, withIdentity } from './identity.server.ts';
import { logIn, logOut, sessionState, withSession } from './session.server.ts';

const turn = () => new Promise(setImmediate);

const lost = (classification: string) => ({
  errors: [{ message: 'No', extensions: { classification } }],
});
const ids = { initShop: { cartId: 'new-cart', userId: 'new-user' } };

const credentials = { email: 'a@b.de', password: 'x', stayLogged: false, mergeCart: true };
const loggedIn = {
  login: {
    successful: true,
    errorMessage: null,
    firstName: 'Mia',
    lastName: 'Muster',
    cartMerged: true,
    updatedCartId: 'account-cart',
    loginToken: 'token',
    maxAgeSeconds: null,
    deviceId: 'browser',
  },
};

describe('ids of a visit', () => {
  it('are made with the first cart action, and kept for 30 days (AUTH-18, AUTH-19, AUTH-21, DEC-66)', async () => {
    const { context, network, identified } = createTestRequest();
    network.answer('InitShopMutation', ids);
    const { result, cookies } = await withIdentity(context, pageRequest('/'), async (id) => id);
    expect(result).toBe('new-cart');
    expect(identified).toEqual([ids.initShop]);
    expect(cookies).toEqual([
      'cartId=new-cart; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
      'X-iSHOP-API-USERID=new-user; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('stay while the API knows them (CART-30)', async () => {
    const { context, network } = createTestRequest();
    const request = pageRequest('/', { cookies: { cartId: 'mine' } });
    const { result, cookies } = await withIdentity(context, request, async (id) => id);
    expect([result, cookies]).toEqual(['mine', []]);
    expect(network.operations).toHaveLength(0);
  });

  it.each(['CART_NOT_FOUND', 'USER_ID_REQUIRED'])(
    'are made anew, and the operation repeated once, after %s (ERR-10, ERR-11)',
    async (classification) => {
      const { context, network } = createTestRequest();
      network.answer('InitShopMutation', ids);
      const tried: string[] = [];
      const request = pageRequest('/', { cookies: { cartId: 'lost' } });
      const { GraphQLRequestError } = await import('@kreide/relay');
      const failure = new GraphQLRequestError({
        kind: 'graphql',
        message: 'No',
        operationName: 'test',
        ...lost(classification),
      });
      const run = async (id: string) => {
        tried.push(id);
        throw failure;
      };
      await expect(withIdentity(context, request, run)).rejects.toBe(failure);
      expect(tried).toEqual(['lost', 'new-cart']);
      expect(isIdentityLost(failure)).toBe(true);
    },
  );
});

describe('login', () => {
  it('keeps the token from scripts, sets the readable flag, and takes the account’s cart over (AUTH-01, AUTH-08, AUTH-18, DEC-112)', async () => {
    const { context, network } = createTestRequest();
    const request = pageRequest('/login', { cookies: { cartId: 'visitor-cart' } });
    const login = logIn(context, request, credentials);
    await turn();
    const operation = network.pending('LoginMutation');
    expect(operation.variables).toEqual({ ...credentials, cartId: 'visitor-cart' });
    operation.resolve(loggedIn);
    const { answer, cookies } = await login;
    expect(answer).toEqual({
      successfull: true,
      errorMessage: null,
      firstName: 'Mia',
      lastName: 'Muster',
      cartMerged: true,
      updatedCartId: 'account-cart',
    });
    expect(cookies).toEqual([
      'X-JWT=token; Path=/; HttpOnly; Secure; SameSite=Lax',
      'EXISTING_SESSION=true; Path=/; Secure; SameSite=Lax',
      'GUEST_SESSION=; Max-Age=0; Path=/; Secure; SameSite=Lax',
      'deviceId=browser; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax',
      'passwordTries=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'cartId=account-cart; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    ]);
  });

  it('keeps the cookies as long as the session when asked to stay (DEC-113)', async () => {
    const { context, network } = createTestRequest();
    network.answer('LoginMutation', {
      login: { ...loggedIn.login, maxAgeSeconds: 43_200 },
    });
    const { cookies } = await logIn(context, pageRequest('/login'), credentials);
    expect(cookies.slice(0, 2).every((cookie) => cookie.includes('Max-Age=43200'))).toBe(true);
  });

  it('sets nothing after a failure (AUTH-12)', async () => {
    const { context, network } = createTestRequest();
    network.answer('LoginMutation', {
      login: {
        ...loggedIn.login,
        successful: false,
        errorMessage: 'vue.login.error.invalidCredentials',
        loginToken: null,
      },
    });
    const { answer, cookies } = await logIn(context, pageRequest('/login'), credentials);
    expect(answer.errorMessage).toBe('vue.login.error.invalidCredentials');
    expect(cookies).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('forgets it and goes on with new ids, even when the API ended it before (AUTH-13, AUTH-15, WISH-36)', async () => {
    for (const over of [false, true]) {
      const { context, network } = createTestRequest();
      network.answer('InitShopMutation', ids);
      const logout = logOut(context);
      await turn();
      const operation = network.pending('LogoutMutation');
      if (over) operation.reject(lost('INVALID_LOGIN_TOKEN'));
      else operation.resolve({ logout: { successful: true } });
      expect(cookiesOf((await logout).cookies)).toEqual({
        'X-JWT': '',
        EXISTING_SESSION: '',
        GUEST_SESSION: '',
        activeWishlistId: '',
        securityLogout: '',
        cartId: 'new-cart',
        'X-iSHOP-API-USERID': 'new-user',
      });
    }
  });

  it('comes even where the network has had too many new carts: there are no ids then', async () => {
    const { context, network } = createTestRequest();
    network.answer('LogoutMutation', { logout: { successful: true } });
    const logout = logOut(context);
    await turn();
    network.pending('InitShopMutation').reject(lost('TOO_MANY_REQUESTS'));
    expect(cookiesOf((await logout).cookies)).toMatchObject({
      'X-JWT': '',
      cartId: '',
      'X-iSHOP-API-USERID': '',
    });
  });

  it('is told from nobody having been logged in (ROUTE-37)', async () => {
    const { context, network } = createTestRequest();
    const flag = { EXISTING_SESSION: 'true' };
    expect(await sessionState(context, pageRequest('/'))).toBe('loggedOut');
    expect(await sessionState(context, pageRequest('/', { cookies: flag }))).toBe('over');
    expect(network.operations).toHaveLength(0);
    const request = pageRequest('/', { cookies: { ...flag, 'X-JWT': 'token' } });
    const asked = sessionState(context, request);
    await turn();
    network.pending('LoginStateQuery').reject(lost('INVALID_LOGIN_TOKEN'));
    expect(await asked).toBe('over');
  });

  it('leaves other failures to the page', async () => {
    const { context } = createTestRequest();
    const failure = new Error('Database away');
    await expect(withSession(context, () => Promise.reject(failure))).rejects.toBe(failure);
  });
});
