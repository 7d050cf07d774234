import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { retried } from '../../database/retried.ts';
import type { Cart } from '../cart/cart.ts';
import type { CartService, GuestReset } from '../cart/service.ts';
import type { CheckoutService } from '../checkout/service.ts';
import type { ContentService } from '../content/service.ts';
import type { Customer } from '../customer/customer.ts';
import type { CustomerService } from '../customer/service.ts';
import type { InstitutionService } from '../institution/service.ts';
import { type LightningDealService, lockDealsOfCarts } from '../lightningDeal/service.ts';
import type { Limiter } from '../limiter/service.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import {
  type BegunPayment,
  loadAttempts,
  type PaymentAttempts,
  type PaymentService,
} from '../payment/service.ts';
import { cartNotFound, isRandomId, type Shopper } from '../session/session.ts';
import { type Language, type Storefront, storefrontOf } from '../storefront/storefront.ts';
import type { VoucherService } from '../voucher/service.ts';
import { type Approvals, createApprovals } from './approvals.ts';
import { createFulfilment, type Fulfilment } from './fulfilment.ts';
import { createOrderHistory, type OrderHistory } from './history.ts';
import { legalTextsFor } from './legalTexts.ts';
import { lockPendingOrder } from './lifeStore.ts';
import { orderOf } from './newOrder.ts';
import type { Order } from './order.ts';
import { createOrderLinks } from './orderLink.ts';
import { createPaying } from './paying.ts';
import { type ConfirmationPapers, createPlacing } from './placing.ts';
import { createRefundJob } from './refundJob.ts';
import { giveOrdersTo, hasOrders, loadOrder, loadOrderOfCart, lockItems } from './store.ts';

export { orderData, withdrawalData } from './exportStore.ts';

export interface ChangedItem {
  readonly itemId: string;
  readonly name: string;
  readonly kind: 'PRICE' | 'STOCK' | 'UNAVAILABLE';
}

export interface PlacedOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly newCartId: string;
}

export type SubmitOutcome =
  /** Or waits for somebody who releases it. */
  | ({ readonly kind: 'placed' } & PlacedOrder)
  /** The shopper pays at the provider first; the cart is still open. */
  | { readonly kind: 'paying'; readonly nextStep: BegunPayment }
  /** Another submit came first; its cart is the one to go on with. */
  | { readonly kind: 'submitted'; readonly newCartId: string }
  | { readonly kind: 'changed'; readonly changes: readonly ChangedItem[] }
  | { readonly kind: 'refused'; readonly messageKey: string };

/** What the shopper saw, and under which key the submit is repeated (ruling 9). */
export interface Review {
  readonly fingerprint: string | undefined;
  readonly idempotencyKey: string | undefined;
}

export interface CartCheck {
  readonly isSubmitted: boolean;
  readonly isChanged: boolean;
  readonly newCartId: string | null;
  readonly changes: readonly ChangedItem[];
}

export interface OrderService {
  /**
   * SUBMIT-05: was the cart submitted already, or is it another one than was reviewed? Without a
   * fingerprint a change is a price other than the shopper acknowledged.
   */
  check(cart: Cart, fingerprint: string | undefined): CartCheck;
  /**
   * Makes an order of the cart, once, whatever is repeated or races (ruling 9). The same key
   * again answers the same order.
   *
   * @throws Refusal when the cart is not the shopper's
   */
  submit(
    shopper: Shopper,
    cartId: string,
    review: Review & { readonly shopUrl: string },
  ): Promise<SubmitOutcome>;
  /** What became of a submit whose answer was lost; undefined: no order was made under the key. */
  status(
    shopper: Shopper,
    cartId: string,
    idempotencyKey: string,
  ): Promise<PlacedOrder | undefined>;
  /** The order, for the session that placed it. */
  find(shopper: Shopper, orderId: string): Promise<Order | undefined>;
  /**
   * The confirmation was left: a guest's orders are answered to this session no longer (CONF-04).
   *
   * @returns the ids to go on with, which are the shopper's own
   * @throws Refusal when the cart is not the shopper's
   */
  cleanUp(shopper: Shopper, cartId: string): Promise<GuestReset['ids']>;
  /**
   * Gives up the payment of the cart's order, if it is waiting for one: the shopper came back
   * without having paid. The cart is as it was.
   */
  abortPayment(shopper: Shopper, cartId: string): Promise<void>;
  readonly refunds: ReturnType<typeof createRefundJob>;
  readonly fulfilment: Fulfilment;
  readonly history: OrderHistory;
  /** Where its customer sees what becomes of an order, in the shop. */
  pathOf(order: Order): Promise<string>;
  readonly approvals: Approvals;
  /** Did the customer order before? Tells existing customers from new ones (STORE-14). */
  hasOrdered(customerId: string): Promise<boolean>;
}

const keyLength = 100;

