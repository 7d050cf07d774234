import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { type PersonalContext, type PublicContext, withoutVisitor } from './context.ts';
import { StateCache } from './inMemory/stateCache.ts';
import { contextToExecuteWith, isPublic } from './schema/cachePolicy.ts';

/** One compiled operation. */
interface Prepared {
  readonly query: CompiledQuery['query'];
  readonly isPublic: boolean;
  /** Names of the variables that the document declares; others reach neither resolvers nor keys. */
  readonly declared: readonly string[];
}

export interface PersistedQuery {
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface PersistedQueries {
  /**
   * Answers one persisted query or mutation as JSON; undefined when it has to take the general
   * way: an unknown document, or one with deferred parts.
   *
   * @param generation changes with everything that public answers show
   */
  answer(
    operation: PersistedQuery,
    context: PersonalContext,
    generation: string,
  ): Promise<PersistedAnswer> | undefined;
}

export interface PersistedAnswer {
  /** JSON in UTF-8. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly status: number;
  /** In seconds: too much was asked for. */
  readonly retryAfter?: number;
}

const utf8 = new TextEncoder();

export interface PersistedQueriesOptions {
  readonly schema: GraphQLSchema;
  readonly documents: Readonly<Record<string, string>>;
  readonly maskError: (error: unknown) => GraphQLError;
  /** How much memory public answers may take; 0 executes each query. */
  readonly keptAnswerBytes: number;
}

/**
 * Persisted documents, each compiled once to a function (graphql-jit): a listing of 60 products is
 * executed in a quarter of the interpreter's time. Public answers are kept until the catalogue or
 * the content changes, since shoppers ask for the same lists (docs/decisions/009-persisted-queries.md).
 */
export function createPersistedQueries({
  schema,
  documents,
  maskError,
  keptAnswerBytes,
}: PersistedQueriesOptions): PersistedQueries {
  const prepared = new Map<string, Prepared | undefined>();
  // Those that were asked for last; keys count like answers.
  const answers = new StateCache<Uint8Array<ArrayBuffer>>({
    maxSize: Math.max(1, keptAnswerBytes),
    sizeCalculation: ({ byteLength }, key) => byteLength + 2 * key.length,
  });

  function prepare(id: string): Prepared | undefined {
    if (prepared.has(id)) return prepared.get(id);
    const text = Object.hasOwn(documents, id) ? documents[id] : undefined;
    if (text === undefined) return undefined;
    const document = parse(text, { noLocation: true });
    const compiled = isPlain(document) ? compileQuery(schema, document) : undefined;
    const result =
      compiled !== undefined && isCompiledQuery(compiled)
        ? {
            query: compiled.query,
            isPublic: isPublic(schema, document),
            declared: declaredVariables(document),
          }
        : undefined;
    prepared.set(id, result);
    return result;
  }

  async function execute(
    { query }: Prepared,
    context: PublicContext,
    variables: Record<string, unknown>,
  ): Promise<PersistedAnswer & { isClean: boolean }> {
    const result = await query({}, context, variables);
    if (result.errors === undefined)
      return { body: utf8.encode(JSON.stringify(result)), status: 200, isClean: true };
    const errors = result.errors.map((error) => maskError(error).toJSON());
    const isAway = errors.some(({ extensions }) => extensions?.classification === 'UNAVAILABLE');
    const waits = errors.flatMap(({ extensions }) => {
      const wait = extensions?.retryAfter;
      return typeof wait === 'number' ? [wait] : [];
    });
    return {
      body: utf8.encode(JSON.stringify({ ...result, errors: errors.map(withoutHttp) })),
      status: isAway ? 503 : waits.length > 0 ? 429 : 200,
      ...(waits.length > 0 && { retryAfter: Math.max(...waits) }),
      isClean: false,
    };
  }

  return {
    answer({ id, variables: sent }, context, generation) {
      const operation = prepare(id);
      if (operation === undefined) return undefined;
      const variables = Object.fromEntries(
        operation.declared
          .filter((name) => Object.hasOwn(sent, name))
          .map((name) => [name, sent[name]]),
      );
      if (!operation.isPublic) {
        return execute(operation, contextToExecuteWith(context), variables);
      }
      // Everyone's answer is made without a visitor, kept or not.
      const shown = withoutVisitor(context);
      // Who may browse the business shop is decided for each visitor, never for a kept answer.
      const isKept = context.storefront.id !== 'b2b' || context.hasPassedGuard;
      if (!isKept) return execute(operation, shown, variables);
      const key = `${id} ${context.storefront.id} ${context.shopLanguage} ${JSON.stringify(variables)}`;
      const known = answers.get(generation, key);
      if (known !== undefined) return Promise.resolve({ body: known, status: 200 });
      return execute(operation, shown, variables).then((answer) => {
        if (answer.isClean && key.length <= maxKeyLength) answers.set(generation, key, answer.body);
        return answer;
      });
    },
  };
}

/** What an error says to GraphQL Yoga about the answer's status is not for the client. */
function withoutHttp(error: GraphQLFormattedError): GraphQLFormattedError {
  const { http: _, ...extensions } = error.extensions ?? {};
  return error.extensions ? { ...error, extensions } : error;
}

/** Longer ones are nobody's who browses: what they answer is made anew each time. */
const maxKeyLength = 1_000;

const declaredVariables = (document: DocumentNode): readonly string[] =>
  operationsOf(document).flatMap(({ variableDefinitions = [] }) =>
    variableDefinitions.map(({ variable }) => variable.name.value),
  );

/** One operation, a query or a mutation, that is answered as a whole. */
function isPlain(document: DocumentNode): boolean {
  const operations = operationsOf(document);
  return (
    operations.length === 1 &&
    operations[0]?.operation !== OperationTypeNode.SUBSCRIPTION &&
    !JSON.stringify(document).includes('"value":"defer"')
  );
}

const operationsOf = ({ definitions }: DocumentNode) =>
  definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
