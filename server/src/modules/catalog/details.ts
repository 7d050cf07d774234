import {
  consumerStorefronts,
  inLanguage,
  type ShopLanguage,
  type Storefront,
  type StorefrontId,
} from '../storefront/storefront.ts';
import { deliveryStatusOf, type Stock } from './availability.ts';
import { type Picture, type Price, pictureOf, priceOf } from './card.ts';
import type { ItemRow, ProductRow } from './store.ts';
import type { Category, Taxonomy } from './taxonomy.ts';

export interface Warning {
  readonly text: string;
  readonly isDanger: boolean;
  /** Its pictogram. */
  readonly picture: Picture | null;
}

/** A picture, a video or an audio file. */
export interface Recording {
  readonly name: string;
  readonly url: string;
  readonly picture: Picture | null;
  readonly captions: string | null;
}

/** A seal or another mark that the product bears. */
export interface ProductLabel {
  readonly name: string;
  readonly text: string | null;
  readonly picture: Picture | null;
}

export interface Item {
  readonly itemId: string;
  readonly productId: string;
  readonly orderNumber: string;
  readonly ean: string | null;
  readonly price: Price;
  readonly pictures: readonly Picture[];
  readonly isForSale: boolean;
  /** What is said of its delivery changes by the hour, and is made of it then. */
  readonly stock: Stock;
  /** The most that can be ordered now, stock considered. */
  readonly orderableQuantity: number;
  readonly minimumOrderQuantity: number;
  readonly maxQuantity: number;
  readonly isBulky: boolean;
  readonly primeFaehig: boolean;
  readonly warnings: readonly Warning[];
  readonly charger: ItemRow['charger'];
  /** Attribute id -> value id. */
  readonly variant: Readonly<Record<string, string>>;
  /** The variant as people read it, in the attributes' order. */
  readonly variantAttributes: readonly { readonly label: string; readonly value: string }[];
}

export interface ProductDetails {
  readonly productId: string;
  readonly name: string;
  readonly summary: string | null;
  readonly description: string | null;
  readonly features: readonly { readonly name: string; readonly value: string }[];
  readonly warnings: readonly Warning[];
  readonly videos: readonly Recording[];
  readonly audioSamples: readonly Recording[];
  readonly labels: readonly ProductLabel[];
  readonly warranty: string | null;
  readonly deliveryInfo: string | null;
  readonly teasers: ProductRow['teasers'];
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly metaRobots: string | null;
  readonly manufacturer: ProductRow['manufacturer'];
  readonly category: Category | undefined;
  readonly accessoryIds: readonly string[];
  readonly replacementIds: readonly string[];
  /** Consumer storefronts that do not sell it. */
  readonly missingIn: readonly StorefrontId[];
  readonly items: readonly Item[];
  /** Variant attributes in their order, each with the values that occur among the items. */
  readonly attributes: readonly VariantAttribute[];
}

export interface VariantAttribute {
  readonly name: string;
  readonly displayName: string;
  readonly position: number;
  readonly display: 'tiles' | 'dropdown';
  readonly values: readonly {
    readonly id: string;
    readonly name: string;
    readonly css: string | null;
  }[];
}

const byForwarder = {
  de: 'Sperrgut: Eine Spedition bringt die Ware bis zur Bordsteinkante und vereinbart vorher einen Termin.',
  en: 'Bulky goods: a forwarder delivers to the kerb and makes an appointment beforehand.',
};

