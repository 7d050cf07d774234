import { GraphQLRequestError } from '@kreide/relay';
import { isRouteErrorResponse } from 'react-router';

/** The details of a failure that the error page may show (ERR-03, ruling 6). */
export interface Failure {
  /** Number under which the operator finds it in the log. */
  readonly reference?: string | undefined;
  /** Message and stack. */
  readonly details?: string | undefined;
}

/** The router hides errors of loaders on the server; failure.server.ts sends a Failure instead. */
export function failureIn(error: unknown): Failure {
  if (isRouteErrorResponse(error)) return error.data ?? {};
  return {
    reference: error instanceof GraphQLRequestError ? error.correlationId : undefined,
    details: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}
