import { type Connection, statement } from '../database/database.ts';
import { type StorefrontId, storefrontIds } from '../modules/storefront/storefront.ts';

/** An article of a test's catalogue; what is left out is unremarkable. */
export interface Goods {
  /** Of the item; its product is `product` or the same with a `p-` before it. */
  readonly id: string;
  readonly product?: string;
  readonly name?: string;
  /** One price for every storefront, or one for each that sells it. */
  readonly cents?: number | Partial<Record<StorefrontId, number>>;
  readonly oldCents?: number;
  readonly stock?: number;
  readonly restockDays?: number | null;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly taxClass?: 'standard' | 'reduced';
  readonly isBulky?: boolean;
  readonly variant?: Readonly<Record<string, string>>;
}

const category = statement(
  'testing_goods_category',
  `insert into category (id, name, source_hash) values ('goods', '{"de": "Waren"}', '')
   on conflict do nothing`,
);
const product = statement(
  'testing_goods_product',
  `insert into product (id, category_id, name, tax_class, storefronts, introduced_on, source_hash)
   values ($1, 'goods', $2, $3, $4, '2020-01-01', '') on conflict do nothing`,
);
const item = statement(
  'testing_goods_item',
  `insert into item (id, product_id, order_number, stock, restock_days, minimum_order_quantity,
                     max_quantity, is_bulky, variant)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);
const price = statement(
  'testing_goods_price',
  `insert into current_price (item_id, storefront, cents, currency, lowest_30_days_cents, valid_from)
   values ($1, $2, $3, 'EUR', $4, '2020-01-01')`,
);

/** Puts articles straight into the tables that carts and orders read. */
export async function stockGoods(connection: Connection, ...all: readonly Goods[]): Promise<void> {
  await connection.run(category);
  for (const goods of all) {
    const prices = Object.entries(
      typeof goods.cents === 'object'
        ? goods.cents
        : Object.fromEntries(storefrontIds.map((id) => [id, goods.cents ?? 500])),
    );
    const productId = goods.product ?? `p-${goods.id}`;
    await connection.run(product, [
      productId,
      JSON.stringify({
        de: goods.name ?? `Ware ${goods.id}`,
        en: goods.name ?? `Good ${goods.id}`,
      }),
      goods.taxClass ?? 'standard',
      prices.map(([storefront]) => storefront),
    ]);
    await connection.run(item, [
      goods.id,
      productId,
      `N-${goods.id}`,
      goods.stock ?? 1000,
      goods.restockDays === undefined ? 7 : goods.restockDays,
      goods.minimum ?? 1,
      goods.maximum ?? 999,
      goods.isBulky ?? false,
      JSON.stringify(goods.variant ?? {}),
    ]);
    for (const [storefront, cents] of prices) {
      await connection.run(price, [goods.id, storefront, cents, goods.oldCents ?? null]);
    }
  }
}
