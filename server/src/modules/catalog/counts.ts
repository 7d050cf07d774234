import { type Connection, statement } from '../../database/database.ts';

/** Figures of products and items that other modules count and the catalogue keeps. */

const take = statement(
  'catalog_take_stock',
  `update item set stock = greatest(0, item.stock - sold.quantity)
     from unnest($1::text[], $2::integer[]) as sold(id, quantity)
    where item.id = sold.id`,
);

/**
 * What is ordered beyond the stock is sent when it has come in.
 *
 * @param sold pieces by item
 */
export async function takeStock(tx: Connection, sold: ReadonlyMap<string, number>): Promise<void> {
  await tx.run(take, [[...sold.keys()], [...sold.values()]]);
}

const giveBack = statement(
  'catalog_return_stock',
  `with locked as (
     select i.id from item i where i.id = any($1::text[]) order by i.id for no key update
   )
   update item set stock = item.stock + back.quantity
     from locked join unnest($1::text[], $2::integer[]) as back(id, quantity) using (id)
    where item.id = locked.id
   returning item.product_id as "productId"`,
);

/**
 * The opposite of `takeStock`; items are locked in the order of their ids, as orders lock them.
 *
 * @returns the products whose stock changed
 */
export async function returnStock(
  tx: Connection,
  returned: ReadonlyMap<string, number>,
): Promise<string[]> {
  const values = [[...returned.keys()], [...returned.values()]];
  const rows = await tx.rows<{ readonly productId: string }>(giveBack, values);
  return [...new Set(rows.map(({ productId }) => productId))];
}

export interface RatingCount {
  readonly productId: string;
  readonly count: number;
  /** Of the stars. */
  readonly sum: number;
}

const ratings = statement(
  'catalog_set_ratings',
  `update product p set rating_count = r.count, rating_sum = r.sum
     from unnest($1::text[], $2::integer[], $3::integer[]) as r(id, count, sum)
    where p.id = r.id and (p.rating_count, p.rating_sum) is distinct from (r.count, r.sum)`,
);

export async function setRatings(tx: Connection, counts: readonly RatingCount[]): Promise<void> {
  await tx.run(ratings, [
    counts.map(({ productId }) => productId),
    counts.map(({ count }) => count),
    counts.map(({ sum }) => sum),
  ]);
}

/** Without the outbox: pages need not be rendered again because a product is a little more popular. */
const views = statement(
  'catalog_set_recent_views',
  `update product p set recent_views = s.views
     from (select known.id, coalesce(counted.views, 0) as views
             from product known
             left join unnest($1::text[], $2::integer[]) as counted(id, views)
               on counted.id = known.id
            where known.recent_views > 0 or counted.id is not null) s
    where p.id = s.id and p.recent_views <> s.views`,
);

/** @param viewsOf by product; all others have none */
export async function setRecentViews(
  tx: Connection,
  viewsOf: ReadonlyMap<string, number>,
): Promise<void> {
  await tx.run(views, [[...viewsOf.keys()], [...viewsOf.values()]]);
}
