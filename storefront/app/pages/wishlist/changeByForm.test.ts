// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cookiesOf, createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { changeByForm } from './changeByForm.server.ts';

const turn = () => new Promise(setImmediate);

function send(
  form: Record<string, string>,
  {
    cookies = {},
    referer,
    search = '',
  }: { cookies?: Record<string, string>; referer?: string; search?: string } = {},
) {
  const visit = createTestRequest();
  visit.network.answer('InitShopMutation', {
    initShop: { cartId: 'first', userId: 'visitor' },
  });
  const request = pageRequest(`/myaccount/wishlist${search}`, { cookies, form });
  if (referer) request.headers.set('referer', referer);
  return { ...visit, answer: changeByForm(visit.context, request) };
}

/** Where the form led. */
async function redirectOf(answer: ReturnType<typeof changeByForm>): Promise<Response> {
  const response = await answer;
  if (!(response instanceof Response)) throw new Error('No redirect');
  return response;
}

const done = { change: { successful: true, errorMessage: null } };
const added = {
  change: { ...done.change, wishlist: { id: 'l', externalId: 'l', page: { totalPages: 2 } } },
};

describe('adding by a plain form', () => {
  const form = { intent: 'add', goods: 'p/i' };

  it('DEC-122: a guest adds without a login; ids come with it, not before', async () => {
    const { network, answer, identified } = send(form, { referer: 'https://kreide.de/cat/a?p=2' });
    await turn();
    await turn();
    const addition = network.pending('WishlistFormAddMutation');
    expect(addition.variables).toEqual({ entry: { productId: 'p', itemId: 'i' } });
    addition.resolve(added);
    const response = await redirectOf(answer);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/notepad?p=2&added=%2Fcat%2Fa%3Fp%3D2');
    expect(identified).toHaveLength(1);
    expect(cookiesOf(response.headers.getSetCookie())).toMatchObject({ cartId: 'first' });
  });

  it.each([
    ['nowhere', undefined],
    ['another site', 'https://elsewhere.example/cat/a'],
    ['no address', 'about'],
  ])('offers the way back to the product where it came from %s', async (_, referer) => {
    const { network, answer } = send(
      { intent: 'add', goods: 'p' },
      { cookies: { cartId: 'mine' }, ...(referer && { referer }) },
    );
    await turn();
    const addition = network.pending('WishlistFormAddMutation');
    expect(addition.variables).toEqual({ entry: { productId: 'p', itemId: null } });
    addition.resolve(added);
    const response = await redirectOf(answer);
    expect(response.headers.get('location')).toBe('/notepad?p=2&added=%2Fprod%2Fp');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('a customer needs no ids of a visitor', async () => {
    const { network, answer, identified } = send(form, { cookies: { EXISTING_SESSION: 'true' } });
    await turn();
    network.pending('WishlistFormAddMutation').resolve(added);
    const response = await redirectOf(answer);
    expect(response.headers.get('location')).toBe(
      '/myaccount/wishlist?list=l&p=2&added=%2Fprod%2Fp',
    );
    expect(identified).toEqual([]);
  });

  it('ERR-21: what went wrong is said on the next page', async () => {
    const { network, answer } = send(form, { cookies: { cartId: 'mine' } });
    await turn();
    network.pending('WishlistFormAddMutation').resolve({
      change: {
        successful: false,
        errorMessage: 'vue.cart.error.itemUnavailable',
        wishlist: null,
      },
    });
    const response = await redirectOf(answer);
    expect(response.headers.get('location')).toBe('/notepad?notAdded=%2Fprod%2Fp');
    const cookies = cookiesOf(response.headers.getSetCookie());
    expect(JSON.parse(cookies.serverToasts ?? '')).toEqual([
      { tone: 'danger', messageKey: 'vue.cart.error.itemUnavailable' },
    ]);
  });
});

describe('a failure', () => {
  const timeout = { kind: 'timeout', message: 'No' } as const;

  it('ERR-08: an entry is not changed while the API can’t answer, and its page says so', async () => {
    const { network, answer } = send({ intent: 'set', list: 'l', entryId: 'e', quantity: '2' });
    await turn();
    network.pending('WishlistFormQuantityMutation').reject(timeout);
    expect(await answer).toMatchObject({
      data: { notice: { messageKey: 'somethingWentWrong' } },
      init: { status: 503 },
    });
  });

  it('ERR-21: what the API refused is said above the entries', async () => {
    const { network, answer } = send({ intent: 'set', list: 'l', entryId: 'e', quantity: '9999' });
    await turn();
    network.pending('WishlistFormQuantityMutation').resolve({
      change: { successful: false, errorMessage: 'vue.wishlist.error.quantity' },
    });
    expect(await answer).toMatchObject({
      data: { notice: { messageKey: 'vue.wishlist.error.quantity' } },
      init: { status: 422 },
    });
  });

  const refused = {
    kind: 'graphql',
    message: 'No',
    errors: [{ message: 'No', extensions: { classification: 'TOO_MANY_REQUESTS' } }],
  } as const;

  it.each([
    [timeout, 503],
    [refused, 429],
  ])(
    'goods that can’t be added for now lead to the page of errors, with its status',
    async (failure, status) => {
      const { network, answer } = send(
        { intent: 'add', goods: 'p/i' },
        { cookies: { cartId: 'mine' } },
      );
      const failed = expect(answer).rejects.toMatchObject({ init: { status } });
      await turn();
      network.pending('WishlistFormAddMutation').reject(failure);
      await failed;
    },
  );
});

describe('changing an entry by a plain form', () => {
  it.each([
    [{ intent: 'set', quantity: '7' }, 7],
    [{ intent: 'set', quantity: '-3' }, 0],
    [{ intent: 'set', quantity: 'sieben' }, 1],
    [{ intent: 'remove' }, 0],
  ])('%o asks for a quantity of %i (UI-07)', async (form, quantity) => {
    const { network, answer } = send({ ...form, list: 'l', entryId: 'e' });
    await turn();
    const change = network.pending('WishlistFormQuantityMutation');
    expect(change.variables).toEqual({ externalId: 'l', entry: { entryId: 'e', quantity } });
    change.resolve(done);
    const response = await redirectOf(answer);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/notepad');
  });

  it.each(['', '?list=l&p=2'])('leads a customer back to the lists, to %o', async (search) => {
    const form = { intent: 'remove', list: 'l', entryId: 'e' };
    const { network, answer } = send(form, { cookies: { EXISTING_SESSION: 'true' }, search });
    await turn();
    network.pending('WishlistFormQuantityMutation').resolve(done);
    const response = await redirectOf(answer);
    expect(response.headers.get('location')).toBe(`/myaccount/wishlist${search}`);
  });

  it.each([{ intent: 'something' }, { intent: 'add', goods: '%' }])(
    'refuses a form of nobody’s: %o',
    async (form) => {
      await expect(send(form).answer).rejects.toMatchObject({ init: { status: 400 } });
    },
  );
});
