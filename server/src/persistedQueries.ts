import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from './context.ts';

/**
 * Root fields whose answer depends on the storefront, the language and the arguments alone, so
 * that one visitor's answer is every visitor's.
 */
const publicFields = new Set([
  'adjustLongTailSearchQuery',
  'category',
  'categoryProducts',
  'mainCategory',
  'navigationTree',
  'pageDetailsByUrl',
  'popularSearches',
  'productById',
  'retiredProduct',
  'reviewsByProduct',
  'search',
  'searchSuggestions',
  'searchTermCheck',
  'variantInformation',
]);

interface Prepared {
  readonly query: CompiledQuery['query'];
  readonly stringify: CompiledQuery['stringify'];
  readonly isPublic: boolean;
}

export interface PersistedQuery {
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface PersistedQueries {
  /**
   * Answers one persisted query as JSON text; undefined when it has to take the general way: an
   * unknown document, a mutation, or one with deferred parts.
   *
   * @param generation changes with everything that public answers show
   */
  answer(
    operation: PersistedQuery,
    context: Context,
    generation: string,
  ): Promise<{ readonly body: string; readonly status: number }> | undefined;
}

/** Answers kept per generation: some ten megabytes of listings at the most. */
const keptCharacters = 12_000_000;

/**
 * Persisted queries, each compiled once to a function (graphql-jit): a listing of 60 products is
 * executed in a quarter of the interpreter's time. Public answers are kept until the catalogue or
 * the content changes, since shoppers ask for the same lists (docs/decisions/009-persisted-queries.md).
 */
export function createPersistedQueries({
  schema,
  documents,
  maskError,
}: {
  schema: GraphQLSchema;
  documents: Readonly<Record<string, string>>;
  maskError: (error: unknown) => GraphQLError;
}): PersistedQueries {
  const prepared = new Map<string, Prepared | undefined>();
  const answers = new Map<string, string>();
  let answersOf = '';
  let characters = 0;

  function prepare(id: string): Prepared | undefined {
    if (prepared.has(id)) return prepared.get(id);
    const text = Object.hasOwn(documents, id) ? documents[id] : undefined;
    if (text === undefined) return undefined;
    const document = parse(text, { noLocation: true });
    const rootFields = queryFieldsOf(document);
    const compiled =
      rootFields === undefined
        ? undefined
        : compileQuery(schema, document, undefined, { customJSONSerializer: true });
    const result =
      compiled !== undefined && isCompiledQuery(compiled)
        ? {
            query: compiled.query,
            stringify: compiled.stringify,
            isPublic: rootFields?.every((name) => publicFields.has(name)) ?? false,
          }
        : undefined;
    prepared.set(id, result);
    return result;
  }

  async function execute(
    { query, stringify }: Prepared,
    context: Context,
    variables: PersistedQuery['variables'],
  ): Promise<{ body: string; status: number; isClean: boolean }> {
    const result = await query({}, context, { ...variables });
    if (result.errors === undefined) return { body: stringify(result), status: 200, isClean: true };
    const errors = result.errors.map((error) => maskError(error).toJSON());
    const isAway = errors.some(({ extensions }) => extensions?.classification === 'UNAVAILABLE');
    return {
      body: JSON.stringify({ ...result, errors }),
      status: isAway ? 503 : 200,
      isClean: false,
    };
  }

  return {
    answer({ id, variables }, context, generation) {
      const operation = prepare(id);
      if (operation === undefined) return undefined;
      // Who may browse the business shop is decided for each visitor, never for a kept answer.
      const isKept =
        operation.isPublic && (context.storefront.id !== 'b2b' || context.hasPassedGuard);
      if (!isKept) return execute(operation, context, variables);
      if (answersOf !== generation) {
        answers.clear();
        characters = 0;
        answersOf = generation;
      }
      const key = `${id} ${context.storefront.id} ${context.shopLanguage} ${JSON.stringify(variables)}`;
      const known = answers.get(key);
      if (known !== undefined) return Promise.resolve({ body: known, status: 200 });
      return execute(operation, context, variables).then((answer) => {
        // An answer that was read before a change must not outlive it.
        if (answer.isClean && answersOf === generation) {
          if (characters > keptCharacters) {
            answers.clear();
            characters = 0;
          }
          answers.set(key, answer.body);
          characters += answer.body.length;
        }
        return answer;
      });
    },
  };
}

/** Root fields of a document that is one plain query; undefined for any other. */
function queryFieldsOf(document: DocumentNode): string[] | undefined {
  let fields: string[] | undefined;
  let isPlain = true;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (fields !== undefined || definition.operation !== OperationTypeNode.QUERY) return undefined;
    fields = rootFieldsOf(definition.selectionSet, document);
  }
  if (JSON.stringify(document).includes('"value":"defer"')) isPlain = false;
  return isPlain ? fields : undefined;
}

type SelectionSet = Extract<
  DocumentNode['definitions'][number],
  { kind: Kind.OPERATION_DEFINITION }
>['selectionSet'];

function rootFieldsOf(selectionSet: SelectionSet, document: DocumentNode): string[] {
  return selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return rootFieldsOf(selection.selectionSet, document);
    }
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION &&
        definition.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? rootFieldsOf(fragment.selectionSet, document)
      : [];
  });
}
