import {
  type GraphQLResponse,
  type GraphQLTaggedNode,
  getRequest,
  type IEnvironment,
  type OperationType,
  type Variables,
} from 'relay-runtime';
import { sendsPayloadsInDocument } from '../environment/environment.ts';
import { pageFailure } from '../network/errors.ts';
import { responseText } from '../network/response.ts';
import { partsOf } from './payloads.ts';
import { describeQuery, fetchInFlight } from './relayInternals.ts';
import { routeQueriesOf } from './routeQueries.ts';
import type { RouteQuery } from './routeQuery.ts';

/** A whole answer, to be handed over again for a later page by `knownAnswer`. */
export interface KnownAnswer {
  readonly response: GraphQLResponse;
}

/** What a server loader gets: the page's own fields to decide the status by, and the hand-over. */
export interface ServerQueryResult<TQuery extends OperationType> {
  readonly data: TQuery['response'];
  readonly routeQuery: RouteQuery;
  /** Undefined when more is to come. */
  readonly answer: KnownAnswer | undefined;
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
  // Taken before the answer is there: a page has the same bytes whichever answer comes first.
  const reserved = sendsPayloadsInDocument(environment)
    ? queries.documentPayloads.push(null) - 1
    : undefined;
  let response: GraphQLResponse | undefined;
  const place = (first: GraphQLResponse) => {
    response = first;
    if (reserved === undefined) return responseText(first);
    queries.documentPayloads[reserved] = first;
    return reserved;
  };
  try {
    const part = await partsOf(fetchInFlight(environment, operation), place);
    if (!part) throw new TypeError('The API sent no data');
    const routeQuery: RouteQuery = { queryName, variables, part };
    queries.register(operation, routeQuery);
    return {
      data: environment.lookup(operation.fragment).data as TQuery['response'],
      routeQuery,
      answer: response && part.next === null ? { response } : undefined,
    };
  } catch (error) {
    throw pageFailure(error, queryName);
  }
}

/**
 * Hands over an answer that is known from an earlier page, for a part whose markup the server has
 * from there too: nothing is asked, and nothing is put into the server's store. Needs an environment
 * with `payloads: 'document'`.
 */
export function knownAnswer(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Variables,
  { response }: KnownAnswer,
): RouteQuery {
  return {
    queryName: getRequest(query).params.name,
    variables,
    part: { payload: routeQueriesOf(environment).documentPayloads.push(response) - 1, next: null },
  };
}
