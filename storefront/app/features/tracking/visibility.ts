import type { IEnvironment } from '@kreide/relay';
import { track } from '../../platform/tracking.ts';
import { isPromotion, itemOf, listNameOf, observedElements, promotionDataOf } from './shown.ts';

/** TRACK-12 */
const seenShare = 0.5;
const settleMs = 1000;

/**
 * TRACK-01, TRACK-02: tracks tiles and promotions that come into view, each once. @returns stops it
 */
export function watchVisibility(environment: IEnvironment): () => void {
  const watched = new WeakSet<Element>();
  const told = new WeakSet<Element>();
  const inSight = new Set<Element>();
  let settling: ReturnType<typeof setTimeout> | undefined;

  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= seenShare) inSight.add(target);
        else inSight.delete(target);
      }
      // Elements that are scrolled past quickly do not count as seen.
      clearTimeout(settling);
      settling = setTimeout(report, settleMs);
    },
    { threshold: seenShare },
  );

  function report(): void {
    const lists = new Map<string, Element[]>();
    for (const element of inSight) {
      if (!element.isConnected) inSight.delete(element);
      else if (!told.has(element)) {
        told.add(element);
        if (isPromotion(element)) track({ event: 'view_promotion', ...promotionDataOf(element) });
        else {
          const name = listNameOf(element);
          lists.set(name, [...(lists.get(name) ?? []), element]);
        }
      }
    }
    for (const [item_list_name, tiles] of lists) {
      const items = tiles
        .map((tile) => itemOf(tile, environment))
        .sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
      track({ event: 'view_item_list', item_list_name, items });
    }
  }

  function find(): void {
    for (const element of observedElements()) {
      if (watched.has(element)) continue;
      watched.add(element);
      watch.observe(element);
    }
  }

  let finding: ReturnType<typeof setTimeout> | undefined;
  const changes = new MutationObserver(() => {
    finding ??= setTimeout(() => {
      finding = undefined;
      find();
    }, 200);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  find();

  return () => {
    clearTimeout(settling);
    clearTimeout(finding);
    changes.disconnect();
    watch.disconnect();
  };
}
