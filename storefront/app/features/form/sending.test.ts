// @vitest-environment node
import { GraphQLRequestError } from '@kreide/relay';
import { expect, it } from 'vitest';
import { keepingForm, sendForm } from './sending.ts';

const values = { name: 'Änne', password: 'geheim' };

const failure = (changes: Partial<ConstructorParameters<typeof GraphQLRequestError>[0]>) =>
  new GraphQLRequestError({ kind: 'graphql', message: 'No', operationName: 'test', ...changes });

const classed = (classification: string, messageKey?: string) =>
  failure({
    errors: [{ message: 'No', extensions: { classification, ...(messageKey && { messageKey }) } }],
  });

it.each([
  [failure({ kind: 'timeout' }), 'somethingWentWrong'],
  [failure({ kind: 'network' }), 'somethingWentWrong'],
  [classed('INTERNAL', 'a.key'), 'a.key'],
])(
  'a form comes back with what was typed while the API can’t answer (ERR-08)',
  async (error, message) => {
    expect(await keepingForm(values, () => Promise.reject(error))).toMatchObject({
      // A password never travels back.
      data: { values: { name: 'Änne' }, errors: {}, message },
      init: { status: 503 },
    });
  },
);

it('leaves refusals and redirects to whom they concern', async () => {
  const refusal = classed('CART_NOT_FOUND');
  await expect(keepingForm(values, () => Promise.reject(refusal))).rejects.toBe(refusal);
  const redirect = new Response(null, { status: 302 });
  await expect(keepingForm(values, () => Promise.reject(redirect))).rejects.toBe(redirect);
});

const request = () =>
  new Request('https://kreide.de/checkout/shipping', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=%C3%84nne&password=geheim',
  });

it('a connection that breaks leaves the form as it is, and says so', async () => {
  const serverAction = () => Promise.reject(new TypeError('Failed to fetch'));
  const answer = await sendForm({ request: request(), serverAction }, (failure) => ({ failure }));
  expect(answer).toMatchObject({
    data: { failure: { values: { name: 'Änne' }, errors: {}, message: 'error.offline' } },
    init: { status: 503 },
  });
});

it('what the server answered or threw stays what it is', async () => {
  const answered = { request: request(), serverAction: async () => 'saved' };
  expect(await sendForm(answered, (failure) => failure)).toBe('saved');
  const page = new Response(null, { status: 503 });
  const thrown = { request: request(), serverAction: () => Promise.reject(page) };
  await expect(sendForm(thrown, (failure) => failure)).rejects.toBe(page);
});
