/**
 * The two life lines of an order (docs/orders.md). Every step is one of these; a step that is not
 * here does not happen, whoever asks for it.
 */

/** Where the goods are. */
export type OrderState =
  /** A business's order that waits for its approver; no stock is held. */
  | 'awaitingApproval'
  /** The shopper is at the payment provider; stock is held, the cart is still the shopper's. */
  | 'pendingPayment'
  | 'placed'
  /** Somebody packs it. */
  | 'inFulfilment'
  | 'partlyShipped'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  /** It was never paid; the shopper has the cart back. */
  | 'failed';

/** Where the money is. */
export type MoneyState =
  | 'open'
  /** The provider holds it for us. */
  | 'authorised'
  | 'paid'
  | 'partlyRefunded'
  | 'refunded'
  /** The payment was declined, or given up. */
  | 'failed'
  /** Nobody paid in time. */
  | 'lapsed';

const orderSteps: Readonly<Record<OrderState, readonly OrderState[]>> = {
  awaitingApproval: ['placed', 'cancelled'],
  pendingPayment: ['placed', 'failed'],
  placed: ['inFulfilment', 'partlyShipped', 'shipped', 'cancelled'],
  inFulfilment: ['partlyShipped', 'shipped', 'cancelled'],
  partlyShipped: ['partlyShipped', 'shipped', 'delivered'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
  failed: [],
};

const moneySteps: Readonly<Record<MoneyState, readonly MoneyState[]>> = {
  // Refunded: what was to be paid came back before it was.
  open: ['authorised', 'paid', 'failed', 'lapsed', 'refunded'],
  authorised: ['paid', 'failed', 'lapsed', 'refunded'],
  paid: ['partlyRefunded', 'refunded'],
  partlyRefunded: ['partlyRefunded', 'refunded'],
  refunded: [],
  failed: [],
  lapsed: [],
};

export const orderStates = Object.keys(orderSteps) as readonly OrderState[];

export const mayBecome = (from: OrderState, to: OrderState): boolean =>
  orderSteps[from].includes(to);

export const moneyMayBecome = (from: MoneyState, to: MoneyState): boolean =>
  moneySteps[from].includes(to);

/** Goods go out only for these (prepayment is sent when it is paid). */
export const isShippable = (state: OrderState): boolean => mayBecome(state, 'shipped');

/** DEC-103. */
export type ShipmentState =
  | 'open'
  | 'inPreparation'
  | 'shipped'
  | 'partlyShipped'
  | 'delivered'
  | 'cancelled'
  | 'returned';

export type Actor = 'shopper' | 'approver' | 'provider' | 'operator' | 'job';
