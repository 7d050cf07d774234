// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as ReactRelay from 'react-relay';
import type * as RelayRuntime from 'relay-runtime';
import { expect, it, vi } from 'vitest';
import { cartQuery } from '../../test/CartQuery.ts';
import { bundleDirectory } from './testBundle.ts';

interface Relay {
  readonly 'react-relay': typeof ReactRelay;
  readonly 'relay-runtime': typeof RelayRuntime;
}

const load = (name: string) => import(/* @vite-ignore */ path.join(bundleDirectory, `${name}.js`));
const bundled: Relay = {
  'react-relay': await load('react-relay'),
  'relay-runtime': await load('relay-runtime'),
};
// The bundle is one for production: what is published reads that from the environment.
vi.stubEnv('NODE_ENV', 'production');
const require = createRequire(import.meta.url);
const published: Relay = {
  'react-relay': require('react-relay'),
  'relay-runtime': require('relay-runtime'),
};

/** Names and kinds of all that can be reached from a value. */
function shapeOf(value: unknown, depth = 4): unknown {
  if (typeof value === 'function') {
    const members = Object.keys(value).sort();
    const methods = Object.getOwnPropertyNames(value.prototype ?? {}).sort();
    return { parameters: value.length, members, methods };
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return typeof value;
  return Object.fromEntries(
    Object.keys(value)
      .filter((key) => key !== 'default')
      .sort()
      .map((key) => [key, shapeOf(Reflect.get(value, key), depth - 1)]),
  );
}

it.each(['react-relay', 'relay-runtime'] as const)('%s exports what is published', (name) => {
  const shape = shapeOf(bundled[name]);
  expect(Object.keys(shape as object).length).toBeGreaterThan(20);
  expect(shape).toEqual(shapeOf(published[name]));
});

it('leaves no CommonJS in the bundle', () => {
  const files = globSync(`${bundleDirectory}/*.js`);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    expect(readFileSync(file, 'utf8')).not.toMatch(/\bmodule\.exports|\brequire\(|\.exports\b/);
  }
});

/** Everything that a store tells, and what its listeners hear, while things happen to it. */
async function useStore({ 'relay-runtime': relay }: Relay): Promise<readonly unknown[]> {
  const told: unknown[] = [];
  const answers: { next(value: unknown): void; complete(): void }[] = [];
  const environment = new relay.Environment({
    network: relay.Network.create(() =>
      relay.Observable.create((sink) => {
        answers.push(sink);
      }),
    ),
    store: new relay.Store(new relay.RecordSource(), { gcReleaseBufferSize: 0 }),
    log: (event) => told.push(event.name),
    handlerProvider: (name) => {
      told.push(['handler', name]);
      return relay.ConnectionHandler;
    },
  });
  const operation = relay.createOperationDescriptor(relay.getRequest(cartQuery), { cartId: '1' });
  const cart = (itemCount: number) => ({
    cart: { __typename: 'Cart', id: 'cart:1', cartId: '1', itemCount },
  });
  const read = () => environment.lookup(operation.fragment);
  const retained = environment.retain(operation);
  const subscription = environment.subscribe(read(), (snapshot) =>
    told.push(['heard', snapshot.data]),
  );

  told.push(environment.check(operation));
  const first = relay.fetchQuery(environment, relay.getRequest(cartQuery) as never, {
    cartId: '1',
  });
  first.subscribe({
    next: (data) => told.push(['next', data]),
    error: (error: Error) => told.push(['error', error.message]),
    complete: () => told.push('complete'),
  });
  answers[0]?.next({ data: cart(1) });
  answers[0]?.complete();
  told.push(read().data, environment.check(operation).status);

  const optimistic = environment.applyUpdate({
    storeUpdater: (store) => store.get('cart:1')?.setValue(7, 'itemCount'),
  });
  told.push(read().data);
  optimistic.dispose();
  told.push(read().data);

  relay.commitLocalUpdate(environment, (store) => {
    const record = store.get('cart:1');
    record?.setValue(3, 'itemCount');
    record?.setLinkedRecords([store.create('line:1', 'Line')], 'lines', { first: 2 });
    const connection = record && relay.ConnectionHandler.getConnection(record, 'Cart_lines');
    told.push(connection === undefined, record?.getLinkedRecords('lines', { first: 2 })?.length);
  });
  environment.commitPayload(operation, cart(4));
  told.push(read().data, environment.getStore().getSource().toJSON());

  const failing = relay.fetchQuery(environment, relay.getRequest(cartQuery) as never, {
    cartId: '2',
  });
  failing.subscribe({ error: (error: Error) => told.push(['error', error.name, error.message]) });
  answers[1]?.next({ data: null, errors: [{ message: 'No cart' }] } as never);

  subscription.dispose();
  retained.dispose();
  await new Promise(setImmediate);
  told.push(environment.getStore().getSource().getRecordIDs().sort());
  for (const wrong of [
    () => relay.getRequest('nothing' as never),
    () => relay.getFragment(cartQuery as never),
    () => environment.lookup(undefined as never),
  ]) {
    try {
      told.push(wrong());
    } catch (error) {
      told.push((error as Error).name);
    }
  }
  return told;
}

it('a store does in the bundle what it does as published', async () => {
  const told = await useStore(bundled);
  expect(told.length).toBeGreaterThan(30);
  expect(told).toEqual(await useStore(published));
});

/** What observables pass on. */
async function observe({ 'relay-runtime': { Observable } }: Relay): Promise<readonly unknown[]> {
  const told: unknown[] = [];
  const numbers = Observable.create<number>((sink) => {
    sink.next(1);
    sink.next(2);
    sink.complete();
    return () => told.push('cleaned up');
  });
  const all = <T>(name: string, observable: RelayRuntime.Observable<T>) =>
    observable.subscribe({
      next: (value) => told.push([name, value]),
      error: (error: Error) => told.push([name, error.message]),
      complete: () => told.push([name, 'complete']),
    });
  all(
    'map',
    numbers.map((number) => number * 2),
  );
  all(
    'mergeMap',
    numbers.mergeMap((number) => Observable.from([number, -number] as never)),
  );
  all('concat', numbers.concat(Observable.from(3 as never)));
  all('ifEmpty', Observable.from(Promise.resolve(4)).ifEmpty(numbers));
  all(
    'finally',
    numbers.finally(() => told.push('finally')),
  );
  all(
    'catch',
    Observable.create<number>((sink) => sink.error(new Error('no'))).catch(() => numbers),
  );
  told.push(await numbers.toPromise());
  return told;
}

it('observables pass on in the bundle what they do as published', async () => {
  const told = await observe(bundled);
  expect(told.length).toBeGreaterThan(20);
  expect(told).toEqual(await observe(published));
});
