import { isUnchanged, openFileHeaders } from '../../openFiles.ts';
import { fileAddressOf } from './file.ts';
import type { FileService } from './service.ts';

/** So much of a file is sent at once; players ask for the next part. */
const maxPartBytes = 2 * 1024 * 1024;

const notFound = () => new Response(null, { status: 404 });

/**
 * Answers `/downloads/{id}/{name}.{extension}`, also a part of it: a player that jumps within a film
 * asks for the bytes from there on (RFC 9110, 14).
 */
export async function serveFile(
  files: FileService,
  request: Request,
  pathname: string,
): Promise<Response> {
  const found = fileAddressOf(pathname);
  const file = found && (await files.find(found.id));
  if (found === undefined || file === undefined) return notFound();
  const { id, fileName } = found;
  const { mime, size } = file;
  const etag = `"${id}"`;
  const headers = {
    ...openFileHeaders,
    'content-type': mime,
    'content-disposition': `inline; filename="${fileName}"`,
    'accept-ranges': 'bytes',
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
  };
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
  const range = rangeOf(request.headers.get('range'), size);
  if (range === 'beyond') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  }
  if (range === undefined) {
    return new Response(partsOf(files, id, size), {
      headers: { ...headers, 'content-length': String(size) },
    });
  }
  const [start, end] = range;
  const bytes = await files.read(id, start, end - start + 1);
  if (bytes === undefined) return notFound();
  return new Response(new Uint8Array(bytes), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(bytes.length),
      'content-range': `bytes ${start}-${end}/${size}`,
    },
  });
}

/** The file part by part, so that a long film never lies in memory as a whole. */
function partsOf(files: FileService, id: string, size: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      const bytes = at < size ? await files.read(id, at, maxPartBytes) : undefined;
      if (bytes === undefined || bytes.length === 0) return controller.close();
      at += bytes.length;
      controller.enqueue(new Uint8Array(bytes));
    },
  });
}

/** First and last byte of one range; several, or another unit, count as no wish. */
function rangeOf(
  header: string | null,
  size: number,
): readonly [start: number, end: number] | 'beyond' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const wanted = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || wanted < start) return 'beyond';
  return [start, Math.min(wanted, start + maxPartBytes - 1)];
}
