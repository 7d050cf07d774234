import { type Connection, statement } from '../../database/database.ts';
import type { StorefrontId } from '../storefront/storefront.ts';

export interface DealRow {
  readonly id: string;
  readonly item_id: string;
  readonly product_id: string;
  readonly storefront: StorefrontId;
  readonly cents: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly quantity: number;
  readonly quantity_max: number;
  readonly sold_out_text: { readonly de: string; readonly en?: string } | null;
  readonly is_sold: boolean;
}

/**
 * A deal `d` that would be one: the item is sold for more, in the same currency, and is no book,
 * whose price is bound (ruling 11).
 */
const offered = `lightning_deal d
  join item i on i.id = d.item_id and i.retired_at is null
  join product p on p.id = i.product_id and p.retired_at is null and not p.is_book
       and d.storefront = any(p.storefronts)
  join current_price price on price.item_id = d.item_id and price.storefront = d.storefront
       and price.currency = d.currency and price.cents > d.cents`;

const notOver = statement(
  'lightning_deals',
  `select d.id, d.item_id, i.product_id, d.storefront, d.cents, d.starts_at, d.ends_at, d.quantity,
          d.quantity_max, d.sold_out_text, d.sold >= d.quantity as is_sold
     from ${offered}
    where d.starts_at < d.ends_at and d.ends_at > statement_timestamp()`,
);

/** Deals that run or are to come. */
export function loadDeals(connection: Connection): Promise<DealRow[]> {
  return connection.rows<DealRow>(notOver);
}

/**
 * Whether a reservation `r` of deal `d` counts, by the database's clock: nobody else's may differ.
 * Time is read by the statement, not by the transaction: who has waited for the lock of a deal must
 * not take for alive what another, who had it before, took for lapsed.
 */
const isLiveAs = (reservation: string) =>
  `least(${reservation}.expires_at, d.ends_at) > statement_timestamp()`;
export const isLive = isLiveAs('r');

const taken = statement(
  'lightning_taken',
  `select d.id, d.sold + coalesce(sum(r.quantity) filter (where ${isLive}), 0)::integer as taken
     from lightning_deal d left join lightning_reservation r on r.deal_id = d.id
    where d.id = any($1::text[]) group by d.id`,
);

/** Pieces of each deal that are sold or reserved at this moment. */
export function loadTaken(connection: Connection, dealIds: readonly string[]) {
  return connection.rows<{ readonly id: string; readonly taken: number }>(taken, [dealIds]);
}

const lockRunning = statement(
  'lightning_lock_running',
  `select d.id, d.quantity_max as "quantityMax" from ${offered}
    where d.item_id = $1 and d.storefront = $2
      and d.starts_at <= statement_timestamp() and d.ends_at > statement_timestamp()
    order by d.starts_at desc, d.id limit 1 for no key update of d`,
);

/** The deal of an item that runs now; nobody else takes pieces of it until the transaction ends. */
export function lockRunningDeal(tx: Connection, itemId: string, storefront: StorefrontId) {
  return tx.row<{ id: string; quantityMax: number }>(lockRunning, [itemId, storefront]);
}

/** Pieces of deal `d` that carts other than `$1` leave over; the deal's row is locked. */
const free = `d.quantity - d.sold - coalesce((
  select sum(other.quantity)::integer from lightning_reservation other
   where other.deal_id = d.id and other.cart_id <> $1 and ${isLiveAs('other')}), 0)`;

/**
 * What the line may have: its quantity as far as the deal goes. Pieces that the cart holds already
 * stay its own, even if the operator lowered the deal's numbers since.
 */
