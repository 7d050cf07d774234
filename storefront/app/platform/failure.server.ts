import { randomUUID } from 'node:crypto';
import { data, type HeadersFunction, isRouteErrorResponse, type ServerBuild } from 'react-router';
import { json } from './answers.server.ts';
import { type Failure, failureIn } from './failure.ts';
import { statusOf } from './pageStatus.ts';
import { requestContext } from './requestContext.ts';
import { retryAfter } from './retryAfter.server.ts';

type Route = NonNullable<ServerBuild['routes'][string]>;
type Load = NonNullable<Route['module']['loader']>;

/**
 * The build with routes whose loaders fail as the shop defines it: with the status of the failure
 * (503 where the API is unavailable), a number, and the error in the log under that number (ERR-04,
 * ERR-06). The router alone answers 500 and gives the page no details. Faults of the visitor's
 * request are not logged.
 */
export function withFailures(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: moduleOf(route.module) },
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function moduleOf(module: Route['module']): Route['module'] {
  const { loader, action } = module;
  const failed: Failed = module.default === undefined ? failedAnswer : failedPage;
  return {
    ...module,
    ...(loader && { loader: failing(loader, failed) }),
    ...(action && { action: failing(action, failed) }),
    headers: waiting,
  };
}

/** The router leaves out of a page's answer what no route passes on. */
const waiting: HeadersFunction = ({ parentHeaders, errorHeaders, actionHeaders }) => {
  const headers = new Headers(parentHeaders);
  const wait = (errorHeaders ?? actionHeaders).get('retry-after');
  if (wait !== null) headers.set('retry-after', wait);
  return headers;
};

/** Makes the value to throw for a failure. */
type Failed = (failure: Failure, status: number, headers: Record<string, string>) => unknown;

const failedPage: Failed = (failure, status, headers) => data(failure, { status, headers });

const failedAnswer: Failed = ({ reference }, status, headers) =>
  json({ error: errorOf(status), reference }, [], status, headers);

const errorOf = (status: number) => {
  if (status === 429) return 'Too many requests';
  return status < 500 ? 'Bad request' : 'Failed';
};

function failing(load: Load, failed: Failed): Load {
  return async (args) => {
    try {
      return await load(args);
    } catch (error) {
      if (isAnswer(error)) throw error;
      const status = statusOf(error);
      const { reference = randomUUID(), details } = failureIn(error);
      if (status < 500) throw failed({}, status, retryAfter(error));
      console.error(`${reference} ${details}`);
      const { showsErrors } = args.context.get(requestContext);
      throw failed({ reference, ...(showsErrors && { details }) }, status, {});
    }
  };
}

/** A redirect, or a status that the loader chose. */
const isAnswer = (thrown: unknown): boolean =>
  thrown instanceof Response ||
  isRouteErrorResponse(thrown) ||
  (typeof thrown === 'object' &&
    thrown !== null &&
    'type' in thrown &&
    thrown.type === 'DataWithResponseInit');
