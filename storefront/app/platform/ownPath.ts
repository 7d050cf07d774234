const own = 'http://own.invalid';

/** Pages that are no place to go on to after a login. */
const noTarget = /^\/(?:api|login|logout)(?:\/|$)/;

/**
 * Where a login goes on to: a path of this shop, or undefined for anything else, so that no
 * link can send a shopper who just logged in to a strange site. The router's data addresses
 * count as their page.
 */
export function ownPath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/') || !URL.canParse(target, own)) return undefined;
  // What a browser would take for another host (`//host`, `/\host`) shows in the origin.
  const url = new URL(target, own);
  if (url.origin !== own || noTarget.test(url.pathname)) return undefined;
  url.searchParams.delete('_routes');
  const path = url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
  return `${path}${url.search}${url.hash}`;
}
