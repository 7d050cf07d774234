import { type CSSProperties, useSyncExternalStore } from 'react';

/** Custom property of what keeps to the lower edge of the screen: so many px of it are covered. */
export const lowerEdge = '--kreide-lower-edge';
/** Custom property of the root: what keeps to that edge takes so much room itself. */
export const lowerRoom = '--kreide-lower-room';

let covered = 0;
const listeners = new Set<() => void>();

/**
 * Tells how many px of the lower edge are covered for now, as by the question for consent: what has
 * the focus is never under it (WCAG 2.4.11), nor is the end of the page. 0: nothing any more.
 *
 * A property that root or body hand on would make the browser go through the styles of the whole page.
 */
export function coverLowerEdge(pixels: number): void {
  covered = pixels;
  const isCovered = pixels > 0;
  document.documentElement.style.scrollPaddingBottom = isCovered
    ? `calc(${pixels}px + var(${lowerRoom}, 0px))`
    : '';
  document.body.style.paddingBottom = isCovered ? `${pixels}px` : '';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The style of something that keeps to the lower edge itself. */
export function useLowerEdge(): CSSProperties | undefined {
  const pixels = useSyncExternalStore(
    subscribe,
    () => covered,
    () => 0,
  );
  return pixels > 0 ? ({ [lowerEdge]: `${pixels}px` } as CSSProperties) : undefined;
}
