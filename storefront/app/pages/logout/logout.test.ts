// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { queuedToasts } from '../../platform/toasts.ts';
import { cookiesOf, createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { action, loader } from './route.tsx';

function visit(cookies: Record<string, string>) {
  const test = createTestRequest();
  test.network.answer('InitShopMutation', { initShop: { cartId: 'c', userId: 'u' } });
  test.network.answer('LogoutMutation', { logout: { successful: true } });
  const request = pageRequest('/logout', { cookies });
  const url = new URL('https://kreide.de/logout');
  return { ...test, args: { context: test.context, request, url, params: {}, pattern: '/logout' } };
}

async function left(answer: Promise<unknown>) {
  const response: unknown = await answer.catch((thrown: unknown) => thrown);
  if (!(response instanceof Response)) throw new Error('The page stays');
  const cookies = response.headers.getSetCookie();
  const queue = cookies.find((cookie) => cookie.startsWith('serverToasts'))?.split(';')[0];
  return {
    to: response.headers.get('location'),
    cookies: cookiesOf(cookies),
    messages: queuedToasts(queue).map(({ messageKey }) => messageKey),
  };
}

const session = { EXISTING_SESSION: 'true', 'X-JWT': 'token' };
const gone = { 'X-JWT': '', EXISTING_SESSION: '', securityLogout: '', cartId: 'c' };

describe('logout page', () => {
  it('asks who is logged in: no link logs anybody out', async () => {
    const { args, network } = visit(session);
    network.answer('LoginStateQuery', { customerInfo: { visitorLoginState: 'loggedIn' } });
    expect(await loader(args)).toBeNull();
    expect(network.operations.map(({ name }) => name)).toEqual(['LoginStateQuery']);
  });

  it('logs out by its form, with new ids and a message (AUTH-13)', async () => {
    expect(await left(action(visit(session).args))).toMatchObject({
      to: '/',
      cookies: gone,
      messages: ['vue.user.logout.message'],
    });
  });

  it('forgets a login that the API refused, and tells why (AUTH-14, AUTH-15, ERR-16)', async () => {
    const { args, network } = visit({ ...session, securityLogout: 'true' });
    network.answer('LoginStateQuery', { customerInfo: { visitorLoginState: 'loggedOut' } });
    expect(await left(loader(args))).toMatchObject({
      to: '/',
      cookies: gone,
      messages: ['vue.message.securityLogout'],
    });
  });

  it('leads home when nobody is logged in', async () => {
    expect(await left(loader(visit({}).args))).toEqual({ to: '/', cookies: {}, messages: [] });
  });
});
