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

/** What the API read of a multipart request (inputLimits.ts says how much of it). */
export interface SentForm {
  readonly form?: FormData;
}

/**
 * The operation of a multipart request, with its files in the places that `map` names, which are
 * null until then (GraphQL multipart request specification).
 */
function operationsOf(form: FormData): unknown {
  const whole = { operations: JSON.parse(String(form.get('operations'))) };
  const map: unknown = JSON.parse(String(form.get('map') ?? '{}'));
  for (const [name, places] of Object.entries(map as Record<string, readonly string[]>)) {
    const file = form.get(name);
    if (!(file instanceof File)) throw badRequest('The body has no such file');
    for (const place of places) {
      const path = ['operations', ...place.split('.', maxPlaceDepth)];
      const last = path.pop() ?? '';
      const holder = path.reduce(entryOf, whole);
      if (entryOf(holder, last) !== null) throw badRequest('A file has no place');
      Reflect.set(holder as object, last, file);
    }
  }
  return whole.operations;
}

const maxPlaceDepth = 12;

const entryOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/**
 * A body that is no operation, nor a list of them, is refused before anything reads it, in words of
 * our own: those of the parsers quote what was sent.
 */
export const operationsOnly: Plugin<object, SentForm> = {
  onRequestParse({ requestParser, setRequestParser, serverContext: { form } }) {
    if (requestParser === undefined && form === undefined) return;
    setRequestParser(async (request) => {
      let params: unknown;
      try {
        params = form === undefined ? await requestParser?.(request) : operationsOf(form);
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
