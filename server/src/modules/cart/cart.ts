import { createHash } from 'node:crypto';
import { type DeliveryType, deliveryOf } from '../../../contract/index.ts';
import type { Taxonomy } from '../catalog/catalog.ts';
import type { AddressRow } from '../customer/customer.ts';
import { type Address, addressOf } from '../customer/customer.ts';
import type { Deal } from '../lightningDeal/lightningDeal.ts';
import type { ParameterSet } from '../parameters/service.ts';
import type { Shopper } from '../session/session.ts';
import type { Country, Storefront } from '../storefront/storefront.ts';
import { type KnownVatId, type SupplyAbroad, supplyAbroad } from '../vatId/vatId.ts';
import type { Voucher, VoucherEffect } from '../voucher/voucher.ts';
import { contentsOf, type FreeArticle, goodsOf, type WithheldGift } from './contents.ts';
import type { CartLine } from './line.ts';
import { type CartReservation, reservationOf } from './reservation.ts';
import { type Shipper, shippersFor } from './shippers.ts';
import type { CartRow } from './store.ts';
import { type Totals, totalsOf } from './totals.ts';

export type { CartContent } from './contentStore.ts';
export type { FreeArticle, WithheldGift } from './contents.ts';
export type { CartLine } from './line.ts';
export { isShipperCode, type ShipperCode, shipperName } from './shippers.ts';
export type { EndedCart } from './store.ts';
export { type Totals, totalsOf } from './totals.ts';

