export interface TokenOptions {
  /** The token at hand, or one fetched anew; undefined sends the request without. */
  readonly get: (signal: AbortSignal) => Promise<string | undefined> | string | undefined;
  /** Always fetches a new one (ERR-12). */
  readonly refresh: (signal: AbortSignal) => Promise<string>;
  /** Called once with the failure; no further attempt follows (ERR-17). */
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds for fetching one; 3,000 unless told. */
  readonly timeout?: number;
}

export interface TokenSource {
  current(): Promise<string | undefined>;
  /** True when a token other than `used` is at hand now. */
  renew(used: string | undefined): Promise<boolean>;
}

/** One token for all operations: however many need a new one at once, one is fetched. */
export function createTokenSource(options: TokenOptions): TokenSource {
  const timeout = options.timeout ?? 3000;
  let token: Promise<string | undefined> | undefined;
  let renewing: Promise<boolean> | undefined;
  let failed = false;

  async function attempt(
    fetch: (signal: AbortSignal) => Promise<string | undefined> | string | undefined,
  ): Promise<string | undefined> {
    if (failed) return undefined;
    try {
      return await fetch(AbortSignal.timeout(timeout));
    } catch (error) {
      if (!failed) {
        failed = true;
        options.onFailure(error);
      }
      return undefined;
    }
  }

  return {
    current: () => {
      token ??= attempt(options.get);
      return token;
    },
    renew: (used) => {
      renewing ??= (async () => {
        // Another operation may have renewed it while this one was on its way.
        if ((await token) === used) token = attempt(options.refresh);
        const renewed = await token;
        return renewed !== undefined && renewed !== used;
      })().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
  };
}
