import type { Database } from '../database/database.ts';
import { type StorefrontId, storefrontIds } from '../modules/storefront/storefront.ts';
import { importLines } from './importLines.ts';

/** An article of a test's catalogue; what is left out is unremarkable. */
export interface Goods {
  /** Of the item; its product is `product` or the same with a `p-` before it. */
  readonly id: string;
  readonly product?: string;
  readonly name?: string;
  /** One price for every storefront, or one for each that sells it. */
  readonly cents?: number | Partial<Record<StorefrontId, number>>;
  /** What more pieces cost each, in every storefront that sells it. */
  readonly tiers?: readonly { readonly from: number; readonly cents: number }[];
  /** What it cost in the 30 days before. */
  readonly oldCents?: number;
  readonly stock?: number;
  readonly restockDays?: number | null;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly taxClass?: 'standard' | 'reduced';
  readonly isBulky?: boolean;
  readonly isBook?: boolean;
  /** Sold to members without the cost of delivery. */
  readonly isPrime?: boolean;
  /** Below the category `goods`; without it in `goods` itself. */
  readonly category?: string;
  readonly variant?: Readonly<Record<string, string>>;
  /** Of the item. @default `N-` and its id */
  readonly orderNumber?: string;
  /** Of the product: what is offered when it is sold out. */
  readonly replacements?: readonly string[];
  /** Of the product. @default true */
  readonly isPublished?: boolean;
}

/**
 * Imports articles. Those of one product are named in one call: a product's line says all of it.
 * Named again, an article is brought to what is said then, as by the operator's next import.
 */
export async function stockGoods(database: Database, ...all: readonly Goods[]): Promise<void> {
  const products = Map.groupBy(all, ({ id, product }) => product ?? `p-${id}`);
  await importLines(database, [
    ...attributeLines(all),
    { type: 'category', id: 'goods', name: 'Waren' },
    ...categoryLines(all),
    ...[...products].map(([id, items]) => productLine(id, items)),
  ]);
}

function attributeLines(all: readonly Goods[]): object[] {
  const values = new Map<string, Set<string>>();
  for (const { variant = {} } of all) {
    for (const [attribute, value] of Object.entries(variant)) {
      values.set(attribute, (values.get(attribute) ?? new Set()).add(value));
    }
  }
  return [...values].map(([id, ids]) => ({
    type: 'attribute',
    id,
    name: id,
    values: [...ids].map((value) => ({ id: value, name: value })),
  }));
}

function categoryLines(all: readonly Goods[]): object[] {
  const ids = new Set(all.flatMap(({ category }) => category ?? []));
  return [...ids].map((id) => ({ type: 'category', id, parent: 'goods', name: id }));
}

function productLine(id: string, items: readonly Goods[]): object {
  const [first] = items;
  return {
    type: 'product',
    id,
    category: first?.category ?? 'goods',
    name: {
      de: first?.name ?? `Ware ${first?.id}`,
      en: first?.name ?? `Good ${first?.id}`,
    },
    taxClass: first?.taxClass ?? 'standard',
    isBook: first?.isBook ?? false,
    published: first?.isPublished ?? true,
    introducedOn: '2020-01-01',
    replacements: first?.replacements ?? [],
    items: items.map(itemOf),
  };
}

function itemOf(goods: Goods): object {
  const { cents = 500 } = goods;
  const prices = typeof cents === 'object' ? Object.entries(cents) : undefined;
  const sellers: readonly (readonly [string, number])[] =
    prices ?? storefrontIds.map((id) => [id, cents as number]);
  return {
    id: goods.id,
    orderNumber: goods.orderNumber ?? `N-${goods.id}`,
    stock: goods.stock ?? 1000,
    restockDays: goods.restockDays === undefined ? 7 : goods.restockDays,
    minimumOrderQuantity: goods.minimum ?? 1,
    maxQuantity: goods.maximum ?? 999,
    isBulky: goods.isBulky ?? false,
    primeEligible: goods.isPrime ?? false,
    variant: goods.variant ?? {},
    prices: Object.fromEntries(
      sellers.map(([storefront, price]) => [storefront, { cents: price, tiers: goods.tiers }]),
    ),
    priceHistory:
      goods.oldCents === undefined
        ? []
        : sellers.map(([storefront]) => ({
            storefront,
            cents: goods.oldCents,
            validFrom: '2026-10-01',
          })),
  };
}
