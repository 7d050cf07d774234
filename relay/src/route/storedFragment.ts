import type { GraphQLTaggedNode } from 'relay-runtime';
import { useRelayEnvironment } from '../hooks.ts';
import { readStored } from './relayInternals.ts';

/**
 * What other pages left in the store of a record that a page's query is about to bring: enough
 * for a skeleton that names its subject. Read once, without following changes, and only in a
 * browser that came from another page.
 *
 * @param fragment without arguments
 * @param field a plain field and its value, by which the record of the fragment's type is found
 * @returns null when there is no such record or it lacks anything that the fragment selects
 */
export function useStoredFragment<Data>(
  query: GraphQLTaggedNode,
  fragment: GraphQLTaggedNode,
  field: readonly [name: string, value: string],
): Data | null {
  return readStored(useRelayEnvironment(), query, fragment, field) as Data | null;
}
