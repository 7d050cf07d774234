export interface Token {
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface TokenOptions {
  /** Fetches a new token from the token endpoint. */
  readonly fetch: (signal: AbortSignal) => Promise<Token>;
  /** Called with the failure that ends all attempts (ERR-17). */
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds for fetching one. @default 3000 */
  readonly timeout?: number;
  /**
   * Milliseconds from a failure to the next attempt: a server that runs for months recovers.
   * @default Infinity (ERR-17)
   */
  readonly pause?: number;
}

/** The bearer token that operations carry (API-06). */
export interface TokenSource {
  /** Undefined when none could be fetched: the request is sent without one. */
  current(): Promise<string | undefined>;
  /** Replaces `used`, which the API refused (ERR-12); false when there is no other. */
  renew(used: string | undefined): Promise<boolean>;
}

/** A token is replaced so long before it is over. */
const margin = 60_000;

/**
 * One token for all operations, and for all environments of a server: however many need a new one
 * at once, one is fetched.
 */
export function createTokenSource(options: TokenOptions): TokenSource {
  const { timeout = 3000, pause = Number.POSITIVE_INFINITY } = options;
  let token: Token | undefined;
  let fetching: Promise<string | undefined> | undefined;
  let failedAt: number | undefined;

  async function fetch(): Promise<string | undefined> {
    if (failedAt !== undefined && Date.now() - failedAt < pause) return undefined;
    try {
      token = await options.fetch(AbortSignal.timeout(timeout));
      failedAt = undefined;
      return token.value;
    } catch (error) {
      token = undefined;
      failedAt = Date.now();
      options.onFailure(error);
      return undefined;
    }
  }

  function fetchOnce(): Promise<string | undefined> {
    fetching ??= fetch().finally(() => {
      fetching = undefined;
    });
    return fetching;
  }

  return {
    async current() {
      if (token && Date.now() < token.expiresAt - margin) return token.value;
      return fetchOnce();
    },
    async renew(used) {
      // Another operation may have renewed it while this one was on its way.
      const value = token && token.value !== used ? token.value : await fetchOnce();
      return value !== undefined && value !== used;
    },
  };
}
