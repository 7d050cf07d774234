// @vitest-environment node
import { GraphQLRequestError } from '@kreide/relay';
import { expect, it, vi } from 'vitest';
import { pageRequest } from '../../testing/requestContext.ts';
import { formFailure } from './answer.ts';
import { asFailure, runFormAction } from './runFormAction.server.ts';

const request = () => pageRequest('/page', { form: { name: 'Änne', password: 'geheim' } });

const taking = (send: () => Promise<never>, check = () => ({})) =>
  runFormAction(request(), { check, send, failed: asFailure });

const failure = (changes: Partial<ConstructorParameters<typeof GraphQLRequestError>[0]>) =>
  new GraphQLRequestError({ kind: 'graphql', message: 'No', operationName: 'test', ...changes });

const classed = (classification: string, messageKey?: string) =>
  failure({
    errors: [{ message: 'No', extensions: { classification, ...(messageKey && { messageKey }) } }],
  });

it.each([
  [failure({ kind: 'timeout' }), 'somethingWentWrong', 503],
  [failure({ kind: 'network' }), 'somethingWentWrong', 503],
  [classed('INTERNAL', 'a.key'), 'a.key', 503],
  [classed('UNAVAILABLE', 'a.key'), 'a.key', 503],
  [classed('TOO_MANY_REQUESTS', 'a.key'), 'a.key', 429],
])(
  'a form comes back with what was typed while the API can’t answer (ERR-08)',
  async (error, message, status) => {
    expect(await taking(() => Promise.reject(error))).toMatchObject({
      // A password never travels back.
      data: { failure: { values: { name: 'Änne' }, errors: {}, message } },
      init: { status },
    });
  },
);

it('a form of which there were too many says for how long', async () => {
  const extensions = { classification: 'TOO_MANY_REQUESTS', retryAfter: 90 };
  const error = failure({ errors: [{ message: 'No', extensions }] });
  const done = (await taking(() => Promise.reject(error))) as unknown as { init: ResponseInit };
  expect(new Headers(done.init.headers).get('retry-after')).toBe('90');
  const lost = (await taking(() => Promise.reject(classed('UNAVAILABLE')))) as typeof done;
  expect(new Headers(lost.init.headers).get('retry-after')).toBeNull();
});

it('leaves refusals and redirects to whom they concern', async () => {
  const refusal = classed('CART_NOT_FOUND');
  await expect(taking(() => Promise.reject(refusal))).rejects.toBe(refusal);
  const redirect = new Response(null, { status: 302 });
  await expect(taking(() => Promise.reject(redirect))).rejects.toBe(redirect);
});

it('asks the API for nothing while a field has a fault', async () => {
  const send = vi.fn();
  expect(await taking(send, () => ({ name: 'a.fault' }))).toMatchObject({
    data: { failure: { values: { name: 'Änne' }, errors: { name: 'a.fault' }, message: null } },
    init: { status: 400 },
  });
  expect(send).not.toHaveBeenCalled();
});

it('answers what became of the form, or what the API refused', async () => {
  const leave = new Response(null, { status: 303 });
  const taken = { check: () => ({}), failed: asFailure };
  expect(await runFormAction(request(), { ...taken, send: async () => ({ answer: leave }) })).toBe(
    leave,
  );
  const done = await runFormAction(request(), {
    ...taken,
    send: async () => ({ answer: { done: 1 } }),
  });
  expect(done).toMatchObject({ data: { done: 1 } });
  const refusal = formFailure({ name: 'Änne' }, {}, 'a.refusal');
  expect(
    await runFormAction(request(), { ...taken, send: async () => ({ refusal }) }),
  ).toMatchObject({
    data: { failure: { message: 'a.refusal' } },
    init: { status: 422 },
  });
});

it('knows what came by the address as well', async () => {
  const check = vi.fn(() => ({ name: 'a.fault' }));
  await runFormAction(request(), {
    given: { token: 't' },
    check,
    send: vi.fn(),
    failed: asFailure,
  });
  expect(check).toHaveBeenCalledWith(
    { token: 't', name: 'Änne', password: 'geheim' },
    expect.anything(),
  );
});
