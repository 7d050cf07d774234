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

/** Without an item the product's only one here is meant, if it has but one. */
const byId = statement(
  'teaser_list_by_id',
  `select l.id, l.name, l.description, l.media_id, l.picture_side,
          coalesce((
            select jsonb_agg(jsonb_build_object(
                     'product_id', e.value->'product',
                     'item_id', coalesce(e.value->>'item', single.item_id),
                     'quantity', e.value->'quantity', 'name', p.name) order by e.ordinality)
              from jsonb_array_elements(l.entries) with ordinality e
              left join product p on p.id = e.value->>'product'
              left join lateral (
                select min(i.id) as item_id
                  from item i
                  join current_price c on c.item_id = i.id and c.storefront = $2
                 where i.product_id = p.id and i.retired_at is null
                having count(*) = 1
              ) single on true
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