const reserve = statement(
  'lightning_reserve',
  `with wanted as (
     select d.id, d.ends_at,
            least(line.quantity, greatest(coalesce((
              select r.quantity from lightning_reservation r
               where r.cart_id = $1 and r.item_id = $2 and r.deal_id = d.id and ${isLive}), 0),
              least(d.quantity_max, ${free}))) as quantity
       from lightning_deal d, cart_position line
      where d.id = $3 and line.cart_id = $1 and line.item_id = $2 and line.kind = 'goods'
   )
   insert into lightning_reservation as held (cart_id, item_id, deal_id, quantity, expires_at)
   select $1, $2, wanted.id, wanted.quantity,
          statement_timestamp() + $4::integer * interval '1 millisecond'
     from wanted where wanted.quantity > 0 and wanted.ends_at > statement_timestamp()
   on conflict (cart_id, item_id) do update
     set deal_id = excluded.deal_id, quantity = excluded.quantity, is_lapse_told = false,
         is_extended = held.is_extended and held.deal_id = excluded.deal_id
                       and held.expires_at > statement_timestamp(),
         expires_at = case when held.deal_id = excluded.deal_id
                                and held.expires_at > statement_timestamp()
                           then held.expires_at else excluded.expires_at end
   returning held.quantity`,
);

/** Pieces that the cart holds now; the deal is locked. */
export async function reservePieces(
  tx: Connection,
  { cartId, itemId, dealId }: { cartId: string; itemId: string; dealId: string },
  holdMs: number,
): Promise<number> {
  const row = await tx.row<{ quantity: number }>(reserve, [cartId, itemId, dealId, holdMs]);
  return row?.quantity ?? 0;
}

/** Always in this order, so that two carts with the same deals never lock crosswise. */
const lockOfCarts = statement(
  'lightning_lock_of_carts',
  `select d.id from lightning_deal d
    where d.id in (select deal_id from lightning_reservation where cart_id = any($1::text[]))
    order by d.item_id collate "C", d.id collate "C" for no key update`,
);

export async function lockDealsOfCarts(tx: Connection, cartIds: readonly string[]): Promise<void> {
  await tx.rows(lockOfCarts, [cartIds]);
}

export interface HeldRow {
  readonly itemId: string;
  readonly quantity: number;
  readonly isLive: boolean;
  readonly isExtended: boolean;
  readonly isRunning: boolean;
  /** What it could have anew. */
  readonly possible: number;
}

const heldByCart = statement(
  'lightning_held',
  `select r.item_id as "itemId", r.quantity, ${isLive} as "isLive", r.is_extended as "isExtended",
          exists (select from ${offered}
                   where d.id = r.deal_id and d.starts_at <= statement_timestamp()
                     and d.ends_at > statement_timestamp()) as "isRunning",
          least(line.quantity, r.quantity, d.quantity_max, ${free}) as possible
     from lightning_reservation r
     join lightning_deal d on d.id = r.deal_id
     join cart_position line on line.cart_id = r.cart_id and line.item_id = r.item_id
                             and line.kind = r.line_kind
    where r.cart_id = $1 order by line.added_at, line.id`,
);

/** What a cart holds or held; its deals are locked. */
export function loadHeld(tx: Connection, cartId: string): Promise<HeldRow[]> {
  return tx.rows<HeldRow>(heldByCart, [cartId]);
}

const reservedItems = statement(
  'lightning_reserved_items',
  `select r.item_id as id from lightning_reservation r join lightning_deal d on d.id = r.deal_id
    where r.cart_id = $1 and ${isLive}`,
);

/** Of which items a cart holds pieces now. */
export async function loadReservedItems(tx: Connection, cartId: string) {
  const rows = await tx.rows<{ readonly id: string }>(reservedItems, [cartId]);
  return new Set(rows.map(({ id }) => id));
}

const extend = statement(
  'lightning_extend',
  `update lightning_reservation
      set expires_at = expires_at + $3::integer * interval '1 millisecond', is_extended = true
    where cart_id = $1 and item_id = any($2::text[])`,
);

export async function extendPieces(
  tx: Connection,
  cartId: string,
  itemIds: readonly string[],
  byMs: number,
): Promise<void> {
  await tx.run(extend, [cartId, itemIds, byMs]);
}

const renew = statement(
  'lightning_renew',
  `update lightning_reservation
      set quantity = $3, is_extended = false, is_lapse_told = false,
          expires_at = statement_timestamp() + $4::integer * interval '1 millisecond'
    where cart_id = $1 and item_id = $2`,
);

