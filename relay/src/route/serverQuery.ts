import type {
  GraphQLResponse,
  GraphQLTaggedNode,
  IEnvironment,
  OperationType,
} from 'relay-runtime';
import { sendsPayloadsInDocument } from '../environment/environment.ts';
import { pageFailure } from '../network/errors.ts';
import { responseText } from '../network/response.ts';
import { partsOf } from './payloads.ts';
import { describeQuery, fetchInFlight } from './relayInternals.ts';
import { routeQueriesOf } from './routeQueries.ts';
import type { RouteQuery } from './routeQuery.ts';

/** What a server loader gets: the page's own fields to decide the status by, and the hand-over. */
export interface ServerQueryResult<TQuery extends OperationType> {
  readonly data: TQuery['response'];
  readonly routeQuery: RouteQuery;
}

/**
 * Runs a page's one query in a route's server loader. Resolves with the critical data; deferred
 * data follow through the promise that the hand-over carries.
 *
 * @throws GraphQLRequestError, fatal and with status 503, when the critical data fail (ERR-06)
 */
export async function serverQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): Promise<ServerQueryResult<TQuery>> {
  const operation = describeQuery(query, variables);
  const queryName = operation.request.node.params.name;
  const queries = routeQueriesOf(environment);
  const place = sendsPayloadsInDocument(environment)
    ? (response: GraphQLResponse) => queries.documentPayloads.push(response) - 1
    : responseText;
  try {
    const part = await partsOf(fetchInFlight(environment, operation), place);
    if (!part) throw new TypeError('The API sent no data');
    const routeQuery: RouteQuery = { queryName, variables, part };
    queries.register(operation, routeQuery);
    return { data: environment.lookup(operation.fragment).data as TQuery['response'], routeQuery };
  } catch (error) {
    throw pageFailure(error, queryName);
  }
}
