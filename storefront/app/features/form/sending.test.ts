// @vitest-environment node
import { expect, it } from 'vitest';
import { sendForm } from './sending.ts';

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
