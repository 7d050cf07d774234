import { GraphQLRequestError } from '@kreide/relay';
import { data, isRouteErrorResponse, redirect } from 'react-router';

/** The outcome of a path that has no page. */
export type RouteOutcome =
  | { readonly kind: 'missing'; readonly status: 404 | 410 }
  | { readonly kind: 'moved'; readonly to: string; readonly status: 301 | 302 };

/** Thrown when a page turns out not to exist after the navigation to it has begun. */
export class PageStatusError extends Error {
  override name = 'PageStatusError';
  readonly status: number;

  constructor(status: number) {
    super(`The page ended with ${status}`);
    this.status = status;
  }
}

/** For loaders on the server: throw it to answer with the outcome's status. */
export function responseFor(outcome: RouteOutcome): unknown {
  return outcome.kind === 'moved'
    ? redirect(outcome.to, outcome.status)
    : data(null, { status: outcome.status });
}

/** Status of the API's refusals of a visitor's input; everything else is an outage. */
const refusals: Readonly<Record<string, number>> = {
  BAD_REQUEST: 400,
  INVALID_INPUT: 400,
  INVALID_LOGIN_TOKEN: 401,
  LOGIN_REQUIRED: 401,
  CART_NOT_FOUND: 404,
  USER_ID_REQUIRED: 404,
  TOO_MANY_REQUESTS: 429,
};

/** Status of an error that a page threw; an unexpected one is 500. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error) || error instanceof PageStatusError) return error.status;
  if (error instanceof GraphQLRequestError) return refusals[error.classification ?? ''] ?? 503;
  return 500;
}
