import { createHash } from 'node:crypto';
import type { Taxonomy } from '../catalog/catalog.ts';
import {
  type Availability,
  availabilityOf,
  badgesOf,
  isNewOn,
  type Picture,
  pictureOf,
} from '../catalog/catalog.ts';
import type { AddressRow } from '../customer/customer.ts';
import { type Address, addressOf } from '../customer/customer.ts';
import type { Deal } from '../lightningDeal/lightningDeal.ts';
import type { ParameterSet } from '../parameters/service.ts';
import { type TaxClass, vatOfGross, vatRate } from '../pricing/pricing.ts';
import type { Shopper } from '../session/session.ts';
import { type Country, inLanguage, type Storefront } from '../storefront/storefront.ts';
import { type CartReservation, type HeldPieces, heldOf, reservationOf } from './reservation.ts';
import { type Shipper, shippersFor } from './shippers.ts';
import type { CartRow, PositionRow } from './store.ts';
import { type Totals, totalsOf } from './totals.ts';

export type { ShipperCode } from './shippers.ts';
export { accessValues, mayAccess } from './store.ts';
export type { Totals } from './totals.ts';

type DeliveryType = 'sameAsBilling' | 'shippingAddress' | 'packstation';

/** Amounts are cents in the storefront's price basis. */
export interface CartLine {
  readonly positionId: string;
  readonly itemId: string;
  readonly productId: string;
  readonly name: string;
  readonly orderNumber: string;
  readonly variantAttributes: readonly { readonly label: string; readonly value: string }[];
  readonly picture: Picture | null;
  readonly quantity: number;
  /** Part of the quantity, at its own price. */
  readonly lightning: HeldPieces | null;
  /** Pieces of a lightning deal were reserved and are not any more; they may be anew (CART-25). */
  readonly hasLapsed: boolean;
  /** … and the shopper was not told of it yet (DEC-67). */
  readonly isLapseUntold: boolean;
  /** What the rest costs now; for an item that is no longer sold, what it cost last. */
  readonly unitCents: number;
  readonly unitNetCents: number;
  readonly lineCents: number;
  /** The lowest price of the 30 days before a reduction. */
  readonly oldUnitCents: number | null;
  /** What the line would cost without reductions; null: there is none. */
  readonly oldLineCents: number | null;
  /** The price the shopper was told when it differs from today's (DEC-67). */
  readonly toldCents: number | null;
  readonly minimum: number;
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
  readonly primeEligible: boolean;
  readonly isNew: boolean;
  readonly isPopular: boolean;
  /** CART-07: one at most. */
  readonly extraBadge: string | null;
  readonly accessoryIds: readonly string[];
}

export interface Cart {
  readonly id: string;
  readonly storefront: Storefront;
  readonly userId: string;
  readonly customerId: string | null;
  readonly isSubmitted: boolean;
  readonly isGuest: boolean;
  readonly nextCartId: string | null;
  readonly lines: readonly CartLine[];
  readonly billingAddress: Address | null;
  /** Null: as billing. */
  readonly shippingAddress: Address | null;
  readonly deliveryType: DeliveryType;
  readonly deliveryCountry: Country;
  readonly shippers: readonly Shipper[];
  readonly shipper: Shipper | undefined;
  readonly paymentId: string | null;
  readonly buyerReference: string | null;
  readonly orderReference: string | null;
  readonly orderComment: string | null;
  readonly billingEmail: string | null;
  readonly shippingEmail: string | null;
  readonly speditionFields: Readonly<Record<string, string>>;
  readonly freeShippingFrom: number;
  readonly totals: Totals;
  readonly reservation: CartReservation;
  /** Of all that is reviewed before an order: another value means that something changed. */
  readonly fingerprint: string;
}

