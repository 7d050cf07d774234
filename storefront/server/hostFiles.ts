import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { Domain } from '../app/platform/domain.ts';
import { sendPrepared } from './answer.ts';
import type { ApiAccess } from './apiAccess.ts';
import { apiHeaders } from './apiProxy.ts';
import type { Visitor } from './visitor.ts';

/**
 * DEC-59: paths that search engines do not crawl; pages that are only not indexed declare it
 * themselves.
 */
const closedPaths = ['/checkout/', '/myaccount/', '/computop/', '/api/', '/graphql/'];

/** The robots.txt of a host. The business storefront is closed to search engines. */
export function robotsText({ isB2b, canonicalHost }: Domain): string {
  const rules = isB2b ? ['/'] : closedPaths;
  const sitemap = isB2b ? [] : ['', `Sitemap: https://${canonicalHost}/sitemap.xml`];
  return `${['User-agent: *', ...rules.map((path) => `Disallow: ${path}`), ...sitemap].join('\n')}\n`;
}

/** The API's name of a sitemap's file; undefined for any other path. */
function sitemapName(pathname: string): string | undefined {
  if (pathname === '/sitemap.xml') return 'index.xml';
  return /^\/sitemaps\/((?:pages|products-\d+)\.xml\.gz)$/.exec(pathname)?.[1];
}

/** The files that differ by host: robots.txt and the sitemap. */
export function createHostFiles(api: ApiAccess): {
  takes(pathname: string): boolean;
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: Visitor,
    pathname: string,
  ): Promise<void>;
} {
  return {
    takes: (pathname) => pathname === '/robots.txt' || sitemapName(pathname) !== undefined,

    async handle(request, response, visitor, pathname) {
      const { domain } = visitor;
      if (pathname === '/robots.txt') {
        return sendPrepared(
          request,
          response,
          {
            headers: { 'content-type': 'text/plain; charset=utf-8' },
            bodies: { identity: Buffer.from(robotsText(domain)) },
          },
          { 'cache-control': 'public, max-age=3600' },
        );
      }
      const address = new URL(`http://api.internal/sitemaps/${sitemapName(pathname)}`);
      address.searchParams.set('origin', `https://${domain.canonicalHost}`);
      const { method, signal } = createRequest(request, response);
      const headers = await apiHeaders(api, visitor, 'shared');
      await sendResponse(
        response,
        await api.fetch(new Request(address, { method, signal, headers })),
      );
    },
  };
}
