import { type Connection, statement } from '../../database/database.ts';
import { introducedOn, isEnglish } from '../catalog/catalog.ts';
import type { AddressRow } from '../customer/customer.ts';
import { acknowledgeLapses, isLive } from '../lightningDeal/service.ts';
import type { PriceTier } from '../pricing/pricing.ts';
import type { Shopper } from '../session/session.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

/** What a line of a cart or an order is. Only goods are paid for, and only they count for thresholds. */
export type LineKind = 'goods' | 'gift' | 'catalogue';

type Texts = { readonly de: string; readonly en?: string };

/** What the catalogue says of an item now; nulls where there is none. */
interface ArticleRow {
  readonly product_id: string | null;
  readonly name: Texts | null;
  readonly is_english: boolean | null;
  readonly order_number: string | null;
  readonly variant: Readonly<Record<string, string>> | null;
  readonly picture: { readonly media: string; readonly alt?: Texts } | null;
  readonly stock: number | null;
  readonly restock_days: number | null;
  readonly minimum: number | null;
  readonly max_quantity: number | null;
  readonly is_bulky: boolean | null;
  readonly prime_eligible: boolean | null;
  readonly tax_class: 'standard' | 'reduced' | null;
  readonly is_book: boolean | null;
  readonly category_ids: readonly string[] | null;
  readonly is_topseller: boolean | null;
  readonly introduced_on: string | null;
  readonly extra_badges: readonly { readonly id: string; readonly name: Texts }[] | null;
  readonly accessory_ids: readonly string[] | null;
}

/** A cart's line with its article; without a price the item is not sold. */
export interface LineRow extends ArticleRow {
  readonly id: string;
  readonly kind: LineKind;
  readonly item_id: string;
  readonly quantity: number;
  readonly acknowledged_cents: number;
  readonly cents: number | null;
  readonly tiers: readonly PriceTier[] | null;
  readonly acknowledged_tiers: readonly PriceTier[];
  readonly lowest_30_days_cents: number | null;
  readonly reservation: ReservationRow | null;
}

/** A free article that the storefront offers now, or that the cart's voucher brings. */
export interface GiftRow extends ArticleRow {
  readonly item_id: string;
  /** Of what the storefront offers. */
  readonly gift_id: string | null;
  /** Null: the parameter's. */
  readonly minimum_cents: number | null;
  readonly is_removable: boolean;
  readonly stock: number;
}

/** What a line holds of a lightning deal, or held: then it can be refreshed. */
export interface ReservationRow {
  readonly deal_id: string;
  readonly quantity: number;
  readonly cents: number;
  /** Milliseconds since the epoch. */
  readonly ends_at: number;
  readonly is_live: boolean;
  readonly is_extended: boolean;
  readonly is_lapse_told: boolean;
}

export interface CartRow {
  readonly id: string;
  readonly user_id: string;
  readonly customer_id: string | null;
  readonly storefront: StorefrontId;
  readonly state: 'open' | 'submitted';
  readonly is_guest: boolean;
  readonly shipping_refused: boolean;
  readonly shipper_code: string | null;
  readonly payment_id: string | null;
  readonly express_session: string | null;
  readonly express_provider: string | null;
  readonly buyer_reference: string | null;
  readonly order_reference: string | null;
  readonly order_comment: string | null;
  readonly billing_email: string | null;
  readonly shipping_email: string | null;
  readonly spedition_fields: Readonly<Record<string, string>>;
  readonly voucher_code: string | null;
  readonly next_cart_id: string | null;
  /** The database's clock, by which reservations lapse. */
  readonly now: Date;
  readonly billing_address: AddressRow | null;
  readonly shipping_address: AddressRow | null;
  readonly lines: readonly LineRow[];
  /** The lowest minimum first. */
  readonly gifts: readonly GiftRow[];
}

/**
 * Who may reach a cart `c`: before login the visitor it was issued to, afterwards the customer
 * only, so that a shared computer's cookie shows nothing of an account (ruling 6).
 */
