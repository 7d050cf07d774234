import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Currencies, HostEntry } from '@kreide/server/contract';
import { readCookies } from '../app/platform/cookies.ts';
import { type Domain, domainOf } from '../app/platform/domain.ts';
import { previewParameter } from '../app/platform/preview.ts';
import { passkeyHostOf } from './passkeyHost.ts';
import { Refusal } from './refusal.ts';

/** The sender of a request, as far as the HTTP front knows it. */
export interface Visitor {
  readonly domain: Domain;
  /** For whom passkeys hold here (decision 046). */
  readonly passkeyHost?: string;
  /** Scheme and host as the visitor's browser uses them; the domain's may be the canonical ones. */
  readonly origin: string;
  readonly isSecure: boolean;
  readonly ip: string;
  /** What the browser says of itself. */
  readonly userAgent?: string | undefined;
  /** The page that led here, as far as the browser tells. */
  readonly referer?: string | undefined;
  /** Looks at a page before it is so (CHK-16). @default false */
  readonly isPreview?: boolean;
  readonly cookies: ReadonlyMap<string, string>;
  /** A customer of the business storefront, whose login was verified for this request. */
  readonly hasPassedGuard: boolean;
}

export interface VisitorOptions {
  readonly hosts: readonly HostEntry[];
  readonly currencies?: Currencies | undefined;
  /** How many proxies are in front, each of which sets X-Forwarded-*. */
  readonly trustedProxies: number;
}

/**
 * The sender, before a login is verified.
 *
 * @throws Refusal for an invalid host
 */
export function visitorOf(
  request: IncomingMessage,
  { hosts, currencies, trustedProxies }: VisitorOptions,
): Visitor {
  const forwarded = (name: string) => forwardedValue(request.headers[name], trustedProxies);
  const isSecure = forwarded('x-forwarded-proto')?.toLowerCase() === 'https';
  const protocol = isSecure ? 'https' : 'http';
  const own = hostOf(request);
  const host = isListed(own, hosts) ? own : (forwarded('x-forwarded-host') ?? own);
  if (!isHost(host)) throw new Refusal(400);
  const domain = domainOf(host, protocol, hosts, currencies);
  return {
    domain,
    passkeyHost: passkeyHostOf(domain, hosts),
    origin: new URL(`${protocol}://${host}`).origin,
    isSecure,
    ip: addressOf(forwarded('x-forwarded-for')) ?? request.socket.remoteAddress ?? '',
    userAgent: request.headers['user-agent'],
    referer: request.headers.referer,
    isPreview: request.url?.includes(`${previewParameter}=`) ?? false,
    cookies: readCookies(request.headers.cookie),
    hasPassedGuard: false,
  };
}

/**
 * The value that our outermost proxy wrote. Each proxy appends its entry to the list, so earlier
 * entries were written by the client, and are ignored.
 */
function forwardedValue(
  header: string | readonly string[] | undefined,
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0 || header === undefined) return undefined;
  const entries = String(header).split(',');
  return entries[Math.max(0, entries.length - trustedProxies)]?.trim() || undefined;
}

/**
 * A proxy kept the Host that the browser sent: X-Forwarded-Host then comes from the visitor, unless
 * the proxy sets it, which says the same.
 */
const isListed = (host: string, hosts: readonly HostEntry[]): boolean => {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return hosts.some((entry) => entry.host === name);
};

/** Node keeps the first of several Host headers; a request with two is refused (RFC 9112). */
function hostOf({ headers, rawHeaders }: IncomingMessage): string {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4);
  if (names.filter((name) => name.toLowerCase() === 'host').length > 1) throw new Refusal(400);
  return headers.host ?? 'localhost';
}

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const isHost = (host: string): boolean =>
  host.length <= 260 && hostPattern.test(host) && URL.canParse(`http://${host}`);

/** An entry of X-Forwarded-For, which some proxies write with a port. */
function addressOf(entry: string | undefined): string | undefined {
  if (entry === undefined) return undefined;
  const [, v6, v4] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(entry) ?? [];
  const address = v6 ?? v4 ?? entry;
  return isIP(address) === 0 ? undefined : address;
}

/**
 * Whether an unsafe request comes from our own pages (CSRF, ruling 7). Browsers with Sec-Fetch-Site
 * declare it, and all of them send the page's origin.
 */
export function isSameOrigin(request: IncomingMessage, { origin: own }: Visitor): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).origin === own);
}
