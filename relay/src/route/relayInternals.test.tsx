// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import {
  __internal,
  type GraphQLResponse,
  Observable,
  type RequestDescriptor,
} from 'relay-runtime';
import { afterEach, describe, expect, it } from 'vitest';
import { cartQuery } from '../../test/CartQuery.ts';
import { listingPageQuery } from '../../test/ListingPage.tsx';
import { productPageQuery } from '../../test/ProductPage.tsx';
import { createEnvironment } from '../environment/environment.ts';
import { type IEnvironment, RelayEnvironmentProvider, useFragment } from '../index.ts';
import { describeQuery, fetchInFlight, replayInFlight, rootFragment } from './relayInternals.ts';

afterEach(cleanup);

const response = {
  data: { cart: { id: 'Cart:1', cartId: '1', itemCount: 3 } },
} as const satisfies GraphQLResponse;

/** An environment whose network answers when it is told to. */
function createControlled() {
  const requests: { metadata: unknown; next: () => void; complete: () => void }[] = [];
  const environment = createEnvironment(
    {
      execute: (_params, _variables, { metadata }) =>
        Observable.create((sink) => {
          requests.push({ metadata, next: () => sink.next(response), complete: sink.complete });
        }),
    },
    { isServer: false },
  );
  return { environment, requests };
}

/** What fragments ask before they suspend. */
const isInFlight = (environment: IEnvironment, request: RequestDescriptor) =>
  __internal.getPromiseForActiveRequest(environment, request) !== null;

describe("Relay's internals, as this version of Relay has them", () => {
  it('a query tells the network whether it has deferred fragments', () => {
    const { environment, requests } = createControlled();
    fetchInFlight(environment, describeQuery(cartQuery, { cartId: '1' })).subscribe({});
    fetchInFlight(environment, describeQuery(productPageQuery, { productId: '1' })).subscribe({});
    expect(requests.map(({ metadata }) => metadata)).toEqual([
      { deferred: false, strict: true },
      { deferred: true, strict: true },
    ]);
  });

  it('metadata make no difference to which request it is', () => {
    const operation = describeQuery(listingPageQuery, { listingId: 'a', unknown: 1 });
    expect(operation.request.identifier).toBe(
      describeQuery(listingPageQuery, { listingId: 'a' }).request.identifier,
    );
  });

  it('a fetched query is in flight for fragments until it is complete', () => {
    const { environment, requests } = createControlled();
    const operation = describeQuery(cartQuery, { cartId: '1' });
    expect(isInFlight(environment, operation.request)).toBe(false);
    fetchInFlight(environment, operation).subscribe({});
    expect(isInFlight(environment, operation.request)).toBe(true);
    requests[0]?.next();
    requests[0]?.complete();
    expect(isInFlight(environment, operation.request)).toBe(false);
  });

  it('a query fetched twice at a time is requested once', () => {
    const { environment, requests } = createControlled();
    const operation = describeQuery(cartQuery, { cartId: '1' });
    fetchInFlight(environment, operation).subscribe({});
    fetchInFlight(environment, operation).subscribe({});
    expect(requests).toHaveLength(1);
  });

  it('a replayed query is in the store at once, and in flight while more is to come', () => {
    const { environment, requests } = createControlled();
    const operation = describeQuery(productPageQuery, { productId: '1' });
    let complete = () => {};
    const payloads = Observable.create<GraphQLResponse>((sink) => {
      complete = sink.complete;
      sink.next({
        data: { product: { id: 'Product:1', productId: '1', name: 'Heft', cents: 1 } },
        extensions: { is_final: false },
      });
    });
    replayInFlight(environment, operation, payloads).subscribe({});
    expect(environment.getStore().getSource().get('Product:1')).toMatchObject({ name: 'Heft' });
    expect(isInFlight(environment, operation.request)).toBe(true);
    complete();
    expect(isInFlight(environment, operation.request)).toBe(false);
    expect(requests).toHaveLength(0);
  });

  it("a query's root is read as a fragment is", () => {
    const { environment } = createControlled();
    const operation = describeQuery(cartQuery, { cartId: '1' });
    replayInFlight(environment, operation, Observable.from(response)).subscribe({});
    const root = rootFragment(operation);
    const { result } = renderHook(
      () => useFragment(operation.request.node.fragment, root) as unknown,
      {
        wrapper: ({ children }) => (
          <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
        ),
      },
    );
    expect(result.current).toEqual({ cart: { cartId: '1', itemCount: 3 } });
  });
});
