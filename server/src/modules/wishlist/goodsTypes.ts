import { productPath } from '../../../contract/index.ts';
import type { PublicContext } from '../../context.ts';
import { builder, type Fields } from '../../schema/builder.ts';
import type { Price, ProductCard } from '../catalog/catalog.ts';
import { BasePriceRef, ItemRef, MoneyRef, ProductRef } from '../catalog/types.ts';
import { tierReached } from '../pricing/pricing.ts';
import { inLanguage } from '../storefront/storefront.ts';
import type { EntryRow } from './store.ts';

/** What an entry of any list says of its goods in the API: a visitor's own, or an editor's. */

/** Goods of a list, as they are stored. */
export type GoodsRow = Pick<EntryRow, 'id' | 'product_id' | 'item_id' | 'quantity' | 'name'>;

/** The same with the product's card for those who ask for it. */
export interface ListedGoods extends GoodsRow {
  card(): Promise<ProductCard | undefined>;
}

/** The cards of a list are one question. */
export function withCards<Row extends GoodsRow>(
  rows: readonly Row[],
  context: PublicContext,
): (Row & ListedGoods)[] {
  const ids = rows.map(({ product_id }) => product_id);
  let cards: Promise<(ProductCard | undefined)[]> | undefined;
  return rows.map((row, index) => ({
    ...row,
    async card() {
      cards ??= context.services.catalog.cardsById(ids, context);
      return (await cards)[index];
    },
  }));
}

const detailsOf = ({ product_id }: GoodsRow, context: PublicContext) =>
  context.services.catalog.product(product_id, context);

async function itemOf(entry: GoodsRow, context: PublicContext) {
  if (entry.item_id === null) return undefined;
  return (await detailsOf(entry, context))?.items.find(({ itemId }) => itemId === entry.item_id);
}

/** Of the item; while that is open, of the product's best one. */
async function priceOf(entry: ListedGoods, context: PublicContext): Promise<Price | undefined> {
  if (entry.item_id !== null) return (await itemOf(entry, context))?.price;
  return (await entry.card())?.price;
}

async function isSaleable(entry: ListedGoods, context: PublicContext): Promise<boolean> {
  if (entry.item_id !== null) {
    return (await itemOf(entry, context))?.isForSale ?? false;
  }
  const card = await entry.card();
  return card !== undefined && card.deliveryStatus !== 'UNAVAILABLE';
}

/** WISH-08: the first of what replaces it that is sold here. */
async function replacementOf(entry: ListedGoods, context: PublicContext) {
  if (await isSaleable(entry, context)) return undefined;
  const { catalog } = context.services;
  const known =
    (await detailsOf(entry, context)) ?? (await catalog.retired(entry.product_id, context));
  return known && (await catalog.cards(known.replacementIds, context))[0];
}

interface Totals {
  readonly quantity: number;
  readonly price: Price;
  readonly itemId: string | null;
}

const times = (quantity: number, { cents, currencyCode }: Price['current']) => ({
  cents: cents * quantity,
  currencyCode,
});

/** What each of so many costs. Old prices are those of one piece, as in the cart (decision 057). */
function unitOf({
  quantity,
  price,
}: Pick<Totals, 'quantity' | 'price'>): Pick<Price, 'current' | 'old' | 'base'> {
  const tier = tierReached(price.tiers, quantity);
  return tier === undefined ? price : { current: tier.price, old: null, base: tier.base };
}

