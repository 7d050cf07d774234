import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStubbedNetwork, type Sent, silence } from '../../test/stubbedNetwork.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answerEach = ({ body }: Sent) => {
  const answerOne = ({ operationName }: { operationName: string }) => ({
    data: { name: operationName },
  });
  return Array.isArray(body) ? body.map(answerOne) : answerOne(body as { operationName: string });
};

const names = ({ body }: Sent) =>
  Array.isArray(body)
    ? body.map(({ operationName }: { operationName: string }) => operationName)
    : (body as { operationName: string }).operationName;

describe('batches', () => {
  it('API-03 sends operations issued within 15 ms as one array and hands out the answers', async () => {
    const { run, sent } = createStubbedNetwork(answerEach);
    const first = run('A');
    await vi.advanceTimersByTimeAsync(14);
    const second = run('B', { variables: { id: 1 } });
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.map(({ body }) => body)).toEqual([
      [
        { operationName: 'A', variables: {}, id: 'hash-of-A' },
        { operationName: 'B', variables: { id: 1 }, id: 'hash-of-B' },
      ],
    ]);
    expect(await first).toEqual({ data: { name: 'A' } });
    expect(await second).toEqual({ data: { name: 'B' } });
  });

  it('API-03 sends what is issued later in another request', async () => {
    const { run, sent } = createStubbedNetwork(answerEach);
    run('A');
    await vi.advanceTimersByTimeAsync(15);
    run('B');
    await vi.advanceTimersByTimeAsync(15);
    expect(sent.map(names)).toEqual(['A', 'B']);
  });

  it('API-01 sends a single operation as one object', async () => {
    const { run, sent } = createStubbedNetwork(answerEach);
    run('A');
    await vi.advanceTimersByTimeAsync(15);
    expect(sent[0]?.body).toEqual({ operationName: 'A', variables: {}, id: 'hash-of-A' });
    expect(sent[0]?.init.method).toBe('POST');
    expect(sent[0]?.headers['content-type']).toBe('application/json');
  });

  it('API-04 sends ten at once and starts another batch with the eleventh', async () => {
    const { run, sent } = createStubbedNetwork(answerEach);
    for (let index = 1; index <= 11; index += 1) run(`Q${index}`);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(names)).toEqual([Array.from({ length: 10 }, (_, index) => `Q${index + 1}`)]);
    await vi.advanceTimersByTimeAsync(15);
    expect(sent.map(names)[1]).toBe('Q11');
  });

  it('never puts queries and mutations into one batch', async () => {
    const { run, sent } = createStubbedNetwork(answerEach);
    run('Q1');
    run('M1', { kind: 'mutation' });
    run('Q2');
    run('M2', { kind: 'mutation' });
    await vi.advanceTimersByTimeAsync(15);
    expect(sent.map(names)).toEqual([
      ['Q1', 'Q2'],
      ['M1', 'M2'],
    ]);
  });

  it('sends deferred operations alone and at once', async () => {
    const { run, sent } = createStubbedNetwork(answerEach);
    run('Q');
    run('Deferred', { cacheConfig: { metadata: { deferred: true } } });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(names)).toEqual(['Deferred']);
    expect(sent[0]?.headers.accept).toContain('multipart/mixed');
    await vi.advanceTimersByTimeAsync(15);
    expect(sent.map(names)).toEqual(['Deferred', 'Q']);
    expect(sent[1]?.headers.accept).not.toContain('multipart/mixed');
  });

  it('sends uploads alone', async () => {
    const { run, sent } = createStubbedNetwork(answerEach);
    const uploadables = { file: new Blob(['x']) };
    run('M', { kind: 'mutation' });
    run('Upload', { kind: 'mutation', uploadables }).catch(() => undefined);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.some(({ body }) => body instanceof FormData)).toBe(true);
    expect(sent.some(({ body }) => Array.isArray(body))).toBe(false);
  });

  it('DEC-144 leaves the others valid when one operation of a batch fails', async () => {
    const { run } = createStubbedNetwork(() => [
      { data: null, errors: [{ message: 'No such thing' }] },
      { data: { b: 1 } },
    ]);
    const failing = run('A');
    const good = run('B');
    const failure = expect(failing).rejects.toThrow('No such thing');
    await vi.advanceTimersByTimeAsync(15);
    await failure;
    expect(await good).toEqual({ data: { b: 1 } });
  });

  it('fails every operation of a batch that is refused as a whole', async () => {
    const { run } = createStubbedNetwork(() => ({ errors: [{ message: 'Too many operations' }] }));
    const both = Promise.allSettled([run('A'), run('B')]);
    await vi.advanceTimersByTimeAsync(15);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('fails every operation of a batch that is answered with too few results', async () => {
    const { run } = createStubbedNetwork(() => [{ data: { a: 1 } }], { retry: false });
    const both = Promise.allSettled([run('A'), run('B')]);
    await vi.advanceTimersByTimeAsync(15);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('sends nothing for an operation that nobody waits for any more', async () => {
    const { network, sent, run } = createStubbedNetwork(answerEach);
    const { params } = {
      params: { id: 'x', text: null, name: 'Gone', operationKind: 'query', metadata: {} } as const,
    };
    network.execute(params, {}, {}).subscribe({}).unsubscribe();
    run('Stays');
    await vi.advanceTimersByTimeAsync(15);
    expect(sent.map(names)).toEqual(['Stays']);
  });

  it('aborts a batch only when nobody waits for any of its operations', async () => {
    const { network, sent } = createStubbedNetwork(silence);
    const start = (name: string) =>
      network
        .execute({ id: name, text: null, name, operationKind: 'query', metadata: {} }, {}, {})
        .subscribe({});
    const first = start('A');
    const second = start('B');
    await vi.advanceTimersByTimeAsync(15);
    first.unsubscribe();
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    second.unsubscribe();
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });
});
