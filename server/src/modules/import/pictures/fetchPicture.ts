import { lookup as lookupName } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** How names become addresses and where these are reached; tests put something else in. */
export interface Network {
  resolve(hostname: string): Promise<readonly string[]>;
  /** Where to connect for an address that was found to be public. */
  route(address: string, port: number): { readonly address: string; readonly port: number };
}

export const internet: Network = {
  resolve: async (hostname) =>
    (await lookupName(hostname, { all: true })).map(({ address }) => address),
  route: (address, port) => ({ address, port }),
};

export interface FetchLimits {
  /** @default 15 MB */
  readonly maxBytes?: number;
  /** For everything, redirects included. @default 10_000 */
  readonly timeoutMs?: number;
}

/** Why a picture could not be fetched, in words for the report. */
export class FetchProblem extends Error {
  override readonly name = 'FetchProblem';
  /** Whether the host was not even reached, so that fetching its other pictures will fail, too. */
  readonly isHostAway: boolean;

  constructor(message: string, isHostAway = false) {
    super(message);
    this.isHostAway = isHostAway;
  }
}

const networkTroubles: Readonly<Record<string, string>> = {
  ENOTFOUND: 'has a host whose name is not known',
  EAI_AGAIN: 'has a host whose name could not be looked up',
  ECONNREFUSED: 'has a host that refuses connections',
  EHOSTUNREACH: 'has a host that can not be reached',
  ENETUNREACH: 'has a host that can not be reached',
  ETIMEDOUT: 'has a host that does not answer',
};

const maxRedirects = 5;

/**
 * Fetches a picture from the open internet (ruling 15): http(s) only, and the connection goes to
 * the very address that was checked, so that a name can't answer differently a moment later. Each
 * redirect is checked the same way.
 *
 * @throws FetchProblem
 */
export async function fetchPicture(
  address: string,
  network: Network = internet,
  { maxBytes = 15 * 1024 * 1024, timeoutMs = 10_000 }: FetchLimits = {},
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = address;
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const answer = await ask(url, network, maxBytes, signal);
      if (Buffer.isBuffer(answer)) return answer;
      url = answer.redirect;
    }
    throw new FetchProblem(`was redirected more than ${maxRedirects} times`);
  } catch (error) {
    if (error instanceof FetchProblem) throw error;
    if (signal.aborted) throw new FetchProblem(`did not come within ${timeoutMs / 1000} s`, true);
    const { code = '', message } = error as NodeJS.ErrnoException;
    const trouble = networkTroubles[code];
    if (trouble) throw new FetchProblem(trouble, true);
    throw new FetchProblem(`could not be fetched (${code || message})`);
  }
}

async function ask(
  address: string,
  network: Network,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer | { redirect: string }> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new FetchProblem('is no http(s) address');
  }
  if (url.username !== '' || url.password !== '') throw new FetchProblem('holds a password');
  const checked = await publicAddress(url, network, signal);
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  const target = network.route(checked, port);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        port: target.port,
        signal,
        agent: false,
        headers: { accept: 'image/*', 'user-agent': 'Kreide (catalogue import)' },
        // Called for names; an address in the URL was checked and is connected to as it is.
        lookup: (_hostname, options, done) => {
          const family = isIP(target.address);
          if (options.all) done(null, [{ address: target.address, family }]);
          else done(null, target.address, family);
        },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          response.destroy();
          const next = URL.canParse(headers.location, url) && new URL(headers.location, url);
          if (next) resolve({ redirect: next.href });
          else reject(new FetchProblem('was redirected to something that is no address'));
          return;
        }
        if (statusCode !== 200) {
          response.destroy();
          reject(new FetchProblem(`answered with status ${statusCode}`));
          return;
        }
        const parts: Buffer[] = [];
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          parts.push(part);
          if (length <= maxBytes) return;
          response.destroy();
          reject(new FetchProblem(`is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`));
        });
        response.on('end', () => resolve(Buffer.concat(parts)));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** One address of the URL's host, after all of them were found to be public. */
async function publicAddress(url: URL, network: Network, signal: AbortSignal): Promise<string> {
  const host = bare(url);
  const addresses = isIP(host) > 0 ? [host] : await raced(network.resolve(host), signal);
  const [first] = addresses;
  if (first === undefined) throw new FetchProblem('has no address');
  if (!addresses.every(isPublicAddress)) {
    throw new FetchProblem('is not a public address, so it is not fetched');
  }
  return first;
}

/** The host without an IPv6 address's brackets. */
function bare(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

function raced<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });
}
