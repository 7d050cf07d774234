import { type Connection, statement } from '../../database/database.ts';
import { setRecentViews } from '../catalog/service.ts';
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

const sums = statement(
  'glance_view_sums',
  'select product_id, sum(views)::integer as views from glance_view group by product_id',
);

/** Lets go of older days and brings the products' sums up to date. */
export async function sumViews(tx: Connection, oldestDay: Date): Promise<void> {
  await tx.run(forget, [oldestDay]);
  const rows = await tx.rows<{ product_id: string; views: number }>(sums);
  await setRecentViews(tx, new Map(rows.map(({ product_id, views }) => [product_id, views])));
}
