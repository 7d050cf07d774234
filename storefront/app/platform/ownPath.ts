import { pathOfPage } from './pathOfPage.ts';

const own = 'http://own.invalid';

/** Pages to which a login never returns. */
const noTarget = /^\/(?:api|login|logout)(?:\/|$)/;

/**
 * The target of a login: a path of this shop, or undefined for anything else, so that no link can
 * send a visitor who just logged in to another site. The router's data addresses count as their
 * page.
 */
export function ownPath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/')) return undefined;
  const url = ownUrl(target);
  if (url === undefined) return undefined;
  url.searchParams.delete('_routes');
  const path = pathOfPage(url.pathname);
  if (noTarget.test(path)) return undefined;
  const result = `${path}${url.search}${url.hash}`;
  // Checked again on the result: `/.//host` has become `//host` by now.
  return ownUrl(result)?.href === `${own}${result}` ? result : undefined;
}

/** Parsed as a browser does it, where `//host` and `/\host` name another host. */
function ownUrl(target: string): URL | undefined {
  const url = URL.canParse(target, own) ? new URL(target, own) : undefined;
  return url?.origin === own && url.username === '' && url.password === '' ? url : undefined;
}
