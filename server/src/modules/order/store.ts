import { type Connection, statement } from '../../database/database.ts';
import { isEnglish } from '../catalog/catalog.ts';
import type { Shopper } from '../session/session.ts';
import type { OrderLife } from './lifeStore.ts';
import type { Order, OrderLine } from './order.ts';
import type { OrderState } from './states.ts';

/**
 * Always in the order of the ids, so that two orders of the same goods wait for each other instead
 * of locking crosswise. `no key`: rows that refer to the item may still be written.
 */
const lockStock = statement(
  'order_lock_items',
  `select i.id, i.product_id, i.stock, i.restock_days from item i
    where i.id in (select item_id from cart_position where cart_id = $1 and kind <> 'catalogue'
                   union all
                   select g.item_id from cart c join gift g on c.storefront = any(g.storefronts)
                    where c.id = $1 and not g.is_removable
                   union all
                   select v.item_id from cart c join voucher v on v.code = c.voucher_code
                    where c.id = $1)
    order by i.id for no key update`,
);

const lockStockById = statement(
  'order_lock_items_by_id',
  `select i.id, i.product_id, i.stock, i.restock_days from item i
    where i.id = any($1::text[]) order by i.id for no key update`,
);

export interface StockRow {
  readonly id: string;
  readonly product_id: string;
  readonly stock: number;
  readonly restock_days: number | null;
}

export function lockItems(tx: Connection, cartId: string) {
  return tx.rows<StockRow>(lockStock, [cartId]);
}

/** The same for goods that no cart holds. */
export function lockItemsById(tx: Connection, itemIds: readonly string[]) {
  return tx.rows<StockRow>(lockStockById, [itemIds]);
}

const insert = statement(
  'order_insert',
  `insert into customer_order
     (id, number, cart_id, idempotency_key, storefront, language, user_id, customer_id, placed_at,
      email, billing_email, shipping_email, payment_id, payment_terms_days, buyer_reference,
      order_reference, comment, shipper_code, spedition_fields, delivery_country, billing_address,
      shipping_address, currency, price_basis, subtotal_cents, shipping_cents, net_cents, tax_cents,
      total_cents, discount_cents, state, money_state, search_text, vat_proof)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
           $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34)`,
);

const insertLines = statement(
  'order_insert_lines',
  `insert into order_line
     (order_id, line_no, kind, item_id, product_id, order_number, name, variant, media_id, quantity,
      unit_cents, line_cents, discount_cents, tax_class, tax_rate, delivery_text)
   select $1, line.*
     from unnest($2::integer[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
                 $8::jsonb[], $9::text[], $10::integer[], $11::integer[], $12::integer[],
                 $13::integer[], $14::text[], $15::integer[], $16::text[]) as line`,
);

const insertDiscounts = statement(
  'order_insert_discounts',
  `insert into order_discount (order_id, code, name, cents)
   select $1, discount.* from unnest($2::text[], $3::text[], $4::integer[]) as discount`,
);

const insertTaxes = statement(
  'order_insert_taxes',
  `insert into order_tax (order_id, rate, net_cents, tax_cents)
   select $1, tax.* from unnest($2::integer[], $3::integer[], $4::integer[]) as tax`,
);

