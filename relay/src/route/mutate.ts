import {
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationParameters,
} from 'relay-runtime';
import type { OperationMetadata } from '../network/operation.ts';

/**
 * Runs a mutation outside of a component: in a route's action, or in an event of several steps.
 *
 * @throws GraphQLRequestError when the request or the whole operation failed
 */
export function mutate<M extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  metadata?: OperationMetadata,
): Promise<M['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<M>(environment, {
      mutation,
      variables,
      ...(metadata && { cacheConfig: { metadata: { ...metadata } } }),
      onCompleted: (response) => resolve(response),
      onError: reject,
    });
  });
}
