import { createReadStream } from 'node:fs';
import type { Place, Problem } from '../format/rules.ts';

/** One line of a file, without its end; no bytes where it was longer than allowed. */
export interface RawLine {
  readonly line: number;
  readonly bytes: Buffer | undefined;
}

/** A file that can't be imported at all: missing, empty, of no known format. */
export class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
}

const newline = 0x0a;
const carriageReturn = 0x0d;

/** A path's bytes. Errors of the file system become `UnusableFileError`. */
export async function* readFileBytes(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') throw new UnusableFileError(`There is no file ${path}`);
    if (code === 'EISDIR') throw new UnusableFileError(`${path} is a folder, not a file`);
    if (code === 'EACCES') throw new UnusableFileError(`${path} may not be read`);
    throw error;
  }
}

/**
 * Cuts bytes into lines. Memory is bounded by `maxBytes` and the size of a chunk: of a longer line
 * the rest is skipped and only its number is reported.
 */
export async function* splitLines(
  chunks: AsyncIterable<string | Uint8Array>,
  maxBytes: number,
): AsyncGenerator<RawLine> {
  let line = 1;
  let parts: Buffer[] = [];
  let length = 0;
  let tooLong = false;
  const finish = (): RawLine => {
    const bytes = tooLong ? undefined : withoutReturn(Buffer.concat(parts));
    parts = [];
    length = 0;
    tooLong = false;
    return { line: line++, bytes };
  };
  const add = (part: Buffer) => {
    length += part.length;
    if (length > maxBytes) {
      tooLong = true;
      parts = [];
    } else parts.push(part);
  };
  for await (const given of chunks) {
    const chunk = typeof given === 'string' ? Buffer.from(given) : asBuffer(given);
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      add(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    if (start < chunk.length) add(chunk.subarray(start));
  }
  if (length > 0) yield finish();
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes)
    ? bytes
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function withoutReturn(bytes: Buffer): Buffer {
  return bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of UTF-8 bytes (a mark at its beginning is dropped), or nothing when they are none. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** What one line, or the rows of one product, say. */
export interface Entry {
  readonly line: number;
  /** An object as docs/import.md describes it; of an entry with problems at most type and id. */
  readonly value?: unknown;
  /** Why it can't be read at all. */
  readonly problems?: readonly Problem[] | undefined;
  /** What was noticed while `value` was made from the file's own form. */
  readonly warnings?: readonly Problem[] | undefined;
  /** Where a field of `value` stands in a file whose columns have other names. */
  readonly locate?: ((path: string) => Place) | undefined;
  /**
   * Made up from what products say (a category's name in a column): it adds what the shop lacks
   * and leaves alone what it has.
   */
  readonly onlyNew?: boolean;
  /** What a product of a CSV names and its file has no lines of. */
  readonly derived?: DerivedNames;
}

export interface DerivedNames {
  /** Whatever it names, known or new. */
  records(): readonly { readonly type: string; readonly id: string }[];
  /** The product is taken: entries, to be stored with it, of what no product before it named. */
  take(): readonly Entry[];
}

export const maxLineBytes = 4 * 1024 * 1024;

/** JSON Lines: each line that is not empty is one object. */
export async function* readJsonLines(lines: AsyncIterable<RawLine>): AsyncGenerator<Entry> {
  for await (const { line, bytes } of lines) {
    if (bytes === undefined) {
      yield refused(line, `is longer than ${maxLineBytes / 1024 / 1024} MB`);
      continue;
    }
    const text = decodeUtf8(bytes);
    if (text === undefined) {
      yield refused(line, 'is not valid UTF-8');
      continue;
    }
    if (text.trim() === '') continue;
    try {
      yield { line, value: JSON.parse(text) };
    } catch (error) {
      yield refused(line, `is no JSON: ${(error as Error).message}`);
    }
  }
}

function refused(line: number, reason: string): Entry {
  return { line, problems: [{ path: '', reason }] };
}