export async function insertOrder(tx: Connection, order: Order): Promise<OrderLife> {
  const { totals, lines } = order;
  await tx.run(insert, [
    order.id,
    order.number,
    order.cartId,
    order.idempotencyKey,
    order.storefront,
    order.language,
    order.userId,
    order.customerId,
    order.placedAt,
    order.email,
    order.billingEmail,
    order.shippingEmail,
    order.paymentId,
    order.paymentTermsDays,
    order.buyerReference,
    order.orderReference,
    order.comment,
    order.shipperCode,
    JSON.stringify(order.speditionFields),
    order.deliveryCountry,
    JSON.stringify(order.billingAddress),
    order.shippingAddress && JSON.stringify(order.shippingAddress),
    order.currency,
    totals.priceBasis,
    totals.subtotal,
    totals.shipping,
    totals.net,
    totals.tax,
    totals.total,
    totals.discount,
    order.state,
    order.moneyState,
    searchTextOf(order),
    order.vatProof && JSON.stringify(order.vatProof),
  ]);
  if (order.discounts.length > 0) {
    await tx.run(insertDiscounts, [
      order.id,
      order.discounts.map(({ code }) => code),
      order.discounts.map(({ name }) => name),
      order.discounts.map(({ cents }) => cents),
    ]);
  }
  const column = <T>(value: (line: OrderLine) => T): T[] => lines.map(value);
  await tx.run(insertLines, [
    order.id,
    lines.map((_, index) => index + 1),
    column(({ kind }) => kind),
    column(({ itemId }) => itemId),
    column(({ productId }) => productId),
    column(({ orderNumber }) => orderNumber),
    column(({ name }) => name),
    column(({ variantAttributes }) => JSON.stringify(variantAttributes)),
    column(({ mediaId }) => mediaId),
    column(({ quantity }) => quantity),
    column(({ unitCents }) => unitCents),
    column(({ lineCents }) => lineCents),
    column(({ discountCents }) => discountCents),
    column(({ taxClass }) => taxClass),
    column(({ taxRate }) => taxRate),
    column(({ deliveryText }) => deliveryText),
  ]);
  await tx.run(insertTaxes, [
    order.id,
    totals.taxes.map(({ rate }) => rate),
    totals.taxes.map(({ net }) => net),
    totals.taxes.map(({ vat }) => vat),
  ]);
  const { id, number, cartId, storefront, language, paymentId, currency, state, moneyState } =
    order;
  return {
    id,
    number,
    cartId,
    storefront,
    language,
    paymentId,
    totalCents: totals.total,
    currency,
    state,
    moneyState,
  };
}

/** DEC-101. */
const searchTextOf = ({ number, lines }: Order): string =>
  [number, ...lines.flatMap(({ name, orderNumber }) => [name, orderNumber])]
    .join(' ')
    .toLowerCase();

interface OrderRow extends Omit<Order, 'totals'> {
  readonly priceBasis: 'gross' | 'net';
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  readonly taxes: Order['totals']['taxes'];
}

const columns = `o.id, o.number, o.cart_id as "cartId", o.idempotency_key as "idempotencyKey",
  o.storefront, o.language, o.user_id as "userId", o.customer_id as "customerId",
  (select jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name)
     from customer c where c.id = o.customer_id) as "orderedBy",
  o.placed_at as "placedAt", o.email, o.billing_email as "billingEmail",
  o.shipping_email as "shippingEmail", o.payment_id as "paymentId",
  o.payment_terms_days as "paymentTermsDays", o.buyer_reference as "buyerReference",
  o.order_reference as "orderReference", o.comment, o.shipper_code as "shipperCode",
  o.spedition_fields as "speditionFields", o.delivery_country as "deliveryCountry",
  o.billing_address as "billingAddress", o.shipping_address as "shippingAddress", o.currency,
  o.state, o.money_state as "moneyState", o.cancel_reason as "cancelReason",
  o.vat_proof as "vatProof",
  o.price_basis as "priceBasis", o.subtotal_cents as subtotal, o.discount_cents as discount, o.shipping_cents as shipping,
  o.net_cents as net, o.tax_cents as tax, o.total_cents as total,
  (select jsonb_agg(jsonb_build_object(
            'kind', l.kind, 'itemId', l.item_id, 'productId', l.product_id, 'orderNumber', l.order_number,
            'name', l.name, 'variantAttributes', l.variant, 'mediaId', l.media_id,
            'quantity', l.quantity, 'unitCents', l.unit_cents, 'lineCents', l.line_cents,
            'discountCents', l.discount_cents,
            'taxClass', l.tax_class, 'taxRate', l.tax_rate, 'deliveryText', l.delivery_text,
            'isEnglish', coalesce((select ${isEnglish} and p.name->>'en' = l.name
                                     from product p where p.id = l.product_id), false))
          order by l.line_no)
     from order_line l where l.order_id = o.id) as lines,
  (select coalesce(jsonb_agg(jsonb_build_object('code', d.code, 'name', d.name, 'cents', d.cents)
                             order by d.code), '[]')
     from order_discount d where d.order_id = o.id) as discounts,
  (select coalesce(jsonb_agg(jsonb_build_object(
            'rate', t.rate, 'net', t.net_cents, 'vat', t.tax_cents,
            'gross', t.net_cents + t.tax_cents) order by t.rate desc), '[]')
     from order_tax t where t.order_id = o.id) as taxes`;

