import { type IEnvironment, prefetchRoute } from '@kreide/relay';
import {
  query as categoryQuery,
  variablesOf as categoryVariables,
} from './pages/category/category.ts';
import { query as productQuery, variablesOf as productVariables } from './pages/product/product.ts';

/**
 * Starts a page's query as soon as a link to it is pointed at; the page's client loader adopts
 * it. React Router's own intent prefetch fetches the page's code and leaves out its data when
 * there is a client loader.
 */
export function prefetchPage(environment: IEnvironment, href: string): void {
  const url = new URL(href, window.location.origin);
  const [, segment = '', id = ''] = url.pathname.split('/');
  if (segment === 'prod') {
    prefetchRoute(environment, productQuery, productVariables(decodeURIComponent(id), url));
  } else if (segment === 'cat') {
    prefetchRoute(environment, categoryQuery, categoryVariables(decodeURIComponent(id), url));
  }
}
