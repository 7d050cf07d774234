import type { IEnvironment } from '@kreide/relay';
import { productGlobalId } from '../../platform/globalId.ts';
import type { TrackedItem, TrackingEvents } from '../../platform/tracking.ts';

/**
 * Reads tracking data off the page's markup, since components know nothing of statistics. A tile is
 * an article that links to a product; editors' teasers bear their id.
 */

type Promotion = TrackingEvents['view_promotion'];

const productPath = /^\/prod\/([^/?#]+)(?:\?varid=([^&#]+))?/;

const goodsOf = (link: Element | null | undefined) => {
  const [, productId, itemId] = productPath.exec(link?.getAttribute('href') ?? '') ?? [];
  return productId === undefined ? undefined : { productId, itemId };
};

/** All elements whose visibility is tracked. */
export const observedElements = (): readonly Element[] =>
  [...document.querySelectorAll('main article, main [data-teaser]')].filter(
    (element) => isPromotion(element) || productIn(element) !== undefined,
  );

/** A teaser with a link; a text alone promotes nothing. */
export const isPromotion = (element: Element): boolean =>
  element.matches('[data-teaser]:is(a, :has(a[href]))');

const productIn = (tile: Element) => goodsOf(tile.querySelector('a[href^="/prod/"]'));

export const tileOf = (link: Element): Element | null =>
  goodsOf(link) === undefined ? null : link.closest('article');

export const promotionOf = (link: Element): Element | null => link.closest('[data-teaser]');

/** The heading above a tile: of its section, or of the page. */
export function listNameOf(tile: Element): string {
  for (let part = tile.parentElement; part; part = part.parentElement) {
    const headings = [...part.querySelectorAll('h1, h2, h3')];
    const own = headings.find((heading) => !heading.closest('article'));
    if (own) return textOf(own);
  }
  return '';
}

export function itemOf(tile: Element, environment: IEnvironment): TrackedItem {
  const { productId = '', itemId } = productIn(tile) ?? {};
  const list = tile.closest('ul, ol, [role="group"], section, main');
  const index = list ? [...list.querySelectorAll('article')].indexOf(tile as HTMLElement) : -1;
  return {
    item_id: productId,
    item_name: textOf(tile.querySelector('h2, h3, h4')),
    item_variant: itemId,
    price: priceOf(productId, itemId, environment),
    index: Math.max(index, 0),
  };
}

export function promotionDataOf(teaser: Element): Promotion {
  return {
    promotion_id: teaser.getAttribute('data-teaser') ?? '',
    promotion_name:
      teaser.getAttribute('data-teaser-name') ??
      (textOf(teaser.querySelector('h1, h2, h3') ?? teaser) ||
        (teaser.querySelector('img')?.alt ?? '')),
    creative_slot: (teaser.closest('a') ?? teaser.querySelector('a'))?.getAttribute('href') ?? '',
  };
}

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

/** From the store, where the tile's fragment put it: the page's text has it formatted. */
function priceOf(
  productId: string,
  itemId: string | undefined,
  environment: IEnvironment,
): number | undefined {
  const source = environment.getStore().getSource();
  const linked = (record: unknown, field: string) => {
    const ref = (record as Record<string, { __ref?: string }> | null | undefined)?.[field]?.__ref;
    return ref === undefined ? undefined : source.get(ref);
  };
  // A link to an item may be to the default one, whose record is the product's own.
  const product =
    source.get(productGlobalId(productId, itemId)) ?? source.get(productGlobalId(productId));
  const cents = linked(linked(product, 'price'), 'current')?.cents;
  return typeof cents === 'number' ? cents / 100 : undefined;
}