export function detailsOf(
  row: ProductRow,
  taxonomy: Taxonomy,
  storefront: Storefront,
  shopLanguage: ShopLanguage,
): ProductDetails {
  const name = inLanguage(row.name, shopLanguage);
  const text = (texts: ProductRow['summary'] | undefined) =>
    texts === null || texts === undefined ? null : inLanguage(texts, shopLanguage);
  const warningsOf = (warnings: ProductRow['warnings']): Warning[] =>
    warnings.map((warning) => ({
      text: inLanguage(warning.text, shopLanguage),
      isDanger: warning.danger === true,
      picture: pictogram(warning.media),
    }));
  // The words beside it say what it means.
  const pictogram = (media: string | undefined): Picture | null =>
    media === undefined ? null : { mediaId: media, alt: '' };
  const { tax_class, special_offer, best_price_in } = row;
  const offer = { tax_class, special_offer, best_price_in };
  const attributes = variantAttributes(row.items, taxonomy, shopLanguage);
  return {
    productId: row.id,
    name,
    summary: text(row.summary),
    description: text(row.description),
    features: row.features.map((feature) => ({
      name: inLanguage(feature.name, shopLanguage),
      value: inLanguage(feature.value, shopLanguage),
    })),
    warnings: warningsOf(row.warnings),
    videos: row.videos.map(({ name, url, media, captions = null }) => ({
      name: inLanguage(name, shopLanguage),
      url,
      picture: pictogram(media),
      captions,
    })),
    audioSamples: row.audio_samples.map(({ name, url }) => ({
      name: inLanguage(name, shopLanguage),
      url,
      picture: null,
      captions: null,
    })),
    labels: row.labels.map((label) => ({
      name: inLanguage(label.name, shopLanguage),
      text: text(label.text),
      picture: pictogram(label.media),
    })),
    warranty: text(row.warranty),
    deliveryInfo:
      text(row.delivery_info) ??
      (row.items.some(({ is_bulky }) => is_bulky) ? inLanguage(byForwarder, shopLanguage) : null),
    teasers: row.teasers,
    metaTitle: text(row.seo?.title),
    metaDescription: text(row.seo?.description),
    metaRobots: row.seo?.robots ?? null,
    manufacturer: row.manufacturer,
    category: taxonomy.category(row.category_id, storefront.id),
    accessoryIds: row.accessory_ids,
    replacementIds: row.replacement_ids,
    missingIn: consumerStorefronts.filter((id) => !row.storefronts.includes(id)),
    attributes,
    items: row.items.map((item) => {
      const stock = { stock: item.stock, restockDays: item.restock_days };
      const isForSale = deliveryStatusOf(stock) !== 'UNAVAILABLE';
      return {
        itemId: item.id,
        productId: row.id,
        orderNumber: item.order_number,
        ean: item.ean,
        price: priceOf({ ...item, ...offer }, storefront, shopLanguage, false),
        pictures: item.pictures.map((picture) => pictureOf(picture, name, shopLanguage)),
        isForSale,
        stock,
        orderableQuantity:
          item.restock_days === null ? Math.min(item.max_quantity, item.stock) : item.max_quantity,
        minimumOrderQuantity: item.minimum_order_quantity,
        maxQuantity: item.max_quantity,
        isBulky: item.is_bulky,
        // What cannot be ordered is not advertised with free delivery.
        primeFaehig: item.prime_eligible && isForSale,
        warnings: warningsOf(item.warnings),
        charger: item.charger,
        variant: item.variant,
        variantAttributes: attributes.flatMap((attribute) => {
          const value = attribute.values.find(({ id }) => id === item.variant[attribute.name]);
          return value === undefined ? [] : [labelled(attribute.displayName, value.name)];
        }),
      };
    }),
  };
}

/** "Lineatur: 21 (liniert)", where the value's own name is "Lineatur 21 (liniert)". */
export const labelled = (label: string, value: string): { label: string; value: string } => ({
  label,
  value: value.startsWith(`${label} `) ? value.slice(label.length + 1) : value,
});

function variantAttributes(
  items: readonly ItemRow[],
  taxonomy: Taxonomy,
  shopLanguage: ShopLanguage,
): VariantAttribute[] {
  const names = new Set(items.flatMap((item) => Object.keys(item.variant)));
  return [...names]
    .map((name): VariantAttribute => {
      const attribute = taxonomy.attribute(name);
      const ids = [...new Set(items.flatMap((item) => item.variant[name] ?? []))];
      const position = (id: string) => taxonomy.valueOf(name, id)?.position ?? 0;
      return {
        name,
        displayName: attribute === undefined ? name : inLanguage(attribute.name, shopLanguage),
        position: attribute?.position ?? 0,
        display: attribute?.display ?? 'dropdown',
        values: ids
          .sort((a, b) => position(a) - position(b))
          .map((id) => {
            const value = taxonomy.valueOf(name, id);
            return {
              id,
              name: value === undefined ? id : inLanguage(value.name, shopLanguage),
              css: value?.css ?? null,
            };
          }),
      };
    })
    .sort((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1));
}
