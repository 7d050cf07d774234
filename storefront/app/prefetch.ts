import { type IEnvironment, prefetchRoute } from '@kreide/relay';
import { useEffect } from 'react';
import { productPageQuery, productPageVariables } from './pages/product/ProductPageQuery.ts';
import { routerManifest } from './platform/routerManifest.ts';

/**
 * Starts a page's code and its query as soon as a link to it is pointed at; the router finds the
 * code loaded and the page's client loader adopts the query. React Router's own intent prefetch
 * waits for 100 ms, in which a finger is up again, and leaves out the data when there is a client
 * loader.
 */
export function prefetchPage(environment: IEnvironment, path: string): void {
  const url = new URL(path, window.location.origin);
  const [, segment = '', id = ''] = url.pathname.split('/');
  prefetchCode(url.pathname.slice(1));
  if (segment === 'prod') {
    prefetchRoute(environment, productPageQuery, productPageVariables(decodeURIComponent(id), url));
  } else if (segment === 'cat') {
    // Part of the code of listings, from which most links to listings lead.
    import('./pages/category/CategoryPageQuery.ts').then(
      ({ categoryPageQuery, categoryPageVariables }) => {
        const variables = categoryPageVariables(decodeURIComponent(id), url);
        prefetchRoute(environment, categoryPageQuery, variables);
      },
      () => {
        // The navigation tries again, and says so when it fails.
      },
    );
  }
}

/** Loads the code of a page and of its layout. @param path without its first slash */
export function prefetchCode(path: string): void {
  const { routes = {} } = routerManifest() ?? {};
  const all = Object.values(routes);
  let route =
    all.find((known) => {
      if (path === '') return known?.index;
      const [fixed = '', parameter] = known?.path?.split(':') ?? [];
      return parameter ? path.startsWith(fixed) : path === fixed;
    }) ?? all.find((known) => known?.path === '*');
  for (; route; route = routes[route.parentId ?? '']) {
    // Its imports too, which the browser would only find in it.
    for (const file of [...(route.imports ?? []), route.module]) {
      import(/* @vite-ignore */ file).catch(() => {
        // The navigation tries again, and says so when it fails.
      });
    }
  }
}

/** Loads the code of the page that most people open after this one. @param path as above */
export function usePrefetchedCode(path: string | undefined): void {
  useEffect(() => {
    if (path !== undefined) prefetchCode(path);
  }, [path]);
}
