/**
 * Why an operation failed.
 *
 * - `network`: no answer at all; - `timeout`: no answer in time (ERR-18); - `http`: an answer that
 *   is no GraphQL; - `graphql`: the API refused or failed; - `aborted`: nobody waits any more.
 */
export type FailureKind = 'network' | 'timeout' | 'http' | 'graphql' | 'aborted';

/** Entries of `errors` as the API sends them; the extensions are this shop's. */
export interface ApiError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    /** Machine-readable class, such as `CART_NOT_FOUND` or `INVALID_TOKEN`. */
    readonly classification?: string;
    /** Key of the text that a person may read. */
    readonly messageKey?: string;
    /** Finds the entry in the server's log. */
    readonly correlationId?: string;
    readonly [name: string]: unknown;
  };
}

interface Failure {
  readonly kind: FailureKind;
  readonly message: string;
  readonly operationName: string;
  /** HTTP status of the answer; what a page answers with, once `fatal`. */
  readonly status?: number | undefined;
  readonly errors?: readonly ApiError[] | undefined;
  /** A page can't be shown without this data (ERR-06). */
  readonly fatal?: boolean;
  /** Handled already (ERR-13): end the spinner, show nothing. */
  readonly silent?: boolean;
  readonly cause?: unknown;
}

/** The one error that operations fail with, in loaders, hooks and mutations alike. */
export class GraphQLRequestError extends Error {
  override readonly name = 'GraphQLRequestError';
  readonly kind: FailureKind;
  readonly operationName: string;
  readonly status: number | undefined;
  readonly errors: readonly ApiError[];
  readonly fatal: boolean;
  readonly silent: boolean;

  constructor(failure: Failure) {
    super(failure.message, failure.cause === undefined ? undefined : { cause: failure.cause });
    this.kind = failure.kind;
    this.operationName = failure.operationName;
    this.status = failure.status;
    this.errors = failure.errors ?? [];
    this.fatal = failure.fatal ?? false;
    this.silent = failure.silent ?? false;
  }

  /** The first classification named by the API. */
  get classification(): string | undefined {
    return this.#first('classification');
  }

  /** The first message key named by the API (ERR-09). */
  get messageKey(): string | undefined {
    return this.#first('messageKey');
  }

  get correlationId(): string | undefined {
    return this.#first('correlationId');
  }

  #first(name: 'classification' | 'messageKey' | 'correlationId'): string | undefined {
    for (const error of this.errors) {
      const value = error.extensions?.[name];
      if (value !== undefined) return value;
    }
    return undefined;
  }
}

/** What a page shows when its data can't be had: a network error, status 503, fatal (ERR-06). */
export function pageFailure(error: unknown, operationName: string): GraphQLRequestError {
  const known = error instanceof GraphQLRequestError ? error : undefined;
  if (known?.fatal) return known;
  return new GraphQLRequestError({
    kind: known?.kind ?? 'network',
    message: error instanceof Error ? error.message : String(error),
    operationName,
    status: 503,
    errors: known?.errors,
    fatal: true,
    silent: known?.silent ?? false,
    cause: error,
  });
}
