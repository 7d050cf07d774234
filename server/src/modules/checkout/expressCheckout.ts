import {
  type AmazonCheckoutType,
  deliveryObstacle,
  deliveryOf,
  isPaidAtProvider,
  type ProviderPaymentId,
} from '../../../contract/index.ts';
import type { Database } from '../../database/database.ts';
import { retried } from '../../database/retried.ts';
import { type Cart, contentOf } from '../cart/cart.ts';
import type { CartService } from '../cart/service.ts';
import type { Address } from '../customer/customer.ts';
import type { CustomerService } from '../customer/service.ts';
import type { Limiter } from '../limiter/service.ts';
import type { ParametersService } from '../parameters/service.ts';
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

/** The provider's page, or why there is none. */
export type OpenedExpress =
  | { readonly url: string; readonly messageKey?: undefined }
  | { readonly url?: undefined; readonly messageKey: string };

/** Checking out with the addresses and the way to pay of an account with a provider. */
export interface ExpressCheckout {
  state(cart: Cart): Promise<AmazonPayState>;
  /** Of which providers' accounts this cart can be checked out with (DEC-76). */
  offered(cart: Cart): Promise<ProviderPaymentId[]>;
  /** Whose session the cart is checked out with; undefined: none. */
  chosen(cart: Cart): Promise<string | undefined>;
  /** Amazon's button (API-48). Undefined: it is not offered for this cart. */
  button(shopper: Shopper, cartId: string, shopUrl: string): Promise<ProviderButton | undefined>;
  /** Where the shopper goes to choose at a provider that has a page for it. */
  open(
    shopper: Shopper,
    cartId: string,
    paymentId: string,
    shopUrl: string,
  ): Promise<OpenedExpress>;
  /** PAY-11: what was chosen there becomes the cart's, as a guest's or a customer's. */
  take(
    shopper: Shopper,
    cartId: string,
    paymentId: string,
    sessionId: string,
  ): Promise<CheckoutOutcome>;
  /** PAY-13: addresses, method and session go; lines and vouchers stay. @returns whether it was open */
  reset(shopper: Shopper, cartId: string): Promise<boolean>;
  /** The same, if the cart is checked out with this provider's session. */
  leave(shopper: Shopper, cartId: string, paymentId: string): Promise<boolean>;
  /** API-45. */
  addresses(shopper: Shopper, kind: 'billing' | 'shipping'): Promise<Address[]>;
}

const amazon = 'AMAZONPAY';

