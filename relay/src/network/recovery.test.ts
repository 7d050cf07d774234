import { describe, expect, it, vi } from 'vitest';
import { createStubbedNetwork, refusal } from '../../test/stubbedNetwork.ts';

const good = { data: { a: 1 } };
const batch = { max: 10, interval: 0 };

describe('the bearer token', () => {
  const invalidToken = refusal({ classification: 'INVALID_TOKEN' });

  it('API-06 goes with every request', async () => {
    const get = vi.fn(() => 'T1');
    const { run, sent } = createStubbedNetwork(() => good, {
      batch: false,
      token: { get, refresh: async () => 'T2', onFailure: () => undefined },
    });
    await run('A');
    await run('B');
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer T1', 'Bearer T1']);
    expect(get).toHaveBeenCalledOnce();
  });

  it('ERR-12 INVALID_TOKEN: fetches a new one and repeats the operation once', async () => {
    const refresh = vi.fn(async () => 'T2');
    const { run, sent } = createStubbedNetwork(
      ({ headers }) => (headers.authorization === 'Bearer T2' ? good : invalidToken),
      { batch: false, token: { get: () => 'T1', refresh, onFailure: () => undefined } },
    );
    expect(await run('M', { kind: 'mutation' })).toEqual(good);
    expect(sent).toHaveLength(2);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('ERR-12 gives up when the new one is refused too', async () => {
    const { run, sent } = createStubbedNetwork(() => invalidToken, {
      batch: false,
      token: { get: () => 'T1', refresh: async () => 'T2', onFailure: () => undefined },
    });
    await expect(run('Q')).rejects.toMatchObject({ classification: 'INVALID_TOKEN' });
    expect(sent).toHaveLength(2);
  });

  it('fetches one token for all operations that need a new one at the same time', async () => {
    const refresh = vi.fn(async () => 'T2');
    const { run } = createStubbedNetwork(
      ({ headers, body }) => {
        const answer = headers.authorization === 'Bearer T2' ? good : invalidToken;
        return Array.isArray(body) ? body.map(() => answer) : answer;
      },
      { batch, token: { get: () => 'T1', refresh, onFailure: () => undefined } },
    );
    expect(await Promise.all([run('A'), run('B'), run('C')])).toEqual([good, good, good]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('ERR-17 logs once that no token can be had and tries no more', async () => {
    const onFailure = vi.fn();
    const get = vi.fn(async () => {
      throw new Error('Token endpoint away');
    });
    const refresh = vi.fn(async () => 'T2');
    const { run, sent } = createStubbedNetwork(() => invalidToken, {
      batch: false,
      token: { get, refresh, onFailure },
    });
    await expect(run('A')).rejects.toMatchObject({ classification: 'INVALID_TOKEN' });
    await expect(run('B')).rejects.toMatchObject({ classification: 'INVALID_TOKEN' });
    expect(onFailure).toHaveBeenCalledOnce();
    expect(get).toHaveBeenCalledOnce();
    expect(refresh).not.toHaveBeenCalled();
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it('ERR-17 tries no more after a failed renewal', async () => {
    const onFailure = vi.fn();
    const refresh = vi.fn(async () => {
      throw new Error('Token endpoint away');
    });
    const { run } = createStubbedNetwork(() => invalidToken, {
      batch: false,
      token: { get: () => 'T1', refresh, onFailure },
    });
    await expect(run('A')).rejects.toMatchObject({ classification: 'INVALID_TOKEN' });
    await expect(run('B')).rejects.toMatchObject({ classification: 'INVALID_TOKEN' });
    expect(onFailure).toHaveBeenCalledOnce();
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('gives up on a token endpoint that does not answer within 3 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { run } = createStubbedNetwork(() => good, {
      batch: false,
      token: { get: () => 'T1', refresh: async () => 'T2', onFailure: () => undefined },
    });
    await run('A');
    expect(timeout).toHaveBeenCalledWith(3000);
    timeout.mockRestore();
  });
});

describe('ids that the API no longer knows', () => {
  function shopWithNewIds(lostError: unknown) {
    let cartId = 'old';
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
        },
      },
    );
    return { ...stub, renew };
  }

  it('ERR-10 CART_NOT_FOUND: creates a new cart and repeats the operation once, mutations too', async () => {
    const { run, sent, renew } = shopWithNewIds(refusal({ classification: 'CART_NOT_FOUND' }));
    expect(await run('M', { kind: 'mutation', variables: { cartId: 'old', itemId: '7' } })).toEqual(
      good,
    );
    expect(renew).toHaveBeenCalledExactlyOnceWith('cart');
    expect(sent.map(({ body }) => (body as { variables: object }).variables)).toEqual([
      { cartId: 'old', itemId: '7' },
      { cartId: 'new', itemId: '7' },
    ]);
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
});
