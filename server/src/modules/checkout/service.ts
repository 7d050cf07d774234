import {
  type AddressInput,
  type AddressKind,
  addressKinds,
  alternativeEmailsForm,
  deliveryObstacle,
  isSpeditionField,
  orderCommentForm,
  orderReferenceForm,
  type StorefrontId,
  speditionForm,
} from '../../../contract/index.ts';
import type { Database } from '../../database/database.ts';
import { type Cart, type CartContent, contentOf } from '../cart/cart.ts';
import type { CartService } from '../cart/service.ts';
import type { Address } from '../customer/customer.ts';
import type { AddressOutcome, CustomerService } from '../customer/service.ts';
import { type FieldError, type ReadForm, readForm } from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import type { PaymentInfo, PaymentService } from '../payment/service.ts';
import type { Shopper } from '../session/session.ts';
import type { VatIdService } from '../vatId/service.ts';
import { createExpressCheckout, type ExpressCheckout } from './expressCheckout.ts';
import type { CheckoutOutcome } from './outcome.ts';
import { createShippingStep, type ShippingStep } from './shippingStep.ts';

export interface CheckoutSteps {
  readonly loginDone: boolean;
  readonly shippingValid: boolean;
  readonly paymentNeeded: boolean;
  readonly paymentValid: boolean;
  /** Message keys: what is missing, in the order of the steps. */
  readonly problems: readonly string[];
}

/** All functions that take a cart's id throw the refusals of `CartService.find`. */
export interface CheckoutService {
  /** What the guards of the steps ask (CHK-01…18). */
  steps(cart: Cart, payment?: PaymentInfo): Promise<CheckoutSteps>;
  /** CHK-24: continues the checkout as a guest. */
  continueAsGuest(shopper: Shopper, cartId: string): Promise<CheckoutOutcome>;
  setBillingAddress(shopper: Shopper, cartId: string, addressId: string): Promise<CheckoutOutcome>;
  /** SHIP-04, SHIP-05: null, or an address that says the same, means "as billing". */
  setShippingAddress(
    shopper: Shopper,
    cartId: string,
    addressId: string | null,
  ): Promise<CheckoutOutcome>;
  /** Saves an address and chooses it for the cart (SHIP-15). */
  saveAddress(
    shopper: Shopper,
    cartId: string,
    address: { kind: AddressKind; addressId: string | null; input: AddressInput },
  ): Promise<{ outcome: AddressOutcome; cart: Cart }>;
  setShipper(shopper: Shopper, cartId: string, code: string): Promise<CheckoutOutcome>;
  /** The whole shipping step at once: all of it or nothing (SHIP-15, SHIP-16). */
  saveShipping(shopper: Shopper, cartId: string, step: ShippingStep): Promise<CheckoutOutcome>;
  /** Asks VIES about the customer's VAT ID once more, where it counts for this cart. */
  checkVatId(shopper: Shopper, cartId: string): Promise<CheckoutOutcome>;
  saveSpeditionFields(
    shopper: Shopper,
    cartId: string,
    fields: readonly { fieldName: string; fieldValue: string }[],
  ): Promise<CheckoutOutcome>;
  setOrderReference(shopper: Shopper, cartId: string, text: string): Promise<CheckoutOutcome>;
  setOrderComment(shopper: Shopper, cartId: string, text: string): Promise<CheckoutOutcome>;
  setAlternativeEmails(
    shopper: Shopper,
    cartId: string,
    emails: { billing: string; shipping: string },
  ): Promise<CheckoutOutcome>;
  readonly express: ExpressCheckout;
  /** Addresses that mails about this order may go to (API-62). */
  contactEmails(shopper: Shopper, cartId: string): Promise<string[]>;
}