/** Answered to the session that placed it, never to an id alone (ruling 6). */
const ofShopper = statement(
  'order_of_shopper',
  `select ${columns} from customer_order o
    where o.id = $1 and o.storefront = $2
      and case when o.customer_id is null then o.user_id = $3 else o.customer_id = $4 end`,
);

const byId = statement('order_by_id', `select ${columns} from customer_order o where o.id = $1`);

/** For the shop itself; shoppers get theirs by `loadOrder`. */
export async function loadOrderById(
  connection: Connection,
  orderId: string,
): Promise<Order | undefined> {
  const row = await connection.row<OrderRow>(byId, [orderId]);
  return row && orderOfRow(row);
}

export async function loadOrder(
  connection: Connection,
  shopper: Shopper,
  orderId: string,
): Promise<Order | undefined> {
  const { storefront, userId = null, signedIn } = shopper;
  const values = [orderId, storefront.id, userId, signedIn?.customerId ?? null];
  const row = await connection.row<OrderRow>(ofShopper, values);
  return row && orderOfRow(row);
}

function orderOfRow(row: OrderRow): Order {
  const { priceBasis, subtotal, discount, shipping, net, tax, total, taxes, ...order } = row;
  const totals = { priceBasis, subtotal, discount, shipping, net, tax, total, taxes };
  return { ...order, totals };
}

const setPlaced = statement(
  'order_set_placed_at',
  'update customer_order set placed_at = $2 where id = $1',
);

/** Terms of payment count from when the order was released. */
export async function savePlacedAt(tx: Connection, orderId: string, at: Date): Promise<void> {
  await tx.run(setPlaced, [orderId, at]);
}

const giveToVisitor = statement(
  'order_give_to_visitor',
  'update customer_order set user_id = $2 where cart_id = any($1) and customer_id is null',
);

export async function giveOrdersTo(
  tx: Connection,
  { cartIds, userId }: { readonly cartIds: readonly string[]; readonly userId: string },
): Promise<void> {
  await tx.run(giveToVisitor, [cartIds, userId]);
}

const voucherCodes = statement(
  'order_voucher_codes',
  'select code from order_discount where order_id = $1 order by code collate "C"',
);

export async function loadVoucherCodes(connection: Connection, orderId: string): Promise<string[]> {
  const rows = await connection.rows<{ readonly code: string }>(voucherCodes, [orderId]);
  return rows.map(({ code }) => code);
}

export interface PlacedRow {
  readonly id: string;
  readonly number: string;
  readonly state: OrderState;
  readonly idempotency_key: string | null;
}

/** Orders whose payment failed have given their cart back. */
const byCart = statement(
  'order_by_cart',
  `select id, number, state, idempotency_key from customer_order
    where cart_id = $1 and state <> 'failed'`,
);

export function loadOrderOfCart(connection: Connection, cartId: string) {
  return connection.row<PlacedRow>(byCart, [cartId]);
}

const anyOfCustomer = statement(
  'order_any_of_customer',
  'select exists(select from customer_order where customer_id = $1) as found',
);

export async function hasOrders(connection: Connection, customerId: string): Promise<boolean> {
  const row = await connection.row<{ readonly found: boolean }>(anyOfCustomer, [customerId]);
  return row?.found ?? false;
}

const openOfCustomer = statement(
  'order_open_of_customer',
  `select exists(select from customer_order
                  where customer_id = $1
                    and state in ('awaitingApproval', 'pendingPayment', 'placed', 'inFulfilment',
                                  'partlyShipped')) as found`,
);

/** Whether goods of the customer have still to go out. */
export async function hasOpenOrders(connection: Connection, customerId: string): Promise<boolean> {
  const row = await connection.row<{ readonly found: boolean }>(openOfCustomer, [customerId]);
  return row?.found ?? false;
}
