import { type Connection, statement } from '../../database/database.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

/** `$1` to `$3` are product, item and storefront. */
const sold = `product p
    where p.id = $1 and p.retired_at is null and $3::text = any(p.storefronts)
      and exists (select from item i where i.id = $2 and i.product_id = p.id and i.retired_at is null)`;

interface Sighting {
  readonly productId: string;
  readonly itemId: string;
  readonly storefront: StorefrontId;
}

const find = statement('glance_view_find', `select p.id from ${sold}`);

/** Is an item of that kind sold there? */
export async function isSold(
  connection: Connection,
  { productId, itemId, storefront }: Sighting,
): Promise<boolean> {
  return (await connection.row(find, [productId, itemId, storefront])) !== undefined;
}

const count = statement(
  'glance_view_count',
  `insert into glance_view as g (product_id, day, views)
   select p.id, $4::date, 1 from ${sold}
   on conflict (product_id, day) do update set views = g.views + 1`,
);

/** @returns false when nothing of that kind is sold there */
export async function countView(
  connection: Connection,
  { productId, itemId, storefront, day }: Sighting & { day: Date },
): Promise<boolean> {
  return (await connection.run(count, [productId, itemId, storefront, day])) > 0;
}

const forget = statement('glance_view_forget', 'delete from glance_view where day < $1::date');

/** Without the outbox: pages need not be rendered again because a product is a little more popular. */
const sum = statement(
  'glance_view_sum',
  `update product p set recent_views = s.views
     from (select known.id, coalesce(sum(g.views), 0)::integer as views
             from product known left join glance_view g on g.product_id = known.id
            where known.recent_views > 0 or g.product_id is not null
            group by known.id) s
    where p.id = s.id and p.recent_views <> s.views`,
);

/** Lets go of older days and brings the products' sums up to date. */
export async function sumViews(tx: Connection, oldestDay: Date): Promise<void> {
  await tx.run(forget, [oldestDay]);
  await tx.run(sum);
}
