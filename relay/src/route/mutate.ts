import {
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationParameters,
  type SelectorStoreUpdater,
  type UploadableMap,
} from 'relay-runtime';
import type { OperationMetadata } from '../network/operation.ts';

export interface MutateOptions<Response> {
  readonly metadata?: OperationMetadata;
  /** Files, by their paths in the variables: `input.pictures.0`, where null holds their places. */
  readonly uploadables?: UploadableMap;
  /** Links what the answer brought to other records of the store. */
  readonly updater?: SelectorStoreUpdater<Response>;
}

/**
 * Runs a mutation outside of a component: in a route's action, or in an event of several steps.
 *
 * @throws GraphQLRequestError when the request or the whole operation failed
 */
export function mutate<M extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  { metadata, uploadables, updater }: MutateOptions<M['response']> = {},
): Promise<M['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<M>(environment, {
      mutation,
      variables,
      ...(metadata && { cacheConfig: { metadata: { ...metadata } } }),
      ...(uploadables && { uploadables }),
      ...(updater && { updater }),
      onCompleted: (response) => resolve(response),
      onError: reject,
    });
  });
}
