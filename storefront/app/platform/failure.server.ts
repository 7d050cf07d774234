import { randomUUID } from 'node:crypto';
import { data, isRouteErrorResponse, type ServerBuild } from 'react-router';
import { type Failure, failureIn } from './failure.ts';
import { statusOf } from './pageStatus.ts';
import { visitContext } from './visit.ts';

type Route = NonNullable<ServerBuild['routes'][string]>;
type Load = NonNullable<Route['module']['loader']>;

/**
 * The build with pages whose loaders fail as the shop means it: with the status of the failure (503
 * where the API cannot be had), a number, and the error in the log under that number (ERR-04,
 * ERR-06). By itself the router answers 500 and tells the page nothing.
 */
export function withFailures(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route?.module.default ? { ...route, module: moduleOf(route.module) } : route,
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function moduleOf(module: Route['module']): Route['module'] {
  const { loader, action } = module;
  return {
    ...module,
    ...(loader && { loader: failing(loader) }),
    ...(action && { action: failing(action) }),
  };
}

function failing(load: Load): Load {
  return async (args) => {
    try {
      return await load(args);
    } catch (error) {
      if (isAnswer(error)) throw error;
      const { reference = randomUUID(), details } = failureIn(error);
      console.error(`${reference} ${details}`);
      const { showsErrors } = args.context.get(visitContext);
      const failure: Failure = { reference, ...(showsErrors && { details }) };
      throw data(failure, { status: statusOf(error) });
    }
  };
}

/** A redirect, or a status that the page means. */
const isAnswer = (thrown: unknown): boolean =>
  thrown instanceof Response ||
  isRouteErrorResponse(thrown) ||
  (typeof thrown === 'object' &&
    thrown !== null &&
    'type' in thrown &&
    thrown.type === 'DataWithResponseInit');