export function createExpressCheckout({
  database,
  carts,
  customers,
  parameters,
  payments,
  limiter,
}: {
  database: Database;
  carts: CartService;
  customers: CustomerService;
  parameters: ParametersService;
  payments: PaymentService;
  limiter: Limiter;
}): ExpressCheckout {
  async function offered(cart: Cart): Promise<ProviderPaymentId[]> {
    const { methods, isNeeded } = await payments.infoFor(cart);
    if (!isNeeded || cart.isSubmitted) return [];
    return methods
      .map(({ paymentId }) => paymentId)
      .filter(isPaidAtProvider)
      .filter((paymentId) => payments.provider(paymentId).express !== undefined);
  }

  /** Undefined: it is not offered for this cart. */
  async function expressOf(cart: Cart, wanted: string) {
    const paymentId = (await offered(cart)).find((each) => each === wanted);
    const express = paymentId && payments.provider(paymentId).express;
    return express && { paymentId, express };
  }

  async function chosen(cart: Cart): Promise<string | undefined> {
    const { isExpress, selected } = await payments.infoFor(cart);
    return isExpress ? selected : undefined;
  }

  async function reset(shopper: Shopper, cartId: string): Promise<boolean> {
    if (!isRandomId(cartId)) throw cartNotFound();
    const isOpen = await retried(() =>
      database.transaction(async (tx) => {
        const locked = await carts.lock(tx, shopper, cartId);
        if (locked?.state !== 'open') return false;
        await customers.replaceProviderAddresses(tx, shopper, amazon, []);
        const content = { payment_id: null, express_session: null };
        return carts.setContent(shopper, cartId, content, tx);
      }),
    );
    // Told apart from a cart that was ordered.
    if (!isOpen) await carts.find(shopper, cartId);
    return isOpen;
  }

  async function requestOf(
    { storefront, language }: Shopper,
    cart: Cart,
    {
      paymentId,
      reviewUrl,
      shopUrl,
    }: Readonly<Record<'paymentId' | 'reviewUrl' | 'shopUrl', string>>,
  ) {
    return {
      reviewUrl: `${reviewUrl}?${new URLSearchParams({ cartId: cart.id })}`,
      cancelUrl: `${shopUrl}/api/payment-cancel/${paymentId}`,
      countries: deliveryOf(storefront.id).countries,
      cents: cart.totals.total,
      currency: storefront.currency,
      language,
      shopName: (await parameters.of(storefront.id)).text('company', 'shopName'),
    };
  }

  async function write(
    shopper: Shopper,
    cart: Cart,
    { paymentId, sessionId }: { readonly paymentId: string; readonly sessionId: string },
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
          express_provider: paymentId,
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
      const info = await payments.infoFor(cart);
      const { methods, isNeeded, selected } = info;
      const isExpress = info.isExpress && selected === amazon;
      const listed: AmazonCheckoutType | null = selected === amazon ? 'payment' : null;
      return {
        isOffered: isNeeded && methods.some((method) => method.paymentId === amazon),
        isExpress,
        hasSession: cart.expressSession !== null && cart.expressProvider === amazon,
        checkoutType: isExpress ? 'express' : listed,
      };
    },

    async button(shopper, cartId, shopUrl) {
      const cart = await carts.find(shopper, cartId);
      const found = await expressOf(cart, amazon);
      if (found === undefined || cart.lines.length === 0) return undefined;
      const reviewUrl = `${shopUrl}/api/checkout-amazon`;
      return found.express.button?.(
        await requestOf(shopper, cart, { paymentId: amazon, reviewUrl, shopUrl }),
      );
    },

    async open(shopper, cartId, wanted, shopUrl) {
      const cart = await carts.find(shopper, cartId);
      const { paymentId, express } = (await expressOf(cart, wanted)) ?? {};
      if (paymentId === undefined || express?.open === undefined || cart.lines.length === 0) {
        return { messageKey: 'vue.checkout.payment.notAvailable' };
      }
      await limiter.demand(['expressCheckoutsByNetwork'], { network: shopper.ip });
      const reviewUrl = `${shopUrl}/api/express-return/${paymentId}`;
      const request = await requestOf(shopper, cart, { paymentId, reviewUrl, shopUrl });
      const url = await ifAvailable(async () => express.open?.(request));
      return url === undefined || url === 'unavailable'
        ? { messageKey: 'vue.checkout.payment.unavailable' }
        : { url };
    },

    offered,

    chosen,

    async take(shopper, cartId, paymentId, sessionId) {
      const cart = await carts.find(shopper, cartId);
      const refuse = (messageKey: string) => ({ cart, messageKey, fieldErrors: [] });
      if (cart.isSubmitted) return refuse('vue.checkout.message.alreadySubmitted');
      const found = await expressOf(cart, paymentId);
      if (found === undefined) return refuse('vue.checkout.payment.notAvailable');
      const session = await ifAvailable(() => found.express.session(sessionId));
      if (session === 'unavailable') return refuse('vue.checkout.payment.unavailable');
      if (session === undefined) return refuse('vue.checkout.payment.error');
      if (!isDeliverable(session, shopper)) {
        return refuse('vue.checkout.shipping.countryNotDelivered');
      }
      const isKept = await write(shopper, cart, { paymentId, sessionId }, session);
      const messageKey = isKept ? null : 'vue.checkout.message.alreadySubmitted';
      return { cart: await carts.find(shopper, cartId), messageKey, fieldErrors: [] };
    },

    reset,

    async leave(shopper, cartId, paymentId) {
      const cart = await carts.read(database, shopper, cartId);
      const isLeft = cart !== undefined && (await chosen(cart)) === paymentId;
      return isLeft && reset(shopper, cartId);
    },

    addresses: (shopper, kind) =>
      customers.providerAddresses(
        shopper,
        amazon,
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
