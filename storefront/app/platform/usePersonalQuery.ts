import { fetchInBackground, type OperationType, useRelayEnvironment } from '@kreide/relay';
import { useEffect, useMemo, useState } from 'react';
import {
  createOperationDescriptor,
  type GraphQLTaggedNode,
  getRequest,
  type Snapshot,
} from 'relay-runtime';

/**
 * Personal data, which a cached page cannot contain: fetched after hydration, unless the store has
 * them, and then followed in the store. Queries that start together are sent as one batch. The one
 * exception to "no fetching in effects": until its effects run, a page must not depend on its
 * visitor.
 *
 * @param variables null: nothing is fetched
 * @param fetchPolicy `network-only` for what the store may have an earlier state of
 * @returns undefined until there is an answer; null when the query failed, which a page renders
 * without (API-34)
 */
export function usePersonalQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'] | null,
  fetchPolicy: 'store-or-network' | 'network-only' = 'store-or-network',
): TQuery['response'] | null | undefined {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the variables
  const operation = useMemo(
    () => variables && createOperationDescriptor(getRequest(query), variables),
    [query, key],
  );
  const [shown, setShown] = useState<{ operation: unknown; data: TQuery['response'] | null }>();

  useEffect(() => {
    if (operation === null) return;
    const show = ({ data, isMissingData }: Snapshot) => {
      if (!isMissingData) setShown({ operation, data: data as TQuery['response'] });
    };
    const snapshot = environment.lookup(operation.fragment);
    if (fetchPolicy === 'store-or-network') show(snapshot);
    const following = environment.subscribe(snapshot, show);
    const retaining = environment.retain(operation);
    const asking = fetchInBackground<TQuery>(
      environment,
      query,
      operation.request.variables,
      fetchPolicy,
    ).subscribe({
      complete() {
        // The store tells nothing of what it had already.
        if (fetchPolicy === 'network-only') show(environment.lookup(operation.fragment));
      },
      error: () =>
        setShown((before) =>
          before?.operation === operation ? before : { operation, data: null },
        ),
    });
    return () => {
      asking.unsubscribe();
      following.dispose();
      retaining.dispose();
    };
  }, [environment, query, operation, fetchPolicy]);

  return operation !== null && shown?.operation === operation ? shown.data : undefined;
}
