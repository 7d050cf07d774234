import type { GraphQLSingularResponse } from 'relay-runtime';

interface IncrementalPart {
  data?: object | null;
  path?: (string | number)[];
  label?: string;
  errors?: { message: string }[];
}

interface Part extends IncrementalPart {
  incremental?: IncrementalPart[];
  hasNext?: boolean;
}

/**
 * Reads an answer in parts (`multipart/mixed`, as GraphQL Yoga's defer plugin sends it) and turns
 * each into the form that Relay reads: `{data, path, label, extensions: {is_final}}`.
 *
 * A deferred part that failed is left out: Relay would end the whole operation on it, and the
 * other parts are still good. Its fragment stays missing, which `@throwOnFieldError` reports.
 */
export async function* incrementalResponses(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  progress: () => void,
): AsyncGenerator<GraphQLSingularResponse, void, undefined> {
  for await (const text of multipartBodies(body, boundaryOf(contentType))) {
    progress();
    const part = JSON.parse(text) as Part;
    const isFinal = part.hasNext !== true;
    if ('data' in part || part.errors) {
      yield relayResponse(part, isFinal && part.incremental === undefined);
    }
    for (const incremental of part.incremental ?? []) {
      if (incremental.data) yield relayResponse(incremental, false);
    }
    if (isFinal) {
      if (!('data' in part)) yield { data: null, extensions: { is_final: true } };
      return;
    }
  }
}

function relayResponse(part: IncrementalPart, isFinal: boolean): GraphQLSingularResponse {
  const { data, path, label, errors } = part;
  return {
    data,
    ...(path && { path }),
    ...(label !== undefined && { label }),
    ...(errors && { errors }),
    extensions: { is_final: isFinal },
  } as GraphQLSingularResponse;
}

function boundaryOf(contentType: string): string {
  return /boundary="?([^";]+)/.exec(contentType)?.[1] ?? '-';
}

/**
 * The bodies between the boundaries, each as soon as its closing boundary (or the end) arrived. A
 * boundary counts only where a line begins: Yoga's is `---`, which product texts hold too.
 */
async function* multipartBodies(
  body: ReadableStream<Uint8Array>,
  boundary: string,
): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const delimiter = `\n--${boundary}`;
  // The first boundary may stand at the very beginning.
  let buffered = '\n';
  let ended = false;
  try {
    while (!ended) {
      const { done, value } = await reader.read();
      ended = done;
      buffered += done ? decoder.decode() : decoder.decode(value, { stream: true });
      for (;;) {
        const end = buffered.indexOf(delimiter, 1);
        if (end === -1) break;
        const content = contentOf(buffered.slice(0, end));
        buffered = buffered.slice(end);
        if (content) yield content;
      }
    }
    const content = contentOf(buffered);
    if (content) yield content;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** What follows the blank line after a part's headers; '' where there are none. */
function contentOf(section: string): string {
  const blank = /\r?\n\r?\n/.exec(section);
  return blank ? section.slice(blank.index + blank[0].length).trim() : '';
}
