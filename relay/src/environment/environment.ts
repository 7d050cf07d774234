import {
  Environment,
  type IEnvironment,
  type INetwork,
  type LogFunction,
  type MissingFieldHandler,
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
      record?.getDataID() === ROOT_ID && field.name === 'node' ? args.id : undefined,
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
 * the server makes no second attempt: the page answers 503 instead.
 */
export function createServerEnvironment(options: ServerEnvironmentOptions): Environment {
  const network = createNetwork({ retry: false, ...options, batch: false });
  return createEnvironment(network, { isServer: true, payloads: options.payloads });
}

export interface ServerEnvironmentOptions extends Omit<NetworkOptions, 'batch'> {
  /**
   * How critical payloads reach the browser: in the `RoutePayloads` of a document, or in the loader
   * data, as React Router's `.data` requests need it.
   * @default 'loader-data'
   */
  readonly payloads?: 'document' | 'loader-data';
}

interface EnvironmentOptions {
  /** Keeps Relay from setting timers that outlive the request. */
  readonly isServer: boolean;
  readonly log?: LogFunction | undefined;
  readonly payloads?: ServerEnvironmentOptions['payloads'];
}

export function sendsPayloadsInDocument(environment: IEnvironment): boolean {
  const options = environment.options as Partial<EnvironmentOptions> | undefined;
  return options?.payloads === 'document';
}

export function createEnvironment(network: INetwork, options: EnvironmentOptions): Environment {
  return new Environment({
    network,
    store: new Store(new RecordSource(), { gcReleaseBufferSize: releasedQueries }),
    missingFieldHandlers,
    isServer: options.isServer,
    log: options.log,
    options,
  });
}