/** Reads a cart's row as it stands now: prices, stock, shipping and VAT are today's. */
export function cartOf(
  row: CartRow,
  shopper: Shopper,
  {
    parameters,
    taxonomy,
    deals,
    now,
  }: {
    parameters: ParameterSet;
    taxonomy: Taxonomy;
    /** Running ones, by item. */
    deals: ReadonlyMap<string, { readonly deal: Deal }>;
    now: Date;
  },
): Cart {
  const { storefront, language } = shopper;
  const billingAddress = row.billing_address && addressOf(row.billing_address);
  const shippingAddress = row.shipping_address && addressOf(row.shipping_address);
  const deliveryCountry = countryOf(storefront, row.billing_address, row.shipping_address);
  const lines = row.positions.map((position) =>
    lineOf(position, shopper, {
      taxonomy,
      country: deliveryCountry,
      now,
      deal: deals.get(position.item_id)?.deal,
    }),
  );
  const sold = lines.filter(({ isForSale }) => isForSale);
  const goodsCents = sold.reduce((sum, { lineCents }) => sum + lineCents, 0);
  const shippers = shippersFor(
    {
      storefront,
      parameters,
      country: deliveryCountry,
      isPackstation: shippingAddress?.kind === 'packstation',
      hasBulkyGoods: sold.some(({ isBulky }) => isBulky),
      goodsCents,
      chosen: row.shipper_code,
    },
    language,
  );
  const shipper = shippers.find(({ selected }) => selected);
  const totals = totalsOf(
    sold.map((line) => ({
      cents: line.lineCents,
      oldCents: line.oldLineCents,
      taxClass: line.taxClass,
    })),
    shipper?.cents ?? 0,
    deliveryCountry,
    storefront.priceBasis,
  );
  const cart: Omit<Cart, 'fingerprint'> = {
    id: row.id,
    storefront,
    userId: row.user_id,
    customerId: row.customer_id,
    isSubmitted: row.state === 'submitted',
    isGuest: row.is_guest,
    nextCartId: row.next_cart_id,
    lines,
    billingAddress,
    shippingAddress,
    deliveryType:
      shippingAddress === null
        ? 'sameAsBilling'
        : shippingAddress.kind === 'packstation'
          ? 'packstation'
          : 'shippingAddress',
    deliveryCountry,
    shippers,
    shipper,
    paymentId: row.payment_id,
    buyerReference: row.buyer_reference,
    orderReference: row.order_reference,
    orderComment: row.order_comment,
    billingEmail: row.billing_email,
    shippingEmail: row.shipping_email,
    speditionFields: row.spedition_fields,
    freeShippingFrom: parameters.integer('shipping', 'freeFrom.cents'),
    totals,
    reservation: reservationOf(row.positions, row.now),
  };
  return { ...cart, fingerprint: fingerprintOf(cart) };
}

/** Until an address says otherwise goods go to the storefront's own country. */
function countryOf(
  storefront: Storefront,
  billing: AddressRow | null,
  shipping: AddressRow | null,
): Country {
  const wanted = (shipping ?? billing)?.country;
  return (
    storefront.deliveryCountries.find((country) => country === wanted) ?? storefront.homeCountry
  );
}

