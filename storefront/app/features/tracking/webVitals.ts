import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { track } from '../../platform/tracking.ts';

let isWatched = false;

/**
 * TRACK-04: the speed of the page that the browser loaded; pages that the router shows have no load
 * of their own. Metrics that grow during use are sent when the page is left or hidden. The library
 * cannot be stopped, so it is started once; without a listener its events are dropped.
 */
export function watchWebVitals(): void {
  if (isWatched) return;
  isWatched = true;
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}

function report({ name, value, rating }: MetricType): void {
  track({
    event: 'web_vitals',
    metric_name: name,
    metric_value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
    metric_rating: rating,
  });
}
