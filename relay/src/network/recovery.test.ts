import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStubbedNetwork, refusal, type Sent } from '../../test/stubbedNetwork.ts';
import { createTokenSource } from './token.ts';

const good = { data: { a: 1 } };
const batch = { max: 10, interval: 0 };

describe('the bearer token', () => {
  const invalidToken = refusal({ classification: 'INVALID_TOKEN' });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A token endpoint that gives T1, T2, … for an hour each, or fails. */
  function createEndpoint(options: { failing?: boolean; pause?: number } = {}) {
    let count = 0;
    const state = { failing: options.failing ?? false };
    const fetch = vi.fn(async () => {
      if (state.failing) throw new Error('Token endpoint away');
      count += 1;
      return { value: `T${count}`, expiresAt: Date.now() + 3_600_000 };
    });
    const onFailure = vi.fn();
    const { pause } = options;
    const token = createTokenSource({ fetch, onFailure, ...(pause !== undefined && { pause }) });
    return { fetch, onFailure, token, state };
  }

  const bearers = (sent: readonly Sent[]) => sent.map(({ headers }) => headers.authorization);

  it('API-06 goes with every request', async () => {
    const { fetch, token } = createEndpoint();
    const { run, sent } = createStubbedNetwork(() => good, { batch: false, token });
    await run('A');
    await run('B');
    expect(bearers(sent)).toEqual(['Bearer T1', 'Bearer T1']);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is replaced a minute before it is over', async () => {
    const { token } = createEndpoint();
    const { run, sent } = createStubbedNetwork(() => good, { batch: false, token });
    await run('A');
    vi.advanceTimersByTime(3_600_000 - 60_000);
    await run('B');
    expect(bearers(sent)).toEqual(['Bearer T1', 'Bearer T2']);
  });

  it('ERR-12 INVALID_TOKEN: fetches a new one and repeats the operation once', async () => {
    const { fetch, token } = createEndpoint();
    const { run, sent } = createStubbedNetwork(
      ({ headers }) => (headers.authorization === 'Bearer T2' ? good : invalidToken),
      { batch: false, token },
    );
    expect(await run('M', { kind: 'mutation' })).toEqual(good);
    expect(bearers(sent)).toEqual(['Bearer T1', 'Bearer T2']);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('ERR-12 gives up when the new one is refused too', async () => {
    const { token } = createEndpoint();
    const { run, sent } = createStubbedNetwork(() => invalidToken, { batch: false, token });
    await expect(run('Q')).rejects.toMatchObject({ classification: 'INVALID_TOKEN' });
    expect(sent).toHaveLength(2);
  });

  it('is fetched once for all operations that need a new one at the same time', async () => {
    const { fetch, token } = createEndpoint();
    const answer = ({ headers, body }: Sent) => {
      const each = headers.authorization === 'Bearer T2' ? good : invalidToken;
      return Array.isArray(body) ? body.map(() => each) : each;
    };
    const { run } = createStubbedNetwork(answer, { batch, token });
    expect(await Promise.all([run('A'), run('B'), run('C')])).toEqual([good, good, good]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is not fetched again when another operation renewed it meanwhile', async () => {
    const { fetch, token } = createEndpoint();
    let answerFirst: (answer: unknown) => void = () => undefined;
    const { run } = createStubbedNetwork(
      ({ headers }, count) => {
        if (count === 1) return new Promise((resolve) => (answerFirst = resolve));
        return headers.authorization === 'Bearer T2' ? good : invalidToken;
      },
      { batch: false, token },
    );
    const slow = run('Slow');
    expect(await run('Fast')).toEqual(good);
    answerFirst(invalidToken);
    expect(await slow).toEqual(good);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('ERR-17 that can not be had is logged once, and no further attempt is made', async () => {
    const { fetch, onFailure, token } = createEndpoint({ failing: true });
    const { run, sent } = createStubbedNetwork(() => invalidToken, { batch: false, token });
    await expect(run('A')).rejects.toMatchObject({ classification: 'INVALID_TOKEN' });
    await expect(run('B')).rejects.toMatchObject({ classification: 'INVALID_TOKEN' });
    expect(onFailure).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledOnce();
    expect(bearers(sent)).toEqual([undefined, undefined]);
  });

  it('ERR-17 that can not be renewed is logged once, and no further attempt is made', async () => {
    const { fetch, onFailure, token, state } = createEndpoint();
    const { run } = createStubbedNetwork(() => invalidToken, { batch: false, token });
    await token.current();
    state.failing = true;
    await expect(run('A')).rejects.toMatchObject({ classification: 'INVALID_TOKEN' });
    await expect(run('B')).rejects.toMatchObject({ classification: 'INVALID_TOKEN' });
    expect(onFailure).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is tried again after a pause where a server asks for that', async () => {
    const { token, state } = createEndpoint({ failing: true, pause: 5000 });
    expect(await token.current()).toBeUndefined();
    state.failing = false;
    vi.advanceTimersByTime(4999);
    expect(await token.current()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(await token.current()).toBe('T1');
  });

  it('is waited for no longer than 3 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await createEndpoint().token.current();
    expect(timeout).toHaveBeenCalledWith(3000);
    timeout.mockRestore();
  });
});

describe('ids that the API no longer knows', () => {
  function shopWithNewIds(lostError: unknown) {
    let cartId = 'old';
    /** How many requests had been sent each time that the page was told of new ids. */
    const sentBeforeTold: number[] = [];
    const renew = vi.fn(async () => {
      cartId = 'new';
    });
    const stub = createStubbedNetwork(
      ({ body }) => {
        const answer = ({ variables }: { variables: { cartId?: string } }) =>
          variables.cartId === 'new' ? good : lostError;
        return Array.isArray(body) ? body.map(answer) : answer(body as never);
      },
      {
        batch,
        identity: {
          renew,
          rewrite: (variables) => ('cartId' in variables ? { ...variables, cartId } : variables),
          onRenewed: () => void sentBeforeTold.push(stub.sent.length),
        },
      },
    );
    return { ...stub, renew, sentBeforeTold };
  }

  it('ERR-10 CART_NOT_FOUND: creates a new cart and repeats the operation once, mutations too', async () => {
    const { run, sent, renew, sentBeforeTold } = shopWithNewIds(
      refusal({ classification: 'CART_NOT_FOUND' }),
    );
    expect(await run('M', { kind: 'mutation', variables: { cartId: 'old', itemId: '7' } })).toEqual(
      good,
    );
    expect(renew).toHaveBeenCalledExactlyOnceWith('cart');
    expect(sent.map(({ body }) => (body as { variables: object }).variables)).toEqual([
      { cartId: 'old', itemId: '7' },
      { cartId: 'new', itemId: '7' },
    ]);
    expect(sentBeforeTold).toEqual([2]);
  });

  it("ERR-11 'A valid user id is required.': creates new ids and repeats the operation", async () => {
    const { run, renew } = shopWithNewIds(refusal({}, 'A valid user id is required.'));
    expect(await run('Q', { variables: { cartId: 'old' } })).toEqual(good);
    expect(renew).toHaveBeenCalledExactlyOnceWith('user');
  });

  it('creates new ids once for all operations of a batch', async () => {
    const { run, renew } = shopWithNewIds(refusal({ classification: 'CART_NOT_FOUND' }));
    const variables = { cartId: 'old' };
    await Promise.all([run('A', { variables }), run('B', { variables })]);
    expect(renew).toHaveBeenCalledOnce();
  });

  it('creates no new ids for an operation that left before others got them', async () => {
    let answerFirst: (answer: unknown) => void = () => undefined;
    const renew = vi.fn(async () => undefined);
    const { run } = createStubbedNetwork(
      (_, count) => {
        if (count === 1) return new Promise((resolve) => (answerFirst = resolve));
        return count === 2 ? refusal({ classification: 'CART_NOT_FOUND' }) : good;
      },
      { batch: false, identity: { renew, rewrite: (variables) => variables } },
    );
    const slow = run('Slow');
    expect(await run('Fast')).toEqual(good);
    answerFirst(refusal({ classification: 'CART_NOT_FOUND' }));
    expect(await slow).toEqual(good);
    expect(renew).toHaveBeenCalledOnce();
  });

  it("ERR-10 fails with 'Cart issue' when the new cart is unknown too", async () => {
    const { run, sent } = shopWithNewIds(refusal({ classification: 'CART_NOT_FOUND' }, 'No cart'));
    await expect(run('M', { kind: 'mutation' })).rejects.toThrow('Cart issue');
    expect(sent).toHaveLength(2);
  });

  it('tries again for the next operation when no new ids could be had', async () => {
    const renew = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
    const { run } = createStubbedNetwork(
      (_, count) => (count < 3 ? refusal({ classification: 'CART_NOT_FOUND' }) : good),
      { batch: false, identity: { renew, rewrite: (variables) => variables } },
    );
    await expect(run('A')).rejects.toThrow('away');
    expect(await run('B')).toEqual(good);
  });
});

describe('an invalid or revoked login', () => {
  function shop(path?: string[]) {
    const onLogout = vi.fn();
    const onInternalError = vi.fn();
    const { run } = createStubbedNetwork(
      () => refusal({ messageKey: 'error.token.revoked' }, 'Revoked', path),
      {
        batch: false,
        onInternalError,
        securityLogout: {
          messageKeys: ['error.token.invalid', 'error.token.revoked'],
          keep: ['updateEmail', 'changePassword'],
          onLogout,
        },
      },
    );
    return { run, onLogout };
  }

  it('ERR-13 sets the marker and drops the error of an ordinary operation', async () => {
    const { run, onLogout } = shop(['customerInfo']);
    await expect(run('Q')).rejects.toMatchObject({ silent: true });
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('ERR-14 ERR-15 sets the marker and keeps the error of the operations named', async () => {
    const { run, onLogout } = shop(['updateEmail']);
    await expect(run('AccountMutation', { kind: 'mutation' })).rejects.toMatchObject({
      silent: false,
      messageKey: 'error.token.revoked',
    });
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('ERR-15 knows the operations by their documents too', async () => {
    const { run } = shop();
    await expect(run('changePassword', { kind: 'mutation' })).rejects.toMatchObject({
      silent: false,
    });
  });

  it('ERR-14 keeps the error of an operation that asks for it', async () => {
    const { run } = shop();
    await expect(
      run('M', {
        kind: 'mutation',
        cacheConfig: { metadata: { keepSecurityLogoutError: true } },
      }),
    ).rejects.toMatchObject({ silent: false });
  });
});

describe('internal errors', () => {
  it('ERR-19 are reported once for an answer, however many there are', async () => {
    const onInternalError = vi.fn();
    const internal = {
      data: null,
      errors: [
        {
          message: 'Internal error',
          extensions: { classification: 'INTERNAL', correlationId: 'c-1' },
        },
        {
          message: 'Internal error',
          extensions: { classification: 'INTERNAL', correlationId: 'c-2' },
        },
      ],
    };
    const { run } = createStubbedNetwork(() => [internal, internal], { batch, onInternalError });
    await Promise.allSettled([run('A'), run('B')]);
    expect(onInternalError).toHaveBeenCalledOnce();
    expect(onInternalError.mock.calls[0]?.[0]).toMatchObject({ correlationId: 'c-1' });
  });

  it('are not reported of an operation in the background, but of another in its batch', async () => {
    const onInternalError = vi.fn();
    const internal = refusal({ classification: 'INTERNAL' });
    const { run } = createStubbedNetwork(
      ({ body }) => (Array.isArray(body) ? body.map(() => internal) : internal),
      { batch, onInternalError },
    );
    const inBackground = () => run('A', { cacheConfig: { metadata: { background: true } } });
    await expect(inBackground()).rejects.toThrow();
    expect(onInternalError).not.toHaveBeenCalled();
    await Promise.allSettled([inBackground(), run('B')]);
    expect(onInternalError).toHaveBeenCalledOnce();
  });
});

describe('mutations', () => {
  it('SYNC-01 are told of when the API carried them out, and not when it failed', async () => {
    const onMutated = vi.fn();
    const { run } = createStubbedNetwork(
      ({ body }) =>
        (body as { operationName: string }).operationName === 'Failing'
          ? refusal({ classification: 'INTERNAL' })
          : { data: { addToCart: { successful: true } } },
      { batch: false, onMutated },
    );
    await run('Query');
    await expect(run('Failing', { kind: 'mutation' })).rejects.toThrow();
    await run('AddToCart', { kind: 'mutation' });
    expect(onMutated).toHaveBeenCalledExactlyOnceWith(
      { addToCart: { successful: true } },
      'AddToCart',
    );
  });
});