function lineOf(
  row: PositionRow,
  { storefront, shopLanguage, language }: Shopper,
  {
    taxonomy,
    country,
    now,
    deal,
  }: { taxonomy: Taxonomy; country: Country; now: Date; deal: Deal | undefined },
): CartLine {
  const stock = { stock: row.stock ?? 0, restockDays: row.restock_days };
  // Without a price the item is retired or not sold in this storefront.
  const isSold = row.cents !== null;
  const availability = availabilityOf(
    isSold ? stock : { stock: 0, restockDays: null },
    storefront.id,
    shopLanguage,
    row.quantity,
  );
  const most = row.max_quantity ?? 0;
  const maximum = !isSold ? 0 : stock.restockDays === null ? Math.min(most, stock.stock) : most;
  const minimum = row.minimum ?? 1;
  const isForSale = availability.isForSale && maximum >= minimum;
  const unitCents = row.cents ?? row.told_cents;
  const taxClass = row.tax_class ?? 'standard';
  const taxRate = vatRate(country, taxClass);
  const name = row.name === null ? row.item_id : inLanguage(row.name, language);
  const old = row.lowest_30_days_cents;
  const oldUnitCents = old !== null && old > unitCents ? old : null;
  const lightning = isSold ? heldOf(row, unitCents, deal) : null;
  const normal = row.quantity - (lightning?.quantity ?? 0);
  const hasLapsed = row.reservation?.is_live === false;
  return {
    positionId: row.id,
    itemId: row.item_id,
    productId: row.product_id ?? row.item_id,
    name,
    orderNumber: row.order_number ?? row.item_id,
    variantAttributes: variantOf(row.variant ?? {}, taxonomy, language),
    picture: row.picture && pictureOf(row.picture, name, language),
    quantity: row.quantity,
    unitCents,
    unitNetCents: storefront.priceBasis === 'net' ? unitCents : vatOfGross(unitCents, taxRate).net,
    lightning,
    hasLapsed,
    isLapseUntold: hasLapsed && row.reservation?.is_lapse_told === false,
    lineCents: unitCents * normal + (lightning ? lightning.unitCents * lightning.quantity : 0),
    oldUnitCents,
    oldLineCents:
      oldUnitCents === null && !lightning?.oldUnitCents
        ? null
        : (oldUnitCents ?? unitCents) * normal +
          (lightning ? (lightning.oldUnitCents ?? lightning.unitCents) * lightning.quantity : 0),
    toldCents: row.told_cents === unitCents ? null : row.told_cents,
    minimum,
    maximum,
    isForSale,
    isQuantityAvailable: isForSale && row.quantity >= minimum && row.quantity <= maximum,
    availability,
    taxClass,
    taxRate,
    isBulky: row.is_bulky ?? false,
    isBook: row.is_book ?? false,
    primeEligible: row.prime_eligible ?? false,
    isNew: row.introduced_on !== null && isNewOn(row.introduced_on, now),
    isPopular: row.is_topseller ?? false,
    extraBadge: badgesOf(row.extra_badges ?? [], language)[0]?.name ?? null,
    accessoryIds: row.accessory_ids ?? [],
  };
}

function variantOf(
  variant: Readonly<Record<string, string>>,
  taxonomy: Taxonomy,
  language: 'de' | 'en',
): { label: string; value: string }[] {
  return Object.entries(variant)
    .map(([attributeId, valueId]) => {
      const attribute = taxonomy.attribute(attributeId);
      const value = taxonomy.valueOf(attributeId, valueId);
      return {
        position: attribute?.position ?? 0,
        label: attribute ? inLanguage(attribute.name, language) : attributeId,
        value: value ? inLanguage(value.name, language) : valueId,
      };
    })
    .sort((a, b) => a.position - b.position)
    .map(({ label, value }) => ({ label, value }));
}

/**
 * Stock counts by what it means to the shopper (sent now, sent later, not to be had), not by
 * number, or every other order would change the cart. The comment is left out: it is saved after
 * the review.
 */
function fingerprintOf(cart: Omit<Cart, 'fingerprint'>): string {
  const reviewed = [
    cart.lines.map((line) => [
      line.itemId,
      line.quantity,
      line.unitCents,
      line.lightning && [line.lightning.quantity, line.lightning.unitCents],
      line.isQuantityAvailable,
      line.availability.status === 'BACKORDER' ? line.availability.text : '',
    ]),
    contentOf(cart.billingAddress),
    contentOf(cart.shippingAddress),
    cart.shipper?.code ?? null,
    cart.paymentId,
    cart.buyerReference,
    cart.orderReference,
    cart.billingEmail,
    cart.shippingEmail,
    Object.entries(cart.speditionFields).sort(),
    cart.totals.total,
    cart.totals.taxes,
  ];
  return createHash('sha256').update(JSON.stringify(reviewed)).digest('base64url');
}

/** What an address says, whatever its id: equal ones are one address (SHIP-05). */
export function contentOf(address: Address | null): string | null {
  if (address === null) return null;
  const { addressId, isCustomerAddress, kind, phone, email, ...content } = address;
  return JSON.stringify([kind === 'packstation', Object.entries(content).sort()]);
}
