import {
  type FetchQueryFetchPolicy,
  fetchQuery,
  type GraphQLTaggedNode,
  type IEnvironment,
  type Observable,
  type OperationType,
} from 'relay-runtime';
import type { OperationMetadata } from '../network/operation.ts';

const metadata: OperationMetadata = { background: true };

/**
 * Relay's `fetchQuery` for background data, such as suggestions: whatever fails is the caller's
 * error and in the log, and no message of the environment's tells of it (API-34, SEARCH-23, ERR-25).
 */
export function fetchInBackground<Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  fetchPolicy: FetchQueryFetchPolicy = 'network-only',
): Observable<Query['response']> {
  return fetchQuery<Query>(environment, query, variables, {
    fetchPolicy,
    networkCacheConfig: { metadata: { ...metadata } },
  });
}
