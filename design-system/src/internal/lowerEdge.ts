import { type CSSProperties, useSyncExternalStore } from 'react';

/** Custom property of elements at the lower edge of the screen: how many px of it are covered. */
export const lowerEdge = '--kreide-lower-edge';
/** Custom property of the root: the height of the element at the lower edge. */
export const lowerRoom = '--kreide-lower-room';

let covered = 0;
const listeners = new Set<() => void>();

/**
 * Sets how many px of the lower edge are covered, such as by the consent banner, so that neither
 * the focused element nor the end of the page is below it (WCAG 2.4.11). 0: none.
 *
 * Not an inherited property of root or body, which would make the browser recalculate the styles of
 * the whole page.
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

/** The style of an element that stays at the lower edge itself. */
export function useLowerEdge(): CSSProperties | undefined {
  const pixels = useSyncExternalStore(
    subscribe,
    () => covered,
    () => 0,
  );
  return pixels > 0 ? ({ [lowerEdge]: `${pixels}px` } as CSSProperties) : undefined;
}
