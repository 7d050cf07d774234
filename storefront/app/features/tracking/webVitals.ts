import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { track } from '../../platform/tracking.ts';

let isWatched = false;

/**
 * TRACK-04: how fast the page was that the browser loaded; pages that the router shows have no load
 * of their own. What grows while one uses it is told when the page is left or put aside. The library
 * can't be told to end, so it is started once; while nobody listens, what it says is nothing.
 */
export function watchWebVitals(): void {
  if (isWatched) return;
  isWatched = true;
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell);
}

function tell({ name, value, rating }: MetricType): void {
  track({
    event: 'web_vitals',
    metric_name: name,
    metric_value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
    metric_rating: rating,
  });
}