export function createOrderService({
  database,
  clock,
  carts,
  checkout,
  payments,
  attempts,
  customers,
  parameters,
  content,
  mail,
  limiter,
  vouchers,
  institutions,
  lightningDeals,
  secret,
}: {
  database: Database;
  clock: Clock;
  carts: CartService;
  checkout: CheckoutService;
  payments: PaymentService;
  attempts: PaymentAttempts;
  customers: CustomerService;
  parameters: ParametersService;
  content: ContentService;
  mail: MailService;
  limiter: Limiter;
  vouchers: VoucherService;
  institutions: InstitutionService;
  lightningDeals: LightningDealService;
  /** Seals the links of guests. */
  secret: string;
}): OrderService {
  const links = createOrderLinks({ secret, clock });
  const placing = createPlacing({ clock, carts, vouchers, mail, links });
  const papersOf = (order: Order) => papersFor(storefrontOf(order.storefront), order.language);
  const paying = createPaying({
    database,
    clock,
    carts,
    attempts,
    mail,
    parameters,
    placing,
    papersOf,
  });
  const fulfilment = createFulfilment({ database, clock, mail, parameters, links });
  const approvals = createApprovals({
    ...{ database, clock, carts, customers, institutions, lightningDeals, links, mail },
    ...{ parameters, papersOf, placing, vouchers },
  });

  async function papersFor(
    storefront: Storefront,
    language: Language,
  ): Promise<ConfirmationPapers> {
    const parameterSet = await parameters.of(storefront.id);
    const legal = await legalTextsFor(storefront, language, { content, parameters: parameterSet });
    return { parameterSet, legal };
  }

  /** What a submit needs besides the cart: read before its transaction holds any lock. */
  interface Preparation {
    readonly papers: ConfirmationPapers;
    readonly customer: Customer | undefined;
  }

  async function prepare(shopper: Shopper): Promise<Preparation> {
    const { storefront, language, signedIn } = shopper;
    const [papers, customer] = await Promise.all([
      papersFor(storefront, language),
      signedIn && customers.get(signedIn.customerId),
    ]);
    return { papers, customer };
  }

  type Written = SubmitOutcome | { readonly kind: 'toPay'; readonly attemptId: string };

  /** The same submit again, while the shopper has not paid: the payment goes on. */
  async function repeated(tx: Connection, cartId: string, key: string | undefined) {
    const earlier = await loadOrderOfCart(tx, cartId);
    if (key === undefined || earlier?.idempotency_key !== key) return undefined;
    return (await loadAttempts(tx, earlier.id)).find(
      ({ state }) => state === 'begun' || state === 'pending',
    )?.id;
  }

  /** Undefined: no such cart for this shopper. */
  async function place(
    tx: Connection,
    shopper: Shopper,
    cartId: string,
    review: Review,
    { papers, customer }: Preparation,
  ): Promise<Written | undefined> {
    const locked = await carts.lock(tx, shopper, cartId);
    if (locked === undefined) return undefined;
    if (locked.state === 'submitted') {
      const earlier = await loadOrderOfCart(tx, cartId);
      const newCartId = locked.nextCartId ?? '';
      const isRepetition =
        review.idempotencyKey !== undefined && earlier?.idempotency_key === review.idempotencyKey;
      return isRepetition
        ? { kind: 'placed', orderId: earlier.id, orderNumber: earlier.number, newCartId }
        : { kind: 'submitted', newCartId };
    }
    const attempt = await repeated(tx, cartId, review.idempotencyKey);
    if (attempt !== undefined) return { kind: 'toPay', attemptId: attempt };
    // Another way to pay was chosen, or something was changed: what was begun is given up.
    const pending = await lockPendingOrder(tx, cartId);
    if (pending !== undefined) await paying.giveUp(tx, pending, 'shopper');
    if (locked.voucherCode !== null) await vouchers.lock(tx, locked.voucherCode);
    await lockDealsOfCarts(tx, [cartId]);
    const stock = await lockItems(tx, cartId);
    // Read after the locks: no other transaction can change stock or reservations any more.
    const cart = await carts.read(tx, shopper, cartId);
    if (cart === undefined) return undefined;

    const payment = await payments.infoFor(cart, customer);
    const { problems } = await checkout.steps(cart, payment);
    if (problems[0] !== undefined) return { kind: 'refused', messageKey: problems[0] };
    const { isChanged, changes } = check(cart, review.fingerprint);
    if (isChanged) {
      await carts.acknowledgePrices(tx, cartId);
      return { kind: 'changed', changes };
    }

    const order = orderOf(cart, shopper, payment, customer, review.idempotencyKey, clock.now());
    const need = await approvals.neededFor(cart, tx);
    if (need !== undefined) {
      // A provider takes money at once, and nobody knows yet whether it will be ordered.
      if (order.state === 'pendingPayment') {
        return { kind: 'refused', messageKey: 'vue.approval.error.payment' };
      }
      const buyer = customer ?? order.billingAddress;
      const waiting = { ...order, state: 'awaitingApproval' } as const;
      const { newCartId } = await approvals.wait(tx, waiting, cart, { ...need, buyer });
      return { kind: 'placed', orderId: order.id, orderNumber: order.number, newCartId };
    }
    // Here what is refused for another reason was not counted, and what fails counts no more.
    if (shopper.signedIn === undefined) {
      const counted = { network: shopper.ip, email: order.email };
      if (!(await limiter.take(['ordersByNetwork', 'ordersByEmail'], counted, tx))) {
        return { kind: 'refused', messageKey: 'vue.checkout.error.tooManyOrders' };
      }
    }
    const life = await placing.write(tx, order, stock);
    if (order.state === 'pendingPayment') {
      await placing.holdDeals(tx, cartId, attempts.lapsesAt());
      const session = payment.isExpress ? cart.expressSession : null;
      return { kind: 'toPay', attemptId: await paying.open(tx, order, session) };
    }
    const ended = { ...cart, storefront: cart.storefront.id };
    const { newCartId } = await placing.place(tx, life, order, ended, { actor: 'shopper' }, papers);
    return { kind: 'placed', orderId: order.id, orderNumber: order.number, newCartId };
  }

  return {
    check,
    async submit(shopper, cartId, { fingerprint, idempotencyKey, shopUrl }) {
      if (!isRandomId(cartId)) throw cartNotFound();
      const review = { fingerprint, idempotencyKey: idempotencyKey?.slice(0, keyLength) };
      const preparation = await prepare(shopper);
      const outcome = await retried(() =>
        database.transaction((tx) => place(tx, shopper, cartId, review, preparation)),
      );
      if (outcome === undefined) {
        await carts.find(shopper, cartId);
        throw cartNotFound();
      }
      if (outcome.kind === 'toPay') {
        const nextStep = await attempts.begin(outcome.attemptId, shopUrl);
        return nextStep === undefined
          ? { kind: 'refused', messageKey: 'vue.checkout.payment.unavailable' }
          : { kind: 'paying', nextStep };
      }
      if (outcome.kind === 'placed') mail.wake();
      return outcome;
    },

    async cleanUp(shopper, cartId) {
      const reset = await retried(() =>
        database.transaction(async (tx) => {
          const guest = await carts.resetGuest(tx, shopper, cartId);
          if (guest?.past) await giveOrdersTo(tx, guest.past);
          return guest;
        }),
      );
      if (reset) return reset.ids;
      await carts.find(shopper, cartId);
      throw cartNotFound();
    },

    async abortPayment(shopper, cartId) {
      if (!isRandomId(cartId)) throw cartNotFound();
      await retried(() =>
        database.transaction(async (tx) => {
          const locked = await carts.lock(tx, shopper, cartId);
          if (locked?.state !== 'open') return;
          const pending = await lockPendingOrder(tx, cartId);
          if (pending !== undefined) await paying.giveUp(tx, pending, 'shopper');
        }),
      );
    },

    refunds: createRefundJob({ database, clock, payments }),
    fulfilment,
    approvals,
    history: createOrderHistory({ database, clock, links }),
    pathOf: (order) => links.pathOf(order),

    async status(shopper, cartId, idempotencyKey) {
      const cart = await carts.find(shopper, cartId);
      const order = cart.isSubmitted ? await loadOrderOfCart(database, cartId) : undefined;
      if (order?.idempotency_key !== idempotencyKey.slice(0, keyLength)) return undefined;
      const { id: orderId, number: orderNumber } = order;
      return { orderId, orderNumber, newCartId: cart.nextCartId ?? '' };
    },

    async find(shopper, orderId) {
      return isRandomId(orderId) ? loadOrder(database, shopper, orderId) : undefined;
    },

    hasOrdered: (customerId) => hasOrders(database, customerId),
  };
}

