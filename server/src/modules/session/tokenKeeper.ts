import type { Clock } from '../../clock.ts';
import type { ApiClients } from './apiClients.ts';

export interface KeptToken {
  readonly token: string;
  /** Seconds. */
  readonly expiresIn: number;
}

/** Fetches a token by client credentials, as any client of the API does. */
export async function tokenOf(
  clients: ApiClients,
  client: { readonly id: string; readonly secret: string },
): Promise<KeptToken> {
  const answer = await clients.tokenEndpoint(
    new Request('http://api.internal/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'client_credentials',
        client_id: client.id,
        client_secret: client.secret,
      }),
    }),
  );
  if (!answer.ok) throw new Error(`the token endpoint answered ${answer.status}`);
  const { access_token: token, expires_in: expiresIn } = await answer.json();
  return { token, expiresIn };
}

/** Keeps a token until half of its life is over; one fetch at a time. */
export function createTokenKeeper(
  fetchToken: () => Promise<KeptToken>,
  clock: Clock,
): () => Promise<KeptToken> {
  let kept: { until: number; token: Promise<KeptToken> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (kept === undefined || kept.until <= now) {
      const token = fetchToken();
      const next = { until: Number.POSITIVE_INFINITY, token };
      kept = next;
      token.then(
        ({ expiresIn }) => {
          next.until = now + expiresIn * 500;
        },
        () => {
          if (kept === next) kept = undefined;
        },
      );
    }
    return kept.token;
  };
}
