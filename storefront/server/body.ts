import {
  formLimits,
  maxJsonBytes,
  type ReadBody,
  readBytes,
  readForm,
  uploadLimits,
} from '@kreide/server/contract/body';
import { Refusal } from './refusal.ts';

/** The maximum of bytes by type; other types are refused. */
export type BodyLimits = Readonly<Record<string, number>>;

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data';
const json = 'application/json';

export const jsonLimits: BodyLimits = { [json]: maxJsonBytes };
export const graphqlLimits: BodyLimits = {
  [json]: maxJsonBytes,
  [multipart]: uploadLimits.maxBytes,
};
export const noticeLimits: BodyLimits = { [json]: maxJsonBytes, [form]: formLimits.maxBytes };
export const tokenLimits: BodyLimits = { [json]: formLimits.maxBytes, [form]: formLimits.maxBytes };

/**
 * The request with its body in memory, with length and type checked.
 *
 * @throws Refusal for a body of another type (415)
 * @throws BodyRefusal for one that is too large
 */
export async function withBody(request: Request, limits: BodyLimits): Promise<ReadBody<Request>> {
  const { method, headers, signal } = request;
  if (request.body === null) return unread(request);
  const limit = Object.hasOwn(limits, typeOf(request)) ? limits[typeOf(request)] : undefined;
  if (limit === undefined && !isEmpty(headers)) throw new Refusal(415);
  const read = await readBytes(request, limit ?? 0);
  const content = new Request(request.url, { method, headers, signal, body: read.content });
  return { ...read, content };
}

/**
 * The same for a page's form, which is taken apart while it arrives and put together anew: the
 * route's own `formData()` has nothing before it that was not limited.
 *
 * @param takesAttachments whether the form has files
 * @throws Refusal for a body that is no form (415)
 * @throws BodyRefusal for one that is broken or too large
 */
export async function withForm(
  request: Request,
  takesAttachments = false,
): Promise<ReadBody<Request>> {
  if (request.body === null) return unread(request);
  const type = typeOf(request);
  if (type !== form && type !== multipart) throw new Refusal(415);
  const read = await readForm(
    request,
    takesAttachments && type === multipart ? uploadLimits : formLimits,
  );
  const { method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  headers.delete('content-length');
  const texts = [...read.content].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const hasFiles = texts.length < [...read.content].length;
  const body = hasFiles ? read.content : new URLSearchParams(texts);
  return { ...read, content: new Request(request.url, { method, headers, signal, body }) };
}

const unread = (content: Request): ReadBody<Request> => ({ content, [Symbol.dispose]() {} });

const typeOf = ({ headers }: Request) =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const isEmpty = (headers: Headers) =>
  !headers.has('transfer-encoding') && (headers.get('content-length') ?? '0') === '0';
