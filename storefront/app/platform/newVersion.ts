import { useEffect } from 'react';
import { buildManifestPath } from './frontPaths.ts';
import { routerManifest } from './routerManifest.ts';

/** DEC-19. */
const interval = 5 * 60_000;

let isOutdated = false;

/** Steps of an order keep the version that they began with. */
const isOrdering = () => window.location.pathname.startsWith('/checkout/');

/**
 * Whether the next page has to be loaded as a document, since the current code is of an older
 * build.
 */
export const needsFullLoad = (): boolean => isOutdated && !isOrdering();

/**
 * Checks every five minutes, while the page is visible, whether there is a newer build (STORE-15).
 */
export function useNewVersions(): void {
  useEffect(() => {
    const running = routerManifest()?.version;
    async function checkVersion() {
      if (document.hidden || isOutdated) return;
      const response = await fetch(buildManifestPath, { cache: 'no-store' });
      const { version } = (await response.json()) as { version: string };
      isOutdated = version !== running;
    }
    const timer = setInterval(() => {
      checkVersion().catch(() => {
        // Offline, or the server restarts: the next check tries again.
      });
    }, interval);
    return () => clearInterval(timer);
  }, []);
}
