import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sendPersonal, sendPrepared } from './answer.ts';

type Headers = Readonly<Record<string, string>>;
type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Asks a server that answers so. @param watch gets every part of the body as it comes */
async function ask(answer: Answer, headers: Headers, watch: (part: Buffer) => void = () => {}) {
  await using server = createServer((asked, response) => void answer(asked, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // Awaited here: the server ends with this block.
  return await new Promise<{
    status: number;
    headers: NodeJS.Dict<string | string[]>;
    body: Buffer;
  }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => {
        parts.push(part);
        watch(part);
      });
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const page = {
  headers: { 'content-type': 'text/html' },
  bodies: { br: Buffer.from('b'), gzip: Buffer.from('g'), identity: Buffer.from('plain') },
  etag: '"page"',
};
const send: Answer = (asked, response) => sendPrepared(asked, response, page, {});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', undefined],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['brotli', undefined],
  ['', undefined],
])('of %j the answer comes as %s', async (accepted, encoding) => {
  const { headers } = await ask(send, { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
});

test('each encoding has a tag of its own, which is answered by 304', async () => {
  const tags = new Set<string>();
  for (const accepted of ['br', 'gzip', 'identity']) {
    const encoding = { 'accept-encoding': accepted };
    const { etag = '' } = (await ask(send, encoding)).headers as Record<string, string>;
    tags.add(etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask(send, { ...encoding, 'if-none-match': known });
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
    }
    for (const unknown of ['"other"', '"page-zstd"', etag.slice(1)]) {
      expect((await ask(send, { ...encoding, 'if-none-match': unknown })).status).toBe(200);
    }
  }
  expect(tags).toEqual(new Set(['"page-br"', '"page-gzip"', '"page"']));
});

const html = { 'content-type': 'text/html; charset=utf-8' };

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a page for one visitor goes out as %s, and each part when it is there',
  async (encoding, decode) => {
    const parts = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(Buffer.from('<p>first</p>'));
        // The second part waits for the first one's arrival: held back, neither would come.
        await parts.promise;
        controller.enqueue(Buffer.from('<p>second</p>'));
        controller.close();
      },
    });
    const answer = new Response(body, { status: 422, headers: html });
    answer.headers.append('set-cookie', 'a=1');
    answer.headers.append('set-cookie', 'b=2');
    const received = await ask(
      (asked, response) => sendPersonal(asked, response, answer),
      { 'accept-encoding': encoding, 'sec-fetch-site': 'same-origin' },
      () => parts.resolve(),
    );
    expect(received.status).toBe(422);
    expect(received.headers).toMatchObject({ 'content-encoding': encoding });
    expect(received.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(decode(received.body).toString()).toBe('<p>first</p><p>second</p>');
  },
);

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  [undefined, (body: Buffer) => body],
] as const)(
  'a page that is there goes out whole as %s, with its length',
  async (encoding, decode) => {
    const answer = new Response(null, { status: 404, headers: html });
    const page = Buffer.from(`<p>${'Heft '.repeat(500)}</p>`);
    const received = await ask(
      (asked, response) => sendPersonal(asked, response, answer, page),
      encoding ? { 'accept-encoding': encoding } : {},
    );
    expect(received.status).toBe(404);
    expect(received.headers['content-encoding']).toBe(encoding);
    expect(received.headers['content-length']).toBe(String(received.body.length));
    expect(received.headers.vary).toBe('Accept-Encoding, Sec-Fetch-Site');
    expect(decode(received.body).equals(page)).toBe(true);
  },
);

test.each(['cross-site', 'same-site'])(
  'what a %s page makes a browser ask for is not compressed, so that its length tells nothing',
  async (site) => {
    for (const page of [undefined, Buffer.from('secret')]) {
      const { headers, body } = await ask(
        (asked, response) =>
          sendPersonal(asked, response, new Response('secret', { headers: html }), page),
        { 'accept-encoding': 'br, gzip', 'sec-fetch-site': site },
      );
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toContain('Sec-Fetch-Site');
      expect(body.toString()).toBe('secret');
    }
  },
);
