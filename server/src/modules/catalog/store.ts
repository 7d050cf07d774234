import { type Connection, statement } from '../../database/database.ts';
import type { ContentUnit, PriceTier, TaxClass } from '../pricing/pricing.ts';
import type { StorefrontId } from '../storefront/storefront.ts';
import type { DocumentRow } from './documents.ts';
import { introducedOn } from './newGoods.ts';
import { isEnglish } from './textLanguage.ts';

export type Texts = { readonly de: string; readonly en?: string };

export interface PictureRow {
  readonly media: string;
  readonly alt?: Texts;
}

export interface EnergyRow {
  readonly class: string;
  readonly scale: string;
  readonly arrowMedia?: string;
  readonly labelMedia?: string;
  readonly sheetUrl?: string;
}

/** What the prices of all items of a product have in common. */
export interface OfferRow {
  readonly tax_class: TaxClass;
  /** What a reduction is called. */
  readonly special_offer: Texts | null;
  /** Storefronts in which nothing of its kind is cheaper. */
  readonly best_price_in: readonly StorefrontId[];
}

export interface CardRow extends OfferRow {
  readonly product_id: string;
  /** The item that was asked for, which may be gone. */
  readonly wanted_item: string | null;
  readonly name: Texts;
  /** Its German texts are the English ones, which stand in for those that a file leaves out. */
  readonly is_english: boolean;
  readonly manufacturer: string | null;
  readonly rating_count: number;
  readonly rating_sum: number;
  readonly is_topseller: boolean;
  /** Null: the catalogue began with it. */
  readonly introduced_on: string | null;
  readonly extra_badges: readonly { readonly id: string; readonly name: Texts }[];
  readonly is_book: boolean;
  readonly documents: readonly DocumentRow[];
  readonly energy: EnergyRow | null;
  readonly category_id: string;
  readonly item_id: string;
  readonly order_number: string;
  readonly variant: Readonly<Record<string, string>>;
  readonly picture: PictureRow | null;
  readonly stock: number;
  readonly restock_days: number | null;
  readonly minimum_order_quantity: number;
  readonly max_quantity: number;
  readonly content_amount: string | null;
  readonly content_unit: ContentUnit | null;
  readonly cents: number;
  readonly list_price_cents: number | null;
  readonly lowest_30_days_cents: number | null;
  readonly tiers: readonly PriceTier[];
  readonly item_count: number;
  /** Of the items that can be had; null: of none. */
  readonly variants: readonly Readonly<Record<string, string>>[] | null;
  readonly lowest_cents: number;
  readonly highest_cents: number;
}

/**
 * The item that is asked for; else the default one (`summarise` in readModel/items.ts): one that can
 * be had before one that cannot, then the cheapest.
 */
const cardsOfProducts = statement(
  'catalog_cards',
  `select p.id as product_id, wanted.item as wanted_item, p.name, m.name as manufacturer,
          ${isEnglish} as is_english,
          p.rating_count, p.rating_sum, p.is_topseller, ${introducedOn}::text as introduced_on, p.extra_badges,
          p.is_book, p.tax_class, p.special_offer, p.best_price_in, p.documents, p.energy,
          p.category_id, best.*
     from unnest($1::text[], $3::text[]) as wanted(id, item)
     join product p on p.id = wanted.id and p.retired_at is null and $2::text = any(p.storefronts)
     left join manufacturer m on m.id = p.manufacturer_id
     join lateral (
       select i.id as item_id, i.order_number, i.variant, i.pictures->0 as picture, i.stock,
              i.restock_days, i.minimum_order_quantity, i.max_quantity, i.content_amount::text,
              i.content_unit, c.cents, c.list_price_cents, c.lowest_30_days_cents, c.tiers,
              count(*) over ()::integer as item_count,
              jsonb_agg(i.variant) filter (where i.stock > 0 or i.restock_days is not null) over ()
                as variants,
              min(c.cents) over () as lowest_cents, max(c.cents) over () as highest_cents
         from item i
         join current_price c on c.item_id = i.id and c.storefront = $2::text
        where i.product_id = p.id and i.retired_at is null
        order by (i.id = wanted.item) is true desc,
                 (i.stock > 0 or i.restock_days is not null) desc, c.cents, i.position, i.id
        limit 1
     ) best on true`,
);