export const TotalsRef = builder.objectRef<Totals>('WishlistEntryTotals').implement({
  description: 'WISH-28: for the quantity of the entry.',
  fields: (t) => ({
    current: t.field({
      type: MoneyRef,
      resolve: (totals) => times(totals.quantity, unitOf(totals).current),
    }),
    old: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'At the lowest price of the 30 days before the reduction (PAngV § 11).',
      resolve: (totals) => {
        const { old } = unitOf(totals);
        return old && times(totals.quantity, old);
      },
    }),
    list: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'At the maker’s recommendation (UVP).',
      resolve: ({ quantity, price }) => price.list && times(quantity, price.list),
    }),
    rawAmount: t.float({
      description: 'The current one in whole units of the currency.',
      resolve: (totals) => (unitOf(totals).current.cents * totals.quantity) / 100,
    }),
    currencyCode: t.string({ resolve: ({ price }) => price.current.currencyCode }),
    lightningPrice: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'Of one, while a lightning deal runs.',
      resolve: async ({ itemId }, _, { services, storefront }) => {
        const ids = itemId === null ? [] : [itemId];
        const running = await services.lightningDeals.running(ids, storefront.id);
        const deal = itemId === null ? undefined : running.get(itemId)?.deal;
        return deal && { cents: deal.cents, currencyCode: storefront.currency };
      },
    }),
    basePrice: t.field({
      type: BasePriceRef,
      nullable: true,
      resolve: (totals) => unitOf(totals).base,
    }),
    savings: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'Against the lowest price of the 30 days before; null: none.',
      resolve: (totals) => {
        const { current, old } = unitOf(totals);
        return old && times(totals.quantity, { ...old, cents: old.cents - current.cents });
      },
    }),
  }),
});

/** What so many of the goods cost; undefined: they are not sold here, or the visitor may not know. */
export async function goodsTotals(
  goods: ListedGoods,
  context: PublicContext,
): Promise<Totals | undefined> {
  if (!(await context.guard.mayReadPrices())) return undefined;
  const price = await priceOf(goods, context);
  return price && { price, quantity: goods.quantity, itemId: goods.item_id };
}

/** What all goods of a list cost that are saleable; undefined: the visitor may not know. */
export async function listTotal(goods: readonly ListedGoods[], context: PublicContext) {
  if (!(await context.guard.mayReadPrices())) return undefined;
  const amounts = await Promise.all(
    goods.map(async (each) => {
      const price = (await isSaleable(each, context)) ? await priceOf(each, context) : undefined;
      return price ? unitOf({ ...each, price }).current.cents * each.quantity : 0;
    }),
  );
  const cents = amounts.reduce((sum, amount) => sum + amount, 0);
  return { cents, currencyCode: context.storefront.currency };
}

/** WISH-27, without what only entries of a visitor's own list have. */
export const goodsFields = <Goods extends ListedGoods>(t: Fields<Goods>) => ({
  externalId: t.string({ resolve: ({ id }) => id }),
  quantity: t.int({ resolve: ({ quantity }) => quantity }),
  productId: t.string({ resolve: ({ product_id }) => product_id }),
  itemId: t.string({
    nullable: true,
    description: "Null: which of the product's items is open (WISH-06).",
    resolve: ({ item_id }) => item_id,
  }),
  name: t.string({
    description: 'Also of what is no longer sold.',
    resolve: ({ name, product_id }, _, { shopLanguage }) =>
      name === null ? product_id : inLanguage(name, shopLanguage),
  }),
  path: t.string({
    resolve: ({ product_id, item_id }) => productPath(product_id, item_id),
  }),
  product: t.field({
    type: ProductRef,
    nullable: true,
    description: 'Null: not sold here any more.',
    resolve: (entry) => entry.card(),
  }),
  item: t.field({
    type: ItemRef,
    nullable: true,
    resolve: (entry, _, context) => itemOf(entry, context),
  }),
  isSaleable: t.boolean({ resolve: (entry, _, context) => isSaleable(entry, context) }),
  replacement: t.field({
    type: ProductRef,
    nullable: true,
    description: 'WISH-07, WISH-08: for what is not saleable.',
    resolve: (entry, _, context) => replacementOf(entry, context),
  }),
  totals: t.field({
    type: TotalsRef,
    nullable: true,
    description: 'Null: not sold here any more, or told to signed-in customers only (ruling 21).',
    resolve: (entry, _, context) => goodsTotals(entry, context),
  }),
});
