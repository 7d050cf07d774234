import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequest } from '@remix-run/node-fetch-server';
import { expect, test } from 'vitest';
import { graphqlLimits, jsonLimits, tokenLimits, withBody, withForm } from './body.ts';
import { isRefusal, sendRefusal } from './refusal.ts';

/** What a program sends, and what the front hands on of it: its type and text, or the refusal's status. */
async function send(
  read: (request: Request) => ReturnType<typeof withBody>,
  init: RequestInit,
): Promise<{ status: number; type: string | null; text: string }> {
  await using server = createServer(async (request, response) => {
    try {
      using body = await read(createRequest(request, response));
      const text = await body.content.text();
      response.setHeader('content-type', body.content.headers.get('content-type') ?? '');
      response.end(text);
    } catch (error) {
      if (isRefusal(error)) sendRefusal(response, error);
      else response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { connection: 'close' },
    duplex: 'half',
    ...init,
  } as RequestInit);
  const type = answer.headers.get('content-type');
  return { status: answer.status, type, text: await answer.text() };
}

/** Nobody says beforehand how long it is. */
const undeclared = (text: string, pieces = 1) =>
  new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < pieces; sent += 1)
        controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

const form = (body: BodyInit, type?: string) =>
  send((request) => withForm(request), {
    body,
    ...(type && { headers: { 'content-type': type } }),
  });

test('a form of words reaches its route the same in either encoding', async () => {
  const words = new FormData();
  words.append('a', 'Öz & Co');
  words.append('a', '2');
  const expected = {
    status: 200,
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
    text: 'a=%C3%96z+%26+Co&a=2',
  };
  expect(await form(words)).toEqual(expected);
  expect(await form(new URLSearchParams(expected.text))).toEqual(expected);
});

test('files reach a route that takes them, and no other', async () => {
  const body = new FormData();
  body.append('file', new File(['%PDF'], 'a.pdf'));
  const taken = await send((request) => withForm(request, true), { body });
  expect(taken.type).toMatch(/^multipart\/form-data; boundary=/);
  expect(taken.text).toContain('filename="a.pdf"');
  expect((await form(body)).status).toBe(413);
});

test.each([
  ['application/json', '{}'],
  ['text/plain', 'a=b'],
  ['constructor', 'a=b'],
  ['', 'a=b'],
])('a body of type "%s" is no form: 415', async (type, body) => {
  expect((await form(new TextEncoder().encode(body), type)).status).toBe(415);
  expect((await form(undeclared(body), type)).status).toBe(415);
});

test.each([
  ['a form', withForm, 'application/x-www-form-urlencoded', 64 * 1024],
  [
    'a token’s',
    (request: Request) => withBody(request, tokenLimits),
    'application/x-www-form-urlencoded',
    64 * 1024,
  ],
  [
    'a token’s as JSON',
    (request: Request) => withBody(request, tokenLimits),
    'application/json',
    64 * 1024,
  ],
  ['JSON', (request: Request) => withBody(request, jsonLimits), 'application/json', 100 * 1024],
  [
    'an operation',
    (request: Request) => withBody(request, graphqlLimits),
    'application/json',
    100 * 1024,
  ],
] as const)(
  'the body of %s is taken up to its limit, declared or not: 413',
  async (_, read, type, limit) => {
    const headers = { 'content-type': type };
    const sending = (body: BodyInit) => send((request) => read(request), { body, headers });
    const whole = 'a'.repeat(limit);
    expect((await sending(whole)).status).toBe(200);
    expect((await sending(undeclared(whole))).status).toBe(200);
    expect((await sending(`${whole}a`)).status).toBe(413);
    expect((await sending(undeclared(whole, 2))).status).toBe(413);
  },
);

test('where nothing was sent there is no form, and no type to be wrong', async () => {
  expect((await send(withForm, {})).status).toBe(415);
  expect((await send((request) => withBody(request, {}), {})).status).toBe(200);
});

test('a broken form is a bad request: 400', async () => {
  const type = 'multipart/form-data; boundary=b';
  expect(
    (await form('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx', type)).status,
  ).toBe(400);
  expect((await form('a', 'multipart/form-data')).status).toBe(400);
});
