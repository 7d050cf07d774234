import { createHash, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { keyFor } from './loginToken.ts';

export interface ApiClient {
  readonly id: string;
  /** `browser`: a token that the client asked for to hand it to browsers; it vouches for nothing. */
  readonly scope: 'shop' | 'browser';
  readonly mayIntrospect: boolean;
}

/** Who may ask for tokens. */
export interface ClientEntry {
  readonly id: string;
  readonly secret: string;
  /** A program of others: it vouches for nobody, whatever it asks for. */
  readonly isOutside?: boolean;
  /** Whether it may read the schema. */
  readonly mayIntrospect?: boolean;
}

export interface ApiClients {
  /** The client whose bearer token the request carries; undefined: answer INVALID_TOKEN. */
  authenticate(request: Request): Promise<ApiClient | undefined>;
  /**
   * `POST /oauth/token`, client credentials (RFC 6749 § 4.4): credentials by HTTP Basic or in the
   * body, which may be a form or JSON. `scope=browser` gives a token for browsers.
   */
  tokenEndpoint(request: Request): Promise<Response>;
  /**
   * `POST /oauth/introspect` (RFC 7662), in its smallest form: whether a visitor's login token is
   * good for the storefront of `X-Store`, now. For clients that vouch for visitors, by bearer.
   */
  introspectionEndpoint(request: Request): Promise<Response>;
}

const audience = 'kreide-api';
const lifetimeSeconds = 3600;

/** Tokens whose signature was checked before; there is one per client and half hour. */
const rememberedTokens = 1000;

export function createApiClients({
  clients,
  secret,
  clock,
  verifySession,
}: {
  clients: readonly ClientEntry[];
  secret: string;
  clock: Clock;
  verifySession: (loginToken: string, storefront: string) => Promise<boolean>;
}): ApiClients {
  const key = keyFor(audience, secret);
  const entries = new Map(clients.map((client) => [client.id, client]));

  const checked = new LRUCache<string, { client: ApiClient; until: number }>({
    max: rememberedTokens,
  });

  async function authenticate(request: Request): Promise<ApiClient | undefined> {
    const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (token === undefined) return undefined;
    const known = checked.get(token);
    if (known !== undefined && known.until > clock.now().getTime()) return known.client;
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        audience,
        currentDate: clock.now(),
      });
      // A client that was taken out of the settings loses its tokens with it.
      const entry = entries.get(payload.sub ?? '');
      if (entry === undefined) return undefined;
      const isBrowser = payload.scope === 'browser';
      const client: ApiClient = {
        id: entry.id,
        scope: isBrowser || entry.isOutside ? 'browser' : 'shop',
        mayIntrospect: entry.mayIntrospect === true && !isBrowser,
      };
      checked.set(token, { client, until: (payload.exp ?? 0) * 1000 });
      return client;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  return {
    authenticate,
    async tokenEndpoint(request) {
      if (request.method !== 'POST') {
        return answer(405, { error: 'invalid_request' }, { allow: 'POST' });
      }
      const sent = await credentialsOf(request);
      if (sent === undefined) return answer(400, { error: 'invalid_request' });
      if (sent.grantType !== 'client_credentials') {
        return answer(400, { error: 'unsupported_grant_type' });
      }
      const expected = entries.get(sent.id)?.secret;
      if (!sameText(sent.secret, expected ?? '') || expected === undefined) {
        return answer(401, { error: 'invalid_client' }, { 'www-authenticate': 'Basic' });
      }
      const now = Math.floor(clock.now().getTime() / 1000);
      const token = await new SignJWT(sent.scope === 'browser' ? { scope: 'browser' } : {})
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setSubject(sent.id)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(key);
      return answer(200, {
        access_token: token,
        token_type: 'Bearer',
        expires_in: lifetimeSeconds,
      });
    },
    async introspectionEndpoint(request) {
      if (request.method !== 'POST') {
        return answer(405, { error: 'invalid_request' }, { allow: 'POST' });
      }
      const client = await authenticate(request);
      if (client === undefined) {
        return answer(401, { error: 'invalid_token' }, { 'www-authenticate': 'Bearer' });
      }
      if (client.scope !== 'shop') return answer(403, { error: 'insufficient_scope' });
      const token = new URLSearchParams(await textOf(request)).get('token');
      if (token === null) return answer(400, { error: 'invalid_request' });
      const storefront = request.headers.get('x-store') ?? '';
      return answer(200, { active: await verifySession(token, storefront) });
    },
  };
}

interface Credentials {
  readonly grantType: string;
  readonly scope: unknown;
  readonly id: string;
  readonly secret: string;
}

const maxBodyBytes = 4096;

async function credentialsOf(request: Request): Promise<Credentials | undefined> {
  const body = await textOf(request);
  if (body === undefined) return undefined;
  let fields: Record<string, unknown>;
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    try {
      const parsed: unknown = JSON.parse(body);
      if (typeof parsed !== 'object' || parsed === null) return undefined;
      fields = parsed as Record<string, unknown>;
    } catch {
      return undefined;
    }
  } else {
    fields = Object.fromEntries(new URLSearchParams(body));
  }
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const [id, secret] =
    basic === undefined
      ? [fields.client_id, fields.client_secret]
      : splitOnce(Buffer.from(basic, 'base64').toString('utf8'));
  const { grant_type: grantType } = fields;
  if (typeof grantType !== 'string' || typeof id !== 'string' || typeof secret !== 'string') {
    return undefined;
  }
  return { grantType, scope: fields.scope, id, secret };
}

/** Undefined when the body is longer than credentials or a token can be. */
async function textOf(request: Request): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** RFC 6749 § 2.3.1: both halves are form-encoded before they are joined. */
function splitOnce(pair: string): [string, string] | [] {
  const colon = pair.indexOf(':');
  if (colon < 0) return [];
  try {
    return [decodeURIComponent(pair.slice(0, colon)), decodeURIComponent(pair.slice(colon + 1))];
  } catch {
    return [];
  }
}

function sameText(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
  });
}
