const own = 'http://own.invalid';

/** Pages that are no place to go on to after a login. */
const noTarget = /^\/(?:api|login|logout)(?:\/|$)/;

/**
 * Where a login goes on to: a path of this shop, or undefined for anything else, so that no
 * link can send a shopper who just logged in to a strange site. The router's data addresses
 * count as their page.
 */
export function ownPath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/')) return undefined;
  const url = ownUrl(target);
  if (url === undefined) return undefined;
  url.searchParams.delete('_routes');
  const path = url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
  if (noTarget.test(path)) return undefined;
  const result = `${path}${url.search}${url.hash}`;
  // A browser reads the result once more, and `/.//host` has become `//host` by now.
  return ownUrl(result)?.href === `${own}${result}` ? result : undefined;
}

/** Read as a browser reads it, where `//host` and `/\host` name another host. */
function ownUrl(target: string): URL | undefined {
  const url = URL.canParse(target, own) ? new URL(target, own) : undefined;
  return url?.origin === own && url.username === '' && url.password === '' ? url : undefined;
}
