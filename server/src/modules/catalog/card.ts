import type { DeliveryStatus } from '../../../contract/index.ts';
import { productPath } from '../../../contract/index.ts';
import {
  basePrice,
  type Content,
  type ContentUnit,
  discountPercent,
  type PriceTier,
  type TaxClass,
  tiersBelow,
  vatOfNet,
  vatRate,
} from '../pricing/pricing.ts';
import {
  inLanguage,
  type Language,
  type ShopLanguage,
  type Storefront,
} from '../storefront/storefront.ts';
import { deliveryStatusOf } from './availability.ts';
import { type DocumentGroup, documentsOf, downloadsOf, type ProductDocument } from './documents.ts';
import { newUntil } from './newGoods.ts';
import type { CardRow, EnergyRow, OfferRow, PictureRow, Texts, WantedCard } from './store.ts';
import { textLanguageOf } from './textLanguage.ts';

export interface Money {
  readonly cents: number;
  readonly currencyCode: string;
}

export interface Picture {
  readonly mediaId: string;
  readonly alt: string;
}

export interface PricePerUnit {
  readonly price: Money;
  readonly amount: number;
  readonly unit: string;
}

/** PDP-11…14. Cents are gross or net as the storefront's price basis says. */
export interface Price {
  readonly current: Money;
  /** Lowest price of the 30 days before a reduction (PAngV § 11); null: no reduction. */
  readonly old: Money | null;
  /** The maker's recommendation (UVP). */
  readonly list: Money | null;
  /** Whole percent, rounded down (DEC-44); 0: no reduction. */
  readonly discountPercent: number;
  readonly base: PricePerUnit | null;
  /** What each piece costs from so many on, the base price that follows from it with it. */
  readonly tiers: readonly {
    readonly from: number;
    readonly price: Money;
    readonly base: PricePerUnit | null;
  }[];
  readonly isStartingFrom: boolean;
  /** What the reduction is called; null while there is none. */
  readonly specialDescription: string | null;
  /** Nothing of its assortment group is cheaper (DEC-43). */
  readonly isBestPrice: boolean;
  /** For businesses, what the price comes to with the tax of their country. */
  readonly grossSuggestion: Money | null;
  /** Since when price and list price have been what they are; a tile does not know. */
  readonly validFrom: string | null;
  /** What base price and tax follow from. */
  readonly content: Content | null;
  readonly taxClass: TaxClass;
}

/** What a tile, a search hit or a recommendation shows of a product. */
export interface ProductCard {
  /** `cardIdOf` its product, and of its item where that is not the default one. */
  readonly cardId: string;
  readonly productId: string;
  readonly bestItemId: string;
  readonly orderNumber: string;
  readonly name: string;
  /** Of its texts, where it is another than that of the shop; else null. */
  readonly textLanguage: Language | null;
  readonly path: string;
  readonly categoryId: string;
  readonly manufacturerName: string | null;
  readonly picture: Picture | null;
  /** Average of the stars with two decimals; null before the first review. */
  readonly rating: number | null;
  readonly numberOfRatings: number;
  readonly price: Price;
  readonly isSale: boolean;
  /** Milliseconds since the epoch; a card outlives the moment. */
  readonly newUntil: number;
  readonly isPopular: boolean;
  readonly isBook: boolean;
  readonly extraBadges: readonly { readonly id: string; readonly name: string }[];
  readonly hasMoreVariants: boolean;
  /** Attribute id -> value id, of each item that can be had; none of a product with one item. */
  readonly variants: readonly Readonly<Record<string, string>>[];
  /** Attribute id -> value id, of an item that was asked for. */
  readonly chosenVariant: Readonly<Record<string, string>> | null;
  readonly deliveryStatus: DeliveryStatus;
  readonly stock: { readonly stock: number; readonly restockDays: number | null };
  readonly minimumOrderQuantity: number;
  readonly maxQuantity: number;
  readonly documents: readonly ProductDocument[];
  readonly downloads: readonly DocumentGroup[];
  /** What a list may put into the cart. */
  readonly quickOrder: QuickOrder | null;
  readonly energy: EnergyRow | null;
}

export interface QuickOrder {
  readonly itemId: string;
  readonly minimumOrderQuantity: number;
  readonly maxQuantity: number;
}

/** A product as one of its items shows it: `heft/heft-25`; as its default item does: `heft`. */
export const cardIdOf = (productId: string, itemId?: string): string =>
  itemId === undefined ? productId : `${productId}/${itemId}`;

export function wantedCard(cardId: string): WantedCard {
  const [productId = '', itemId] = cardId.split('/');
  return { productId, itemId };
}

/** PDP-10: shown nowhere. */
const hiddenBadges = new Set(['shop-brand', 'classic', 'top-rated']);

export function pictureOf(row: PictureRow, name: string, shopLanguage: ShopLanguage): Picture {
  return {
    mediaId: row.media,
    alt: row.alt === undefined ? name : inLanguage(row.alt, shopLanguage),
  };
}