export const mayAccess = `c.id = $1 and c.storefront = $2
  and case when c.customer_id is null then c.user_id = $3 else c.customer_id = $4 end`;

/** `$1` to `$4` of `mayAccess`. */
export function accessValues(shopper: Shopper, cartId: string): (string | null)[] {
  return [
    cartId,
    shopper.storefront.id,
    shopper.userId ?? null,
    shopper.signedIn?.customerId ?? null,
  ];
}

const address = (column: string): string =>
  `(select to_jsonb(a) from address a where a.id = c.${column} and a.removed_at is null)`;

/** Of item `i` and product `p`; what an order of the cart holds that is not paid yet (`held`) is still the cart's. */
const article = `'product_id', i.product_id, 'name', p.name, 'is_english', ${isEnglish}, 'order_number', i.order_number,
  'variant', i.variant, 'picture', i.pictures->0, 'stock', i.stock + coalesce(held.pieces, 0),
  'restock_days', i.restock_days, 'minimum', i.minimum_order_quantity,
  'max_quantity', i.max_quantity, 'is_bulky', i.is_bulky, 'prime_eligible', i.prime_eligible,
  'tax_class', p.tax_class, 'is_book', p.is_book,
  'category_ids', p.category_id || p.further_category_ids, 'is_topseller', p.is_topseller,
  'introduced_on', ${introducedOn}, 'extra_badges', p.extra_badges,
  'accessory_ids', p.accessory_ids`;

const load = statement(
  'cart_load',
  `select c.id, c.user_id, c.customer_id, c.storefront, c.state, c.is_guest, c.shipping_refused,
          c.shipper_code,
          c.payment_id, c.express_session, c.express_provider, c.buyer_reference, c.order_reference, c.order_comment, c.billing_email,
          c.shipping_email, c.spedition_fields, c.voucher_code, c.next_cart_id,
          statement_timestamp() as now,
          ${address('billing_address_id')} as billing_address,
          ${address('shipping_address_id')} as shipping_address,
          coalesce((
            select jsonb_agg(jsonb_build_object(
                     'id', line.id, 'kind', line.kind, 'item_id', line.item_id,
                     'quantity', line.quantity, 'acknowledged_cents', line.acknowledged_cents,
                     'acknowledged_tiers', line.acknowledged_tiers,
                     'cents', price.cents, 'tiers', price.tiers,
                     'lowest_30_days_cents', price.lowest_30_days_cents,
                     ${article}, 'reservation', case when d.id is not null then jsonb_build_object(
                       'deal_id', d.id, 'quantity', r.quantity, 'cents', d.cents,
                       'ends_at', floor(extract(epoch from least(r.expires_at, d.ends_at)) * 1000),
                       'is_live', ${isLive}, 'is_extended', r.is_extended,
                       'is_lapse_told', r.is_lapse_told) end)
                   order by line.kind = 'catalogue', line.added_at, line.id)
              from cart_position line
              left join item i on i.id = line.item_id
              left join product p on p.id = i.product_id
              left join current_price price
                on price.item_id = i.id and price.storefront = c.storefront
                   and i.retired_at is null and p.retired_at is null
                   and c.storefront = any(p.storefronts)
              left join lightning_reservation r
                on $5 and r.cart_id = line.cart_id and r.item_id = line.item_id
                   and line.kind = r.line_kind
              left join lightning_deal d on d.id = r.deal_id
              left join order_stock held on held.order_id = unpaid.id and held.item_id = line.item_id
             where line.cart_id = c.id
          ), '[]') as lines,
          coalesce((
            select jsonb_agg(jsonb_build_object(
                     'gift_id', g.id, 'item_id', g.item_id, 'minimum_cents', g.minimum_cents,
                     'is_removable', g.is_removable, ${article})
                   order by g.minimum_cents nulls first, g.position, g.id)
              from (select id, item_id, minimum_cents, is_removable, position from gift
                     where c.storefront = any(storefronts)
                       and (valid_from is null or valid_from <= $6)
                       and (valid_until is null or valid_until > $6)
                    union all
                    select null, item_id, minimum_cents, true, 0 from voucher
                     where code = c.voucher_code and item_id is not null) g
              join item i on i.id = g.item_id and i.retired_at is null and not i.is_bulky
              join product p on p.id = i.product_id and p.retired_at is null and not p.is_book
                                and c.storefront = any(p.storefronts)
              join current_price price on price.item_id = i.id and price.storefront = c.storefront
              left join order_stock held on held.order_id = unpaid.id and held.item_id = g.item_id
          ), '[]') as gifts
     from cart c
     left join customer_order unpaid on unpaid.cart_id = c.id and unpaid.state = 'pendingPayment'
    where ${mayAccess}`,
);

