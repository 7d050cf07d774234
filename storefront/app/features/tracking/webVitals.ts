import type { TrackingEvents } from '../../platform/tracking.ts';
import { track } from '../../platform/tracking.ts';

type Metric = TrackingEvents['web_vitals']['metric_name'];

/** Up to where a value is good, and from where it is poor (web.dev/articles/vitals). */
const limits: Readonly<Record<Metric, readonly [good: number, poor: number]>> = {
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  INP: [200, 500],
  LCP: [2500, 4000],
  TTFB: [800, 1800],
};

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Interaction extends PerformanceEventTiming {
  readonly interactionId: number;
}

/**
 * TRACK-04: how fast the page was that the browser loaded, told when it is left. Only what concerns
 * the visitor's own document; pages that the router shows have no load of their own.
 *
 * @returns ends it
 */
export function watchWebVitals(): () => void {
  const values: Partial<Record<Metric, number>> = {};
  const observers = [
    observe('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') values.FCP = entry.startTime;
    }),
    observe('largest-contentful-paint', (entry) => {
      values.LCP = entry.startTime;
    }),
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as Shift;
      if (!hadRecentInput) values.CLS = (values.CLS ?? 0) + value;
    }),
    observe('event', (entry) => {
      const { interactionId, duration } = entry as Interaction;
      if (interactionId) values.INP = Math.max(values.INP ?? 0, duration);
    }),
  ];
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation) values.TTFB = navigation.responseStart;

  function tell(): void {
    if (document.visibilityState !== 'hidden') return;
    stop();
    // Nothing shifted: that is a value as well, where the browser measures it.
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) values.CLS ??= 0;
    for (const [name, value] of Object.entries(values) as [Metric, number][]) {
      const [good, poor] = limits[name];
      track({
        event: 'web_vitals',
        metric_name: name,
        metric_value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
        metric_rating: value <= good ? 'good' : value > poor ? 'poor' : 'needs-improvement',
      });
    }
  }

  function stop(): void {
    document.removeEventListener('visibilitychange', tell, true);
    for (const observer of observers) observer?.disconnect();
  }
  // Before the data layer sends what it has.
  document.addEventListener('visibilitychange', tell, true);
  return stop;
}

function observe(
  type: string,
  take: (entry: PerformanceEntry) => void,
): PerformanceObserver | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  return observer;
}
