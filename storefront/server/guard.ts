import { pageOf, routeAt } from '../app/routeAt.ts';

/**
 * Whether a page of the business storefront needs a session (ROUTE-34…36, DEC-12). The router's data
 * are guarded as their page is (ruling 2); files and error pages never come here.
 */
export function isGuarded(pathname: string): boolean {
  const { business } = routeAt(pathname);
  return typeof business === 'function' ? !business(pageOf(pathname)) : business !== 'open';
}
