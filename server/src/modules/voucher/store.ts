import { type Connection, statement } from '../../database/database.ts';
import type { StorefrontId } from '../storefront/storefront.ts';
import type { Voucher } from './voucher.ts';

const columns = `v.code, v.kind, v.cents, v.percent, v.item_id as "itemId", v.minimum_cents as "minimumCents",
  v.valid_from as "validFrom", v.valid_until as "validUntil", v.storefronts,
  v.category_ids as "categoryIds", v.max_uses as "maxUses", v.uses,
  v.is_once_per_customer as "isOncePerCustomer", v.name`;

const byCode = statement('voucher_by_code', `select ${columns} from voucher v where v.code = $1`);

export function loadVoucher(connection: Connection, code: string) {
  return connection.row<Voucher>(byCode, [code]);
}

const itemThere = statement(
  'voucher_item_there',
  `select exists (
     select from item i
       join product p on p.id = i.product_id and p.retired_at is null and not p.is_book
                         and $2 = any(p.storefronts)
       join current_price price on price.item_id = i.id and price.storefront = $2
      where i.id = $1 and i.retired_at is null and not i.is_bulky and i.stock > 0
   ) as found`,
);

/** Whether a piece of the article that a voucher brings is left for anybody. */
export async function isItemThere(
  connection: Connection,
  itemId: string,
  storefront: StorefrontId,
): Promise<boolean> {
  const values = [itemId, storefront];
  const row = await connection.row<{ readonly found: boolean }>(itemThere, values);
  return row?.found ?? false;
}

const heldByCart = statement(
  'voucher_held_by_cart',
  `select exists (
     select from customer_order o join order_discount d on d.order_id = o.id and d.code = $1
      where o.cart_id = $2 and o.state = 'pendingPayment'
   ) as found`,
);

/** Whether the voucher was counted for an order of this cart that is not paid yet. */
export async function isHeldByCart(connection: Connection, code: string, cartId: string) {
  const row = await connection.row<{ readonly found: boolean }>(heldByCart, [code, cartId]);
  return row?.found ?? false;
}

const every = statement('voucher_all', `select ${columns} from voucher v order by v.code`);

export function loadVouchers(connection: Connection): Promise<Voucher[]> {
  return connection.rows<Voucher>(every);
}

/** By the account or by the e-mail, so that an order as a guest counts for both; the cart's own does not. */
const usedBy = statement(
  'voucher_used_by',
  `select exists (
     select from customer_order o
       join order_discount d on d.order_id = o.id and d.code = $1
      where (o.customer_id = $2
             or lower(o.email) in (lower($3), (select email from customer where id = $2)))
        and o.state not in ('failed', 'cancelled')
        and not (o.state in ('pendingPayment', 'awaitingApproval') and o.cart_id = $4)
   ) as found`,
);

export interface VoucherUser {
  readonly customerId: string | null;
  readonly email: string | null;
  readonly cartId: string;
}

export async function wasUsedBy(
  connection: Connection,
  code: string,
  { customerId, email, cartId }: VoucherUser,
): Promise<boolean> {
  const values = [code, customerId, email, cartId];
  const row = await connection.row<{ readonly found: boolean }>(usedBy, values);
  return row?.found ?? false;
}

const lock = statement('voucher_lock', 'select from voucher where code = $1 for update');

/** Other orders with this voucher wait until the transaction ends. */
export async function lockVoucher(tx: Connection, code: string): Promise<void> {
  await tx.run(lock, [code]);
}

const use = statement('voucher_use', 'update voucher set uses = uses + 1 where code = $1');

export async function countUse(tx: Connection, code: string): Promise<void> {
  await tx.run(use, [code]);
}

const unuse = statement('voucher_unuse', 'update voucher set uses = uses - 1 where code = $1');

export async function uncountUse(tx: Connection, code: string): Promise<void> {
  await tx.run(unuse, [code]);
}

const end = statement(
  'voucher_end',
  `update voucher
      set valid_until = $2, valid_from = case when valid_from > $2 then $2 else valid_from end
    where code = $1 and (valid_until is null or valid_until > $2)`,
);

/** False where there is none, or none that is not over yet. */
export async function endVoucher(connection: Connection, code: string, now: Date) {
  return (await connection.run(end, [code, now])) === 1;
}

const insert = statement(
  'voucher_insert',
  `insert into voucher (code, kind, cents, valid_until, storefronts, max_uses, name)
   values ($1, 'amount', $2, $3, $4, 1, $5)`,
);

/** Writes a voucher of an amount that counts once. */
export async function insertVoucher(
  tx: Connection,
  {
    code,
    cents,
    validUntil,
    storefronts,
    name,
  }: Pick<Voucher, 'code' | 'cents' | 'validUntil' | 'storefronts' | 'name'>,
): Promise<void> {
  await tx.run(insert, [code, cents, validUntil, storefronts, JSON.stringify(name)]);
}
