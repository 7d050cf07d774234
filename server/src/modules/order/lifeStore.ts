import { type Connection, statement } from '../../database/database.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';
import {
  type Actor,
  type MoneyState,
  mayBecome,
  moneyMayBecome,
  type OrderState,
} from './states.ts';

/** Where an order stands, locked by the transaction that read it. */
export interface OrderLife {
  readonly id: string;
  readonly number: string;
  readonly cartId: string;
  readonly storefront: StorefrontId;
  readonly language: Language;
  readonly paymentId: string;
  readonly totalCents: number;
  readonly currency: string;
  readonly state: OrderState;
  readonly moneyState: MoneyState;
}

const columns = `o.id, o.number, o.cart_id as "cartId", o.storefront, o.language,
  o.payment_id as "paymentId", o.total_cents as "totalCents", o.currency, o.state,
  o.money_state as "moneyState"`;

const lock = statement(
  'order_lock_life',
  `select ${columns} from customer_order o where o.id = $1 for update`,
);

export function lockLife(tx: Connection, orderId: string) {
  return tx.row<OrderLife>(lock, [orderId]);
}

const lockPending = statement(
  'order_lock_pending_of_cart',
  `select ${columns} from customer_order o
    where o.cart_id = $1 and o.state = 'pendingPayment' for update`,
);

/** The order of a cart whose shopper is at the payment provider; the cart is locked. */
export function lockPendingOrder(tx: Connection, cartId: string) {
  return tx.row<OrderLife>(lockPending, [cartId]);
}

const byNumber = statement('order_id_by_number', 'select id from customer_order where number = $1');

export async function orderIdOf(connection: Connection, number: string) {
  return (await connection.row<{ readonly id: string }>(byNumber, [number]))?.id;
}

/** A step that an order's life lines do not have, or that came too late. */
export class ImpossibleStepError extends Error {
  override readonly name = 'ImpossibleStepError';
}

export interface Step {
  readonly state?: OrderState;
  readonly moneyState?: MoneyState;
  readonly actor: Actor;
  readonly at: Date;
  readonly note?: string | undefined;
}

const setStates = statement(
  'order_set_states',
  `update customer_order set state = $2, money_state = $3 where id = $1`,
);
const setCancelled = statement(
  'order_set_cancelled',
  'update customer_order set cancelled_at = $2, cancel_reason = $3 where id = $1',
);
const appendEvent = statement(
  'order_append_event',
  `insert into order_event (order_id, number, at, line, state, actor, note)
   select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6 from order_event where order_id = $1`,
);

/**
 * Takes a step on one or both life lines of a locked order.
 *
 * @throws ImpossibleStepError when the step is none of the tables' (states.ts)
 */
export async function advance(tx: Connection, order: OrderLife, step: Step): Promise<OrderLife> {
  const { state = order.state, moneyState = order.moneyState, actor, at, note = null } = step;
  if (step.state && !mayBecome(order.state, step.state)) {
    throw new ImpossibleStepError(`${order.number} is ${order.state}, not to be ${step.state}`);
  }
  if (step.moneyState && !moneyMayBecome(order.moneyState, step.moneyState)) {
    const { number, moneyState: before } = order;
    throw new ImpossibleStepError(
      `The money of ${number} is ${before}, not to be ${step.moneyState}`,
    );
  }
  await tx.run(setStates, [order.id, state, moneyState]);
  if (step.state === 'cancelled') await tx.run(setCancelled, [order.id, at, note]);
  if (step.state) await tx.run(appendEvent, [order.id, at, 'order', state, actor, note]);
  if (step.moneyState) await tx.run(appendEvent, [order.id, at, 'money', moneyState, actor, note]);
  return { ...order, state, moneyState };
}

/** The first events of an order that was just written. */
export async function beginLife(tx: Connection, order: OrderLife, at: Date): Promise<void> {
  await tx.run(appendEvent, [order.id, at, 'order', order.state, 'shopper', null]);
  await tx.run(appendEvent, [order.id, at, 'money', order.moneyState, 'shopper', null]);
}

export interface LifeEvent {
  readonly at: Date;
  readonly line: 'order' | 'money';
  readonly state: OrderState | MoneyState;
  readonly actor: Actor;
  readonly note: string | null;
}

const events = statement(
  'order_events',
  'select at, line, state, actor, note from order_event where order_id = $1 order by number',
);

export function loadEvents(connection: Connection, orderId: string): Promise<LifeEvent[]> {
  return connection.rows<LifeEvent>(events, [orderId]);
}

/** What an order took of an item, and of a lightning deal of it. */
export interface TakenStock {
  readonly itemId: string;
  readonly pieces: number;
  readonly dealId: string | null;
  readonly dealPieces: number;
}

const insertTaken = statement(
  'order_insert_stock',
  `insert into order_stock (order_id, item_id, pieces, deal_id, deal_pieces)
   select $1, taken.* from unnest($2::text[], $3::integer[], $4::text[], $5::integer[]) as taken`,
);

export async function insertTakenStock(
  tx: Connection,
  orderId: string,
  taken: readonly TakenStock[],
): Promise<void> {
  await tx.run(insertTaken, [
    orderId,
    taken.map(({ itemId }) => itemId),
    taken.map(({ pieces }) => pieces),
    taken.map(({ dealId }) => dealId),
    taken.map(({ dealPieces }) => dealPieces),
  ]);
}

const takenOf = statement(
  'order_stock_of',
  `select s.item_id as "itemId", s.pieces, s.deal_id as "dealId", s.deal_pieces as "dealPieces"
     from order_stock s where s.order_id = $1 order by s.item_id collate "C"`,
);

export function loadTakenStock(connection: Connection, orderId: string) {
  return connection.rows<TakenStock>(takenOf, [orderId]);
}

const setTaken = statement(
  'order_stock_give_back',
  `update order_stock s set pieces = s.pieces - back.pieces
     from unnest($2::text[], $3::integer[]) as back(item_id, pieces)
    where s.order_id = $1 and s.item_id = back.item_id`,
);

/** Notes that an order holds so much less, after it was given back to the catalogue. */
export async function noteGivenBack(
  tx: Connection,
  orderId: string,
  pieces: ReadonlyMap<string, number>,
): Promise<void> {
  await tx.run(setTaken, [orderId, [...pieces.keys()], [...pieces.values()]]);
}
