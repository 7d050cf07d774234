import type { PreloadedQuery } from 'react-relay';
import {
  __internal,
  type ConcreteRequest,
  createOperationDescriptor,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  getRequest,
  type IEnvironment,
  type Observable,
  type OperationDescriptor,
  type OperationType,
  type Variables,
} from 'relay-runtime';
import type { OperationMetadata } from '../network/operation.ts';

/**
 * Everything that isn't Relay's documented API stands here, with tests of its own
 * (docs/decisions/003-relay-route-hand-over.md):
 *
 * - `__internal.fetchQuery`: as `environment.execute`, but registered as in flight, which is what
 *   fragments look for before they suspend on data that is still to come;
 * - `__internal.fetchQueryDeduped` with `environment.executeWithSource`: the same for payloads that
 *   are here already;
 * - the shape of a `PreloadedQuery`, which Relay makes in `loadQuery` only.
 */

/** The operation that `variables` make of a query; knows whether the answer may come in parts. */
export function describeQuery(query: GraphQLTaggedNode, variables: Variables): OperationDescriptor {
  const request = getRequest(query);
  const metadata: OperationMetadata = { deferred: hasDeferredFragments(request) };
  return createOperationDescriptor(request, variables, {
    force: true,
    metadata: { ...metadata },
  });
}

/** Runs the query over the network, visible to fragments as being in flight. */
export function fetchInFlight(
  environment: IEnvironment,
  operation: OperationDescriptor,
): Observable<GraphQLResponse> {
  return __internal.fetchQuery(environment, operation);
}

/** Runs the query on payloads from elsewhere, visible to fragments as being in flight. */
export function replayInFlight(
  environment: IEnvironment,
  operation: OperationDescriptor,
  source: Observable<GraphQLResponse>,
): Observable<GraphQLResponse> {
  return __internal.fetchQueryDeduped(environment, operation.request.identifier, () =>
    environment.executeWithSource({ operation, source }),
  );
}

let fetchKeys = 0;

/**
 * The handle that `usePreloadedQuery` reads. Without a `source` it reads the store only; with one
 * it waits for what is missing and fails as the source fails.
 */
export function preloadedQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  operation: OperationDescriptor,
  source: Observable<GraphQLResponse> | undefined,
): PreloadedQuery<TQuery> {
  const { node, variables, cacheConfig } = operation.request;
  fetchKeys += 1;
  return {
    kind: 'PreloadedQuery',
    environment,
    environmentProviderOptions: null,
    fetchKey: `route-${fetchKeys}`,
    // 'store-only' is missing from the declared policies, but what loadQuery passes on.
    fetchPolicy: (source ? 'store-or-network' : 'store-only') as 'store-or-network',
    networkCacheConfig: cacheConfig,
    id: node.params.id,
    name: node.params.name,
    source,
    variables,
    dispose: () => undefined,
    isDisposed: false,
  };
}

const deferring = new WeakMap<ConcreteRequest, boolean>();

/** Persisted documents come without their text, so the normalisation AST has to tell. */
function hasDeferredFragments(request: ConcreteRequest): boolean {
  let known = deferring.get(request);
  if (known === undefined) {
    known = selectsDefer(request.operation);
    deferring.set(request, known);
  }
  return known;
}

function selectsDefer(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('kind' in node && (node.kind === 'Defer' || node.kind === 'Stream')) return true;
  return (
    'selections' in node && Array.isArray(node.selections) && node.selections.some(selectsDefer)
  );
}
