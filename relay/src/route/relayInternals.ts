import {
  __internal,
  type ConcreteRequest,
  createOperationDescriptor,
  FRAGMENT_OWNER_KEY,
  FRAGMENTS_KEY,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  getRequest,
  ID_KEY,
  type IEnvironment,
  type Observable,
  type OperationDescriptor,
  type Variables,
} from 'relay-runtime';
import type { OperationMetadata } from '../network/operation.ts';

/**
 * Everything that isn't Relay's documented API stands in this file, with tests of its own
 * (docs/decisions/003-relay-route-hand-over.md):
 *
 * - `__internal.fetchQuery`: as `environment.execute`, but registered as in flight, which is what
 *   fragments look for before they suspend on data that is still to come;
 * - `__internal.fetchQueryDeduped` with `environment.executeWithSource`: the same for payloads that
 *   are here already;
 * - the reference to a query's root that `useFragment` reads, as Relay's own query hooks make it.
 */

/** The operation that `variables` make of a page's query, and what the network must know of it. */
export function describeQuery(query: GraphQLTaggedNode, variables: Variables): OperationDescriptor {
  const request = getRequest(query);
  const metadata = {
    deferred: hasDeferredFragments(request),
    strict: true,
  } satisfies OperationMetadata;
  return createOperationDescriptor(request, variables, { force: true, metadata });
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

/** What `useFragment` takes for the root of a query. */
export interface RootFragment {
  readonly ' $data'?: unknown;
  readonly ' $fragmentSpreads': never;
}

/**
 * Reading through `useFragment` instead of `usePreloadedQuery` spares a check of the whole
 * selection against the store on every first render: the entry knows already what it has.
 */
export function rootFragment({ fragment, request }: OperationDescriptor): RootFragment {
  const reference = {
    [ID_KEY]: fragment.dataID,
    [FRAGMENTS_KEY]: { [fragment.node.name]: request.variables },
    [FRAGMENT_OWNER_KEY]: request,
  };
  return reference as unknown as RootFragment;
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