export interface Cart {
  readonly id: string;
  readonly storefront: Storefront;
  readonly userId: string;
  readonly customerId: string | null;
  readonly isSubmitted: boolean;
  readonly isGuest: boolean;
  /** What was entered in the shipping step last was not saved (SHIP-16). */
  readonly isShippingRefused: boolean;
  readonly nextCartId: string | null;
  /** Goods as they were put in, catalogues, gifts. */
  readonly lines: readonly CartLine[];
  /** CART-16: those that come by themselves, then those to choose from. */
  readonly freeArticles: readonly FreeArticle[];
  readonly withheldGift: WithheldGift | null;
  readonly billingAddress: Address | null;
  /** Null: as billing. */
  readonly shippingAddress: Address | null;
  readonly deliveryType: DeliveryType;
  readonly deliveryCountry: Country;
  /** What a VAT ID does to a delivery abroad; null: it has nothing to say. */
  readonly supplyAbroad: SupplyAbroad | null;
  readonly shippers: readonly Shipper[];
  readonly shipper: Shipper | undefined;
  readonly paymentId: string | null;
  /** The provider's session, in an express checkout (PAY-12). */
  readonly expressSession: string | null;
  /** Whose it is. */
  readonly expressProvider: string | null;
  readonly buyerReference: string | null;
  readonly orderReference: string | null;
  readonly orderComment: string | null;
  readonly billingEmail: string | null;
  readonly shippingEmail: string | null;
  readonly speditionFields: Readonly<Record<string, string>>;
  readonly voucher: VoucherEffect | null;
  /** By a voucher or a membership: standard delivery costs nothing. */
  readonly isDeliveryFree: boolean;
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
    voucher: entered,
    isMember,
    vatId,
    now,
  }: {
    parameters: ParameterSet;
    taxonomy: Taxonomy;
    /** Running ones, by item. */
    deals: ReadonlyMap<string, { readonly deal: Deal }>;
    voucher: { readonly voucher: Voucher; readonly isUsed: boolean } | undefined;
    /** PRIME-03. */
    isMember: boolean;
    /** The business's that is logged in. */
    vatId: KnownVatId | undefined;
    now: Date;
  },
): Cart {
  const { storefront, language } = shopper;
  const billingAddress = row.billing_address && addressOf(row.billing_address);
  const shippingAddress = row.shipping_address && addressOf(row.shipping_address);
  const deliveryCountry = countryOf(storefront, row.billing_address, row.shipping_address);
  const supply =
    shopper.signedIn === undefined || storefront.priceBasis === 'gross'
      ? null
      : supplyAbroad(vatId, {
          from: storefront.homeCountry,
          to: deliveryCountry,
          now,
          days: parameters.integer('vatId', 'check.days'),
        });
  const exemption = supply?.status === 'exempt' ? 'intraCommunity' : null;
  const { lines, voucher, freeArticles, withheldGift } = contentsOf(row, shopper, {
    taxonomy,
    country: deliveryCountry,
    exemption,
    now,
    deals,
    voucher: entered,
    giftsFrom: parameters.integer('gift', 'from.cents'),
  });
  const sold = goodsOf(lines);
  // DEC-91: of members, what is sold to them without the cost of delivery.
  const isDeliveryFree =
    (voucher?.isFreeShipping ?? false) ||
    (isMember && sold.every(({ primeEligible }) => primeEligible));
  const shippers = shippersFor(
    {
      storefront,
      parameters,
      country: deliveryCountry,
      isPackstation: shippingAddress?.kind === 'packstation',
      hasBulkyGoods: sold.some(({ isBulky }) => isBulky),
      goodsCents: sold.reduce((sum, { lineCents }) => sum + lineCents, 0),
      isFree: isDeliveryFree,
      chosen: row.shipper_code,
    },
    language,
  );
  const shipper = shippers.find(({ selected }) => selected);
  const totals = totalsOf(
    lines
      .filter(({ isForSale }) => isForSale)
      .map((line) => ({
        kind: line.kind,
        cents: line.lineCents,
        discountCents: line.discountCents,
        oldCents: line.oldLineCents,
        taxClass: line.taxClass,
      })),
    {
      shipping: shipper?.cents ?? 0,
      country: deliveryCountry,
      priceBasis: storefront.priceBasis,
      exemption,
    },
  );
  const cart: Omit<Cart, 'fingerprint'> = {
    id: row.id,
    storefront,
    userId: row.user_id,
    customerId: row.customer_id,
    isSubmitted: row.state === 'submitted',
    isGuest: row.is_guest,
    isShippingRefused: row.shipping_refused,
    nextCartId: row.next_cart_id,
    lines,
    freeArticles,
    withheldGift,
    billingAddress,
    shippingAddress,
    deliveryType:
      shippingAddress === null
        ? 'sameAsBilling'
        : shippingAddress.kind === 'packstation'
          ? 'packstation'
          : 'shippingAddress',
    deliveryCountry,
    supplyAbroad: supply,
    shippers,
    shipper,
    paymentId: row.payment_id,
    expressSession: row.express_session,
    expressProvider: row.express_provider,
    buyerReference: row.buyer_reference,
    orderReference: row.order_reference,
    orderComment: row.order_comment,
    billingEmail: row.billing_email,
    shippingEmail: row.shipping_email,
    speditionFields: row.spedition_fields,
    voucher,
    isDeliveryFree,
    freeShippingFrom: parameters.integer('shipping', 'freeFrom.cents'),
    totals,
    reservation: reservationOf(row.lines, row.now),
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
  const { countries } = deliveryOf(storefront.id);
  return countries.find((country) => country === wanted) ?? countries[0];
}

/**
 * Stock counts by what it means to the shopper (by when it arrives, or not at all), not by number,
 * or every other order would change the cart. The comment is left out: it is saved after
 * the review.
 */
function fingerprintOf(cart: Omit<Cart, 'fingerprint'>): string {
  const reviewed = [
    cart.lines.map((line) => [
      line.kind,
      line.itemId,
      line.quantity,
      line.unitCents,
      line.lightning && [line.lightning.quantity, line.lightning.unitCents],
      line.isQuantityAvailable,
      line.availability.deliveryBy,
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
    cart.voucher && [cart.voucher.code, cart.voucher.obstacle],
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
