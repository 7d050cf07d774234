// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cookiesOf, createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { loader } from './route.tsx';

const turn = () => new Promise(setImmediate);

function open(path: string, cookies: Record<string, string>) {
  const visit = createTestRequest();
  const request = pageRequest(path, { cookies });
  const url = new URL(request.url);
  const { context } = visit;
  const answer = loader({ context, request, url, params: {}, pattern: '' } as never);
  // A guard's answer may be there before anybody waits for it.
  answer.catch(() => {});
  return { ...visit, answer };
}

async function openAsCustomer(path: string, cookies: Record<string, string> = {}) {
  const page = open(path, { 'X-JWT': 'token', EXISTING_SESSION: 'true', ...cookies });
  await turn();
  page.network
    .pending('LoginStateQuery')
    .resolve({ customerInfo: { visitorLoginState: 'loggedIn' } });
  await turn();
  return { ...page, query: page.network.pending('WishlistPageQuery') };
}

const noList = { allWishlists: [], wishlist: null };

describe('ROUTE-39, DEC-14, AUTH-22: the lists want a login', () => {
  it.each([
    ['nobody', {}],
    ['a guest with a cart', { cartId: 'mine', 'X-iSHOP-API-USERID': 'visitor' }],
    ['a guest of the checkout', { GUEST_SESSION: 'true' }],
    ['a browser that lost its token', { EXISTING_SESSION: 'true' }],
  ])('%s goes to the login, which leads back', async (_, cookies) => {
    const { answer, network } = open('/myaccount/wishlist?list=abc', cookies);
    const response = await answer.then(
      () => undefined,
      (thrown: unknown) => thrown as Response,
    );
    expect(response?.status).toBe(302);
    expect(response?.headers.get('location')).toBe(
      '/login?redirect=%2Fmyaccount%2Fwishlist%3Flist%3Dabc',
    );
    expect(network.operations).toHaveLength(0);
  });
});

describe('WISH-36: the list that is shown', () => {
  it('is the one that was looked at last', async () => {
    const { query, answer } = await openAsCustomer('/myaccount/wishlist', {
      activeWishlistId: 'class',
    });
    expect(query.variables).toEqual({ externalId: 'class', page: 0 });
    query.resolve(noList);
    expect(await answer).toMatchObject({
      data: { routeQuery: { queryName: 'WishlistPageQuery' } },
    });
  });

  it('is the one that the address names, and is remembered', async () => {
    const { query, answer } = await openAsCustomer('/myaccount/wishlist?list=class', {
      activeWishlistId: 'other',
    });
    expect(query.variables).toEqual({ externalId: 'class', page: 0 });
    query.resolve({
      allWishlists: [],
      wishlist: {
        __typename: 'Wishlist',
        id: 'class',
        externalId: 'class',
        name: 'Klasse 3b',
        description: '',
        isDefault: false,
        isStandardList: false,
        page: { totalPages: 1 },
      },
    });
    const { init } = (await answer) as { init: { headers: Headers } };
    expect(cookiesOf(init.headers.getSetCookie())).toEqual({ activeWishlistId: 'class' });
  });
});

describe('a page of a long list', () => {
  it.each([
    ['?list=class&p=3', 2],
    ['?list=class&p=0', 0],
    ['?list=class&p=zwei', 0],
    ['?list=class&p=1.5', 0],
    ['?list=class&p=99999999', 0],
  ])('%s asks for the one of index %i', async (search, page) => {
    const { query } = await openAsCustomer(`/myaccount/wishlist${search}`);
    expect(query.variables).toEqual({ externalId: 'class', page });
  });

  it('that is not there any more leads to the last one', async () => {
    const { query, answer } = await openAsCustomer('/myaccount/wishlist?list=class&p=4');
    query.resolve({
      allWishlists: [],
      wishlist: {
        __typename: 'Wishlist',
        ...{ id: 'class', externalId: 'class', name: 'Klasse 3b' },
        page: { totalPages: 2, entries: [] },
      },
    });
    const response = (await answer.catch((thrown: unknown) => thrown)) as Response;
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/myaccount/wishlist?list=class&p=2');
  });
});
