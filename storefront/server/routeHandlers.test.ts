import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import routes from '../app/routes.ts';
import { routeTable } from '../app/routeTable.ts';
import { routeHandlers } from './routeHandlers.ts';

/** The shop's routes, each of which answers who it is. */
function routesOf(entries: readonly RouteConfigEntry[], parentId?: string): object {
  return Object.assign(
    {},
    ...entries.map(({ id: own, file, path, index, children }) => {
      const id = own ?? file.replace(/\.\w+$/, '');
      const module = children ? {} : { loader: () => new Response(id) };
      return {
        [id]: { id, parentId, path, index, module },
        ...routesOf(children ?? [], id),
      };
    }),
  );
}

const build = {
  entry: { module: {} },
  routes: routesOf(routes),
  assets: { routes: {} },
  future: {},
  routeDiscovery: { mode: 'initial' },
  ssr: true,
  prerender: [],
} as unknown as ServerBuild;

test('each path is answered by its route, and what is unknown by the one of unknown paths', async () => {
  const handlerAt = routeHandlers(build, 'production');
  const answerTo = async (pathname: string) => {
    const answer = await handlerAt(pathname)(new Request(`http://localhost${pathname}`));
    return answer.text();
  };
  for (const { path, file, id } of routeTable) {
    const pathname = `/${path.replace(/:\w+/, 'x').replace('*', 'y')}`;
    expect(await answerTo(pathname), pathname).toBe(id ?? file.replace(/\.\w+$/, ''));
  }
  const unknown = routeTable.find(({ path }) => path === '*');
  expect(await answerTo('/gibt/es/nicht')).toBe(unknown?.file.replace(/\.\w+$/, ''));
});

test('a build that lacks a route says which', () => {
  expect(() => routeHandlers({ ...build, routes: {} }, 'production')('/search')).toThrow(
    'pages/search/route',
  );
});
