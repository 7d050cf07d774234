// @vitest-environment node
import { expect, it } from 'vitest';
import { cookiesOf, createTestRequest, pageRequest } from '../../testing/requestContext.ts';
import type { OrderFormAnswer } from './answer.ts';
import { sendOrderForm } from './sendOrderForm.server.ts';
import { testArticle, testEntry } from './testEntry.ts';

const turn = () => new Promise(setImmediate);

type Rows = readonly (readonly [number: string, quantity: string])[];

function send(
  intent: string,
  rows: Rows,
  { list = '', isDataRequest = true, cookies = { cartId: 'mine' } as Record<string, string> } = {},
) {
  const visit = createTestRequest('kreide.de', isDataRequest);
  visit.network.answer('InitShopMutation', {
    initShop: { cartId: 'first', userId: 'visitor' },
  });
  const fields = rows.flatMap(([number, quantity]) => [
    ['number', number],
    ['quantity', quantity],
  ]);
  const form = [...fields, ['list', list], ['intent', intent]];
  const request = pageRequest('/service/orderform', { cookies, form });
  return { ...visit, answer: sendOrderForm(visit.context, request) };
}

/** What the page is given. */
async function given(answer: ReturnType<typeof sendOrderForm>): Promise<OrderFormAnswer> {
  const result = await answer;
  if (result instanceof Response) throw new Error('The form led elsewhere');
  return result.data;
}

const texts = ({ rows }: OrderFormAnswer) =>
  rows?.flatMap(({ number, quantity }) => (number ? [[number, quantity]] : []));

it('OFORM-04: what is valid lies in the cart, the rest stays in the form with its message', async () => {
  const { network, answer } = send('add', [
    ['N-1', '2'],
    ['', ''],
    ['N-2', ''],
  ]);
  await turn();
  const mutation = network.pending('AddOrderFormToCartMutation');
  expect(mutation.variables).toEqual({
    cartId: 'mine',
    rows: [
      { articleNumber: 'N-1', quantity: 2 },
      { articleNumber: 'N-2', quantity: 1 },
    ],
  });
  const unknown = { notification: 'vue.orderForm.error.unknown', article: null };
  const entries = [testEntry('N-1', 2, { quantityInCart: 2 }), testEntry('N-2', 1, unknown)];
  mutation.resolve({ addOrderFormToCart: { entries } });
  const result = await given(answer);
  expect(result.added).toMatchObject([{ articleNumber: 'N-1', quantityInCart: 2 }]);
  expect(result.rows).toMatchObject([{ number: 'N-2', quantity: '1', entry: unknown }]);
});

it('OFORM-04: before JavaScript a form that went in whole leads to the cart, with new ids', async () => {
  const { network, answer } = send('add', [['N-1', '2']], { isDataRequest: false, cookies: {} });
  await turn();
  await turn();
  const mutation = network.pending('AddOrderFormToCartMutation');
  expect(mutation.variables.cartId).toBe('first');
  const entries = [testEntry('N-1', 2, { quantityInCart: 2 })];
  mutation.resolve({ addOrderFormToCart: { entries } });
  const response = await answer;
  if (!(response instanceof Response)) throw new Error('No redirect');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/checkout/basket']);
  expect(cookiesOf(response.headers.getSetCookie())).toMatchObject({ cartId: 'first' });
});

it('DEC-136: a list that was too long keeps its other lines, also while the rows are ordered', async () => {
  const lines = Array.from({ length: 102 }, (_, at) => `N-${at};1`).join('\n');
  const filling = send('fill', [], { list: lines });
  await turn();
  const query = filling.network.pending('OrderFormValidationQuery');
  query.resolve({ orderFormValidation: [] });
  expect(await given(filling.answer)).toMatchObject({ list: 'N-100;1\nN-101;1', left: 2 });
  const ordering = send('add', [['N-1', '1']], { list: 'N-100;1', isDataRequest: false });
  await turn();
  const entries = [testEntry('N-1', 1, { quantityInCart: 1 })];
  const mutation = ordering.network.pending('AddOrderFormToCartMutation');
  mutation.resolve({ addOrderFormToCart: { entries } });
  expect(await given(ordering.answer)).toMatchObject({ list: 'N-100;1', rows: [] });
});

it('an empty form is told so, and makes no cart', async () => {
  const { network, answer } = send('add', [['', '3']], { cookies: {} });
  expect(await answer).toMatchObject({ init: { status: 422 } });
  expect((await given(answer)).message).toBe('vue.orderForm.error.empty');
  expect(network.operations).toHaveLength(0);
});

it('OFORM-01 OFORM-02: rows are looked up, each by its number', async () => {
  const { network, answer } = send('check', [
    ['', ''],
    ['N-1', '2'],
  ]);
  await turn();
  const query = network.pending('OrderFormValidationQuery');
  expect(query.variables).toEqual({ rows: [{ articleNumber: 'N-1', quantity: 2 }] });
  query.resolve({ orderFormValidation: [testEntry('N-1', 2)] });
  expect((await given(answer)).rows).toMatchObject([
    { number: '', entry: undefined },
    { number: 'N-1', entry: { valid: true, article: { name: 'N-1' } } },
  ]);
});

it.each([
  ['more', 'DEC-136 ten rows more', [['N-1', '2']], 11],
  [
    'fill',
    'DEC-136 a list goes into the rows',
    [
      ['N-1', '5'],
      ['N-9', '4'],
    ],
    2,
  ],
  ['accept:0:N-7', 'DEC-137 the successor is taken', [['N-7', '2']], 1],
  ['clear:0', 'a row is emptied', [['', '2']].slice(1), 1],
] as const)('%s before JavaScript: %s', async (intent, _, expected, count) => {
  const { network, answer } = send(intent, [['N-1', '2']], { list: 'N-1;3\nN-9;4' });
  await turn();
  if (expected.length > 0) {
    const query = network.pending('OrderFormValidationQuery');
    const { rows } = query.variables as { rows: { articleNumber: string; quantity: number }[] };
    const entries = rows.map((row) => testEntry(row.articleNumber, row.quantity));
    query.resolve({ orderFormValidation: entries });
  }
  const result = await given(answer);
  expect(texts(result)).toEqual(expected);
  expect(result.rows).toHaveLength(count);
});

it('ERR-08: what was typed is still there while the API can’t answer', async () => {
  const { network, answer } = send('add', [['N-1', '2']]);
  await turn();
  network.pending('AddOrderFormToCartMutation').reject({ kind: 'timeout', message: 'No' });
  expect(await answer).toMatchObject({ init: { status: 503 } });
  const result = await given(answer);
  expect(result.message).toBe('somethingWentWrong');
  expect(texts(result)).toEqual([['N-1', '2']]);
});

it('DEC-137: an article that took another’s place comes with the number to write', async () => {
  const { network, answer } = send('check', [['N-old', '1']]);
  await turn();
  network.pending('OrderFormValidationQuery').resolve({
    orderFormValidation: [
      testEntry('N-old', 1, {
        notification: 'vue.orderForm.availability.outOfStock',
        followArticle: testArticle('new'),
      }),
    ],
  });
  expect((await given(answer)).rows).toMatchObject([
    { entry: { valid: false, followArticle: { articleNumber: 'N-new' } } },
  ]);
});
