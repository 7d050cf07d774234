import { type ReactNode, Suspense, useState } from 'react';
import type { GraphQLTaggedNode, IEnvironment, OperationType, PayloadData } from 'relay-runtime';
import { createEnvironment } from '../environment/environment.ts';
import { RelayEnvironmentProvider } from '../hooks.ts';
import { clientQuery, useRouteQuery } from '../route/clientQuery.ts';
import type { RouteQuery } from '../route/routeQuery.ts';
import { createMockNetwork, type MockNetwork } from './mockNetwork.ts';

/** An environment over a mock network, for what asks for one outside of components. */
export function createMockEnvironment(network: MockNetwork = createMockNetwork()): IEnvironment {
  return createEnvironment(network, { isServer: false });
}

export interface WithRelayProps<TQuery extends OperationType> {
  /** A query that spreads the fragments of the component in question. */
  readonly query: GraphQLTaggedNode;
  readonly variables?: TQuery['variables'];
  /** The answer to the query, as the API sends it; without it the network is told by hand. */
  readonly data?: PayloadData;
  /** @default a new one */
  readonly network?: MockNetwork;
  /** What to show while the query is on its way. @default 'Loading' */
  readonly fallback?: ReactNode;
  readonly children: (response: TQuery['response']) => ReactNode;
}

/** Shows a fragment component with data as a page would have them; for stories and tests. */
export function WithRelay<TQuery extends OperationType>({
  query,
  variables = {},
  data,
  network,
  fallback = 'Loading',
  children,
}: WithRelayProps<TQuery>) {
  const [{ environment, routeQuery }] = useState(() => {
    const mock = network ?? createMockNetwork();
    const environment = createMockEnvironment(mock);
    const routeQuery = clientQuery<TQuery>(environment, query, variables);
    if (data) mock.pending(routeQuery.queryName).resolve(data);
    return { environment, routeQuery };
  });
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Suspense fallback={fallback}>
        <Content<TQuery> query={query} routeQuery={routeQuery}>
          {children}
        </Content>
      </Suspense>
    </RelayEnvironmentProvider>
  );
}

function Content<TQuery extends OperationType>(props: {
  query: GraphQLTaggedNode;
  routeQuery: RouteQuery;
  children: (response: TQuery['response']) => ReactNode;
}) {
  return props.children(useRouteQuery<TQuery>(props.query, props.routeQuery));
}
