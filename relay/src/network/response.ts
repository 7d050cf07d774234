import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime';
import { GraphQLRequestError } from './errors.ts';
import { namesOf, type Operation } from './operation.ts';

/** What the API answered to one operation. */
export interface Exchange {
  readonly first: GraphQLSingularResponse;
  /** The HTTP answer that it came with, which the operations of a batch share. */
  readonly answer: Response;
  /** The deferred parts that follow, in the form that Relay reads. */
  readonly rest?: AsyncIterable<GraphQLSingularResponse>;
  /** Cancels a response whose remaining parts are not read. */
  readonly abandon?: () => void;
  /** The token that the request carried: tells a stale one from one renewed meanwhile. */
  readonly token?: string | undefined;
}

/** Gateway answers that say "not now" (DEC-141). */
export const retryableStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Reads the answers to `operations`, in their order (DEC-144).
 *
 * @param progress called whenever a part of a streamed answer arrived
 * @throws GraphQLRequestError of kind `http` when the answer is no GraphQL
 */
export async function readResponse(
  response: Response,
  operations: readonly Operation[],
  progress: () => void,
): Promise<Exchange[]> {
  const contentType = response.headers.get('content-type') ?? '';
  if (contentType.startsWith('multipart/mixed') && response.body) {
    // Few pages ask for deferred parts: most never need the code that reads them.
    const { incrementalResponses } = await import('./incremental.ts');
    const parts = incrementalResponses(response.body, contentType, progress);
    const { value: first, done } = await parts.next();
    if (done) throw unreadable(response, operations);
    return [{ first, rest: parts, answer: response }];
  }
  const text = await response.text();
  const content = parseJson(text);
  // A batch refused as a whole is answered by one object that holds for all.
  const results: unknown[] =
    operations.length > 1 && Array.isArray(content) ? content : operations.map(() => content);
  if (
    retryableStatuses.has(response.status) ||
    results.length !== operations.length ||
    !results.every(isResult)
  ) {
    throw unreadable(response, operations, content);
  }
  const [first] = results;
  if (first && operations.length === 1) texts.set(first, text);
  return results.map((result) => ({ first: result, answer: response }));
}

const texts = new WeakMap<object, string>();

/** A response as JSON; the API's own text where it stood alone, which spares writing it again. */
export function responseText(response: GraphQLResponse): string {
  return texts.get(response) ?? JSON.stringify(response);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isResult(value: unknown): value is GraphQLSingularResponse {
  if (typeof value !== 'object' || value === null) return false;
  return 'data' in value || ('errors' in value && Array.isArray(value.errors));
}

function unreadable(
  response: Response,
  operations: readonly Operation[],
  content?: unknown,
): GraphQLRequestError {
  return new GraphQLRequestError({
    kind: 'http',
    message: `The API answered with status ${response.status}`,
    operationName: namesOf(operations),
    status: response.status,
    errors: isResult(content) && 'errors' in content ? content.errors : undefined,
  });
}
