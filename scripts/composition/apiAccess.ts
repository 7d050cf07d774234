import type { Api, Settings } from '@kreide/server';
import type { FrontOptions } from '@kreide/storefront';

type ApiAccess = FrontOptions['api'];
type Fetch = (request: Request) => Promise<Response>;

/** The API in this process. */
export function localApiAccess(api: Api, client: Settings['apiClient']): ApiAccess {
  const { fetch, verifySession, generation, subscribe, nextBoundary } = api;
  const freshness = { generation, subscribe, nextBoundary };
  return { fetch, verifySession, ...freshness, ...tokensOf(fetch, client) };
}

/** How often a remote API is asked for its generation. */
const askEveryMs = 250;
/**
 * How long a page of a remote API is kept at most: behind one address there may be several
 * processes, and the one that is asked for its generation may be ahead of the one that answered.
 */
const remoteFreshnessMs = 1000;

/** An API elsewhere (`SHOP_API_URL`), reached over HTTP alone. */
export function remoteApiAccess(url: string, client: Settings['apiClient']): ApiAccess {
  const send: Fetch = async (request) => {
    const { pathname, search } = new URL(request.url);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    return fetch(new URL(pathname + search, url), {
      method: request.method,
      headers: request.headers,
      // Bodies are small (the front limits them); a stream could not be sent again.
      ...(hasBody && { body: await request.arrayBuffer() }),
      redirect: 'manual',
      signal: request.signal,
    });
  };
  const tokens = tokensOf(send, client);
  return {
    fetch: send,
    ...tokens,
    async verifySession(loginToken, storefront) {
      const response = await send(
        new Request('http://api.internal/oauth/introspect', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${await tokens.authorization()}`,
            'x-store': storefront,
          },
          body: new URLSearchParams({ token: loginToken }),
        }),
      );
      if (!response.ok) throw new Error(`The API answers ${response.status} to an introspection`);
      return ((await response.json()) as { active?: unknown }).active === true;
    },
    ...pollFreshness(async () => {
      const response = await send(
        new Request('http://api.internal/freshness', {
          headers: { authorization: `Bearer ${await tokens.authorization()}` },
          signal: AbortSignal.timeout(remoteFreshnessMs),
        }),
      );
      if (!response.ok) throw new Error(`The API answers ${response.status} for its generation`);
      return (await response.json()) as RemoteFreshness;
    }),
  };
}

interface RemoteFreshness {
  readonly generation: string;
  readonly boundaryInMs: number;
}

/** Polls the freshness of a remote API; while it does not answer, nothing may be cached. */
function pollFreshness(
  ask: () => Promise<RemoteFreshness>,
): Pick<ApiAccess, 'generation' | 'subscribe' | 'nextBoundary'> {
  const keepers: Parameters<ApiAccess['subscribe']>[0][] = [];
  let generation = 0;
  let known: string | undefined;
  let boundary = 0;

  async function poll(): Promise<void> {
    try {
      const asked = Date.now();
      const now = await ask();
      boundary = asked + now.boundaryInMs;
      if (now.generation !== known) {
        known = now.generation;
        generation += 1;
        for (const keeper of keepers) keeper([{ kind: 'catalog', key: '*' }]);
      }
    } catch {
      boundary = 0;
    }
    setTimeout(() => void poll(), askEveryMs).unref();
  }
  return {
    generation: () => generation,
    subscribe(keeper) {
      if (keepers.push(keeper) === 1) void poll();
    },
    nextBoundary: (now) => Math.min(now + remoteFreshnessMs, boundary),
  };
}

interface BearerToken {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly ends: number;
}

/** Both kinds of bearer tokens, cached until a minute before they expire; requested with one retry (API-20). */
function tokensOf(send: Fetch, client: Settings['apiClient']) {
  const asking = (scope?: 'browser') => {
    const ask = () => askForToken(send, client, scope);
    return cacheToken(() => ask().catch(ask));
  };
  const [own, browsers] = [asking(), asking('browser')];
  return {
    authorization: async () => (await own()).token,
    browserToken: async () => {
      const { token, ends } = await browsers();
      return { token, expiresIn: Math.floor((ends - Date.now()) / 1000) };
    },
  };
}

const early = 60_000;
/** API-20: how long the token endpoint is waited for. */
const tokenTimeoutMs = 3_000;
/** ERR-17: so long after a failure no other token is asked for: whoever needs one has failed as well. */
const tokenPauseMs = 2_000;

function cacheToken(ask: () => Promise<BearerToken>): () => Promise<BearerToken> {
  let current: BearerToken | undefined;
  let asking: Promise<BearerToken> | undefined;
  let failed: { readonly error: unknown; readonly until: number } | undefined;

  async function askOnce(): Promise<BearerToken> {
    try {
      current = await ask();
      return current;
    } catch (error) {
      failed = { error, until: Date.now() + tokenPauseMs };
      console.error('The API gives no token:', error instanceof Error ? error.message : error);
      throw error;
    }
  }

  return async () => {
    if (current !== undefined && Date.now() < current.ends - early) return current;
    if (failed !== undefined && Date.now() < failed.until) throw failed.error;
    asking ??= askOnce().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

async function askForToken(
  send: Fetch,
  { id, secret }: Settings['apiClient'],
  scope?: 'browser',
): Promise<BearerToken> {
  const response = await send(
    new Request('http://api.internal/oauth/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: id,
        client_secret: secret,
        ...(scope && { scope }),
      }),
      signal: AbortSignal.timeout(tokenTimeoutMs),
    }),
  );
  if (!response.ok) {
    throw new Error(
      `The API answers ${response.status} to the storefront's credentials (API_CLIENT_ID, API_CLIENT_SECRET)`,
    );
  }
  const answer = (await response.json()) as { access_token: string; expires_in: number };
  return { token: answer.access_token, ends: Date.now() + answer.expires_in * 1000 };
}