export async function renewPieces(
  tx: Connection,
  { cartId, itemId, quantity }: { cartId: string; itemId: string; quantity: number },
  holdMs: number,
): Promise<void> {
  await tx.run(renew, [cartId, itemId, quantity, holdMs]);
}

const release = statement(
  'lightning_release',
  'delete from lightning_reservation where cart_id = $1 and item_id = any($2::text[])',
);

export async function releasePieces(tx: Connection, cartId: string, itemIds: readonly string[]) {
  await tx.run(release, [cartId, itemIds]);
}

/** Equal items add up as far as the deal goes. */
const move = statement(
  'lightning_move',
  `insert into lightning_reservation as own
          (cart_id, item_id, deal_id, quantity, expires_at, is_extended)
   select $1, r.item_id, r.deal_id,
          least(line.quantity, d.quantity_max, r.quantity + coalesce(mine.quantity, 0)),
          greatest(r.expires_at, mine.expires_at),
          r.is_extended or coalesce(mine.is_extended, false)
     from lightning_reservation r
     join lightning_deal d on d.id = r.deal_id
     join cart_position line on line.cart_id = $1 and line.item_id = r.item_id
                             and line.kind = r.line_kind
     left join lightning_reservation mine
       on mine.cart_id = $1 and mine.item_id = r.item_id and mine.deal_id = r.deal_id
          and ${isLiveAs('mine')}
    where r.cart_id = $2 and ${isLive}
   on conflict (cart_id, item_id) do update
     set deal_id = excluded.deal_id, quantity = excluded.quantity, is_lapse_told = false,
         is_extended = excluded.is_extended, expires_at = excluded.expires_at`,
);

/** Moves what one cart holds to the lines of another; the deals of both are locked. */
export async function movePieces(tx: Connection, toCartId: string, fromCartId: string) {
  await tx.run(move, [toCartId, fromCartId]);
}

const hold = statement(
  'lightning_hold',
  `update lightning_reservation
      set expires_at = greatest(expires_at, statement_timestamp() + $2::integer * interval '1 millisecond')
    where cart_id = $1 and expires_at > statement_timestamp()`,
);

/** Reservations of a cart that is being paid last at least so long from now. */
export async function holdReservations(tx: Connection, cartId: string, ms: number): Promise<void> {
  await tx.run(hold, [cartId, ms]);
}

const shorten = statement(
  'lightning_shorten',
  `update lightning_reservation
      set expires_at = least(expires_at, statement_timestamp() + $2::integer * interval '1 millisecond')
    where cart_id = $1`,
);

/** The payment came to nothing: reservations last at most so long from now. */
export async function shortenReservations(
  tx: Connection,
  cartId: string,
  ms: number,
): Promise<void> {
  await tx.run(shorten, [cartId, ms]);
}

const sell = statement(
  'lightning_sell',
  `update lightning_deal d set sold = d.sold + bought.quantity
     from unnest($1::text[], $2::integer[]) as bought(deal_id, quantity)
    where d.id = bought.deal_id
   returning d.item_id as "itemId", d.sold >= d.quantity as "isSoldOut"`,
);

const empty = statement('lightning_empty', 'delete from lightning_reservation where cart_id = $1');

/** What a cart holds is sold; its deals are locked. */
export async function sellPieces(
  tx: Connection,
  cartId: string,
  bought: readonly { readonly dealId: string; readonly quantity: number }[],
) {
  await tx.run(empty, [cartId]);
  return tx.rows<{ itemId: string; isSoldOut: boolean }>(sell, [
    bought.map(({ dealId }) => dealId),
    bought.map(({ quantity }) => quantity),
  ]);
}

const tellLapses = statement(
  'lightning_tell_lapses',
  `update lightning_reservation r set is_lapse_told = true
     from lightning_deal d
    where r.cart_id = $1 and d.id = r.deal_id and not (${isLive})`,
);

/** The shopper is told that these lines cost the usual price (DEC-67). */
export async function acknowledgeLapses(tx: Connection, cartId: string): Promise<void> {
  await tx.run(tellLapses, [cartId]);
}
