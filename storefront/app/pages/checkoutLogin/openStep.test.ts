// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CheckoutStep } from '../../features/checkout/guards.ts';
import { openStep } from '../../features/checkout/openStep.server.ts';
import { queuedToasts } from '../../platform/toasts.ts';
import { cookiesOf, createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import type { CheckoutLoginPageQuery } from './__generated__/CheckoutLoginPageQuery.graphql';
import { checkoutLoginPageQuery } from './CheckoutLoginPageQuery.ts';

const turn = () => new Promise(setImmediate);

const cart = {
  __typename: 'Cart',
  id: 'cart',
  itemsCount: 1,
  attributes: { submitted: false },
  steps: { loginDone: true, shippingValid: true, paymentNeeded: true, paymentValid: false },
};

function open(step: CheckoutStep, cookies: Record<string, string> = { cartId: 'mine' }) {
  const visit = createTestRequest();
  const path = `/checkout/${step}?x=1`;
  const request = pageRequest(path, { cookies });
  const url = new URL(path, 'https://kreide.de');
  const opened = openStep<CheckoutLoginPageQuery>(
    step,
    { context: visit.context, request, url },
    checkoutLoginPageQuery,
  );
  return { ...visit, opened };
}

async function detour(opened: Promise<unknown>) {
  const response: unknown = await opened.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(response instanceof Response)) throw new Error('The step opened');
  const setCookies = response.headers.getSetCookie();
  return {
    to: response.headers.get('location'),
    status: response.status,
    cookies: cookiesOf(setCookies),
    toasts: queuedToasts(setCookies.find((it) => it.startsWith('serverToasts'))?.split(';')[0]),
  };
}

describe('opening a step of the checkout', () => {
  it('answers its data when nothing holds it back (CHK-01)', async () => {
    const { network, opened } = open('payment');
    await turn();
    const operation = network.pending('CheckoutLoginPageQuery');
    expect(operation.variables).toEqual({ cartId: 'mine' });
    operation.resolve({ cart });
    expect((await opened).data.cart.itemsCount).toBe(1);
  });

  it('leads back with its message waiting (CHK-07, ERR-07, UI-13)', async () => {
    const { network, opened } = open('payment', {});
    expect(await detour(opened)).toMatchObject({
      status: 302,
      to: '/',
      toasts: [{ tone: 'warning', messageKey: 'vue.checkout.message.sessionExpired' }],
    });
    expect(network.operations).toHaveLength(0);
  });

  it('takes a cart that the API lost for none (ERR-10)', async () => {
    const { network, opened } = open('shipping');
    await turn();
    network.pending('CheckoutLoginPageQuery').reject({
      errors: [{ message: 'Cart issue', extensions: { classification: 'CART_NOT_FOUND' } }],
    });
    expect(await detour(opened)).toMatchObject({ to: '/', cookies: {} });
  });

  it('fetches a new cart for one that was ordered (SUBMIT-06)', async () => {
    const { network, opened } = open('summary');
    network.answer('InitShopMutation', {
      initShop: { cartId: 'next', userId: 'same' },
    });
    await turn();
    const attributes = { submitted: true };
    network.pending('CheckoutLoginPageQuery').resolve({ cart: { ...cart, attributes } });
    expect(await detour(opened)).toMatchObject({
      to: '/',
      cookies: { cartId: 'next', 'X-iSHOP-API-USERID': 'same' },
      toasts: [{ messageKey: 'vue.checkout.message.alreadySubmitted' }],
    });
  });

  it('leaves a confirmed order behind first, and loads again (CONF-02, CONF-04, DEC-90)', async () => {
    const { network, opened } = open('login', {
      cartId: 'next',
      orderId: 'order',
      GUEST_SESSION: 'true',
    });
    await turn();
    const cleanup = network.pending('ConfirmationCleanupMutation');
    expect(cleanup.variables).toEqual({ cartId: 'next' });
    cleanup.resolve({ confirmationCleanup: { successful: true, errorMessage: null } });
    const { to, cookies } = await detour(opened);
    expect({ to, cookies }).toEqual({
      to: '/checkout/login?x=1',
      cookies: { orderId: '', GUEST_SESSION: '' },
    });
  });

  it('tells whoever goes back from the confirmation that the order is placed (CONF-02)', async () => {
    const { network, opened } = open('summary', { cartId: 'next', orderId: 'order' });
    await turn();
    network
      .pending('ConfirmationCleanupMutation')
      .resolve({ confirmationCleanup: { successful: true, errorMessage: null } });
    expect(await detour(opened)).toMatchObject({
      to: '/',
      cookies: { orderId: '' },
      toasts: [{ messageKey: 'vue.checkout.message.alreadySubmitted' }],
    });
  });

  it('logs the visitor out when the clean-up fails (ERR-23)', async () => {
    const { network, opened } = open('login', { cartId: 'next', orderId: 'order' });
    network.answer('LogoutMutation', { logout: { successful: true } });
    network.answer('InitShopMutation', { initShop: { cartId: 'c', userId: 'u' } });
    await turn();
    network.pending('ConfirmationCleanupMutation').reject({ errors: [{ message: 'Bang' }] });
    expect(await detour(opened)).toMatchObject({
      to: '/',
      cookies: { orderId: '', 'X-JWT': '', EXISTING_SESSION: '', cartId: 'c' },
    });
  });
});
