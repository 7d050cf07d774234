import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import { GraphQLError, type GraphQLNamedType } from 'graphql';
import type { PublicContext } from '../context.ts';
import './cachePolicy.ts';
import { globalId, partsOfGlobalId } from './globalId.ts';

/**
 * The one builder that every module's `schema.ts` adds its types and root fields to.
 *
 * Fields are non-null unless a module says otherwise: a shop's data is there or the
 * whole object is not, and the clients' code stays free of checks for what never happens.
 *
 * A root field says whose its answer is: `t.public.field(…)`, `t.live` or `t.personal`
 * (cachePolicy.ts). Only resolvers of personal fields are told who asks.
 */
export const builder = new SchemaBuilder<{
  Context: PublicContext;
  Scalars: {
    JSON: { Input: unknown; Output: unknown };
    File: { Input: File; Output: never };
  };
  DefaultFieldNullability: false;
}>({
  plugins: ['cachePolicy', RelayPlugin],
  defaultFieldNullability: false,
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    encodeGlobalID: globalId,
    decodeGlobalID: partsOfGlobalId,
    nodeQueryOptions: {
      cache: 'personal',
      // A type that can't be loaded, or none at all, is what a client got wrong: there is no node.
      resolve: (_, { id }, __, { schema }, load) =>
        isLoadable(schema.getType(id.typename)) ? load(id) : null,
    },
    // Nothing asks for several by their ids.
    nodesQueryOptions: false,
  },
});

/** What a type's fields are made by, where several types have the same ones. */
export type Fields<T> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, T>;

function isLoadable(type: GraphQLNamedType | undefined): boolean {
  const options = type?.extensions.pothosOptions;
  if (typeof options !== 'object' || options === null) return false;
  return ['loadMany', 'loadOne'].some((load) => Reflect.get(options, load) !== undefined);
}

builder.queryType({});
builder.mutationType({});

builder.scalarType('JSON', {
  description: 'Data whose shape the content model says, not this schema.',
  serialize: (value) => value,
  parseValue: () => {
    throw new Error('JSON is for answers only');
  },
});

builder.scalarType('File', {
  description: 'A file of a multipart request (API-05).',
  serialize: () => {
    throw new Error('Files are only taken');
  },
  parseValue: (value) => {
    if (value instanceof File) return value;
    throw new GraphQLError('A file comes as a part of a multipart request');
  },
});
