import { GraphQLError } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { areWithinLimits } from './inputLimits.ts';

const badRequest = (message: string) =>
  new GraphQLError(message, {
    extensions: { classification: 'BAD_REQUEST', http: { status: 400 } },
  });

const isOptional = (value: unknown, type: 'string' | 'object') =>
  value === undefined || value === null || typeof value === type;

function isOperation(value: unknown): value is GraphQLParams {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { id, query, operationName, variables, extensions } = value as Record<string, unknown>;
  return (
    [id, query, operationName].every((each) => isOptional(each, 'string')) &&
    [variables, extensions].every((each) => isOptional(each, 'object') && !Array.isArray(each)) &&
    areWithinLimits(variables)
  );
}

/** Yoga reads the fields of GraphQL over HTTP from a URL, not the id of a persisted document. */
function withIdOf({ url }: Request, params: unknown): unknown {
  const id = new URL(url).searchParams.get('id');
  return id === null || typeof params !== 'object' ? params : { ...params, id };
}

/**
 * A body that is no operation, nor a list of them, is refused before anything reads it, in words of
 * our own: those of the parsers quote what was sent.
 */
export const operationsOnly: Plugin = {
  onRequestParse({ requestParser, setRequestParser }) {
    if (requestParser === undefined) return;
    setRequestParser(async (request) => {
      let params: unknown;
      try {
        params = await requestParser(request);
        if (request.method === 'GET') params = withIdOf(request, params);
      } catch {
        throw badRequest('The body cannot be read');
      }
      const isUsable = Array.isArray(params) ? params.every(isOperation) : isOperation(params);
      if (!isUsable) throw badRequest('The body is no operation');
      return params as GraphQLParams;
    });
  },
};
