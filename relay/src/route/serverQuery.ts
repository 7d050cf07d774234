import type {
  GraphQLResponse,
  GraphQLTaggedNode,
  IEnvironment,
  OperationType,
} from 'relay-runtime';
import { pageFailure } from '../network/errors.ts';
import { describeQuery, fetchInFlight } from './relayInternals.ts';
import { registerOnServer } from './routeQueries.ts';
import type { RoutePart, RouteQuery } from './routeQuery.ts';

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
  const { name } = operation.request.node.params;
  const parts = partsOf((sink) => fetchInFlight(environment, operation).subscribe(sink));
  try {
    const part = await parts;
    if (!part) throw new TypeError('The API sent no data');
    const routeQuery: RouteQuery = { queryName: name, variables, part };
    registerOnServer(environment, operation, routeQuery);
    return { data: environment.lookup(operation.fragment).data as TQuery['response'], routeQuery };
  } catch (error) {
    throw pageFailure(error, name);
  }
}

interface Sink {
  next(response: GraphQLResponse): void;
  error(error: Error): void;
  complete(): void;
}

/** The responses as a chain of promises, each link being ready when its response arrived. */
function partsOf(subscribe: (sink: Sink) => void): Promise<RoutePart | null> {
  let link = Promise.withResolvers<RoutePart | null>();
  const first = link.promise;
  let isFirst = true;
  subscribe({
    next: (response) => {
      const isLast = !isIncomplete(response);
      const next = Promise.withResolvers<RoutePart | null>();
      link.resolve({ payload: JSON.stringify(response), next: isLast ? null : next.promise });
      link = next;
      isFirst = false;
    },
    // Deferred data never break a page that is being sent: the chain ends, their fragments report.
    error: (error) => (isFirst ? link.reject(error) : link.resolve(null)),
    complete: () => link.resolve(null),
  });
  return first;
}

function isIncomplete(response: GraphQLResponse): boolean {
  const parts = Array.isArray(response) ? response : [response];
  return parts.some(({ extensions }) => extensions?.is_final === false);
}
