import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import type { Context } from '../context.ts';

/**
 * The one builder that every module's `schema.ts` adds its types and root fields to.
 *
 * Fields are non-null unless a module says otherwise: a shop's data is there or the
 * whole object is not, and the clients' code stays free of checks for what never happens.
 */
export const builder = new SchemaBuilder<{
  Context: Context;
  Scalars: { JSON: { Input: unknown; Output: unknown } };
  DefaultFieldNullability: false;
}>({
  plugins: [RelayPlugin],
  defaultFieldNullability: false,
  relay: { clientMutationId: 'omit', cursorType: 'String' },
});

builder.queryType({});
builder.mutationType({});

builder.scalarType('JSON', {
  description: 'Data whose shape the content model says, not this schema.',
  serialize: (value) => value,
  parseValue: () => {
    throw new Error('JSON is for answers only');
  },
});
