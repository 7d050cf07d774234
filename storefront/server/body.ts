import { attachmentLimits } from '@kreide/server/contract';
import { Refusal } from './refusal.ts';

/** The maximum of bytes by type; other types are refused. */
export type BodyLimits = Readonly<Record<string, number>>;

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data';
const json = 'application/json';

const maxFormBytes = 64 * 1024;
const maxJsonBytes = 100 * 1024;
/** A form's attachments, and the words beside them. */
const maxAttachmentBytes = attachmentLimits.count * attachmentLimits.bytes + 100_000;

export const jsonLimits: BodyLimits = { [json]: maxJsonBytes };
export const graphqlLimits: BodyLimits = { [json]: maxJsonBytes, [multipart]: maxAttachmentBytes };
export const tokenLimits: BodyLimits = { [form]: maxFormBytes };

/**
 * The request with its body in memory, with length and type checked.
 *
 * @throws Refusal for a body that is too large (413) or of another type (415)
 */
export async function withBody(request: Request, limits: BodyLimits): Promise<Request> {
  const { method, headers, signal } = request;
  if (request.body === null) return request;
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const limit = Object.hasOwn(limits, type) ? limits[type] : undefined;
  if (limit === undefined && !isEmpty(headers)) throw new Refusal(415);
  const body = await readBody(request, limit ?? 0);
  return new Request(request.url, { method, headers, signal, body });
}

/**
 * The same for a page's form.
 *
 * @param takesAttachments whether the form has files
 * @throws Refusal for a body that is too large (413), no form (415), or a broken one (400)
 */
export async function withForm(request: Request, takesAttachments = false): Promise<Request> {
  const sent = await withBody(request, {
    [form]: maxFormBytes,
    [multipart]: takesAttachments ? maxAttachmentBytes : maxFormBytes,
  });
  if (sent.body === null) return sent;
  if (!sent.headers.has('content-type')) throw new Refusal(415);
  await sent
    .clone()
    .formData()
    .catch(() => {
      throw new Refusal(400);
    });
  return sent;
}

const isEmpty = (headers: Headers) =>
  !headers.has('transfer-encoding') && (headers.get('content-length') ?? '0') === '0';

async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Refusal(413);
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the body, so that the rest is never read.
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > limit) throw new Refusal(413);
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}