export function priceOf(
  row: OfferRow & {
    readonly cents: number;
    readonly list_price_cents: number | null;
    readonly lowest_30_days_cents: number | null;
    readonly tiers: readonly PriceTier[];
    readonly content_amount: string | null;
    readonly content_unit: ContentUnit | null;
    readonly valid_from?: string;
  },
  storefront: Storefront,
  shopLanguage: ShopLanguage,
  isStartingFrom: boolean,
): Price {
  const content =
    row.content_amount === null || row.content_unit === null
      ? null
      : { amount: Number(row.content_amount), unit: row.content_unit };
  const old = row.lowest_30_days_cents;
  return {
    ...amountsOf(
      { cents: row.cents, old, content, taxClass: row.tax_class, tiers: row.tiers },
      storefront,
    ),
    list: row.list_price_cents === null ? null : moneyOf(row.list_price_cents, storefront),
    isStartingFrom,
    specialDescription:
      old === null || row.special_offer === null
        ? null
        : inLanguage(row.special_offer, shopLanguage),
    isBestPrice: row.best_price_in.includes(storefront.id),
    validFrom: row.valid_from ?? null,
  };
}

/** The price while a lightning deal runs, which is measured against `referenceCents`. */
export function priceDuringDeal(
  price: Price,
  {
    cents,
    referenceCents,
  }: { readonly cents: number; readonly referenceCents?: number | undefined },
  storefront: Storefront,
): Price {
  return {
    ...price,
    ...amountsOf(
      {
        ...price,
        cents,
        old: referenceCents ?? null,
        tiers: price.tiers.map(({ from, price: { cents } }) => ({ from, cents })),
      },
      storefront,
    ),
    isStartingFrom: false,
    specialDescription: null,
  };
}

const moneyOf = (cents: number, { currency }: Storefront): Money => ({
  cents,
  currencyCode: currency,
});

/** What follows from the cents and what they are measured against. */
function amountsOf(
  {
    cents,
    old,
    content,
    taxClass,
    tiers,
  }: {
    readonly cents: number;
    readonly old: number | null;
    readonly content: Content | null;
    readonly taxClass: TaxClass;
    readonly tiers: readonly PriceTier[];
  },
  storefront: Storefront,
) {
  const baseOf = (of: number) => {
    const base = content === null ? undefined : basePrice(of, content);
    return base === undefined ? null : { ...base, price: moneyOf(base.cents, storefront) };
  };
  const gross = () => vatOfNet(cents, vatRate(storefront.homeCountry, taxClass)).gross;
  return {
    current: moneyOf(cents, storefront),
    old: old === null ? null : moneyOf(old, storefront),
    discountPercent: old === null ? 0 : discountPercent(cents, old),
    base: baseOf(cents),
    tiers: tiersBelow(cents, tiers).map((tier) => ({
      from: tier.from,
      price: moneyOf(tier.cents, storefront),
      base: baseOf(tier.cents),
    })),
    grossSuggestion: storefront.priceBasis === 'net' ? moneyOf(gross(), storefront) : null,
    content,
    taxClass,
  };
}

export function badgesOf(
  badges: readonly { readonly id: string; readonly name: Texts }[],
  shopLanguage: ShopLanguage,
): { id: string; name: string }[] {
  return badges
    .filter((badge) => !hiddenBadges.has(badge.id))
    .map((badge) => ({ id: badge.id, name: inLanguage(badge.name, shopLanguage) }));
}

export function cardOf(
  row: CardRow,
  storefront: Storefront,
  shopLanguage: ShopLanguage,
): ProductCard {
  const name = inLanguage(row.name, shopLanguage);
  const isChosen = row.wanted_item === row.item_id;
  // Who asked for an item reads what that one costs.
  const isStartingFrom = !isChosen && row.lowest_cents < row.highest_cents;
  const price = priceOf(row, storefront, shopLanguage, isStartingFrom);
  const hasMoreVariants = row.item_count > 1;
  const stock = { stock: row.stock, restockDays: row.restock_days };
  const deliveryStatus = deliveryStatusOf(stock);
  const quantities = {
    minimumOrderQuantity: row.minimum_order_quantity,
    maxQuantity: row.max_quantity,
  };
  const isQuick = !hasMoreVariants && deliveryStatus !== 'UNAVAILABLE';
  const documents = documentsOf(row.documents, shopLanguage);
  return {
    cardId: cardIdOf(row.product_id, isChosen ? row.item_id : undefined),
    productId: row.product_id,
    bestItemId: row.item_id,
    orderNumber: row.order_number,
    name,
    textLanguage: textLanguageOf(row.name, row.is_english, shopLanguage),
    path: productPath(row.product_id, hasMoreVariants ? row.item_id : undefined),
    categoryId: row.category_id,
    manufacturerName: row.manufacturer,
    picture: row.picture === null ? null : pictureOf(row.picture, name, shopLanguage),
    rating:
      row.rating_count === 0 ? null : Math.round((row.rating_sum / row.rating_count) * 100) / 100,
    numberOfRatings: row.rating_count,
    price,
    isSale: price.discountPercent > 0,
    newUntil: row.introduced_on === null ? 0 : newUntil(row.introduced_on),
    isPopular: row.is_topseller,
    isBook: row.is_book,
    extraBadges: badgesOf(row.extra_badges, shopLanguage),
    hasMoreVariants,
    variants: hasMoreVariants ? (row.variants ?? []) : [],
    chosenVariant: isChosen ? row.variant : null,
    deliveryStatus,
    stock,
    ...quantities,
    documents,
    downloads: downloadsOf(documents, shopLanguage),
    quickOrder: isQuick ? { itemId: row.item_id, ...quantities } : null,
    energy: row.energy,
  };
}
