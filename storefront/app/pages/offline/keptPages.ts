import { offlinePath } from '../../platform/installedApp.ts';

/** A page that the service worker kept. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** The pages that can be read offline, the latest first. */
export async function keptPages(): Promise<readonly KeptPage[]> {
  const cache = await caches.open('pages');
  const kept = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const { pathname, search } = new URL(url);
      const html = (await (await cache.match(url))?.text()) ?? '';
      const { title } = new DOMParser().parseFromString(html, 'text/html');
      return { path: pathname + search, title };
    }),
  );
  return kept.filter(({ path }) => path !== offlinePath).reverse();
}

/** Deletes all kept pages from the device. */
export async function forgetKeptPages(): Promise<void> {
  const pages = await keptPages();
  const cache = await caches.open('pages');
  await Promise.all([...pages.map(({ path }) => cache.delete(path)), caches.delete('pictures')]);
}