/** @param hasDeals false: there are no reservations (DEC-23) */
export function loadCart(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  { hasDeals, now }: { readonly hasDeals: boolean; readonly now: Date },
) {
  return connection.row<CartRow>(load, [...accessValues(shopper, cartId), hasDeals, now]);
}

const insert = statement(
  'cart_insert',
  `insert into cart (id, user_id, customer_id, storefront, created_at, updated_at)
   select $1, visitor.id, $3, $4, $5, $5 from visitor where visitor.id = $2
   on conflict (customer_id, storefront) where state = 'open' do nothing`,
);

export interface NewCart {
  readonly id: string;
  readonly userId: string;
  readonly customerId: string | null;
  readonly storefront: StorefrontId;
  readonly now: Date;
}

/** False when the visitor is unknown, or the account has an open cart already. */
export async function insertCart(
  connection: Connection,
  { id, userId, customerId, storefront, now }: NewCart,
): Promise<boolean> {
  return (await connection.run(insert, [id, userId, customerId, storefront, now])) === 1;
}

const accountCart = statement(
  'cart_of_account',
  `select id from cart where customer_id = $1 and storefront = $2 and state = 'open' for update`,
);

export function lockAccountCart(
  connection: Connection,
  customerId: string,
  storefront: StorefrontId,
) {
  return connection.row<{ id: string }>(accountCart, [customerId, storefront]);
}

const guestCart = statement(
  'cart_of_guest',
  `select c.id, exists (select from cart_position where cart_id = c.id) as "hasLines"
     from cart c
    where c.id = $1 and c.storefront = $2 and c.user_id = $3 and c.customer_id is null
      and c.state = 'open'
      for update`,
);

export function lockGuestCart(
  connection: Connection,
  cartId: string,
  userId: string,
  storefront: StorefrontId,
) {
  return connection.row<{ id: string; hasLines: boolean }>(guestCart, [cartId, storefront, userId]);
}

/** What the guest entered stays the visitor's and does not move into the account. */
const adopt = statement(
  'cart_adopt',
  `update cart
      set customer_id = $2, is_guest = false, billing_address_id = null,
          shipping_address_id = null, express_session = null, updated_at = $3
    where id = $1`,
);

export async function adoptCart(
  connection: Connection,
  cartId: string,
  customerId: string,
  now: Date,
): Promise<void> {
  await connection.run(adopt, [cartId, customerId, now]);
}

const openCart = statement(
  'cart_open_for_update',
  `select c.id, c.customer_id as "customerId", c.user_id as "userId", c.state,
          c.next_cart_id as "nextCartId", c.voucher_code as "voucherCode"
     from cart c where ${mayAccess} for update`,
);

export interface LockedCart {
  readonly id: string;
  readonly customerId: string | null;
  readonly userId: string;
  readonly state: 'open' | 'submitted';
  readonly nextCartId: string | null;
  readonly voucherCode: string | null;
}

