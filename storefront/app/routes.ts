import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { frames, layouts, type Route, routeTable } from './routeTable.ts';

const entryOf = ({ path, file, id }: Route) =>
  path === '' ? index(file) : route(path, file, id === undefined ? {} : { id });

function routesWith(name: Route['layout']) {
  const rows = routeTable.filter((row) => row.layout === name);
  return [...Map.groupBy(rows, ({ frame }) => frame)].flatMap(([frame, framed]) => {
    const entries = framed.map(entryOf);
    return frame === undefined ? entries : [layout(frames[frame], entries)];
  });
}

/** React Router's configuration; what stands in it is said in routeTable.ts. */
export default [
  ...Object.entries(layouts).map(([name, file]) =>
    layout(file, routesWith(name as keyof typeof layouts)),
  ),
  ...routesWith('none'),
] satisfies RouteConfig;
