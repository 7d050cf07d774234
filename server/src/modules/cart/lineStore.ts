import { type Connection, statement } from '../../database/database.ts';
import { randomId, type Shopper } from '../session/session.ts';
import { accessValues, type LineKind, mayAccess } from './store.ts';

/** DEC-68. */
const maxLines = 200;

/** What an operation found and did; nulls where the cart, the item or the line is missing. */
export interface OperationRow {
  /** Whether the cart is the shopper's and open. Taking it locks it to the statement's end. */
  readonly is_owned: boolean;
  readonly item_id: string | null;
  readonly minimum: number | null;
  /** The most that can be ordered of the item at the moment. */
  readonly ceiling: number | null;
  readonly line_id: string | null;
  readonly quantity: number | null;
  readonly change: number | null;
}

/** Locks the cart's row, so that operations on one cart follow each other. */
const owned = `owned as (
  update cart c set updated_at = $5 where ${mayAccess} and c.state = 'open' returning c.id
)`;

const ceiling = `least(i.max_quantity, case when i.restock_days is null then i.stock
                                            else i.max_quantity end)`;

/** `$2` is the storefront. */
const sold = `item i
    join product p on p.id = i.product_id and p.retired_at is null and $2 = any(p.storefronts)
    join current_price price on price.item_id = i.id and price.storefront = $2`;

/**
 * One statement, one round trip: it locks the cart, looks the item up and inserts or adds. The
 * branch `on conflict` sees the row as the last committed operation left it, never this
 * statement's older snapshot.
 */
const add = statement(
  'cart_position_add',
  `with ${owned}, wanted as (
     select i.id, i.minimum_order_quantity as minimum, ${ceiling} as ceiling, price.cents,
            price.tiers
       from ${sold}
      where i.id = $6 and i.retired_at is null
   ), put as (
     insert into cart_position as line
            (cart_id, item_id, id, quantity, last_change, acknowledged_cents, acknowledged_tiers,
             added_at)
     select owned.id, wanted.id, $8, first.quantity, first.quantity, wanted.cents, wanted.tiers, $5
       from owned, wanted,
            lateral (select least(greatest($7::integer, minimum), ceiling) as quantity) as first
      where wanted.ceiling >= wanted.minimum
        and (select count(*) from cart_position where cart_id = $1 and (item_id, kind) <> ($6, 'goods')) < $9::integer
     on conflict (cart_id, item_id, kind) do update
       set quantity = greatest(line.quantity,
                               least(line.quantity + $7::integer, (select ceiling from wanted))),
           last_change = greatest(0, least($7::integer,
                                           (select ceiling from wanted) - line.quantity)),
           acknowledged_cents = excluded.acknowledged_cents,
           acknowledged_tiers = excluded.acknowledged_tiers
     returning line.id, line.quantity, line.last_change
   )
   select exists (select from owned) as is_owned, wanted.id as item_id, wanted.minimum,
          wanted.ceiling, put.id as line_id, put.quantity, put.last_change as change
     from (select 1) as one left join wanted on true left join put on true`,
);

export function addLine(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  line: { id: string; itemId: string; quantity: number },
  now: Date,
): Promise<OperationRow | undefined> {
  return connection.row<OperationRow>(add, [
    ...accessValues(shopper, cartId),
    now,
    line.itemId,
    line.quantity,
    line.id,
    maxLines,
  ]);
}

