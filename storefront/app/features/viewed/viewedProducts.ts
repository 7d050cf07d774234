import { viewedProductsKey } from '../../platform/consent.ts';

/**
 * The products that this browser looked at, kept in it alone and only with consent (ruling 10):
 * whoever calls `rememberViewed` has asked.
 */

/** How many are kept, and for how many days. */
export const maxViewed = 20;
export const viewedDays = 30;

const daySeconds = 24 * 60 * 60;

/** No product's id is longer (server/src/inputLimits.ts). */
const maxIdLength = 80;

/** Longer texts are none of ours. */
const maxLength = maxViewed * (maxIdLength * 2 + 20);

/** A product's id and the second of its last view. */
type View = readonly [productId: string, time: number];

const nowSeconds = () => Math.floor(Date.now() / 1000);

const listeners = new Set<() => void>();

/** Follows the list, as other tabs change it as well. @returns ends it */
export function followViewed(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What the storage holds, '' for nothing: storage may be off or forbidden. */
export function storedViews(): string {
  try {
    return localStorage.getItem(viewedProductsKey) ?? '';
  } catch {
    return '';
  }
}

/** The products' ids, the last viewed first. @param stored what others wrote is ignored */
export function viewedIn(stored: string): readonly string[] {
  return viewsIn(stored).map(([productId]) => productId);
}

/** Puts a product first. */
export function rememberViewed(productId: string): void {
  const others = viewsIn(storedViews()).filter(([id]) => id !== productId);
  keep([[productId, nowSeconds()], ...others].slice(0, maxViewed) as View[]);
}

export function forgetViewed(): void {
  keep([]);
}

function keep(views: readonly View[]): void {
  try {
    if (views.length === 0) localStorage.removeItem(viewedProductsKey);
    else localStorage.setItem(viewedProductsKey, JSON.stringify(views));
  } catch {
    // A list that cannot be kept is a convenience less.
  }
  for (const listener of listeners) listener();
}

function viewsIn(stored: string): readonly View[] {
  if (stored === '' || stored.length > maxLength) return [];
  const now = nowSeconds();
  const isView = (entry: unknown): entry is View => {
    if (!Array.isArray(entry) || entry.length !== 2) return false;
    const [id, time] = entry;
    if (typeof id !== 'string' || id === '' || id.length > maxIdLength) return false;
    return typeof time === 'number' && time <= now && time > now - viewedDays * daySeconds;
  };
  try {
    const entries: unknown = JSON.parse(stored);
    if (!Array.isArray(entries)) return [];
    const views = entries.filter(isView);
    const ids = new Set<string>();
    return views.filter(([id]) => !ids.has(id) && ids.add(id)).slice(0, maxViewed);
  } catch {
    return [];
  }
}
