import { type IEnvironment, mutate } from '@kreide/relay';
import { legalPaths } from '@kreide/server/contract';
import { track } from '../../platform/tracking.ts';
import { withoutEndingSlashes } from '../../platform/withoutEndingSlashes.ts';
import type { TrackTeaserClickMutation } from './__generated__/TrackTeaserClickMutation.graphql';
import { linkClassOf } from './linkClasses.ts';
import { itemOf, listNameOf, promotionDataOf, promotionOf, tileOf } from './shown.ts';
import { trackTeaserClickMutation } from './TrackTeaserClickMutation.ts';

/** TRACK-11: privacy and imprint, German and English, where nothing is tracked. */
const unwatched: ReadonlySet<string> = new Set(legalPaths('privacy', 'imprint'));

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? '';

const isUnwatched = (address: string) => unwatched.has(withoutEndingSlashes(pathOf(address)));

/** TRACK-01, TRACK-02, TRACK-04: tracks which links are followed. @returns stops it */
export function watchClicks(
  environment: IEnvironment,
  homeIds: readonly string[] | undefined,
): () => void {
  function follow({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const path = link?.getAttribute('href') ?? '';
    if (!link || isUnwatched(window.location.pathname) || isUnwatched(path)) return;
    const teaser = promotionOf(link);
    const tile = tileOf(link);
    if (teaser && !tile) {
      const promotion = promotionDataOf(teaser);
      track({ event: 'select_promotion', ...promotion });
      // API-40
      mutate<TrackTeaserClickMutation>(environment, trackTeaserClickMutation, {
        teaserId: promotion.promotion_id,
      }).catch(() => {});
    } else if (tile) {
      track({
        event: 'select_item',
        item_list_name: listNameOf(tile),
        items: [itemOf(tile, environment)],
      });
    }
    if (!path.startsWith('/')) return;
    track({
      event: 'interaction',
      interaction_type: 'link',
      link_class: linkClassOf(path, homeIds),
      link_path: pathOf(path),
    });
  }
  // In the capture phase, before a handler changes the page.
  document.addEventListener('click', follow, { capture: true });
  return () => document.removeEventListener('click', follow, { capture: true });
}
