import { pathOfPage } from './platform/pathOfPage.ts';
import { withoutEndingSlashes } from './platform/withoutEndingSlashes.ts';
import { frames, layouts, type Route, routeTable } from './routeTable.ts';

export { type Route, routeTable };

const fixed = new Map<string, Route>();
/** By what stands before the parameter, which is the last segment of a path. */
const withParam = new Map<string, Route>();
/** By the first segment of all paths in it. */
const folders = new Map<string, Route>();
for (const route of routeTable) {
  const [start = '', end] = `/${route.path}`.split(/:|(?<=.)\/\*$/);
  (end === undefined ? fixed : end === '' ? folders : withParam).set(start, route);
}
/** Answers the paths that no other route has. */
export const othersRoute = routeTable.find(({ path }) => path === '*') as Route;

/**
 * The route that answers a path, as React Router matches it: letters in any case, percent-encoded or
 * not, with or without slashes at the end; the router's data (`/cat/x.data`) belong to their page.
 */
export function routeAt(pathname: string): Route {
  const path = decoded(pageOf(pathname)).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const end = path.lastIndexOf('/') + 1;
  return (
    fixed.get(path) ??
    (end < path.length ? withParam.get(path.slice(0, end)) : undefined) ??
    folders.get(`/${path.split('/', 2)[1]}`) ??
    othersRoute
  );
}

/** The files of the route that answers a path, of its frame and of its layout, below `app/`. */
export function filesAt(pathname: string): readonly string[] {
  const { file, frame, layout } = routeAt(pathname);
  const around = frame === undefined ? [] : [frames[frame]];
  return layout === 'none' ? [file] : [file, ...around, layouts[layout]];
}

/** The path of a page, without slashes at its end, that a path or the path of its data stands for. */
export const pageOf = (pathname: string): string => withoutEndingSlashes(pathOfPage(pathname));

/** A slash that was encoded divides no segments. */
function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2f'))
      .join('/');
  } catch {
    return path;
  }
}