/** A product, and the item that is to show it. */
export interface WantedCard {
  readonly productId: string;
  readonly itemId: string | undefined;
}

export function loadCards(
  connection: Connection,
  wanted: readonly WantedCard[],
  storefront: StorefrontId,
): Promise<CardRow[]> {
  return connection.rows<CardRow>(cardsOfProducts, [
    wanted.map(({ productId }) => productId),
    storefront,
    wanted.map(({ itemId = null }) => itemId),
  ]);
}

export interface WarningRow {
  readonly text: Texts;
  readonly danger?: boolean;
  readonly media?: string;
}

export interface ItemRow {
  readonly id: string;
  readonly order_number: string;
  readonly ean: string | null;
  readonly variant: Readonly<Record<string, string>>;
  readonly pictures: readonly PictureRow[];
  readonly stock: number;
  readonly restock_days: number | null;
  readonly minimum_order_quantity: number;
  readonly max_quantity: number;
  readonly content_amount: string | null;
  readonly content_unit: ContentUnit | null;
  readonly is_bulky: boolean;
  readonly prime_eligible: boolean;
  readonly warnings: readonly WarningRow[];
  readonly charger: {
    readonly included: boolean;
    readonly minWatt: number;
    readonly maxWatt: number;
    readonly usbPd: boolean;
    /** The sign that law wants beside the price. */
    readonly media?: string;
  } | null;
  readonly cents: number;
  readonly list_price_cents: number | null;
  readonly lowest_30_days_cents: number | null;
  readonly tiers: readonly PriceTier[];
  readonly valid_from: string;
}

export interface VideoRow {
  readonly name: Texts;
  readonly url: string;
  readonly media?: string;
  readonly captions?: string;
}

export interface LabelRow {
  readonly name: Texts;
  readonly text?: Texts;
  readonly media?: string;
}

export const teaserSlots = ['top', 'bottom'] as const;
export type TeaserSlot = (typeof teaserSlots)[number];

export interface ProductRow extends OfferRow {
  readonly id: string;
  readonly category_id: string;
  readonly name: Texts;
  readonly summary: Texts | null;
  readonly description: Texts | null;
  readonly features: readonly { readonly name: Texts; readonly value: Texts }[];
  readonly warnings: readonly WarningRow[];
  readonly documents: readonly DocumentRow[];
  readonly videos: readonly VideoRow[];
  readonly audio_samples: readonly { readonly name: Texts; readonly url: string }[];
  readonly labels: readonly LabelRow[];
  readonly warranty: Texts | null;
  readonly delivery_info: Texts | null;
  readonly energy: EnergyRow | null;
  /** By slot the path of the content page that fills it. */
  readonly teasers: Readonly<Partial<Record<TeaserSlot, string>>>;
  readonly seo: {
    readonly title?: Texts;
    readonly description?: Texts;
    readonly robots?: string;
  } | null;
  readonly accessory_ids: readonly string[];
  readonly replacement_ids: readonly string[];
  readonly storefronts: readonly StorefrontId[];
  readonly manufacturer: {
    readonly name: string;
    readonly postal_address: string | null;
    readonly email: string | null;
    readonly url: string | null;
    readonly media_id: string | null;
    readonly eu_responsible: {
      readonly name: string;
      readonly postalAddress: string;
      readonly email: string;
    } | null;
  } | null;
  readonly items: readonly ItemRow[];
}

