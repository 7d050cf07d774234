/**
 * Why an operation failed.
 *
 * - `network`: no answer at all; - `timeout`: no answer in time (ERR-18); - `http`: an answer that
 *   is no GraphQL; - `graphql`: the API refused or failed; - `aborted`: by its caller.
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
  /** The first classification named by the API. */
  readonly classification: string | undefined;
  /** The first message key named by the API (ERR-09). */
  readonly messageKey: string | undefined;
  readonly correlationId: string | undefined;

  constructor(failure: Failure) {
    super(failure.message, { cause: failure.cause });
    this.kind = failure.kind;
    this.operationName = failure.operationName;
    this.status = failure.status;
    this.errors = failure.errors ?? [];
    this.fatal = failure.fatal ?? false;
    this.silent = failure.silent ?? false;
    // The first error that has one of them speaks for all.
    const extensions: ApiError['extensions'] = Object.assign(
      {},
      ...this.errors.map((each) => each.extensions).reverse(),
    );
    this.classification = extensions?.classification;
    this.messageKey = extensions?.messageKey;
    this.correlationId = extensions?.correlationId;
  }
}

/** What a page shows when its data can't be loaded: a network error, status 503, fatal (ERR-06). */
export function pageFailure(error: unknown, operationName: string): GraphQLRequestError {
  const { kind, message, errors, silent } = requestError(error, operationName);
  const cause = error;
  return new GraphQLRequestError({
    ...{ kind, message, errors, silent, cause, operationName },
    status: 503,
    fatal: true,
  });
}

/** Anything thrown as the one kind of error. */
export function requestError(
  error: unknown,
  operationName: string,
  kind: FailureKind = 'network',
): GraphQLRequestError {
  if (error instanceof GraphQLRequestError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new GraphQLRequestError({ kind, message, operationName, cause: error });
}
