import { type AmazonCheckoutType, deliveryObstacle, deliveryOf } from '../../../contract/index.ts';
import type { Database } from '../../database/database.ts';
import { retried } from '../../database/retried.ts';
import { type Cart, contentOf } from '../cart/cart.ts';
import type { CartService } from '../cart/service.ts';
import type { Address } from '../customer/customer.ts';
import type { CustomerService } from '../customer/service.ts';
import {
  type ExpressSession,
  ifAvailable,
  type PaymentService,
  type ProviderButton,
} from '../payment/service.ts';
import { cartNotFound, isRandomId, type Shopper } from '../session/session.ts';
import type { CheckoutOutcome } from './outcome.ts';

/** What a cart knows of Amazon Pay (PAY-12). */
export interface AmazonPayState {
  /** It can be paid with today, whatever is chosen. */
  readonly isOffered: boolean;
  readonly isExpress: boolean;
  readonly hasSession: boolean;
  /** Null: another way to pay, or none. */
  readonly checkoutType: AmazonCheckoutType | null;
}

/** Checking out with the addresses and the way to pay of an Amazon account. */
export interface ExpressCheckout {
  state(cart: Cart): Promise<AmazonPayState>;
  /** The button that leads there (API-48). Undefined: it is not offered for this cart. */
  button(shopper: Shopper, cartId: string, shopUrl: string): Promise<ProviderButton | undefined>;
  /** PAY-11: what was chosen there becomes the cart's, as a guest's or a customer's. */
  take(shopper: Shopper, cartId: string, sessionId: string): Promise<CheckoutOutcome>;
  /** PAY-13: addresses, method and session go; lines and vouchers stay. @returns whether it was open */
  reset(shopper: Shopper, cartId: string): Promise<boolean>;
  /** API-45. */
  addresses(shopper: Shopper, kind: 'billing' | 'shipping'): Promise<Address[]>;
}

const paymentId = 'AMAZONPAY';

export function createExpressCheckout({
  database,
  carts,
  customers,
  payments,
}: {
  database: Database;
  carts: CartService;
  customers: CustomerService;
  payments: PaymentService;
}): ExpressCheckout {
  /** Undefined: it is not offered for this cart. */
  async function expressOf(cart: Cart) {
    const { methods, isNeeded } = await payments.infoFor(cart);
    const isOffered = isNeeded && methods.some((method) => method.paymentId === paymentId);
    return isOffered && !cart.isSubmitted ? payments.provider(paymentId).express : undefined;
  }

  async function write(
    shopper: Shopper,
    cart: Cart,
    sessionId: string,
    { billing, shipping, phone }: Deliverable,
  ): Promise<boolean> {
    return retried(() =>
      database.transaction(async (tx) => {
        const locked = await carts.lock(tx, shopper, cart.id);
        if (locked?.state !== 'open') return false;
        const { kind: _, ...bill } = billing;
        const { kind: place, ...target } = shipping;
        const shippingKind = place === 'packstation' ? 'packstation' : 'shipping';
        const delivered = { ...target, phone: null, email: null };
        const [bills, goes] = await customers.replaceProviderAddresses(tx, shopper, paymentId, [
          { kind: 'billing', content: bill },
          { kind: shippingKind, content: delivered },
        ]);
        if (bills === undefined || goes === undefined) throw new Error('An address was not kept');
        // SHIP-05: one address is kept once.
        const isOther = contentOf(bills) !== contentOf(goes);
        const needsPhone = phone !== null && cart.speditionFields.phone === undefined;
        const content = {
          is_guest: shopper.signedIn === undefined,
          billing_address_id: bills.addressId,
          shipping_address_id: isOther ? goes.addressId : null,
          payment_id: paymentId,
          express_session: sessionId,
          shipping_refused: false,
          ...(needsPhone && {
            spedition_fields: JSON.stringify({ ...cart.speditionFields, phone }),
          }),
        };
        return carts.setContent(shopper, cart.id, content, tx);
      }),
    );
  }

  return {
    async state(cart) {
      const { methods, isNeeded, isExpress, selected } = await payments.infoFor(cart);
      const listed: AmazonCheckoutType | null = selected === paymentId ? 'payment' : null;
      return {
        isOffered: isNeeded && methods.some((method) => method.paymentId === paymentId),
        isExpress,
        hasSession: cart.expressSession !== null,
        checkoutType: isExpress ? 'express' : listed,
      };
    },

    async button(shopper, cartId, shopUrl) {
      const cart = await carts.find(shopper, cartId);
      const express = await expressOf(cart);
      if (express === undefined || cart.lines.length === 0) return undefined;
      const { storefront, language } = shopper;
      return express.button({
        reviewUrl: `${shopUrl}/api/checkout-amazon?${new URLSearchParams({ cartId })}`,
        cancelUrl: `${shopUrl}/api/payment-cancel/${paymentId}`,
        countries: deliveryOf(storefront.id).countries,
        cents: cart.totals.total,
        currency: storefront.currency,
        language,
      });
    },

    async take(shopper, cartId, sessionId) {
      const cart = await carts.find(shopper, cartId);
      const refuse = (messageKey: string) => ({ cart, messageKey, fieldErrors: [] });
      if (cart.isSubmitted) return refuse('vue.checkout.message.alreadySubmitted');
      const express = await expressOf(cart);
      if (express === undefined) return refuse('vue.checkout.payment.notAvailable');
      const session = await ifAvailable(() => express.session(sessionId));
      if (session === 'unavailable') return refuse('vue.checkout.payment.unavailable');
      if (session === undefined) return refuse('vue.checkout.payment.error');
      if (!isDeliverable(session, shopper)) {
        return refuse('vue.checkout.shipping.countryNotDelivered');
      }
      const isKept = await write(shopper, cart, sessionId, session);
      const messageKey = isKept ? null : 'vue.checkout.message.alreadySubmitted';
      return { cart: await carts.find(shopper, cartId), messageKey, fieldErrors: [] };
    },

    async reset(shopper, cartId) {
      if (!isRandomId(cartId)) throw cartNotFound();
      const isOpen = await retried(() =>
        database.transaction(async (tx) => {
          const locked = await carts.lock(tx, shopper, cartId);
          if (locked?.state !== 'open') return false;
          await customers.replaceProviderAddresses(tx, shopper, paymentId, []);
          const content = { payment_id: null, express_session: null };
          return carts.setContent(shopper, cartId, content, tx);
        }),
      );
      // Told apart from a cart that was ordered.
      if (!isOpen) await carts.find(shopper, cartId);
      return isOpen;
    },

    addresses: (shopper, kind) =>
      customers.providerAddresses(
        shopper,
        paymentId,
        kind === 'billing' ? ['billing'] : ['shipping', 'packstation'],
      ),
  };
}

type Deliverable = ExpressSession & {
  readonly billing: NonNullable<ExpressSession['billing']>;
  readonly shipping: NonNullable<ExpressSession['shipping']>;
};

/** The bill may go to any country that the shop knows, goods to the storefront's (DEC-97). */
function isDeliverable(session: ExpressSession, { storefront }: Shopper): session is Deliverable {
  const { billing, shipping } = session;
  if (billing === undefined || shipping === undefined) return false;
  if (shipping.kind === 'packstation' && !deliveryOf(storefront.id).packstation) return false;
  return deliveryObstacle(storefront.id, shipping) === undefined;
}
