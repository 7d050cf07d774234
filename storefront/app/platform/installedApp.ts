/**
 * Whether the shop runs as an app that the visitor put on the home screen. That is a wish to have
 * it at hand, so pages are kept for reading without a net; in a browser nothing is (ruling 10,
 * TDDDG § 25 (2) no. 2).
 */
export const isInstalledApp = (): boolean =>
  matchMedia('(display-mode: minimal-ui), (display-mode: standalone)').matches;

/** Without a net the router could ask nobody: the browser loads what the service worker kept. */
export const isAppOffline = (): boolean => !navigator.onLine && isInstalledApp();

/** Keeps the page at this path, if it is one for everybody. Rejects where workers are not allowed. */
export async function keepForOffline(path: string): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(path);
}
