import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { stringifyCookie } from 'cookie-es';
import { apiPaths, isBelow } from '../app/platform/frontPaths.ts';
import type { ApiAccess } from './apiAccess.ts';
import { type BodyLimits, graphqlLimits, tokenLimits, withBody } from './body.ts';
import { Refusal } from './refusal.ts';
import type { Visitor } from './visitor.ts';

/** Paths that accept a body; all others are only read. */
const bodyLimits: Readonly<Record<string, BodyLimits>> = {
  '/graphql/': graphqlLimits,
  '/oauth/token': tokenLimits,
};

/** A cookie name by RFC 6265, since others could not be forwarded. */
const forwardedCookie = /^(?:BZ_AB_|_ga)[\w.-]*$/;

/** Only the storefront says them. */
const internalHeaders = [
  'x-guard',
  'x-store',
  'x-shop-language',
  'x-shop-url',
  'x-forwarded-for',
  'cookie',
];

/**
 * Headers of a call to the API.
 *
 * `shared` identifies nobody: its answers may go into a page for everyone or, in the business
 * storefront, for everyone who is signed in. `personal` acts for the visitor.
 */
export async function apiHeaders(
  api: ApiAccess,
  visitor: Visitor,
  identity: 'shared' | 'personal',
): Promise<[string, string][]> {
  const { domain, cookies } = visitor;
  const headers: [string, string][] = [
    ['authorization', `Bearer ${await api.authorization()}`],
    ['x-store', domain.shopStoreId],
    ['x-shop-language', domain.shopLanguage],
  ];
  if (identity === 'shared') {
    if (visitor.hasPassedGuard) headers.push(['x-guard', 'passed']);
    return headers;
  }
  headers.push(['x-forwarded-for', visitor.ip], ['x-shop-url', domain.baseUrl]);
  const { userAgent, referer, isPreview } = visitor;
  if (userAgent !== undefined) headers.push(['x-original-user-agent', userAgent]);
  if (referer !== undefined) headers.push(['referer', referer]);
  if (isPreview) headers.push(['x-preview', 'true']);
  const userId = cookies.get('X-iSHOP-API-USERID');
  const loginToken = cookies.get('X-JWT');
  if (isToken(userId)) headers.push(['x-ishop-api-userid', userId]);
  if (isToken(loginToken)) headers.push(['x-jwt', loginToken]);
  const deviceId = cookies.get('deviceId');
  if (isToken(deviceId)) headers.push(['x-device-id', deviceId]);
  const measuring = [...cookies].filter(([name]) => forwardedCookie.test(name));
  if (measuring.length > 0) {
    headers.push(['cookie', stringifyCookie(Object.fromEntries(measuring))]);
  }
  return headers;
}

/** The characters of ids and tokens; a cookie with others is ignored. */
const isToken = (value: string | undefined): value is string =>
  value !== undefined && /^[\x21-\x7e]+$/.test(value);

/** The paths that the API answers itself, reached through the storefront's host. */
export function createApiProxy(api: ApiAccess): {
  takes(pathname: string): boolean;
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: Visitor,
    url: URL,
  ): Promise<void>;
} {
  return {
    takes: (pathname) => isBelow(apiPaths, pathname),

    async handle(request, response, visitor, url) {
      const limits = bodyLimits[url.pathname];
      if (request.method === 'POST' && limits === undefined) throw new Refusal(405);
      using body = await withBody(createRequest(request, response), limits ?? {});
      const forwarded = new Request(
        `http://api.internal${url.pathname}${url.search}`,
        body.content,
      );
      // Clients outside must not set the API's internal headers.
      for (const name of internalHeaders) forwarded.headers.delete(name);
      if (url.pathname === '/graphql/') {
        const own = forwarded.headers.get('authorization');
        for (const [name, value] of await apiHeaders(api, visitor, 'personal')) {
          forwarded.headers.set(name, value);
        }
        if (own !== null) forwarded.headers.set('authorization', own);
      }
      await sendResponse(response, await api.fetch(forwarded));
    },
  };
}
