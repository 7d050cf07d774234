import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { type Api, type ApiOptions, createApi } from '../api.ts';
import type { Database } from '../database/database.ts';

const client = { id: 'storefront', secret: 'the secret of the tests’ storefront' };

/** Of a persisted document. */
export const documentId = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The API over a database as a storefront reaches it: requests, tokens, persisted documents.
 *
 * @param documents undefined: any may be run, as in development
 */
export async function startTestApi(
  database: Database,
  documents: readonly string[] | undefined,
  options: Partial<ApiOptions> = {},
) {
  const logged: string[] = [];
  const api: Api = await createApi({
    database,
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: (line: unknown) => void logged.push(String(line)),
    },
    dataDirectory: tmpdir(),
    secret: 'a secret of the tests, long enough for all',
    smtpUrl: undefined,
    mailFrom: 'Kreide <shop@kreide.example>',
    clients: [client],
    ...(documents && {
      persistedDocuments: Object.fromEntries(documents.map((text) => [documentId(text), text])),
    }),
    ...options,
  });

  async function tokenOf(scope?: string): Promise<string> {
    const response = await api.fetch(
      new Request('http://api/oauth/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          grant_type: 'client_credentials',
          client_id: client.id,
          client_secret: client.secret,
          scope,
        }),
      }),
    );
    return (await response.json()).access_token;
  }

  return {
    api,
    logged,
    tokenOf,

    /** @param token else one of the storefront's own */
    async post(body: unknown, headers: Record<string, string> = {}, token?: string) {
      return api.fetch(
        new Request('http://api/graphql/', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${token ?? (await tokenOf())}`,
            ...headers,
          },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      );
    },

    /** @param path with its query */
    async get(path: string, headers: Record<string, string> = {}, token?: string) {
      const authorization = `Bearer ${token ?? (await tokenOf())}`;
      return api.fetch(
        new Request(`http://api${path}`, { headers: { authorization, ...headers } }),
      );
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