/** Nothing else changes this cart until the transaction ends. */
export function lockCart(connection: Connection, shopper: Shopper, cartId: string) {
  return connection.row<LockedCart>(openCart, accessValues(shopper, cartId));
}

/** A cart that ends with its order. */
export interface EndedCart {
  readonly id: string;
  readonly userId: string;
  readonly customerId: string | null;
  readonly storefront: StorefrontId;
}

const ordered = statement(
  'cart_lock_ordered',
  `select c.id, c.customer_id as "customerId", c.user_id as "userId", c.storefront, c.state,
          c.next_cart_id as "nextCartId", c.voucher_code as "voucherCode"
     from cart c where c.id = $1 for update`,
);

export function lockOrdered(tx: Connection, cartId: string) {
  return tx.row<EndedCart & LockedCart>(ordered, [cartId]);
}

const markSubmitted = statement(
  'cart_mark_submitted',
  `update cart set state = 'submitted', next_cart_id = $2, updated_at = $3 where id = $1`,
);

export async function closeCart(tx: Connection, cartId: string, nextCartId: string, now: Date) {
  await tx.run(markSubmitted, [cartId, nextCartId, now]);
}

/** Records that the shopper sees today's prices: the next review compares with them (DEC-67). */
const acknowledge = statement(
  'cart_acknowledge_prices',
  `update cart_position line set acknowledged_cents = price.cents, acknowledged_tiers = price.tiers
     from cart c, current_price price
    where c.id = $1 and line.cart_id = c.id and line.kind = 'goods'
      and price.item_id = line.item_id and price.storefront = c.storefront`,
);

export async function acknowledgePrices(tx: Connection, cartId: string): Promise<void> {
  await tx.run(acknowledge, [cartId]);
  await acknowledgeLapses(tx, cartId);
}

const lockOrderedOfGuest = statement(
  'cart_lock_ordered_of_guest',
  `select id from cart where user_id = $1 and customer_id is null and state = 'submitted'
    order by id for update`,
);

const giveToVisitor = statement(
  'cart_give_to_visitor',
  'update cart set user_id = $2 where id = any($1)',
);

/** The carts that a guest ordered, locked. */
export async function lockOrderedOf(tx: Connection, userId: string): Promise<string[]> {
  const rows = await tx.rows<{ readonly id: string }>(lockOrderedOfGuest, [userId]);
  return rows.map(({ id }) => id);
}

export async function giveCartsTo(tx: Connection, cartIds: readonly string[], userId: string) {
  await tx.run(giveToVisitor, [cartIds, userId]);
}

const forgetGuest = statement(
  'cart_forget_guest',
  `update cart
      set is_guest = false, billing_address_id = null, shipping_address_id = null,
          express_session = null, updated_at = $2
    where id = $1`,
);

/** Nothing of what was entered in the checkout stays in the cart; its goods do. */
export async function forgetGuestOf(tx: Connection, cartId: string, now: Date): Promise<void> {
  await tx.run(forgetGuest, [cartId, now]);
}

const endSession = statement(
  'cart_end_express_session',
  'update cart set express_session = null where id = $1 and express_session is not null',
);

/** The provider's session is over; what was chosen in it stays. */
export async function endExpressSession(tx: Connection, cartId: string): Promise<void> {
  await tx.run(endSession, [cartId]);
}

const removeIdle = statement(
  'cart_remove_idle',
  `delete from cart where updated_at < $1 and (customer_id is null or state = 'submitted')`,
);

/** Guests' carts and submitted ones that nobody touched since. */
export async function removeIdleCarts(connection: Connection, before: Date): Promise<void> {
  await connection.run(removeIdle, [before]);
}

const removeOfCustomer = statement(
  'cart_remove_of_customer',
  'delete from cart where customer_id = $1',
);

/** Waits for an order that is being made of one of them. */
export async function removeCartsOf(tx: Connection, customerId: string): Promise<void> {
  await tx.run(removeOfCustomer, [customerId]);
}
