export {
  commitLocalUpdate,
  fetchQuery,
  type GraphQLTaggedNode,
  graphql,
  type IEnvironment,
  type OperationType,
  type Variables,
} from 'relay-runtime';
export { createBrowserEnvironment, createServerEnvironment } from './environment/environment.ts';
export {
  RelayEnvironmentProvider,
  useFragment,
  useMutation,
  usePaginationFragment,
  useRefetchableFragment,
  useRelayEnvironment,
} from './hooks.ts';
export type { ApiError, FailureKind } from './network/errors.ts';
export { GraphQLRequestError } from './network/errors.ts';
export type { NetworkOptions } from './network/network.ts';
export type { OperationMetadata } from './network/operation.ts';
export type { LostIdentity } from './network/recovery.ts';
export {
  createTokenSource,
  type Token,
  type TokenOptions,
  type TokenSource,
} from './network/token.ts';
export {
  clientQuery,
  type FreshnessOptions,
  prefetchRoute,
  routeQueryData,
  useRouteQuery,
} from './route/clientQuery.ts';
export { fetchInBackground } from './route/fetchInBackground.ts';
export { mutate } from './route/mutate.ts';
export { RouteBoundary, type RouteBoundaryProps } from './route/RouteBoundary.tsx';
export { RoutePayloads } from './route/RoutePayloads.tsx';
export { fragmentKey } from './route/relayInternals.ts';
export type { RouteQuery } from './route/routeQuery.ts';
export { serverAnswer } from './route/serverAnswer.ts';
export {
  type KnownAnswer,
  knownAnswer,
  type ServerQueryResult,
  serverQuery,
} from './route/serverQuery.ts';
export { useStoredFragment } from './route/storedFragment.ts';
