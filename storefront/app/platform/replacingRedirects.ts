import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/**
 * Whoever comes back to a page that sends its visitors on finds the page it sends to in its place.
 * React Router adds that page to the history instead: Back would lead to the first one again, for
 * ever, and Forward to nothing. On the way back the browser shows the first page's address already.
 */
export const replacingRedirects: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const isShown = request.method === 'GET' && addressOf(request.url) === addressOf(location.href);
  const results = await next();
  for (const { result } of Object.values(results)) {
    if (isShown && result instanceof Response) result.headers.set(replaces, 'true');
  }
  return results;
};

/** The router's header of a redirect that takes the place of the current page in the history. */
export const replaces = 'x-remix-replace';

function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
