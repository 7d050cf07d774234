// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { action as cleanUp } from '../../api/confirmationCleanup.ts';
import { cookiesOf, createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { loader } from './route.tsx';

const turn = () => new Promise(setImmediate);

function open(path: string, cookies: Record<string, string>) {
  const visit = createTestRequest();
  const request = pageRequest(path, { cookies });
  const args = {
    context: visit.context,
    request,
    url: new URL(path, 'https://kreide.de'),
    params: {},
    pattern: '/checkout/confirmation',
  };
  return { ...visit, opened: loader(args) };
}

async function leftFor(opened: Promise<unknown>) {
  const response: unknown = await opened.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(response instanceof Response)) throw new Error('The page opened');
  return {
    to: response.headers.get('location'),
    cookies: cookiesOf(response.headers.getSetCookie()),
  };
}

describe('confirmation', () => {
  it('leads home without a stored order (CHK-14)', async () => {
    const { opened } = open('/checkout/confirmation?orderId=guessed', {});
    expect(await leftFor(opened)).toMatchObject({ to: '/' });
  });

  it('puts the stored order’s id into the address (CHK-15)', async () => {
    const { opened } = open('/checkout/confirmation', { orderId: 'mine' });
    expect(await leftFor(opened)).toMatchObject({ to: '/checkout/confirmation?orderId=mine' });
  });

  it('leads home and forgets an order that this session did not place (ruling 6)', async () => {
    const { network, opened } = open('/checkout/confirmation?orderId=mine', { orderId: 'mine' });
    await turn();
    const operation = network.pending('ConfirmationPageQuery');
    expect(operation.variables).toMatchObject({ orderId: 'mine', isPreview: false });
    operation.resolve({ order: null, customerInfo: { isGuest: true } });
    expect(await leftFor(opened)).toEqual({ to: '/', cookies: { orderId: '' } });
  });
});

describe('clean-up', () => {
  function leave() {
    const visit = createTestRequest();
    const request = new Request('https://kreide.de/api/confirmation-cleanup/', {
      method: 'POST',
      headers: { cookie: 'orderId=mine; GUEST_SESSION=true' },
      body: JSON.stringify({ cartId: 'next' }),
    });
    const answer = cleanUp({
      context: visit.context,
      request,
      url: new URL(request.url),
      params: {},
      pattern: '/api/confirmation-cleanup',
    });
    return { ...visit, answer };
  }

  it('forgets order and guest, and leaves the ids that a cart is filled under (CONF-02, CONF-04, API-15)', async () => {
    const { network, answer } = leave();
    await turn();
    const operation = network.pending('ConfirmationCleanupMutation');
    expect(operation.variables).toEqual({ cartId: 'next' });
    operation.resolve({ confirmationCleanup: { successful: true, errorMessage: null } });
    const response = await answer;
    expect(await response.json()).toEqual({ successful: true });
    expect(cookiesOf(response.headers.getSetCookie())).toEqual({
      orderId: '',
      GUEST_SESSION: '',
    });
  });

  it('is content when the visitor has another cart by then', async () => {
    const { network, answer } = leave();
    await turn();
    network.pending('ConfirmationCleanupMutation').reject({
      errors: [{ message: 'No', extensions: { classification: 'CART_NOT_FOUND' } }],
    });
    const response = await answer;
    expect(response.status).toBe(200);
    expect(cookiesOf(response.headers.getSetCookie())).toEqual({ orderId: '' });
  });

  it('logs out when it fails, and passes the failure on (ERR-23)', async () => {
    const { network, answer } = leave();
    network.answer('LogoutMutation', { logout: { successful: true } });
    network.answer('InitShopMutation', { initShop: { cartId: 'c', userId: 'u' } });
    await turn();
    network.pending('ConfirmationCleanupMutation').reject({ errors: [{ message: 'Bang' }] });
    const response = await answer;
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ successful: false });
    expect(cookiesOf(response.headers.getSetCookie())).toMatchObject({
      'X-JWT': '',
      EXISTING_SESSION: '',
    });
  });
});
