import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { defaultHosts } from '../app/platform/domain.ts';
import { Refusal } from './refusal.ts';
import { isSameOrigin, type Visitor, visitorOf } from './visitor.ts';

/** What the front makes of a request with these header lines, as Node parses it. */
async function receive<T>(lines: readonly string[], read: (request: IncomingMessage) => T) {
  const received = Promise.withResolvers<T>();
  await using server = createServer((request, response) => {
    try {
      received.resolve(read(request));
    } catch (error) {
      received.reject(error);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(['GET / HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n'));
  socket.resume();
  // Awaited here: the server ends with this block.
  return await received.promise;
}

const visitor = (lines: readonly string[], trustedProxies: number): Promise<Visitor> =>
  receive(lines, (request) => visitorOf(request, { hosts: defaultHosts, trustedProxies }));

test.each([
  [0, '127.0.0.1'],
  [1, '203.0.113.7'],
  [2, '198.51.100.2'],
  [3, '192.0.2.1'],
  [9, '192.0.2.1'],
])('behind %i proxies the address that the outermost of them wrote counts', async (proxies, ip) => {
  const lines = ['Host: kreide.de', 'X-Forwarded-For: 192.0.2.1, 198.51.100.2:4711, 203.0.113.7'];
  expect((await visitor(lines, proxies)).ip).toBe(ip);
});

test('an entry that is no address leaves the one of the connection', async () => {
  const lines = ['Host: kreide.de', 'X-Forwarded-For: <script>'];
  expect((await visitor(lines, 1)).ip).toBe('127.0.0.1');
  expect((await visitor(['Host: kreide.de', 'X-Forwarded-For: [2001:db8::1]:443'], 1)).ip).toBe(
    '2001:db8::1',
  );
});

test('scheme and host are those of the browser, of a proxy that keeps Host and one that rewrites it', async () => {
  const proto = 'X-Forwarded-Proto: https';
  const kept = await visitor(['Host: kreide.at', proto], 1);
  expect(kept).toMatchObject({ origin: 'https://kreide.at', isSecure: true });
  const forwarded = ['Host: shop.internal', 'X-Forwarded-Host: kreide.at', proto];
  const rewritten = await visitor(forwarded, 1);
  expect(rewritten.domain).toEqual(kept.domain);
  // What a visitor sends along is passed on by a proxy that keeps Host.
  const forged = await visitor(['Host: kreide.at:443', 'X-Forwarded-Host: kreide.ch', proto], 1);
  expect(forged).toMatchObject({ origin: 'https://kreide.at', domain: { shopStoreId: 'at' } });
  // An unknown host is named nowhere, but it is what the browser calls its origin.
  const unknown = await visitor(['Host: shop.example:8443', proto], 1);
  expect(unknown.origin).toBe('https://shop.example:8443');
  expect(unknown.domain.baseUrl).toBe('https://kreide.de');
  const believed = await visitor(forwarded, 0);
  expect(believed).toMatchObject({ origin: 'http://shop.internal', isSecure: false });
});

test.each([
  ['Host: a b'],
  ['Host: user@kreide.de'],
  ['Host: kreide.de/path'],
  ['Host: kreide.de:99999'],
  ['Host: [::1'],
  ['Host: kreide.de', 'Host: kreide.at'],
  ['Host: kreide.de', 'host: kreide.de'],
])('%j is refused', async (...lines) => {
  await expect(visitor(lines, 0)).rejects.toThrow(Refusal);
});

test.each([
  [[], true],
  [['Origin: https://kreide.de'], true],
  [['Origin: https://kreide.de', 'Sec-Fetch-Site: same-origin'], true],
  [['Sec-Fetch-Site: none'], true],
  [['Origin: http://kreide.de'], false],
  [['Origin: https://evil.example'], false],
  [['Origin: https://evil.example', 'Sec-Fetch-Site: same-origin'], false],
  [['Origin: null'], false],
  [['Origin: x'], false],
  [['Sec-Fetch-Site: same-site'], false],
  [['Sec-Fetch-Site: cross-site'], false],
])('a form with %j comes from our own pages: %s', async (lines, isOwn) => {
  const all = ['Host: kreide.de', 'X-Forwarded-Proto: https', ...lines];
  const answer = await receive(all, (request) =>
    isSameOrigin(request, visitorOf(request, { hosts: defaultHosts, trustedProxies: 1 })),
  );
  expect(answer).toBe(isOwn);
});
