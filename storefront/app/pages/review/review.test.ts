// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { queuedToasts } from '../../platform/toasts.ts';
import { cookiesOf, createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import { reviewedProduct, writeReview } from './review.server.ts';

const turn = () => new Promise(setImmediate);

const form = {
  rating: '4',
  title: 'Schreibt weich',
  message: 'Liegt gut in der Hand.',
  author: 'Änne',
};
const cookies = { ratingLink: 'sealed' };

describe('the page where a product is reviewed', () => {
  async function open(permission: Record<string, unknown>, product: unknown = {}) {
    const { context, network } = createTestRequest();
    const answer = reviewedProduct(context, pageRequest('/rating/1', { cookies }), '1');
    await turn();
    const operation = network.pending('ReviewPageQuery');
    expect(operation.variables).toEqual({ productId: '1', enc: 'sealed' });
    operation.resolve({ product, permission });
    return answer;
  }
  const product = { id: 'Product:1', productId: '1', name: 'Schere', image: null };

  it('has the form for who may write (DEC-46)', async () => {
    const { refusal } = await open({ isAllowed: true, errorMessage: null }, product);
    expect(refusal).toBeNull();
  });

  it('says why somebody may not (DEC-46)', async () => {
    const permission = { isAllowed: false, errorMessage: 'review.refused.login' };
    expect((await open(permission, product)).refusal).toBe('review.refused.login');
  });

  it('does not exist for what is not sold', async () => {
    const answer = open({ isAllowed: false, errorMessage: 'review.refused.login' }, null);
    await expect(answer).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('sending a review', () => {
  function send(values: Record<string, string>) {
    const { context, network } = createTestRequest();
    const request = pageRequest('/rating/1', { cookies, form: values });
    return { answer: writeReview(context, request, '1'), network };
  }

  it('stores it and goes on to the product with thanks; the link is used up', async () => {
    const { answer, network } = send(form);
    await turn();
    const operation = network.pending('WriteReviewMutation');
    expect(operation.variables).toEqual({ ...form, rating: 4, productId: '1', enc: 'sealed' });
    operation.resolve({ result: { successful: true, errorMessage: null, fieldErrors: [] } });
    const response = (await answer) as Response;
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/prod/1#reviews');
    const { serverToasts = '', ...others } = cookiesOf(response.headers.getSetCookie());
    expect(queuedToasts(`serverToasts=${encodeURIComponent(serverToasts)}`)).toEqual([
      { tone: 'success', messageKey: 'rating.received' },
    ]);
    expect(others).toEqual({ ratingLink: '' });
  });

  it('is checked before anything is sent on (PDP-35)', async () => {
    const { answer, network } = send({ ...form, title: 'x' });
    expect(await answer).toMatchObject({
      data: { values: { message: form.message }, errors: { title: 'vue.form.error.tooShort' } },
      init: { status: 400 },
    });
    expect(network.operations).toHaveLength(0);
  });

  it.each([
    [
      [{ fieldName: 'author', message: 'vue.form.error.tooLong' }],
      { errors: { author: 'vue.form.error.tooLong' }, message: null },
    ],
    [[], { errors: {}, message: 'review.refused.tooMany' }],
  ])(
    'comes back with the fields’ faults, or with that of the whole (PDP-35)',
    async (fieldErrors, expected) => {
      const { answer, network } = send(form);
      await turn();
      network.pending('WriteReviewMutation').resolve({
        result: { successful: false, errorMessage: 'review.refused.tooMany', fieldErrors },
      });
      expect(await answer).toMatchObject({ data: expected, init: { status: 422 } });
    },
  );
});