const productById = statement(
  'catalog_product',
  `select p.id, p.category_id, p.name, p.summary, p.description, p.features, p.warnings,
          p.documents, p.videos, p.audio_samples, p.labels, p.warranty, p.delivery_info, p.energy,
          p.teasers, p.tax_class, p.special_offer, p.best_price_in, p.seo, p.accessory_ids,
          p.replacement_ids, p.storefronts,
          case when m.id is null then null else jsonb_build_object(
            'name', m.name, 'postal_address', m.postal_address, 'email', m.email, 'url', m.url,
            'media_id', m.media_id, 'eu_responsible', m.eu_responsible) end as manufacturer,
          (select coalesce(jsonb_agg(jsonb_build_object(
                    'id', i.id, 'order_number', i.order_number, 'ean', i.ean,
                    'variant', i.variant, 'pictures', i.pictures, 'stock', i.stock,
                    'restock_days', i.restock_days,
                    'minimum_order_quantity', i.minimum_order_quantity,
                    'max_quantity', i.max_quantity, 'content_amount', i.content_amount::text,
                    'content_unit', i.content_unit, 'is_bulky', i.is_bulky,
                    'prime_eligible', i.prime_eligible, 'warnings', i.warnings,
                    'charger', i.charger, 'cents', c.cents,
                    'list_price_cents', c.list_price_cents,
                    'lowest_30_days_cents', c.lowest_30_days_cents, 'tiers', c.tiers,
                    'valid_from', c.valid_from)
                    order by i.position, i.id), '[]')
             from item i
             join current_price c on c.item_id = i.id and c.storefront = $2::text
            where i.product_id = p.id and i.retired_at is null) as items
     from product p
     left join manufacturer m on m.id = p.manufacturer_id
    where p.id = $1 and p.retired_at is null and $2::text = any(p.storefronts)`,
);

export function loadProduct(
  connection: Connection,
  productId: string,
  storefront: StorefrontId,
): Promise<ProductRow | undefined> {
  return connection.row<ProductRow>(productById, [productId, storefront]);
}

const retiredProduct = statement(
  'catalog_product_retired',
  `select replacement_ids from product where id = $1 and retired_at is not null`,
);

/** What replaces a product that is no longer sold; undefined when there never was one. */
export function loadRetired(
  connection: Connection,
  productId: string,
): Promise<{ readonly replacement_ids: readonly string[] } | undefined> {
  return connection.row(retiredProduct, [productId]);
}

export interface CategoryRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: Texts;
  readonly intro: Texts | null;
  readonly subject: string | null;
  readonly icon: string | null;
  readonly media_id: string | null;
  readonly is_sale: boolean;
  readonly excluded_from_navigation: boolean;
  readonly storefronts: readonly StorefrontId[];
  readonly seo: ProductRow['seo'];
}

const allCategories = statement(
  'catalog_categories',
  `select id, parent_id, name, intro, subject, icon, media_id, is_sale, excluded_from_navigation,
          storefronts, seo
     from category where retired_at is null order by position, id`,
);

export function loadCategories(connection: Connection): Promise<CategoryRow[]> {
  return connection.rows<CategoryRow>(allCategories);
}

export interface AttributeRow {
  readonly id: string;
  readonly name: Texts;
  readonly position: number;
  readonly display: 'tiles' | 'dropdown';
  readonly filterable: boolean;
  readonly values: readonly {
    readonly id: string;
    readonly name: Texts;
    readonly position: number;
    readonly css: string | null;
  }[];
}

const allAttributes = statement(
  'catalog_attributes',
  `select a.id, a.name, a.position, a.display, a.filterable,
          coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'position', v.position,
            'css', v.css) order by v.position, v.id) filter (where v.id is not null), '[]') as values
     from attribute a left join attribute_value v on v.attribute_id = a.id
    group by a.id order by a.position, a.id`,
);

export function loadAttributes(connection: Connection): Promise<AttributeRow[]> {
  return connection.rows<AttributeRow>(allAttributes);
}
