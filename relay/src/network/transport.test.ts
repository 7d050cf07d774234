import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStubbedNetwork, refusal, silence } from '../../test/stubbedNetwork.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const status = (code: number) => () => new Response('Bad gateway', { status: code });

describe('the time limit', () => {
  it("ERR-18 fails with 'Request timed out (5000ms)' after 5 s without an answer", async () => {
    const { run, sent } = createStubbedNetwork(silence, { batch: false });
    const failure = expect(run('Q')).rejects.toMatchObject({
      message: 'Request timed out (5000ms)',
      kind: 'timeout',
      operationName: 'Q',
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await failure;
    expect(sent).toHaveLength(1);
  });

  it('gives an operation the time that it asks for', async () => {
    const { run } = createStubbedNetwork(silence);
    const failure = expect(
      run('Submit', { kind: 'mutation', cacheConfig: { metadata: { timeout: 30_000 } } }),
    ).rejects.toThrow('Request timed out (30000ms)');
    await vi.advanceTimersByTimeAsync(30_015);
    await failure;
  });

  it('keeps patient operations out of the batches of others', async () => {
    const { run, sent } = createStubbedNetwork(silence);
    run('Submit', { kind: 'mutation', cacheConfig: { metadata: { timeout: 30_000 } } });
    run('AddToCart', { kind: 'mutation' }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(15);
    expect(sent).toHaveLength(2);
  });

  it('holds for each part of a deferred answer anew, and ends a stream that falls silent', async () => {
    let send: (text: string) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
    const { network, sent } = createStubbedNetwork(({ init }) => {
      init.signal?.addEventListener('abort', () => body.cancel().catch(() => undefined));
      return new Response(body, { headers: { 'content-type': 'multipart/mixed; boundary=-' } });
    });
    const error = vi.fn();
    const next = vi.fn();
    network
      .execute(
        { id: 'q', text: null, name: 'Q', operationKind: 'query', metadata: {} },
        {},
        { metadata: { deferred: true } },
      )
      .subscribe({ next, error });
    await vi.advanceTimersByTimeAsync(4000);
    // The code that reads parts is fetched with the first answer in parts.
    await vi.dynamicImportSettled();
    send('---\r\ncontent-type: application/json\r\n\r\n{"data":{"a":1},"hasNext":true}\r\n---');
    await vi.advanceTimersByTimeAsync(4000);
    expect(next).toHaveBeenCalledWith({ data: { a: 1 }, extensions: { is_final: false } });
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });
});

describe('repeating', () => {
  it('API-09 backs off from 300 ms, doubling, and gives up after 5 tries', async () => {
    const { run, sent } = createStubbedNetwork(() => new TypeError('Failed to fetch'), {
      batch: false,
    });
    const failure = expect(run('Q')).rejects.toMatchObject({
      kind: 'network',
      message: 'Failed to fetch',
    });
    const counts: number[] = [];
    for (const pause of [0, 299, 1, 599, 1, 1199, 1, 2399, 1, 60_000]) {
      await vi.advanceTimersByTimeAsync(pause);
      counts.push(sent.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    await failure;
  });

  it.each([502, 503, 504])('DEC-141 repeats a query that was answered with %i', async (code) => {
    const { run, sent } = createStubbedNetwork(
      (_, count) => (count === 1 ? status(code)() : { data: { a: 1 } }),
      { batch: false },
    );
    const result = run('Q');
    await vi.advanceTimersByTimeAsync(300);
    expect(await result).toEqual({ data: { a: 1 } });
    expect(sent).toHaveLength(2);
  });

  it('DEC-141 repeats a query that the API itself could not serve for now', async () => {
    const outage = () => Response.json(refusal({ classification: 'UNAVAILABLE' }), { status: 503 });
    const { run } = createStubbedNetwork(
      (_, count) => (count === 1 ? outage() : { data: { a: 1 } }),
      { batch: false },
    );
    const result = run('Q');
    await vi.advanceTimersByTimeAsync(300);
    expect(await result).toEqual({ data: { a: 1 } });
  });

  it.each([400, 401, 404, 500])(
    'DEC-141 repeats nothing that was answered with %i',
    async (code) => {
      const { run, sent } = createStubbedNetwork(status(code), { batch: false });
      await expect(run('Q')).rejects.toMatchObject({ kind: 'http', status: code });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveLength(1);
    },
  );

  it('DEC-141 never repeats a mutation', async () => {
    const { run, sent } = createStubbedNetwork(() => new TypeError('Failed to fetch'), {
      batch: false,
    });
    await expect(run('M', { kind: 'mutation' })).rejects.toMatchObject({ kind: 'network' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('repeats the operations of a failed batch together', async () => {
    const { run, sent } = createStubbedNetwork((_, count) =>
      count === 1 ? new TypeError('Failed to fetch') : [{ data: { a: 1 } }, { data: { b: 1 } }],
    );
    const both = Promise.all([run('A'), run('B')]);
    await vi.advanceTimersByTimeAsync(15 + 300 + 15);
    expect(await both).toEqual([{ data: { a: 1 } }, { data: { b: 1 } }]);
    expect(sent).toHaveLength(2);
  });

  it('stops when nobody waits any more', async () => {
    const { network, sent } = createStubbedNetwork(() => new TypeError('Failed to fetch'), {
      batch: false,
    });
    const subscription = network
      .execute({ id: 'q', text: null, name: 'Q', operationKind: 'query', metadata: {} }, {}, {})
      .subscribe({});
    await vi.advanceTimersByTimeAsync(100);
    subscription.unsubscribe();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('tells what the API said about an outage', async () => {
    const { run } = createStubbedNetwork(
      () =>
        Response.json(refusal({ classification: 'UNAVAILABLE', correlationId: 'c-1' }), {
          status: 503,
        }),
      { batch: false, retry: false },
    );
    await expect(run('Q')).rejects.toMatchObject({
      status: 503,
      classification: 'UNAVAILABLE',
      correlationId: 'c-1',
    });
  });
});

describe('answers', () => {
  it.each([
    ['no JSON', () => new Response('<html>', { status: 200 })],
    ['an empty body', () => new Response('', { status: 200 })],
    ['JSON that is no result', () => Response.json({ hello: 'world' })],
    ['an array for one operation', () => Response.json([{ data: {} }])],
    ['null', () => Response.json(null)],
  ])('fails on %s', async (_, answer) => {
    const { run } = createStubbedNetwork(answer, { batch: false });
    await expect(run('Q')).rejects.toMatchObject({ kind: 'http', operationName: 'Q' });
  });

  it('gives data with errors to the caller when there is something to show', async () => {
    const partial = { data: { a: 1, b: null }, errors: [{ message: 'b failed', path: ['b'] }] };
    const { run } = createStubbedNetwork(() => partial, { batch: false });
    expect(await run('Q')).toEqual(partial);
  });

  it('fails on any error where the caller wants all or nothing', async () => {
    const partial = { data: { a: 1, b: null }, errors: [{ message: 'b failed', path: ['b'] }] };
    const { run } = createStubbedNetwork(() => partial, { batch: false });
    await expect(run('Q', { cacheConfig: { metadata: { strict: true } } })).rejects.toThrow(
      'b failed',
    );
  });

  it('ERR-09 fails with the first message key when every root field is null', async () => {
    const { run } = createStubbedNetwork(
      () => ({
        data: { submitCart: null },
        errors: [
          { message: 'No key' },
          { message: 'Sold out', extensions: { messageKey: 'vue.checkout.soldOut' } },
        ],
      }),
      { batch: false },
    );
    await expect(run('M', { kind: 'mutation' })).rejects.toMatchObject({
      kind: 'graphql',
      messageKey: 'vue.checkout.soldOut',
    });
  });

  it('gives a null without errors to the caller: nothing failed', async () => {
    const { run } = createStubbedNetwork(() => ({ data: { product: null } }), { batch: false });
    expect(await run('Q')).toEqual({ data: { product: null } });
  });
});

describe('headers', () => {
  it('API-06 asks for the headers of the moment with each request', async () => {
    let userId = 'first';
    const { run, sent } = createStubbedNetwork(() => ({ data: { a: 1 } }), {
      batch: false,
      headers: () => ({ 'X-iSHOP-API-USERID': userId }),
    });
    await run('Q');
    userId = 'second';
    await run('Q');
    expect(sent.map(({ headers }) => headers['X-iSHOP-API-USERID'])).toEqual(['first', 'second']);
  });
});
