import type { CatalogueEdition } from '../../../contract/index.ts';
import {
  type Availability,
  availabilityOf,
  badgesOf,
  labelled,
  newUntil,
  type Picture,
  pictureOf,
  type Taxonomy,
  textLanguageOf,
} from '../catalog/catalog.ts';
import { catalogueName, editions } from '../catalogueOrder/catalogueOrder.ts';
import type { Deal } from '../lightningDeal/lightningDeal.ts';
import {
  nextTier,
  type PriceTier,
  type TaxClass,
  unitCentsAt,
  type VatExemption,
  vatOfGross,
  vatRate,
} from '../pricing/pricing.ts';
import type { Shopper } from '../session/session.ts';
import {
  type Country,
  inLanguage,
  type Language,
  type ShopLanguage,
  type StorefrontId,
} from '../storefront/storefront.ts';
import { type HeldPieces, heldOf } from './reservation.ts';
import type { GiftRow, LineKind, LineRow } from './store.ts';

/** Amounts are cents in the storefront's price basis. */
export interface CartLine {
  readonly lineId: string;
  readonly kind: LineKind;
  /** Of a catalogue, its edition. */
  readonly itemId: string;
  readonly productId: string;
  readonly name: string;
  /** Of its name, where it is another than the shop's. */
  readonly textLanguage: Language | null;
  readonly orderNumber: string;
  readonly variantAttributes: readonly { readonly label: string; readonly value: string }[];
  readonly picture: Picture | null;
  readonly quantity: number;
  /** Part of the quantity, at its own price. */
  readonly lightning: HeldPieces | null;
  /** Pieces of a lightning deal were reserved and are not any more; they may be anew (CART-25). */
  readonly hasLapsed: boolean;
  /** … and the shopper has not acknowledged it yet (DEC-67). */
  readonly isLapseUnacknowledged: boolean;
  /** What the rest costs now; for an item that is no longer sold, what it cost last. */
  readonly unitCents: number;
  readonly unitNetCents: number;
  readonly lineCents: number;
  /** What a voucher takes off the line, all its pieces together. */
  readonly discountCents: number;
  /** The lowest price of the 30 days before a reduction. */
  readonly oldUnitCents: number | null;
  /** What the line would cost without reductions; null: there is none. */
  readonly oldLineCents: number | null;
  /** The price that the shopper saw last; null: today's (DEC-67). */
  readonly acknowledgedCents: number | null;
  readonly minimum: number;
  /** What more pieces would make each of them cost; null: nothing, or they cannot be had. */
  readonly nextTier: PriceTier | null;
  /** The most that can be ordered now, stock considered. */
  readonly maximum: number;
  /** False: not sold any more, or not in this quantity. */
  readonly isForSale: boolean;
  readonly isQuantityAvailable: boolean;
  readonly availability: Availability;
  readonly taxClass: TaxClass;
  readonly taxRate: number;
  readonly isBulky: boolean;
  readonly isBook: boolean;
  /** The product's categories with all those above them. */
  readonly categoryIds: ReadonlySet<string>;
  readonly primeEligible: boolean;
  readonly isNew: boolean;
  readonly isPopular: boolean;
  /** The voucher that brings the gift, and goes with it (CART-14). */
  readonly relatedVoucherCode: string | null;
  /** CART-13. */
  readonly isRemovable: boolean;
  /** CART-07: one at most. */
  readonly extraBadge: string | null;
  readonly accessoryIds: readonly string[];
}

