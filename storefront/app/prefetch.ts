import { type IEnvironment, prefetchRoute } from '@kreide/relay';

/**
 * Starts a page's query as soon as a link to it is pointed at; the page's client loader adopts
 * it. React Router's own intent prefetch fetches the page's code and leaves out its data when
 * there is a client loader.
 */
export async function prefetchPage(environment: IEnvironment, href: string): Promise<void> {
  const url = new URL(href, window.location.origin);
  const [, segment = '', id = ''] = url.pathname.split('/');
  if (segment === 'prod') {
    const { query, variablesOf } = await import('./pages/product/product.ts');
    prefetchRoute(environment, query, variablesOf(decodeURIComponent(id), url));
  } else if (segment === 'cat') {
    const { query, variablesOf } = await import('./pages/category/category.ts');
    prefetchRoute(environment, query, variablesOf(decodeURIComponent(id), url));
  }
}
