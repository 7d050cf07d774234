import type { CacheConfig, RequestParameters, UploadableMap, Variables } from 'relay-runtime';

/** What an operation may ask of the network through Relay's `cacheConfig.metadata`. */
export interface OperationMetadata {
  /** Milliseconds until the operation fails; 5,000 unless told (`submitCart` has 30,000). */
  readonly timeout?: number;
  /** The operation has deferred fragments: it goes alone and its answer may come in parts. */
  readonly deferred?: boolean;
  /**
   * Any error in the answer fails the operation, even beside data: what a page's critical data
   * want, lest an error be shown as something that isn't there.
   */
  readonly strict?: boolean;
  /** A background request: a failure inside of the API is only logged (API-34, ERR-25). */
  readonly background?: boolean;
  /** An invalid or revoked token stays the caller's error (ERR-14, ERR-15). */
  readonly keepSecurityLogoutError?: boolean;
}

/** One execution as the network sees it. */
export interface Operation {
  readonly params: RequestParameters;
  readonly variables: Variables;
  readonly uploadables: UploadableMap | undefined;
  readonly metadata: OperationMetadata;
  readonly timeout: number;
}

/** @param timeout milliseconds for operations that ask for none of their own */
export function describeOperation(
  params: RequestParameters,
  variables: Variables,
  cacheConfig: CacheConfig,
  uploadables: UploadableMap | null | undefined,
  timeout: number,
): Operation {
  const metadata: OperationMetadata = cacheConfig.metadata ?? {};
  return {
    params,
    variables,
    uploadables: uploadables ?? undefined,
    metadata:
      metadata.deferred === undefined && params.text?.includes('@defer')
        ? { ...metadata, deferred: true }
        : metadata,
    timeout: metadata.timeout ?? timeout,
  };
}

/** Mutations change something: they are never repeated after a failed transport (DEC-141). */
export function isMutation(operation: Operation): boolean {
  return operation.params.operationKind === 'mutation';
}

/** Deferred operations and uploads can't share a request (ruling 9). */
export function goesAlone(operation: Operation): boolean {
  return operation.uploadables !== undefined || operation.metadata.deferred === true;
}

export function namesOf(operations: readonly Operation[]): string {
  return operations.map(({ params }) => params.name).join(', ');
}

/** An operation as it travels. */
export interface OperationBody {
  operationName: string;
  variables: object;
  /** Persisted documents are named by hash; the text travels only where there is no hash. */
  id?: string;
  query?: string;
}
