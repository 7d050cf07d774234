import { createRequestHandler, type ServerBuild } from 'react-router';
import { othersRoute, type Route, routeAt } from '../app/routeAt.ts';

type Handler = ReturnType<typeof createRequestHandler>;

/**
 * React Router tries all routes of a build, several times, and makes objects of them for each page.
 * Which of them answers a path is known before (`routeAt`): each has a handler that knows it alone,
 * with what it stands in, and the one of unknown paths. The browser's manifest is a file of its own
 * that has them all.
 *
 * @returns the handler for a path
 */
export function routeHandlers(
  build: ServerBuild,
  mode: 'production' | 'development',
): (pathname: string) => Handler {
  const handlers = new Map<Route, Handler>();
  return (pathname) => {
    const route = routeAt(pathname);
    let handler = handlers.get(route);
    if (handler === undefined) {
      handler = createRequestHandler(withRoutes(build, [route, othersRoute]), mode);
      handlers.set(route, handler);
    }
    return handler;
  };
}

/** @throws for a route that the build lacks */
function withRoutes(build: ServerBuild, wanted: readonly Route[]): ServerBuild {
  const ids = new Set(
    wanted.flatMap(({ id, file }) => lineOf(build.routes, id ?? file.replace(/\.\w+$/, ''))),
  );
  const only = <T>(routes: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

/** A route's id and those of what it stands in. */
function lineOf(routes: ServerBuild['routes'], id: string): string[] {
  const route = routes[id];
  if (route === undefined) throw new Error(`The build has no route ${id}`);
  return route.parentId ? [id, ...lineOf(routes, route.parentId)] : [id];
}