/** A line as the catalogue and the deals of this moment make it, without any voucher. */
export function lineOf(
  row: LineRow,
  { storefront, shopLanguage }: Shopper,
  {
    taxonomy,
    country,
    exemption,
    now,
    deal,
  }: {
    taxonomy: Taxonomy;
    country: Country;
    exemption: VatExemption | null;
    now: Date;
    deal: Deal | undefined;
  },
): CartLine {
  const stock = { stock: row.stock ?? 0, restockDays: row.restock_days };
  // Without a price the item is retired or not sold in this storefront.
  const isSold = row.cents !== null;
  const availability = availabilityOf(isSold ? stock : { stock: 0, restockDays: null }, {
    country,
    shopLanguage,
    now,
    quantity: row.quantity,
  });
  const maxQuantity = row.max_quantity ?? 0;
  const maximum = !isSold
    ? 0
    : stock.restockDays === null
      ? Math.min(maxQuantity, stock.stock)
      : maxQuantity;
  const minimum = row.minimum ?? 1;
  const isForSale = availability.isForSale && maximum >= minimum;
  const acknowledged = unitCentsAt(row.acknowledged_cents, row.acknowledged_tiers, row.quantity);
  const tiers = row.tiers ?? [];
  const unitCents = row.cents === null ? acknowledged : unitCentsAt(row.cents, tiers, row.quantity);
  const isTierPrice = row.cents !== null && unitCents < row.cents;
  const taxClass = row.tax_class ?? 'standard';
  const taxRate = vatRate(country, taxClass, exemption);
  const name = row.name === null ? row.item_id : inLanguage(row.name, shopLanguage);
  // A reduction is measured on the price of one piece, not on that of many (decision 057).
  const old = isTierPrice ? null : row.lowest_30_days_cents;
  const oldUnitCents = old !== null && old > unitCents ? old : null;
  const lightning = isSold ? heldOf(row, unitCents, deal) : null;
  const normal = row.quantity - (lightning?.quantity ?? 0);
  const hasLapsed = row.reservation?.is_live === false;
  return {
    lineId: row.id,
    kind: row.kind,
    itemId: row.item_id,
    productId: row.product_id ?? row.item_id,
    name,
    textLanguage: row.name && textLanguageOf(row.name, row.is_english === true, shopLanguage),
    orderNumber: row.order_number ?? row.item_id,
    variantAttributes: variantOf(row.variant ?? {}, taxonomy, shopLanguage),
    picture: row.picture && pictureOf(row.picture, name, shopLanguage),
    quantity: row.quantity,
    unitCents,
    unitNetCents: storefront.priceBasis === 'net' ? unitCents : vatOfGross(unitCents, taxRate).net,
    lightning,
    hasLapsed,
    isLapseUnacknowledged: hasLapsed && row.reservation?.is_lapse_told === false,
    lineCents: unitCents * normal + (lightning ? lightning.unitCents * lightning.quantity : 0),
    discountCents: 0,
    oldUnitCents,
    oldLineCents:
      oldUnitCents === null && !lightning?.oldUnitCents
        ? null
        : (oldUnitCents ?? unitCents) * normal +
          (lightning ? (lightning.oldUnitCents ?? lightning.unitCents) * lightning.quantity : 0),
    acknowledgedCents: acknowledged === unitCents ? null : acknowledged,
    nextTier: isForSale && lightning === null ? tierAhead(row, maximum) : null,
    minimum,
    maximum,
    isForSale,
    isQuantityAvailable: isForSale && row.quantity >= minimum && row.quantity <= maximum,
    availability,
    taxClass,
    taxRate,
    isBulky: row.is_bulky ?? false,
    isBook: row.is_book ?? false,
    categoryIds: withAncestors(row.category_ids ?? [], taxonomy, storefront.id),
    primeEligible: row.prime_eligible ?? false,
    isNew: row.introduced_on !== null && now.getTime() < newUntil(row.introduced_on),
    isPopular: row.is_topseller ?? false,
    relatedVoucherCode: null,
    isRemovable: true,
    extraBadge: badgesOf(row.extra_badges ?? [], shopLanguage)[0]?.name ?? null,
    accessoryIds: row.accessory_ids ?? [],
  };
}

function tierAhead({ cents, tiers, quantity }: LineRow, maximum: number): PriceTier | null {
  if (cents === null || tiers === null) return null;
  const tier = nextTier(cents, tiers, quantity);
  return tier !== undefined && tier.from <= maximum ? tier : null;
}

/** One piece for nothing; that it is there is decided by the caller. */
export function giftLine(
  gift: GiftRow,
  shopper: Shopper,
  situation: Omit<Parameters<typeof lineOf>[2], 'deal'>,
  given: Pick<CartLine, 'lineId' | 'relatedVoucherCode' | 'isRemovable'>,
): CartLine {
  const row: LineRow = {
    ...gift,
    ...{ id: given.lineId, kind: 'gift', quantity: 1, cents: 0, acknowledged_cents: 0 },
    ...{ minimum: 1, max_quantity: 1, lowest_30_days_cents: null, reservation: null },
    ...{ tiers: [], acknowledged_tiers: [] },
  };
  return { ...lineOf(row, shopper, { ...situation, deal: undefined }), ...given };
}

/** A printed catalogue, of which there is always one more (DEC-69). */
export function catalogueLine(
  row: LineRow,
  edition: CatalogueEdition,
  shopper: Shopper,
  situation: Omit<Parameters<typeof lineOf>[2], 'deal'>,
): CartLine {
  const printed: LineRow = {
    ...row,
    ...{
      cents: 0,
      tiers: [],
      name: catalogueName(edition, shopper.shopLanguage),
      order_number: editions[edition].orderNumber,
    },
    ...{ stock: 1000, restock_days: null, minimum: 1, max_quantity: 1 },
  };
  return lineOf(printed, shopper, { ...situation, deal: undefined });
}

function withAncestors(
  categoryIds: readonly string[],
  taxonomy: Taxonomy,
  storefront: StorefrontId,
): ReadonlySet<string> {
  const all = new Set(categoryIds);
  for (const id of categoryIds) {
    const ancestors = taxonomy.category(id, storefront)?.ancestors ?? [];
    for (const ancestor of ancestors) all.add(ancestor.id);
  }
  return all;
}

function variantOf(
  variant: Readonly<Record<string, string>>,
  taxonomy: Taxonomy,
  shopLanguage: ShopLanguage,
): { label: string; value: string }[] {
  return Object.entries(variant)
    .map(([attributeId, valueId]) => {
      const attribute = taxonomy.attribute(attributeId);
      const value = taxonomy.valueOf(attributeId, valueId);
      return {
        position: attribute?.position ?? 0,
        label: attribute ? inLanguage(attribute.name, shopLanguage) : attributeId,
        value: value ? inLanguage(value.name, shopLanguage) : valueId,
      };
    })
    .sort((a, b) => a.position - b.position)
    .map(({ label, value }) => labelled(label, value));
}
