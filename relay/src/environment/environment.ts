import type { MissingFieldHandler } from 'relay-runtime';
import {
  Environment,
  type INetwork,
  type LogFunction,
  RecordSource,
  ROOT_ID,
  Store,
} from 'relay-runtime';
import { createNetwork, type NetworkOptions } from '../network/network.ts';

/** `node(id: …)` of a record that the store holds already needs no request. */
const missingFieldHandlers: readonly MissingFieldHandler[] = [
  {
    kind: 'linked',
    handle: (field, record, args) =>
      record?.getDataID() === ROOT_ID && field.name === 'node' ? args['id'] : undefined,
  },
];

/** Released queries whose data stay: the last few things that a visitor looked at. */
const releasedQueries = 20;

/** Browser environments: one per browser, made by the client entry. */
export function createBrowserEnvironment(
  options: NetworkOptions & { readonly log?: LogFunction },
): Environment {
  return createEnvironment(createNetwork(options), { isServer: false, log: options.log });
}

/**
 * Server environments: one per request, thrown away with it. Nothing is batched (ruling 9), and
 * nobody waits for a second attempt: the page answers 503 instead.
 */
export function createServerEnvironment(options: Omit<NetworkOptions, 'batch'>): Environment {
  const network = createNetwork({ retry: false, ...options, batch: false });
  return createEnvironment(network, { isServer: true });
}

/** @param isServer true keeps Relay from setting timers that outlive the request */
export function createEnvironment(
  network: INetwork,
  { isServer, log }: { isServer: boolean; log?: LogFunction | undefined },
): Environment {
  return new Environment({
    network,
    store: new Store(new RecordSource(), { gcReleaseBufferSize: releasedQueries }),
    missingFieldHandlers,
    isServer,
    ...(log && { log }),
  });
}
