import type { Api, Settings } from '@kreide/server';
import type { FrontOptions } from '@kreide/storefront';

type ApiAccess = FrontOptions['api'];
type Fetch = (request: Request) => Promise<Response>;

/** The API in this process. */
export function localApiAccess(api: Api, client: Settings['apiClient']): ApiAccess {
  const { fetch, verifySession, subscribe, nextBoundary } = api;
  return { fetch, verifySession, subscribe, nextBoundary, ...tokensOf(fetch, client) };
}

/** How long a page of a remote API may be kept without being told of changes (ruling 3). */
const remoteFreshness = 1500;

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
    // Nothing tells a remote storefront of changes, so what it keeps ends soon by itself.
    subscribe: () => () => {},
    nextBoundary: (now) => now + remoteFreshness,
  };
}

interface BearerToken {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly ends: number;
}

/** Both kinds of bearer tokens, kept until a minute before they end. */
function tokensOf(send: Fetch, client: Settings['apiClient']) {
  const own = kept(() => askForToken(send, client));
  const browsers = kept(() => askForToken(send, client, 'browser'));
  return {
    authorization: async () => (await own()).token,
    browserToken: async () => {
      const { token, ends } = await browsers();
      return { token, expiresIn: Math.floor((ends - Date.now()) / 1000) };
    },
  };
}

const early = 60_000;

function kept(ask: () => Promise<BearerToken>): () => Promise<BearerToken> {
  let current: BearerToken | undefined;
  let asking: Promise<BearerToken> | undefined;
  return async () => {
    if (current !== undefined && Date.now() < current.ends - early) return current;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    current = await asking;
    return current;
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
