// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queuedToasts } from '../../platform/toasts.ts';
import { cookiesOf, createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { placeOrder } from './placeOrder.server.ts';

const form = { fingerprint: 'as-reviewed', idempotencyKey: 'once', orderComment: '' };

function submit(fields: Record<string, string> = {}) {
  const visit = createTestRequest();
  const request = pageRequest('/checkout/summary', {
    cookies: { cartId: 'cart' },
    form: { ...form, ...fields },
  });
  return { ...visit, answer: placeOrder({ context: visit.context, request }) };
}

/** Lets the action get to its next call of the API. */
const turn = () => new Promise(setImmediate);

const result = (changes: Record<string, unknown>) => ({
  submitCart: {
    errorMessage: null,
    orderId: null,
    redirectUrl: null,
    newCartId: null,
    submitted: false,
    changed: false,
    changes: [],
    ...changes,
  },
});

async function redirected(answer: Promise<unknown>) {
  const response = await answer;
  if (!(response instanceof Response)) throw new Error('No redirect');
  return {
    status: response.status,
    to: response.headers.get('location'),
    cookies: cookiesOf(response.headers.getSetCookie()),
    toasts: queuedToasts(
      response.headers
        .getSetCookie()
        .find((it) => it.startsWith('serverToasts'))
        ?.split(';')[0],
    ),
  };
}

async function stayed(answer: Promise<unknown>) {
  const { data, init } = (await answer) as { data: unknown; init: { status: number } | null };
  return { data, status: init?.status };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('placing an order', () => {
  it('sends what was reviewed under one key, and leads to the confirmation (SUBMIT-11, ruling 9)', async () => {
    const { answer, network } = submit();
    await turn();
    const operation = network.pending('SubmitOrderMutation');
    expect(operation.variables).toEqual({
      cartId: 'cart',
      fingerprint: 'as-reviewed',
      idempotencyKey: 'once',
    });
    expect(operation.metadata.timeout).toBe(30_000);
    operation.resolve(result({ orderId: 'order', newCartId: 'next' }));
    expect(await redirected(answer)).toMatchObject({
      status: 303,
      to: '/checkout/confirmation?orderId=order',
      cookies: { orderId: 'order', cartId: 'next' },
    });
  });

  it('saves a comment first (SUBMIT-02), and makes no call for an empty one (SUBMIT-03)', async () => {
    const { answer, network } = submit({ orderComment: '  Bitte klingeln.  ' });
    await turn();
    const comment = network.pending('SetOrderCommentMutation');
    expect(comment.variables).toEqual({ cartId: 'cart', text: 'Bitte klingeln.' });
    expect(network.operations).toHaveLength(1);
    comment.resolve({ setOrderComment: { successful: true, errorMessage: null } });
    await turn();
    network.pending('SubmitOrderMutation').resolve(result({ orderId: 'order' }));
    await answer;

    const second = submit({ orderComment: ' \n ' });
    await turn();
    expect(second.network.operations.map(({ name }) => name)).toEqual(['SubmitOrderMutation']);

    // One that was saved before is taken back.
    const third = submit({ orderComment: '', hadComment: 'yes' });
    await turn();
    const takenBack = third.network.pending('SetOrderCommentMutation');
    expect(takenBack.variables).toEqual({ cartId: 'cart', text: '' });
  });

  it('orders even where the newsletter could not be asked for (SUBMIT-04)', async () => {
    const { answer, network } = submit({ newsletter: 'on' });
    await turn();
    network.pending('ContactEmailsQuery').resolve({ emails: ['erika@example.org'] });
    await turn();
    const newsletter = network.pending('SummaryNewsletterMutation');
    expect(newsletter.variables).toEqual({ email: 'erika@example.org', wording: '1' });
    newsletter.reject({ kind: 'network' });
    await turn();
    network.pending('SubmitOrderMutation').resolve(result({ orderId: 'order' }));
    expect(await redirected(answer)).toMatchObject({ status: 303 });
  });

  it('keeps a comment that is too long, and orders nothing (DEC-73)', async () => {
    const orderComment = 'x'.repeat(501);
    const { answer, network } = submit({ orderComment });
    expect(await stayed(answer)).toMatchObject({
      status: 400,
      data: {
        failure: { values: { orderComment }, errors: { orderComment: 'vue.form.error.tooLong' } },
      },
    });
    expect(network.operations).toHaveLength(0);
  });

  it('warns and goes home with a new cart when it was ordered already (SUBMIT-05, SUBMIT-06)', async () => {
    const { answer, network } = submit();
    await turn();
    network.pending('SubmitOrderMutation').resolve(result({ submitted: true, newCartId: 'next' }));
    expect(await redirected(answer)).toMatchObject({
      to: '/',
      cookies: { cartId: 'next' },
      toasts: [{ tone: 'warning', messageKey: 'vue.checkout.message.alreadySubmitted' }],
    });
  });

  it('orders the cart that was reviewed, whichever the browser has by now (SUBMIT-05)', async () => {
    const { answer, network } = submit({ cartId: 'reviewed' });
    await turn();
    const operation = network.pending('SubmitOrderMutation');
    expect(operation.variables.cartId).toBe('reviewed');
    operation.resolve(result({ submitted: true, newCartId: 'next' }));
    await answer;
  });

  it('warns and goes home when the cart has changed, naming what (SUBMIT-07, DEC-67)', async () => {
    const { answer, network } = submit();
    await turn();
    const changes = [{ name: 'Heft' }, { name: 'Stift' }];
    network.pending('SubmitOrderMutation').resolve(result({ changed: true, changes }));
    const { to, toasts, cookies } = await redirected(answer);
    expect(to).toBe('/');
    expect(toasts).toEqual([
      { tone: 'warning', messageKey: 'checkout.cartChanged', values: { items: 'Heft, Stift' } },
    ]);
    expect(cookies).not.toHaveProperty('orderId');
  });

  it('stays with the message of a refused order (SUBMIT-08)', async () => {
    const { answer, network } = submit();
    await turn();
    const errorMessage = 'vue.checkout.shipping.noShipper';
    network.pending('SubmitOrderMutation').resolve(result({ errorMessage }));
    expect(await stayed(answer)).toMatchObject({
      status: 422,
      data: { failure: { message: errorMessage } },
    });
  });

  it('stays with the first error’s key, or "Internal error" (ERR-09)', async () => {
    const failed = submit();
    await turn();
    failed.network.pending('SubmitOrderMutation').reject({
      errors: [{ message: 'No', extensions: { classification: 'INTERNAL', messageKey: 'a.key' } }],
    });
    expect(await stayed(failed.answer)).toMatchObject({ data: { failure: { message: 'a.key' } } });

    const nameless = submit();
    await turn();
    nameless.network.pending('SubmitOrderMutation').reject({ errors: [{ message: 'Bang' }] });
    expect(await stayed(nameless.answer)).toMatchObject({
      data: { failure: { message: 'error.internal' } },
    });
  });

  it('hands a payment provider’s address on (SUBMIT-10)', async () => {
    const { answer, network } = submit();
    await turn();
    const redirectUrl = 'https://pay.example/1';
    network.pending('SubmitOrderMutation').resolve(result({ orderId: 'order', redirectUrl }));
    expect((await stayed(answer)).data).toEqual({ handover: { url: redirectUrl } });
  });

  it('tells of an expired session when the cart is gone (ERR-07)', async () => {
    const { answer, network } = submit();
    await turn();
    network.pending('SubmitOrderMutation').reject({
      errors: [{ message: 'Cart issue', extensions: { classification: 'CART_NOT_FOUND' } }],
    });
    expect(await redirected(answer)).toMatchObject({
      to: '/',
      toasts: [{ messageKey: 'vue.checkout.message.sessionExpired' }],
    });
  });

  it('leads to /logout when the login is over, and keeps nothing back (ERR-13, ROUTE-38)', async () => {
    const { answer, network } = submit();
    await turn();
    network.pending('SubmitOrderMutation').reject({
      errors: [{ message: 'Over', extensions: { classification: 'INVALID_LOGIN_TOKEN' } }],
    });
    const response: unknown = await answer.catch((thrown: unknown) => thrown);
    expect(await redirected(Promise.resolve(response))).toMatchObject({
      status: 302,
      to: '/logout',
      cookies: { securityLogout: 'true' },
    });
  });

  it('asks what became of an order without an answer, and never orders again (ruling 9, API-77)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { answer, network } = submit();
    await turn();
    network.pending('SubmitOrderMutation').reject({ kind: 'timeout', message: 'Too late' });
    await turn();
    await vi.advanceTimersByTimeAsync(2000);
    network.pending('SubmitStatusQuery').resolve({
      submitStatus: { done: false, orderId: null, newCartId: null },
    });
    await turn();
    await vi.advanceTimersByTimeAsync(2000);
    const status = network.pending('SubmitStatusQuery');
    expect(status.variables).toEqual({ cartId: 'cart', idempotencyKey: 'once' });
    status.resolve({ submitStatus: { done: true, orderId: 'order', newCartId: 'next' } });
    expect(await redirected(answer)).toMatchObject({
      to: '/checkout/confirmation?orderId=order',
      cookies: { orderId: 'order', cartId: 'next' },
    });
    expect(network.operations.filter(({ kind }) => kind === 'mutation')).toHaveLength(1);
  });

  it('lets the shopper send it again, under the same key, when nobody knows (ruling 9)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { answer, network } = submit();
    network.answer('SubmitStatusQuery', {
      submitStatus: { done: false, orderId: null, newCartId: null },
    });
    await turn();
    network.pending('SubmitOrderMutation').reject({ kind: 'network', message: 'Gone' });
    await turn();
    await vi.advanceTimersByTimeAsync(10_000);
    const { data } = await stayed(answer);
    expect(data).toMatchObject({
      failure: { message: 'checkout.submit.unclear', values: { idempotencyKey: 'once' } },
    });
  });
});
