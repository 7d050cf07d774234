import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { SettingsError } from './settings.ts';

/** What programs of others may ask the API for (docs/api.md). */

type Documents = Readonly<Record<string, string>>;

/** @throws SettingsError that names the file and what is wrong with it */
export async function readClientDocuments(file: string): Promise<Documents> {
  const fault = (problem: string) =>
    new SettingsError([`KREIDE_API_DOCUMENTS: ${file} ${problem}`]);
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw fault(code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw fault(`is no JSON: ${(error as Error).message.replaceAll('\n', ' ')}`);
  }
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = Object.entries(isMap ? (value as object) : {});
  if (!isMap || entries.some(([, document]) => typeof document !== 'string')) {
    throw fault('must be an object of documents by the sha256 of their texts');
  }
  for (const [id, document] of entries) {
    if (id !== sha256(document)) {
      throw fault(`has an id that is not the sha256 of its document: "${id.slice(0, 64)}"`);
    }
  }
  return Object.fromEntries(entries);
}

/**
 * Those that the schema answers. One that it no longer does, after an update of the shop, is left
 * out with a warning: it must not keep the shop from starting.
 */
export function answerable(
  schema: GraphQLSchema,
  documents: Documents,
  log: Pick<Console, 'warn'>,
): Documents {
  const entries = Object.entries(documents).filter(([id, text]) => {
    const problem = problemOf(schema, text);
    if (problem) log.warn(`The document ${id} of KREIDE_API_DOCUMENTS is left out: ${problem}`);
    return problem === undefined;
  });
  return Object.fromEntries(entries);
}

function problemOf(schema: GraphQLSchema, text: string): string | undefined {
  try {
    return validate(schema, parse(text))[0]?.message;
  } catch (error) {
    return (error as Error).message;
  }
}

const maxLength = 20_000;
const maxTokens = 2_000;

/**
 * Lets clients that have the right read the schema: a document that asks for nothing else counts, for
 * its request, like one that is persisted.
 */
export function createIntrospection(
  schema: GraphQLSchema,
  mayIntrospect: (request: Request) => Promise<boolean>,
) {
  const admitted = new WeakMap<Request, Map<string, string>>();
  const plugin: Plugin = {
    async onParams({ request, params, setParams }) {
      const { query, ...rest } = params;
      if (typeof query !== 'string' || !isIntrospection(schema, query)) return;
      if (!(await mayIntrospect(request))) return;
      const id = sha256(query);
      const texts = admitted.get(request) ?? new Map<string, string>();
      admitted.set(request, texts.set(id, query));
      setParams({ ...rest, id } as typeof params);
    },
  };
  return {
    plugin,
    find: (id: string, request: Request) => admitted.get(request)?.get(id),
  };
}

function isIntrospection(schema: GraphQLSchema, text: string): boolean {
  if (text.length > maxLength || !text.includes('__')) return false;
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens });
  } catch {
    return false;
  }
  const operations = document.definitions.filter((one) => one.kind === 'OperationDefinition');
  const asksForSchema = operations.every(
    ({ operation, selectionSet }) =>
      operation === 'query' &&
      selectionSet.selections.every(
        (one) => one.kind === 'Field' && ['__schema', '__type'].includes(one.name.value),
      ),
  );
  return asksForSchema && operations.length > 0 && validate(schema, document).length === 0;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
