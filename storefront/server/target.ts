import { Refusal } from './refusal.ts';

/** Far more than any page's address has; a query may carry filters and a return path. */
const maxPathLength = 1024;
const maxTargetLength = 8192;

/**
 * The URL of a request. Refuses `*`, another server's address (as sent to a proxy), undecodable
 * text, and control characters, which no path, id or search term of the shop contains. A path of
 * two slashes would name a host in every link that is made of it.
 *
 * @throws Refusal
 */
export function urlOf(origin: string, target: string): URL {
  const [path = ''] = target.split('?', 1);
  const isTarget =
    path.startsWith('/') &&
    path.length <= maxPathLength &&
    target.length <= maxTargetLength &&
    !/%(?:[01][\da-f]|7f)/i.test(path) &&
    !/%00/.test(target) &&
    isDecodable(path);
  if (!isTarget || !URL.canParse(origin + target)) throw new Refusal(400);
  const url = new URL(origin + target);
  if (url.pathname.startsWith('//')) throw new Refusal(404);
  return url;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
