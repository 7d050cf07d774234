import type { IEnvironment } from '@kreide/relay';
import type { TrackingSettings } from '@kreide/server/contract';
import type { Choice } from '../../platform/consent.ts';
import { loadScript } from '../../platform/loadScript.ts';
import { subscribeToEvents } from '../../platform/tracking.ts';
import { watchClicks } from './clicks.ts';
import { openDataLayer } from './dataLayer.ts';
import { watchVisibility } from './visibility.ts';
import { watchWebVitals } from './webVitals.ts';

declare global {
  interface Window {
    TrackJS?: { install(options: { token: string }): void };
  }
}

/** Starts tracking the page and its events. @returns stops it */
export function startMeasuring(
  environment: IEnvironment,
  settings: TrackingSettings,
  allowed: Choice,
): () => void {
  const layer = openDataLayer();
  subscribeToEvents(layer.push);
  const ends = [watchVisibility(environment), watchClicks(environment, settings.homeIds)];
  watchWebVitals();
  loadOthers(settings, allowed);
  return () => {
    for (const end of ends) end();
    subscribeToEvents(undefined);
    layer.close();
  };
}

/** Third-party scripts, which the page's policy allows only where an operator configured them. */
function loadOthers({ tagContainer, errorToken: token }: TrackingSettings, allowed: Choice): void {
  const marked = { 'data-tracking': '' };
  if (tagContainer) {
    const { statistics, marketing } = allowed;
    window.dataLayer?.push({ event: 'consent', statistics, marketing });
    window.dataLayer?.push({ event: 'gtm.js', 'gtm.start': Date.now() });
    const address = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagContainer)}`;
    loadScript(address, marked);
  }
  if (token) {
    // TRACK-13
    const address = 'https://cdn.trackjs.com/agent/v3/latest/t.js';
    loadScript(address, marked, () => window.TrackJS?.install({ token }));
  }
}
