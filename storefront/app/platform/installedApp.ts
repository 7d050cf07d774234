/**
 * Whether the shop runs as an app that the visitor installed. That is a request for offline use, so
 * pages are kept; in a browser nothing is (ruling 10, TDDDG § 25 (2) no. 2).
 */
export const isInstalledApp = (): boolean =>
  matchMedia('(display-mode: minimal-ui), (display-mode: standalone)').matches;

/** What the worker shows for a page that was not kept. */
export const offlinePath = '/offline';

/**
 * Offline, the router's requests would fail: the browser loads what the service worker kept. A net
 * without internet access counts as online, but then `/offline` is shown.
 */
export const isAppOffline = (): boolean =>
  (!navigator.onLine || window.location.pathname === offlinePath) && isInstalledApp();

/** Keeps the page at this path, if it is public. Rejects where workers are not allowed. */
export async function keepForOffline(path: string): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(path);
}
