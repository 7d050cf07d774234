import { useEffect } from 'react';
import { buildManifestPath } from './frontPaths.ts';
import { routerManifest } from './routerManifest.ts';

/** DEC-19. */
const interval = 5 * 60_000;

let isOutdated = false;

/** Steps of an order go on as they began. */
const isOrdering = () => window.location.pathname.startsWith('/checkout/');

/** Whether the next page has to be loaded whole, since this one's code is of an older build. */
export const needsFullLoad = (): boolean => isOutdated && !isOrdering();

/** Asks every five minutes, while the page is looked at, whether a newer build is there (STORE-15). */
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
        // Offline, or just being restarted: the next time.
      });
    }, interval);
    return () => clearInterval(timer);
  }, []);
}