const setQuantityOf = statement(
  'cart_position_set',
  `with ${owned}, wanted as (
     select line.id, line.item_id, i.minimum_order_quantity as minimum, ${ceiling} as ceiling,
            price.cents, price.tiers
       from cart_position line join ${sold} on i.id = line.item_id and i.retired_at is null
      where line.cart_id = $1 and line.id = $6 and line.kind = 'goods'
   ), put as (
     update cart_position line
        set quantity = least(greatest($7::integer, wanted.minimum), wanted.ceiling),
            last_change = least(greatest($7::integer, wanted.minimum), wanted.ceiling)
                          - line.quantity,
            acknowledged_cents = wanted.cents, acknowledged_tiers = wanted.tiers
       from owned, wanted
      where line.cart_id = owned.id and line.id = wanted.id and wanted.ceiling >= wanted.minimum
     returning line.id, line.quantity, line.last_change
   )
   select exists (select from owned) as is_owned, wanted.item_id, wanted.minimum, wanted.ceiling,
          put.id as line_id, put.quantity, put.last_change as change
     from (select 1) as one left join wanted on true left join put on true`,
);

export function setQuantity(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  line: { id: string; quantity: number },
  now: Date,
): Promise<OperationRow | undefined> {
  return connection.row<OperationRow>(setQuantityOf, [
    ...accessValues(shopper, cartId),
    now,
    line.id,
    line.quantity,
  ]);
}

const remove = statement(
  'cart_position_remove',
  `with ${owned}, gone as (
     delete from cart_position line using owned
      where line.cart_id = owned.id and line.id = $6
     returning line.id, line.item_id
   )
   select exists (select from owned) as is_owned, gone.item_id, null::integer as minimum,
          null::integer as ceiling, gone.id as line_id, 0 as quantity, null::integer as change
     from (select 1) as one left join gone on true`,
);

export function removeLine(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  lineId: string,
  now: Date,
): Promise<OperationRow | undefined> {
  return connection.row<OperationRow>(remove, [...accessValues(shopper, cartId), now, lineId]);
}

const variantsOf = statement(
  'cart_variants',
  `select i.id as "itemId", p.name
     from item i
     join product p on p.id = i.product_id and p.retired_at is null and $2 = any(p.storefronts)
     join current_price price on price.item_id = i.id and price.storefront = $2
    where p.id = $1 and i.retired_at is null and (i.stock > 0 or i.restock_days is not null)
    order by i.position, i.id`,
);

/** The items of a product that can be bought in the storefront. */
export function loadVariants(connection: Connection, productId: string, storefront: string) {
  return connection.rows<{ itemId: string; name: { de: string; en?: string } }>(variantsOf, [
    productId,
    storefront,
  ]);
}

/** DEC-65: equal items add up, capped; both carts are locked by the caller. */
const mergeInto = statement(
  'cart_position_merge',
  `insert into cart_position as line
          (cart_id, item_id, id, quantity, last_change, acknowledged_cents, acknowledged_tiers, added_at)
   select $1, guest.item_id, guest.id, guest.quantity, guest.quantity, guest.acknowledged_cents,
          guest.acknowledged_tiers, guest.added_at
     from cart_position guest
    where guest.cart_id = $2 and guest.kind = 'goods'
      and (exists (select from cart_position own
                    where own.cart_id = $1 and own.item_id = guest.item_id and own.kind = 'goods')
           or guest.item_id in (
                select item_id from cart_position fresh
                 where fresh.cart_id = $2 and fresh.kind = 'goods'
                   and not exists (select from cart_position own
                                    where own.cart_id = $1 and own.item_id = fresh.item_id
                                      and own.kind = 'goods')
                 order by fresh.added_at, fresh.id
                 limit greatest(0, $3::integer
                                   - (select count(*) from cart_position where cart_id = $1))))
   on conflict (cart_id, item_id, kind) do update
     set quantity = greatest(line.quantity, least(line.quantity + excluded.quantity,
           coalesce((select ${ceiling} from item i where i.id = line.item_id), 1))),
         last_change = excluded.quantity`,
);

/** Catalogues join; of gifts the account's stays, as of vouchers. */
const mergeFreeInto = statement(
  'cart_position_merge_free',
  `insert into cart_position
          (cart_id, item_id, kind, id, quantity, last_change, acknowledged_cents, added_at)
   select $1, guest.item_id, guest.kind, guest.id, 1, 1, 0, guest.added_at
     from cart_position guest where guest.cart_id = $2 and guest.kind <> 'goods'
   on conflict do nothing`,
);

