import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { attachmentLimits } from './forms/contact.ts';

/**
 * Bodies of requests, as the storefront's HTTP front and the API read them: limited while they
 * arrive, in bytes and in parts, and all of them together (docs/decisions/027-bad-input.md). An
 * entry of its own, since browsers have no use for it.
 */

/** A body that is not taken; the status says why. */
export class BodyRefusal extends Error {
  override name = 'BodyRefusal';
  /** 503: the process holds as many bytes as it may, and has room again soon. */
  readonly status: 400 | 413 | 503;

  constructor(status: BodyRefusal['status']) {
    super({ 400: 'Bad Request', 413: 'Payload Too Large', 503: 'Service Unavailable' }[status]);
    this.status = status;
  }
}

/** What was read of a request. Its bytes count as held until it is disposed of. */
export interface ReadBody<Content> extends Disposable {
  readonly content: Content;
}

export interface FormLimits {
  /** Of the whole body. */
  readonly maxBytes: number;
  /** An order form has some 300 fields. */
  readonly maxFields: number;
  readonly maxFiles: number;
}

export const maxJsonBytes = 100 * 1024;

export const formLimits: FormLimits = { maxBytes: 64 * 1024, maxFields: 1_000, maxFiles: 0 };

/** Attachments, and the words beside them. That a file is too many, the form says in the shopper's language. */
export const uploadLimits: FormLimits = {
  maxBytes: attachmentLimits.count * attachmentLimits.bytes + maxJsonBytes,
  maxFields: formLimits.maxFields,
  // A return has a field for files at each line of its order, most of them empty.
  maxFiles: 300,
};

/** Bytes of all bodies that one process reads or works on: eight uploads of the largest size. */
export const maxHeldBytes = 8 * uploadLimits.maxBytes;
let heldBytes = 0;

/** @throws BodyRefusal for more than `maxBytes` (413), or more than the process may hold (503) */
export const readBytes = (
  request: Request,
  maxBytes: number,
): Promise<ReadBody<Uint8Array<ArrayBuffer>>> => read(request, maxBytes, concat);

/**
 * A form, of either encoding.
 *
 * @throws BodyRefusal for a broken one (400), for more than the limits (413), or more than the
 * process may hold (503)
 */
export const readForm = (request: Request, limits: FormLimits): Promise<ReadBody<FormData>> =>
  read(request, limits.maxBytes, (chunks) => {
    const type = request.headers.get('content-type') ?? '';
    return /^multipart\/form-data\b/i.test(type)
      ? parseParts(chunks, type, limits)
      : parsePairs(chunks, limits);
  });

type Chunks = AsyncIterable<Uint8Array>;

async function read<Content>(
  { headers, body }: Request,
  maxBytes: number,
  parse: (chunks: Chunks) => Promise<Content>,
): Promise<ReadBody<Content>> {
  let length = 0;
  const release = () => {
    heldBytes -= length;
    length = 0;
  };
  // Left early, the loop cancels the body, and the rest of it is never read.
  async function* limited() {
    for await (const chunk of body ?? []) {
      length += chunk.length;
      heldBytes += chunk.length;
      if (length > maxBytes) throw new BodyRefusal(413);
      if (heldBytes > maxHeldBytes) throw new BodyRefusal(503);
      yield chunk;
    }
  }
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw new BodyRefusal(413);
  try {
    return { content: await parse(limited()), [Symbol.dispose]: release };
  } catch (error) {
    release();
    throw error;
  }
}

async function concat(chunks: Chunks): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  const whole = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of all) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const fromUtf8 = new TextDecoder();

async function parsePairs(chunks: Chunks, { maxFields }: FormLimits): Promise<FormData> {
  const text = fromUtf8.decode(await concat(chunks));
  if (text.split('&', maxFields + 1).length > maxFields) throw new BodyRefusal(413);
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

const pieceBytes = 16 * 1024;

/** Takes the parts apart as they arrive, and no more of them once one is not taken. */
async function parseParts(chunks: Chunks, type: string, limits: FormLimits): Promise<FormData> {
  const form = new FormData();
  let fault: BodyRefusal | undefined;
  const refuse = (status: 400 | 413) => {
    fault ??= new BodyRefusal(status);
  };
  const parser = createParser(type, limits);
  const ended = new Promise<void>((resolve) => {
    parser.once('finish', resolve).once('error', () => resolve());
  });
  parser
    .on('field', (name: string | undefined, value, _, isCut) => {
      if (isCut) refuse(413);
      if (name === undefined) return refuse(400);
      form.append(name, value);
    })
    .on('file', (name: string | undefined, file, fileName, _, mime) => {
      const content: Buffer<ArrayBuffer>[] = [];
      file
        .on('data', (chunk: Buffer<ArrayBuffer>) => content.push(chunk))
        .on('error', () => refuse(400))
        .on('end', () => {
          if (name === undefined) return refuse(400);
          form.append(name, new File(content, fileName ?? '', { type: mime }));
        });
    })
    .on('fieldsLimit', () => refuse(413))
    .on('filesLimit', () => refuse(413))
    .on('partsLimit', () => refuse(413))
    .on('error', () => refuse(400));
  for await (const chunk of chunks) {
    // A body may come whole: what follows the first fault is not looked at.
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const isReady = parser.write(chunk.subarray(at, at + pieceBytes));
      if (fault !== undefined) throw fault;
      if (isReady) continue;
      await Promise.race([new Promise<void>((resolve) => parser.once('drain', resolve)), ended]);
    }
  }
  parser.end();
  await ended;
  if (fault !== undefined) throw fault;
  return form;
}

function createParser(type: string, { maxBytes, maxFields, maxFiles }: FormLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        ...{ fieldSize: maxJsonBytes, fields: maxFields, files: maxFiles, fileSize: maxBytes },
        ...{ parts: maxFields + maxFiles, headerPairs: 20, headerSize: 8 * 1024 },
      },
    });
  } catch {
    // It has no boundary.
    throw new BodyRefusal(400);
  }
}
