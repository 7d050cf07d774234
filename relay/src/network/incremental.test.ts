import type { GraphQLSingularResponse } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import { createTestApi } from '../../test/api.ts';
import { productPageQuery } from '../../test/ProductPage.tsx';
import { createServerEnvironment } from '../environment/environment.ts';
import { describeQuery } from '../route/relayInternals.ts';
import { incrementalResponses } from './incremental.ts';

const bytes = new TextEncoder();

/** A connection that delivers these pieces and then ends, or breaks. */
function connection(pieces: readonly Uint8Array[], broken?: Error): ReadableStream<Uint8Array> {
  const rest = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = rest.shift();
      if (piece) controller.enqueue(piece);
      else if (broken) controller.error(broken);
      else controller.close();
    },
  });
}

async function read(
  pieces: readonly Uint8Array[],
  contentType = 'multipart/mixed; boundary="-"',
): Promise<GraphQLSingularResponse[]> {
  const received: GraphQLSingularResponse[] = [];
  const parts = incrementalResponses(connection(pieces), contentType, () => undefined);
  for await (const response of parts) received.push(response);
  return received;
}

const part = (content: object) =>
  `Content-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(content)}\r\n---`;

const answer = [
  '---\r\n',
  part({ data: { name: 'Schürze --- 3 €' }, hasNext: true }),
  '\r\n',
  part({
    incremental: [
      { data: { stock: 7 }, path: ['product'], label: 'stock' },
      { data: { text: 'gut' }, path: ['product'], label: 'reviews' },
    ],
    hasNext: true,
  }),
  '\r\n',
  part({ hasNext: false }),
  '--\r\n',
].join('');

const responses = [
  { data: { name: 'Schürze --- 3 €' }, extensions: { is_final: false } },
  { data: { stock: 7 }, path: ['product'], label: 'stock', extensions: { is_final: false } },
  { data: { text: 'gut' }, path: ['product'], label: 'reviews', extensions: { is_final: false } },
  { data: null, extensions: { is_final: true } },
];

describe('an answer in parts', () => {
  it('becomes the responses that Relay reads', async () => {
    expect(await read([bytes.encode(answer)])).toEqual(responses);
  });

  it('may be cut anywhere, in the middle of a character or a boundary', async () => {
    const whole = bytes.encode(answer);
    for (let cut = 1; cut < whole.length; cut += 1) {
      expect(await read([whole.subarray(0, cut), whole.subarray(cut)])).toEqual(responses);
    }
    expect(await read(Array.from(whole, (byte) => Uint8Array.of(byte)))).toEqual(responses);
  });

  it('may name any boundary, and break lines with LF alone', async () => {
    const other = answer.replace(/^---/gm, '--abc').replaceAll('\r\n', '\n');
    expect(await read([bytes.encode(other)], 'multipart/mixed;boundary=abc;deferSpec=1')).toEqual(
      responses,
    );
  });

  it('gives each part when it is there', async () => {
    const firstPart = answer.indexOf('Content-Type', 40);
    let send: (text: string) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(bytes.encode(text));
      },
    });
    const parts = incrementalResponses(body, 'multipart/mixed; boundary=-', () => undefined);
    const first = parts.next();
    send(answer.slice(0, firstPart));
    expect((await first).value).toEqual(responses[0]);
    const second = parts.next();
    send(answer.slice(firstPart));
    expect((await second).value).toEqual(responses[1]);
  });

  it('leaves out a deferred part that failed', async () => {
    const failed = [
      '---\r\n',
      part({ data: { a: 1 }, hasNext: true }),
      '\r\n',
      part({
        incremental: [
          { data: null, path: ['product'], label: 'stock', errors: [{ message: 'failed' }] },
          { data: { text: 'gut' }, path: ['product'], label: 'reviews' },
        ],
        hasNext: false,
      }),
      '--',
    ].join('');
    expect(await read([bytes.encode(failed)])).toEqual([
      { data: { a: 1 }, extensions: { is_final: false } },
      responses[2],
      responses[3],
    ]);
  });

  it('passes on that the connection broke', async () => {
    const cut = bytes.encode(answer.slice(0, answer.indexOf('incremental')));
    const parts = incrementalResponses(
      connection([cut], new Error('reset')),
      'multipart/mixed; boundary=-',
      () => undefined,
    );
    expect((await parts.next()).value).toEqual(responses[0]);
    await expect(parts.next()).rejects.toThrow('reset');
  });

  it('lets go of the connection when nobody reads on', async () => {
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes.encode(answer.slice(0, 120))),
      cancel,
    });
    const parts = incrementalResponses(body, 'multipart/mixed; boundary=-', () => undefined);
    await parts.next();
    await parts.return();
    expect(cancel).toHaveBeenCalledOnce();
  });
});

describe('GraphQL Yoga as the server', () => {
  async function execute(api = createTestApi()) {
    const environment = createServerEnvironment({ fetch: api.fetch, url: api.url });
    const received: unknown[] = [];
    await new Promise<void>((resolve, reject) => {
      environment
        .execute({ operation: describeQuery(productPageQuery, { productId: '1' }) })
        .subscribe({
          next: (response) => received.push(response),
          error: reject,
          complete: resolve,
        });
    });
    return { received, record: environment.getStore().getSource().get('Product:1') };
  }

  it('delivers critical data first and deferred data after, into the store', async () => {
    const api = createTestApi();
    const releaseReviews = api.hold('reviews');
    const run = execute(api);
    releaseReviews();
    const { received, record } = await run;
    expect(received[0]).toMatchObject({ data: { product: { name: 'Heft 1' } } });
    expect(received[0]).not.toHaveProperty('data.product.stock');
    expect(received).toHaveLength(4);
    expect(record).toMatchObject({
      name: 'Heft 1',
      stock: expect.anything(),
      reviews: expect.anything(),
    });
  });

  it('delivers what it can when a deferred part fails', async () => {
    const api = createTestApi();
    api.fail('reviews', { classification: 'INTERNAL' });
    const { record } = await execute(api);
    expect(record).toHaveProperty('stock');
    expect(record).not.toHaveProperty('reviews');
  });
});
