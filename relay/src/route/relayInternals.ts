import {
  __internal,
  type ConcreteRequest,
  createOperationDescriptor,
  createRequestDescriptor,
  FRAGMENT_OWNER_KEY,
  FRAGMENTS_KEY,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  getFragment,
  getRequest,
  getSingularSelector,
  ID_KEY,
  type IEnvironment,
  type Observable,
  type OperationDescriptor,
  type RequestDescriptor,
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
 * - what a reference to a fragment's data holds (`fragmentKey`);
 * - the reference to a query's root that `useFragment` reads, as Relay's own query hooks make it;
 * - the same of any record, and the records of the store one by one.
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
  const { dataID, node } = fragment;
  return reference(dataID, node.name, request.variables, request) as unknown as RootFragment;
}

const reference = (
  dataID: string,
  fragment: string,
  variables: Variables,
  owner: RequestDescriptor,
) => ({
  [ID_KEY]: dataID,
  [FRAGMENTS_KEY]: { [fragment]: variables },
  [FRAGMENT_OWNER_KEY]: owner,
});

/** A record's data by a fragment on its type, if one with that field is in the store, and whole. */
export function readStored(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  fragment: GraphQLTaggedNode,
  [field, value]: readonly [name: string, value: string],
): unknown {
  const node = getFragment(fragment);
  // Without arguments the fragment reads none of its owner's variables.
  const owner = createRequestDescriptor(getRequest(query), {});
  const source = environment.getStore().getSource();
  for (const dataID of source.getRecordIDs()) {
    const record = source.get(dataID);
    if (record?.__typename !== node.type || record[field] !== value) continue;
    const selector = getSingularSelector(node, reference(dataID, node.name, {}, owner));
    if (!selector) continue;
    const { data, isMissingData } = environment.lookup(selector);
    if (!isMissingData) return data;
  }
  return null;
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

/**
 * Names a fragment's data within one store: its record, its arguments, and those of the query's
 * variables that it or a fragment below it reads.
 *
 * @param reference what a parent's data hold where they spread the fragment
 */
export function fragmentKey(fragment: GraphQLTaggedNode, reference: object): string {
  const { name, argumentDefinitions } = getFragment(fragment);
  const held = reference as Readonly<Record<string, unknown>>;
  const fragments = held[FRAGMENTS_KEY] as Readonly<Record<string, unknown>>;
  const { variables } = held[FRAGMENT_OWNER_KEY] as RequestDescriptor;
  const read = (argumentDefinitions ?? []).flatMap((argument) =>
    argument.kind === 'RootArgument' ? [[argument.name, variables[argument.name]]] : [],
  );
  return JSON.stringify([held[ID_KEY], fragments[name], read]);
}