function check(cart: Cart, fingerprint: string | undefined): CartCheck {
  const changes = cart.lines.flatMap(({ itemId, name, ...line }): ChangedItem[] => {
    if (!line.isForSale) return [{ itemId, name, kind: 'UNAVAILABLE' }];
    if (!line.isQuantityAvailable) return [{ itemId, name, kind: 'STOCK' }];
    const isAcknowledgedPrice = line.acknowledgedCents === null && !line.isLapseUnacknowledged;
    return isAcknowledgedPrice ? [] : [{ itemId, name, kind: 'PRICE' }];
  });
  // What was chosen for nothing and is gone is told where it changed what was reviewed.
  const gone = cart.withheldGift;
  if (gone !== null && fingerprint !== undefined && fingerprint !== cart.fingerprint) {
    changes.push({ itemId: gone.itemId, name: gone.name, kind: 'UNAVAILABLE' });
  }
  // A fingerprint of today's price says that the shopper saw it, whatever was acknowledged before.
  const counts = (change: ChangedItem): boolean =>
    fingerprint === undefined || change.kind !== 'PRICE';
  return {
    isSubmitted: cart.isSubmitted,
    isChanged:
      changes.some(counts) || (fingerprint !== undefined && fingerprint !== cart.fingerprint),
    newCartId: cart.nextCartId,
    changes,
  };
}

// What returns do to an order, in a transaction of theirs.
export { giveBackStock } from './givingBack.ts';
export { ImpossibleStepError, lockLife, type OrderLife, orderIdOf } from './lifeStore.ts';
export { askRefundOfOrder, refundedCents } from './refunds.ts';
export { placeReplacement } from './replacement.ts';
export { loadShipments, type Shipment } from './shipmentStore.ts';
export { hasOpenOrders, loadOrderById } from './store.ts';
