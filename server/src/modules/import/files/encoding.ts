import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UnusableFileError } from './source.ts';

type Chunks = AsyncIterable<string | Uint8Array>;

/**
 * A file as the readers of its lines take it: gzip is unpacked and UTF-16 becomes UTF-8, piece by
 * piece, so that memory is bounded however large the file is.
 *
 * @throws UnusableFileError for what is packed or written in another way, and where it is damaged
 */
export async function* plainChunks(chunks: Chunks): AsyncGenerator<string | Uint8Array> {
  const file = await opened(chunks);
  if (file.begin[0] !== 0x1f || file.begin[1] !== 0x8b) yield* decoded(file);
  else yield* decoded(await opened(unzipped(file.chunks)));
}

interface OpenFile {
  /** Its first bytes; `chunks` has them as well. */
  readonly begin: Buffer;
  readonly chunks: Chunks;
}

const beginLength = 4;

async function opened(chunks: Chunks): Promise<OpenFile> {
  const rest = chunks[Symbol.asyncIterator]();
  let begin = Buffer.alloc(0);
  while (begin.length < beginLength) {
    const next = await rest.next();
    if (next.done) break;
    begin = Buffer.concat([begin, Buffer.from(next.value as Uint8Array)]);
  }
  async function* all() {
    if (begin.length > 0) yield begin;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { begin, chunks: all() };
}

async function* unzipped(chunks: Chunks): Chunks {
  try {
    yield* pipeline(Readable.from(chunks), createGunzip(), () => undefined);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('Z_')) throw error;
    throw new UnusableFileError(
      `The gzip file is damaged (${message}); what could be read before is in the shop`,
    );
  }
}

function decoded({ begin, chunks }: OpenFile): Chunks {
  if (begin.toString('latin1', 0, 4) === 'PK\u0003\u0004') {
    throw new UnusableFileError(
      'The file is a ZIP archive or an Excel workbook: unpack it, or save the sheet as CSV',
    );
  }
  const encoding = utf16Of(begin);
  return encoding === undefined ? chunks : fromUtf16(chunks, encoding);
}

/** By its mark, or by every second byte of the first two characters, which are ASCII. */
function utf16Of([a, b, c, d]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return 'utf-16be';
  return undefined;
}

async function* fromUtf16(chunks: Chunks, encoding: 'utf-16le' | 'utf-16be'): Chunks {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of chunks) {
      yield decoder.decode(Buffer.from(chunk as Uint8Array), { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UnusableFileError(
      'The file is no valid UTF-16: save it as UTF-8; what could be read before is in the shop',
    );
  }
}
