import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { layouts, type Route, routeTable } from './routeTable.ts';

const routesWith = (name: Route['layout']) =>
  routeTable
    .filter((row) => row.layout === name)
    .map(({ path, file, id }) =>
      path === '' ? index(file) : route(path, file, id === undefined ? {} : { id }),
    );

/** React Router's configuration; what stands in it is said in routeTable.ts. */
export default [
  ...Object.entries(layouts).map(([name, file]) =>
    layout(file, routesWith(name as keyof typeof layouts)),
  ),
  ...routesWith('none'),
] satisfies RouteConfig;
