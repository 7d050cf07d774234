import type { IncomingMessage } from 'node:http';
import type { Currencies } from '@kreide/server/contract';
import { type Domain, domainOf, type HostEntry } from '../app/platform/domain.ts';

/** One request's sender, as far as the HTTP front knows it. */
export interface Visitor {
  readonly domain: Domain;
  readonly isSecure: boolean;
  readonly ip: string;
  readonly cookies: ReadonlyMap<string, string>;
}

export function visitorOf(
  request: IncomingMessage,
  {
    hosts,
    currencies,
    trustsProxy,
  }: {
    hosts: readonly HostEntry[];
    currencies?: Currencies | undefined;
    trustsProxy: boolean;
  },
): Visitor {
  const forwarded = (name: string) => {
    const value = trustsProxy ? request.headers[name] : undefined;
    return typeof value === 'string' ? value.split(',')[0]?.trim() : undefined;
  };
  const isSecure = forwarded('x-forwarded-proto') === 'https';
  return {
    domain: domainOf(
      forwarded('x-forwarded-host') ?? request.headers.host ?? 'localhost',
      isSecure ? 'https' : 'http',
      hosts,
      currencies,
    ),
    isSecure,
    ip: forwarded('x-forwarded-for') ?? request.socket.remoteAddress ?? '',
    cookies: parseCookies(request.headers.cookie),
  };
}

export function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals < 0) continue;
    const name = pair.slice(0, equals).trim();
    const value = pair.slice(equals + 1).trim();
    try {
      if (!cookies.has(name)) cookies.set(name, decodeURIComponent(value));
    } catch {
      // Not ours: we never write a value that doesn't decode.
    }
  }
  return cookies;
}

/**
 * Does an unsafe request come from our own pages (CSRF, ruling 7)? Browsers that know
 * Sec-Fetch-Site say it themselves; for the others Origin has to be the host asked.
 */
export function isSameOrigin(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host?.toLowerCase();
}