const empty = statement('cart_position_empty', 'delete from cart_position where cart_id = $1');

/**
 * Moves a guest's lines into the account's cart and leaves the guest's cart empty.
 *
 * @param moveReservations while both carts have their lines
 */
export async function mergeLines(
  tx: Connection,
  accountCartId: string,
  guestCartId: string,
  moveReservations: () => Promise<void>,
): Promise<void> {
  await tx.run(mergeInto, [accountCartId, guestCartId, maxLines]);
  await tx.run(mergeFreeInto, [accountCartId, guestCartId]);
  await moveReservations();
  await tx.run(empty, [guestCartId]);
}

/** Gifts do not go on: the next cart has not reached their minimum. */
const carry = statement(
  'cart_position_carry_over',
  `insert into cart_position
          (cart_id, item_id, kind, id, quantity, last_change, acknowledged_cents,
           acknowledged_tiers, added_at)
   select $2, line.item_id, line.kind, line.id, line.quantity - coalesce(ordered.quantity, 0),
          line.quantity - coalesce(ordered.quantity, 0), line.acknowledged_cents,
          line.acknowledged_tiers, line.added_at
     from cart_position line
     left join (select kind, item_id, sum(quantity)::integer as quantity
                  from unnest($3::text[], $4::text[], $5::integer[]) as o(kind, item_id, quantity)
                 group by kind, item_id) as ordered using (kind, item_id)
    where line.cart_id = $1 and line.kind <> 'gift'
      and line.quantity > coalesce(ordered.quantity, 0)`,
);

/** Pieces of an order's line. */
export interface OrderedPieces {
  readonly kind: LineKind;
  readonly itemId: string;
  readonly quantity: number;
}

/** What a cart holds beyond its order goes on in the next cart. */
export async function carryOver(
  tx: Connection,
  cartId: string,
  nextCartId: string,
  ordered: readonly OrderedPieces[],
): Promise<void> {
  await tx.run(carry, [
    cartId,
    nextCartId,
    ordered.map(({ kind }) => kind),
    ordered.map(({ itemId }) => itemId),
    ordered.map(({ quantity }) => quantity),
  ]);
}

const dropGift = statement(
  'cart_gift_drop',
  `delete from cart_position where cart_id = $1 and kind = 'gift' and item_id <> $2`,
);
const putGift = statement(
  'cart_gift_put',
  `with touched as (update cart set updated_at = $4 where id = $1)
   insert into cart_position
          (cart_id, item_id, kind, id, quantity, last_change, acknowledged_cents, added_at)
   values ($1, $2, 'gift', $3, 1, 1, 0, $4) on conflict do nothing`,
);

/** The gift that the shopper chose last; the cart is locked by the caller. */
export async function chooseGift(
  tx: Connection,
  cartId: string,
  itemId: string,
  now: Date,
): Promise<void> {
  await tx.run(dropGift, [cartId, itemId]);
  await tx.run(putGift, [cartId, itemId, randomId(), now]);
}

const putCatalogue = statement(
  'cart_catalogue_put',
  `with ${owned}, put as (
     insert into cart_position
            (cart_id, item_id, kind, id, quantity, last_change, acknowledged_cents, added_at)
     select owned.id, $6, 'catalogue', $7, 1, 1, 0, $5 from owned
     on conflict do nothing
   )
   select exists (select from owned) as is_owned`,
);

/** One of each edition (DEC-69). False when the cart is not the shopper's, or not open any more. */
export async function addCatalogue(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  itemId: string,
  now: Date,
): Promise<boolean> {
  const values = [...accessValues(shopper, cartId), now, itemId, randomId()];
  const row = await connection.row<{ readonly is_owned: boolean }>(putCatalogue, values);
  return row?.is_owned ?? false;
}
