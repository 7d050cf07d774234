import { type Connection, statement } from '../../database/database.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

interface Localized {
  readonly de: string;
  readonly en?: string;
}

/** Goods of a list as the editor put them there. */
export interface PublishedGoods {
  readonly product_id: string;
  /** Null: the shopper chooses which of the product's items. */
  readonly item_id: string | null;
  readonly quantity: number;
  /** Also of what is no longer sold. */
  readonly name: Localized | null;
}

export interface TeaserListRow {
  readonly id: string;
  readonly name: Localized;
  readonly description: Localized | null;
  readonly media_id: string | null;
  readonly picture_side: 'left' | 'right';
  readonly entries: readonly PublishedGoods[];
}

const byId = statement(
  'teaser_list_by_id',
  `select l.id, l.name, l.description, l.media_id, l.picture_side,
          coalesce((
            select jsonb_agg(jsonb_build_object(
                     'product_id', e.value->'product', 'item_id', e.value->'item',
                     'quantity', e.value->'quantity', 'name', p.name) order by e.ordinality)
              from jsonb_array_elements(l.entries) with ordinality e
              left join product p on p.id = e.value->>'product'
          ), '[]') as entries
     from teaser_list l
    where l.id = $1 and $2 = any(l.storefronts)`,
);

export function loadTeaserList(
  connection: Connection,
  id: string,
  storefront: StorefrontId,
): Promise<TeaserListRow | undefined> {
  return connection.row<TeaserListRow>(byId, [id, storefront]);
}
