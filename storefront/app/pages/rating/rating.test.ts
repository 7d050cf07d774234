// @vitest-environment node
import { expect, it } from 'vitest';
import { queuedToasts } from '../../platform/toasts.ts';
import { cookiesOf, createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { followRatingLink } from './rating.server.ts';

async function follow(link: Record<string, unknown>) {
  const { context, network } = createTestRequest();
  const answer = followRatingLink(context, pageRequest('/rating?enc=sealed'), 'sealed');
  await new Promise(setImmediate);
  const operation = network.pending('RatingLinkQuery');
  expect(operation.variables).toEqual({ enc: 'sealed' });
  operation.resolve({ link: { redirect: null, productId: null, ...link } });
  return answer;
}

function partsOf(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error('The answer leads nowhere');
  const set = answer.headers.getSetCookie();
  const { serverToasts = '', ...others } = cookiesOf(set);
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    toasts: queuedToasts(`serverToasts=${encodeURIComponent(serverToasts)}`),
    others,
    isHidden: set.some((cookie) => /^ratingLink=.*; HttpOnly/.test(cookie)),
  };
}

it('ROUTE-05, PDP-37: says what the server says of a good link, and opens the product', async () => {
  const answer = await follow({
    success: true,
    errorMessage: 'rating.link.valid',
    redirect: '/prod/1',
    productId: '1',
  });
  expect(partsOf(answer)).toEqual({
    status: 302,
    // With the form open; the link is kept for it where no script reads it.
    location: '/prod/1#write-review',
    toasts: [{ tone: 'success', messageKey: 'rating.link.valid' }],
    others: { ratingLink: 'sealed' },
    isHidden: true,
  });
});

it('PDP-38 says why a link is rejected, and opens the product all the same', async () => {
  const answer = await follow({
    success: false,
    errorMessage: 'rating.link.used',
    redirect: '/prod/1',
    productId: '1',
  });
  expect(partsOf(answer)).toMatchObject({
    status: 302,
    location: '/prod/1',
    toasts: [{ tone: 'danger', messageKey: 'rating.link.used' }],
    others: {},
  });
});

it('PDP-39 a link without a product is a page that does not exist', async () => {
  const answer = await follow({ success: false, errorMessage: 'review.refused.link' });
  expect(answer).toMatchObject({ init: { status: 404 } });
});
