import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { retried } from '../../database/retried.ts';
import type { Cart, CartLine } from '../cart/cart.ts';
import type { CartService } from '../cart/service.ts';
import { availabilityOf } from '../catalog/catalog.ts';
import { takeStock } from '../catalog/service.ts';
import type { CheckoutService } from '../checkout/service.ts';
import type { ContentService } from '../content/service.ts';
import type { Customer } from '../customer/customer.ts';
import type { CustomerService } from '../customer/service.ts';
import { lockDealsOfCarts, sellPieces } from '../lightningDeal/service.ts';
import type { Limiter } from '../limiter/service.ts';
import type { MailService } from '../mail/service.ts';
import { appendChanges } from '../outbox/service.ts';
import type { ParameterSet, ParametersService } from '../parameters/service.ts';
import type { PaymentInfo, PaymentService } from '../payment/service.ts';
import { apportion } from '../pricing/pricing.ts';
import { cartNotFound, isRandomId, randomId, type Shopper } from '../session/session.ts';
import type { VoucherService } from '../voucher/service.ts';
import type { VoucherEffect } from '../voucher/voucher.ts';
import { confirmationMail } from './confirmationMail.ts';
import { type LegalTexts, legalTextsFor } from './legalTexts.ts';
import { newOrderNumber } from './number.ts';
import type { Order, OrderDiscount, OrderLine } from './order.ts';
import {
  hasOrders,
  insertOrder,
  loadOrder,
  loadOrderOfCart,
  lockItems,
  type StockRow,
} from './store.ts';

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
  | ({ readonly kind: 'placed' } & PlacedOrder)
  /** Another submit came first; its cart is the one to go on with. */
  | { readonly kind: 'submitted'; readonly newCartId: string }
  | { readonly kind: 'changed'; readonly changes: readonly ChangedItem[] }
  | { readonly kind: 'refused'; readonly messageKey: string };

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
    review: { fingerprint: string | undefined; idempotencyKey: string | undefined },
  ): Promise<SubmitOutcome>;
  /** What became of a submit whose answer was lost; undefined: no order was made under the key. */
  status(
    shopper: Shopper,
    cartId: string,
    idempotencyKey: string,
  ): Promise<PlacedOrder | undefined>;
  /** The order, for the session that placed it. */
  find(shopper: Shopper, orderId: string): Promise<Order | undefined>;
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
  customers,
  parameters,
  content,
  mail,
  limiter,
  vouchers,
}: {
  database: Database;
  clock: Clock;
  carts: CartService;
  checkout: CheckoutService;
  payments: PaymentService;
  customers: CustomerService;
  parameters: ParametersService;
  content: ContentService;
  mail: MailService;
  limiter: Limiter;
  vouchers: VoucherService;
}): OrderService {
  /** What a submit needs besides the cart: read before its transaction holds any lock. */
  interface Preparation {
    readonly parameterSet: ParameterSet;
    readonly legal: LegalTexts;
    readonly customer: Customer | undefined;
  }

  async function prepare(shopper: Shopper): Promise<Preparation> {
    const { storefront, language, signedIn } = shopper;
    const parameterSet = await parameters.of(storefront.id);
    const [legal, customer] = await Promise.all([
      legalTextsFor(storefront, language, { content, parameters: parameterSet }),
      signedIn && customers.get(signedIn.customerId),
    ]);
    return { parameterSet, legal, customer };
  }

  /** Undefined: no such cart for this shopper. */
  async function place(
    tx: Connection,
    shopper: Shopper,
    cartId: string,
    review: { fingerprint: string | undefined; idempotencyKey: string | undefined },
    { parameterSet, legal, customer }: Preparation,
  ): Promise<SubmitOutcome | undefined> {
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
    // Here what is refused for another reason was not counted, and what fails counts no more.
    if (shopper.signedIn === undefined) {
      const counted = { network: shopper.ip, email: order.email };
      if (!(await limiter.take(['ordersByNetwork', 'ordersByEmail'], counted, tx))) {
        return { kind: 'refused', messageKey: 'vue.checkout.error.tooManyOrders' };
      }
    }
    await insertOrder(tx, order);
    await takeStock(tx, soldOf(order.lines));
    for (const { code } of order.discounts) await vouchers.use(tx, code);
    const soldOut = await sellReserved(tx, cart);
    const { newCartId } = await carts.succeed(tx, cart);
    await mail.enqueue(tx, confirmationMail(order, shopper.shopLanguage, parameterSet, legal));
    await appendChanges(tx, [...changedProducts(stock, order.lines, shopper), ...soldOut]);
    return { kind: 'placed', orderId: order.id, orderNumber: order.number, newCartId };
  }

  return {
    check,
    async submit(shopper, cartId, { fingerprint, idempotencyKey }) {
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
      if (outcome.kind === 'placed') mail.wake();
      return outcome;
    },

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

/** The cart as an order; the steps of the checkout have said that nothing is missing. */
function orderOf(
  cart: Cart,
  { language }: Shopper,
  payment: PaymentInfo,
  customer: Customer | undefined,
  idempotencyKey: string | undefined,
  now: Date,
): Order {
  const { billingAddress, shipper } = cart;
  const email = customer?.email ?? billingAddress?.email;
  if (!billingAddress || !shipper || !payment.selected || !email) {
    throw new Error('A cart that lacks something passed the checks of its steps');
  }
  const { savings, ...totals } = cart.totals;
  return {
    id: randomId(),
    number: newOrderNumber(now),
    cartId: cart.id,
    idempotencyKey: idempotencyKey ?? null,
    storefront: cart.storefront.id,
    language,
    userId: cart.userId,
    customerId: cart.customerId,
    placedAt: now,
    email,
    billingEmail: cart.billingEmail,
    shippingEmail: cart.shippingEmail,
    paymentId: payment.selected,
    paymentTermsDays: payment.termsDays,
    buyerReference: cart.buyerReference,
    orderReference: cart.orderReference,
    comment: cart.orderComment,
    shipperCode: shipper.code,
    // Entered for a spedition that is not needed any more, so not stored with the order.
    speditionFields: shipper.code === 'spedition' ? cart.speditionFields : {},
    deliveryCountry: cart.deliveryCountry,
    billingAddress,
    shippingAddress: cart.shippingAddress,
    currency: cart.storefront.currency,
    totals,
    discounts: cart.voucher?.obstacle === null ? [discountOf(cart.voucher)] : [],
    lines: cart.lines.flatMap(orderLinesOf),
  };
}

const discountOf = ({ code, name, cents }: VoucherEffect): OrderDiscount => ({ code, name, cents });

/** One line, or two where a part of it has the price of a lightning deal. */
function orderLinesOf(line: CartLine): OrderLine[] {
  const at = (quantity: number, unitCents: number, discountCents: number): OrderLine => ({
    itemId: line.itemId,
    productId: line.productId,
    name: line.name,
    orderNumber: line.orderNumber,
    variantAttributes: line.variantAttributes,
    quantity,
    unitCents,
    lineCents: unitCents * quantity,
    taxClass: line.taxClass,
    taxRate: line.taxRate,
    mediaId: line.picture?.mediaId ?? null,
    deliveryText: line.availability.text,
    discountCents,
  });
  const { lightning, quantity, unitCents, discountCents } = line;
  if (lightning === null) return [at(quantity, unitCents, discountCents)];
  const normal = quantity - lightning.quantity;
  const [ofDeal = 0, ofRest = 0] = apportion(discountCents, [
    lightning.quantity * lightning.unitCents,
    normal * unitCents,
  ]);
  const parts = [at(lightning.quantity, lightning.unitCents, ofDeal)];
  return normal > 0 ? [...parts, at(normal, unitCents, ofRest)] : parts;
}

/** What the cart holds of lightning deals is sold; deals that are sold out now are announced. */
async function sellReserved(
  tx: Connection,
  { id, lines }: Cart,
): Promise<{ kind: 'product'; key: string }[]> {
  const bought = lines.flatMap(({ lightning }) => lightning ?? []);
  if (bought.length === 0) return [];
  const deals = await sellPieces(tx, id, bought);
  return deals.flatMap(({ itemId, isSoldOut }) => {
    const line = lines.find((candidate) => candidate.itemId === itemId);
    return isSoldOut && line ? [{ kind: 'product', key: line.productId }] : [];
  });
}

/** Pieces by item, of which an order may have two lines. */
function soldOf(lines: readonly OrderLine[]): ReadonlyMap<string, number> {
  const sold = new Map<string, number>();
  for (const { itemId, quantity } of lines) sold.set(itemId, (sold.get(itemId) ?? 0) + quantity);
  return sold;
}

/** Announces stock only where its text changes: 120 and 119 read the same to a shopper. */
function changedProducts(
  before: readonly StockRow[],
  lines: readonly OrderLine[],
  { storefront, shopLanguage }: Shopper,
): { kind: 'product'; key: string }[] {
  const text = (stock: number, restockDays: number | null): string =>
    availabilityOf({ stock, restockDays }, storefront.id, shopLanguage).text;
  const sold = soldOf(lines);
  return before.flatMap(({ id, product_id: key, stock, restock_days: restockDays }) => {
    const left = Math.max(0, stock - (sold.get(id) ?? 0));
    return text(stock, restockDays) === text(left, restockDays) ? [] : [{ kind: 'product', key }];
  });
}
