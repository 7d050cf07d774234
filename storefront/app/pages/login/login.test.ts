// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { queuedToasts } from '../../platform/toasts.ts';
import { cookiesOf, createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { action, loader } from './route.tsx';

const turn = () => new Promise(setImmediate);

function visit(path: string, options: Parameters<typeof pageRequest>[1] = {}, host = 'kreide.de') {
  const test = createTestRequest(host);
  const request = pageRequest(path, options);
  const url = new URL(path, 'https://kreide.de');
  return { ...test, args: { context: test.context, request, url, params: {}, pattern: '/login' } };
}

/** A loader's or action's answer, thrown or returned. */
async function settle(answer: Promise<unknown>) {
  const result: unknown = await answer.catch((thrown: unknown) => thrown);
  if (result instanceof Response) {
    const cookies = result.headers.getSetCookie();
    return { to: result.headers.get('location'), cookies: cookiesOf(cookies), lines: cookies };
  }
  return result;
}

const session = { EXISTING_SESSION: 'true', 'X-JWT': 'token' };

describe('login page', () => {
  it('keeps where to go on to, if that is a page of ours (AUTH-10)', async () => {
    const own = visit('/login?redirect=%2Fcat%2Fhefte');
    expect(await loader(own.args)).toMatchObject({ data: { target: '/cat/hefte' } });
    const strange = visit('/login?redirect=https%3A%2F%2Felsewhere.example');
    expect(await loader(strange.args)).toMatchObject({ data: { target: null } });
  });

  it('takes over a customer number from its link, where one logs in with it (AUTH-06)', async () => {
    const link = '/login?customerNumber=K-10020030';
    const business = visit(link, {}, 'educational.kreide.de');
    expect(await loader(business.args)).toMatchObject({ data: { customerNumber: 'K-10020030' } });
    const consumer = visit(link);
    expect(await loader(consumer.args)).toMatchObject({ data: { customerNumber: undefined } });
  });

  it('sends on who is logged in already (DEC-16)', async () => {
    const { args, network } = visit('/login?redirect=%2Fcat%2Fhefte', { cookies: session });
    network.answer('LoginStateQuery', { customerInfo: { visitorLoginState: 'loggedIn' } });
    expect(await settle(loader(args))).toMatchObject({ to: '/cat/hefte' });
  });

  it('forgets a session that is gone, and says so (ROUTE-37)', async () => {
    const { args, network } = visit('/login', { cookies: session });
    const loading = loader(args);
    await turn();
    network.pending('LoginStateQuery').reject({
      errors: [{ message: 'Over', extensions: { classification: 'INVALID_LOGIN_TOKEN' } }],
    });
    const answer = (await loading) as { data: unknown; init: { headers: Headers } };
    expect(answer.data).toMatchObject({ hasExpired: true });
    const cookies = answer.init.headers.getSetCookie();
    expect(cookiesOf(cookies)).toMatchObject({ 'X-JWT': '', EXISTING_SESSION: '' });
    const queue = cookies.find((cookie) => cookie.startsWith('serverToasts'))?.split(';')[0];
    expect(queuedToasts(queue)).toEqual([
      { tone: 'warning', messageKey: 'vue.message.sessionExpired' },
    ]);
  });
});

describe('login before JavaScript', () => {
  const form = { email: 'a@b.de', password: 'x', mergeCart: 'true', redirect: '/cat/hefte' };
  const answer = (changes: Record<string, unknown>) => ({
    login: {
      successful: true,
      errorMessage: null,
      firstName: 'Mia',
      lastName: null,
      cartMerged: false,
      updatedCartId: null,
      loginToken: 'token',
      maxAgeSeconds: null,
      deviceId: null,
      ...changes,
    },
  });

  it('goes on to its target, and says when carts were merged (AUTH-09, AUTH-10, CART-27)', async () => {
    const { args, network } = visit('/login', { form });
    network.answer('LoginMutation', answer({ cartMerged: true, updatedCartId: 'c' }));
    const { to, cookies } = (await settle(action(args))) as {
      to: string;
      cookies: Record<string, string>;
    };
    expect(to).toBe('/cat/hefte');
    expect(cookies).toMatchObject({ 'X-JWT': 'token', cartId: 'c' });
    expect(cookies.serverToasts).toContain('cart.merged');
  });

  it('tells a failure, marks both fields, and gives no password back (AUTH-12)', async () => {
    const { args, network } = visit('/login', { form });
    const errorMessage = 'vue.login.error.tooManyAttempts';
    const failed = answer({ successful: false, loginToken: null, errorMessage });
    network.answer('LoginMutation', failed);
    const { password, ...kept } = form;
    expect(await action(args)).toMatchObject({
      data: { values: kept, errors: { email: '', password: '' }, message: errorMessage },
      init: { status: 422 },
    });
  });

  it('asks for a customer number on b2b (AUTH-07)', async () => {
    const { args, network } = visit(
      '/login',
      { form: { ...form, email: '' } },
      'educational.kreide.de',
    );
    expect(await action(args)).toMatchObject({
      data: { errors: { email: 'vue.form.error.requiredField' } },
      init: { status: 400 },
    });
    expect(network.operations).toHaveLength(0);
  });
});
