import { setImmediate as others } from 'node:timers/promises';
import type { StoredPage } from './pageCache.ts';
import type { Visitor } from './visitor.ts';

/** Links of a home page that are followed; its header begins with the top categories. */
const followed = { cat: 12, prod: 6 };

/**
 * Requests the home page of each storefront and the first pages that it links to: their shared
 * parts are then cached, and code is compiled when the first visitors come. One page after the
 * other, so that a visitor meanwhile waits for one at most.
 *
 * @throws the error of a failed page
 */
export async function visitFirstPages(
  visitors: readonly Visitor[],
  load: (visitor: Visitor, page: string) => Promise<Pick<StoredPage, 'bodies'>>,
  signal: AbortSignal,
): Promise<void> {
  const visit = async (visitor: Visitor, page: string) => {
    // A rendering without missing data never yields by itself.
    await others();
    return signal.aborted ? undefined : load(visitor, page);
  };
  for (const visitor of visitors) {
    const home = await visit(visitor, '/');
    for (const page of linksOf(`${home?.bodies.identity ?? ''}`)) await visit(visitor, page);
  }
}

function linksOf(html: string): string[] {
  const links = [...html.matchAll(/href="(\/[^"?#]+)"/g)].map(([, path = '']) => path);
  return Object.entries(followed).flatMap(([segment, count]) =>
    [...new Set(links)].filter((path) => path.startsWith(`/${segment}/`)).slice(0, count),
  );
}