export function createCheckoutService({
  database,
  carts,
  customers,
  parameters,
  payments,
  vatIds,
  limiter,
}: {
  database: Database;
  carts: CartService;
  customers: CustomerService;
  parameters: ParametersService;
  payments: PaymentService;
  vatIds: Pick<VatIdService, 'refresh'>;
  limiter: Limiter;
}): CheckoutService {
  async function saveContent(
    shopper: Shopper,
    cartId: string,
    content: CartContent,
  ): Promise<CheckoutOutcome> {
    // Whoever saves part by part says what holds now.
    const isSaved = await carts.setContent(shopper, cartId, {
      ...content,
      shipping_refused: false,
    });
    const cart = await carts.find(shopper, cartId);
    // The cart is there, or `find` would have refused: what keeps it from saving is its order.
    const messageKey = isSaved ? null : 'vue.checkout.message.alreadySubmitted';
    return { cart, messageKey, fieldErrors: [] };
  }

  async function refuse(
    shopper: Shopper,
    cartId: string,
    messageKey: string,
    fieldErrors: readonly FieldError[] = [],
  ): Promise<CheckoutOutcome> {
    return { cart: await carts.find(shopper, cartId), messageKey, fieldErrors };
  }

  const saveColumn = (
    shopper: Shopper,
    cartId: string,
    column: keyof CartContent,
    value: string | boolean | null,
  ): Promise<CheckoutOutcome> => saveContent(shopper, cartId, { [column]: value });

  /** Saves what a form says, unless a field has a fault. */
  async function saveForm<T>(
    shopper: Shopper,
    cartId: string,
    form: ReadForm<T>,
    write: (values: T) => Promise<CheckoutOutcome>,
  ): Promise<CheckoutOutcome> {
    return form.ok
      ? write(form.values)
      : refuse(shopper, cartId, 'vue.form.error.general', form.fieldErrors);
  }

  /** SHIP-05: one address is kept once. */
  async function dropEqualShipping(
    shopper: Shopper,
    outcome: CheckoutOutcome,
  ): Promise<CheckoutOutcome> {
    const { cart } = outcome;
    const { billingAddress, shippingAddress } = cart;
    const isEqual =
      shippingAddress !== null && contentOf(billingAddress) === contentOf(shippingAddress);
    return isEqual && outcome.messageKey === null
      ? saveColumn(shopper, cart.id, 'shipping_address_id', null)
      : outcome;
  }

  /** Where the goods go has a say in their VAT, and so has the buyer's VAT ID. */
  async function taxed(shopper: Shopper, outcome: CheckoutOutcome): Promise<CheckoutOutcome> {
    const isNew = await vatIds.refresh(shopper, outcome.cart.deliveryCountry);
    return isNew ? { ...outcome, cart: await carts.find(shopper, outcome.cart.id) } : outcome;
  }

  const saveStep = createShippingStep({ database, carts, customers });

  async function setBillingAddress(
    shopper: Shopper,
    cartId: string,
    addressId: string,
  ): Promise<CheckoutOutcome> {
    const own = await customers.addresses(shopper, ['billing', 'shipping']);
    if (!own.some((address) => address.addressId === addressId)) {
      return refuse(shopper, cartId, 'vue.address.error.notFound');
    }
    const outcome = await saveColumn(shopper, cartId, 'billing_address_id', addressId);
    return taxed(shopper, await dropEqualShipping(shopper, outcome));
  }

  async function setShippingAddress(
    shopper: Shopper,
    cartId: string,
    addressId: string | null,
  ): Promise<CheckoutOutcome> {
    if (addressId === null) {
      const outcome = await saveColumn(shopper, cartId, 'shipping_address_id', null);
      return taxed(shopper, outcome);
    }
    const own = await customers.addresses(shopper, addressKinds);
    const address = own.find((candidate) => candidate.addressId === addressId);
    if (address === undefined) return refuse(shopper, cartId, 'vue.address.error.notFound');
    if (!isDelivered(shopper.storefront.id, address)) {
      return refuse(shopper, cartId, 'vue.checkout.shipping.countryNotDelivered');
    }
    const outcome = await saveColumn(shopper, cartId, 'shipping_address_id', addressId);
    return taxed(shopper, await dropEqualShipping(shopper, outcome));
  }

  return {
    async steps(cart, payment) {
      const { isNeeded, selected, isExpress } = payment ?? (await payments.infoFor(cart));
      const loginDone = cart.customerId !== null || cart.isGuest;
      const shipping = shippingProblems(cart);
      const paymentValid = !isNeeded || selected !== undefined;
      return {
        loginDone,
        shippingValid: loginDone && shipping.length === 0,
        paymentNeeded: isNeeded && !isExpress,
        paymentValid,
        problems: [
          ...(loginDone ? [] : ['vue.checkout.login.required']),
          ...shipping,
          ...(paymentValid ? [] : ['vue.checkout.payment.noneSelected']),
        ],
      };
    },

    continueAsGuest(shopper, cartId) {
      // A business's prices and terms belong to its account.
      if (shopper.storefront.id === 'b2b' && !shopper.signedIn) {
        return refuse(shopper, cartId, 'vue.checkout.login.guestNotAllowed');
      }
      return saveColumn(shopper, cartId, 'is_guest', shopper.signedIn === undefined);
    },

    setBillingAddress,
    setShippingAddress,
    async saveShipping(shopper, cartId, step) {
      return taxed(shopper, await saveStep(shopper, cartId, step));
    },

    async checkVatId(shopper, cartId) {
      const cart = await carts.find(shopper, cartId);
      await vatIds.refresh(shopper, cart.deliveryCountry, true);
      const checked = await carts.find(shopper, cartId);
      const isUnknown = checked.supplyAbroad?.status === 'unchecked';
      const messageKey = isUnknown ? 'vue.checkout.vatId.unavailable' : null;
      return { cart: checked, messageKey, fieldErrors: [] };
    },

    express: createExpressCheckout({
      ...{ database, carts, customers, parameters, payments, limiter },
    }),

    async saveAddress(shopper, cartId, { kind, addressId, input }) {
      const cart = await carts.find(shopper, cartId);
      const outcome =
        addressId === null
          ? await customers.addAddress(shopper, kind, input)
          : await customers.updateAddress(shopper, kind, addressId, input);
      if (!outcome.ok) return { outcome, cart };
      const choose = kind === 'billing' ? setBillingAddress : setShippingAddress;
      const chosen = await choose(shopper, cartId, outcome.address.addressId);
      return chosen.messageKey === null
        ? { outcome, cart: chosen.cart }
        : {
            outcome: { ok: false, messageKey: chosen.messageKey, fieldErrors: [] },
            cart: chosen.cart,
          };
    },

    async setShipper(shopper, cartId, code) {
      const cart = await carts.find(shopper, cartId);
      const shipper = cart.shippers.find((option) => option.code === code);
      if (!shipper?.enabled) {
        return { cart, messageKey: 'vue.checkout.shipping.shipperBlocked', fieldErrors: [] };
      }
      return saveColumn(shopper, cartId, 'shipper_code', code);
    },

    saveSpeditionFields(shopper, cartId, fields) {
      const values = Object.fromEntries(
        fields.map(({ fieldName, fieldValue }) => [fieldName, fieldValue]),
      );
      const form = readForm(speditionForm, values, null);
      const unknown = fields.flatMap(({ fieldName }) =>
        isSpeditionField(fieldName)
          ? []
          : [{ fieldName, formName: null, message: 'vue.form.error.unknownField' }],
      );
      if (unknown.length > 0) {
        const faults = [...(form.ok ? [] : form.fieldErrors), ...unknown];
        return refuse(shopper, cartId, 'vue.form.error.general', faults);
      }
      return saveForm(shopper, cartId, form, (read) => {
        const told = Object.entries(read).filter(([, value]) => value !== '');
        const stored = JSON.stringify(Object.fromEntries(told));
        return saveColumn(shopper, cartId, 'spedition_fields', stored);
      });
    },

    setOrderReference(shopper, cartId, text) {
      const form = readForm(orderReferenceForm, { orderReference: text }, null);
      return saveForm(shopper, cartId, form, ({ orderReference }) =>
        saveColumn(shopper, cartId, 'order_reference', orderReference || null),
      );
    },

    setOrderComment(shopper, cartId, text) {
      const form = readForm(orderCommentForm, { orderComment: text }, null);
      return saveForm(shopper, cartId, form, ({ orderComment }) =>
        saveColumn(shopper, cartId, 'order_comment', orderComment || null),
      );
    },

    setAlternativeEmails(shopper, cartId, { billing, shipping }) {
      const input = { billingEmail: billing, shippingEmail: shipping };
      const form = readForm(alternativeEmailsForm, input, null);
      return saveForm(shopper, cartId, form, ({ billingEmail, shippingEmail }) =>
        saveContent(shopper, cartId, {
          billing_email: billingEmail || null,
          shipping_email: shippingEmail || null,
        }),
      );
    },

    async contactEmails(shopper, cartId) {
      const cart = await carts.find(shopper, cartId);
      const customer = cart.customerId ? await customers.get(cart.customerId) : undefined;
      const emails = [
        customer?.email,
        cart.billingAddress?.email,
        cart.billingEmail,
        cart.shippingEmail,
      ];
      return [...new Set(emails.filter((email) => email != null))];
    },
  };
}

const isDelivered = (storefront: StorefrontId, address: Address): boolean =>
  deliveryObstacle(storefront, address) === undefined;

function shippingProblems(cart: Cart): string[] {
  const { billingAddress, shippingAddress, storefront, shipper, speditionFields: spedition } = cart;
  if (cart.lines.length === 0) return ['vue.checkout.message.emptyCart'];
  if (cart.isShippingRefused) return ['vue.checkout.shipping.notSaved'];
  if (billingAddress === null) return ['vue.checkout.shipping.billingMissing'];
  const problems: string[] = [];
  if (cart.customerId === null && billingAddress.email === null) {
    problems.push('vue.checkout.shipping.emailMissing');
  }
  if (!isDelivered(storefront.id, shippingAddress ?? billingAddress)) {
    problems.push('vue.checkout.shipping.countryNotDelivered');
  }
  if (shipper === undefined) problems.push('vue.checkout.shipping.noShipper');
  if (shipper?.code === 'spedition' && !spedition.phone) {
    problems.push('vue.checkout.shipping.speditionPhone');
  }
  return problems;
}
