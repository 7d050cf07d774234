import {
  type AddressContent,
  type AddressInput,
  type AddressKind,
  addressForm,
  addressKinds,
  alternativeEmailsForm,
  buyerReferenceForm,
  deliveryObstacle,
  orderReferenceForm,
  speditionForm,
} from '../../../contract/index.ts';
import type { Connection, Database } from '../../database/database.ts';
import { retried } from '../../database/retried.ts';
import { contentOf } from '../cart/cart.ts';
import type { CartService } from '../cart/service.ts';
import type { Address } from '../customer/customer.ts';
import type { CustomerService } from '../customer/service.ts';
import { type FieldError, type ReadForm, readForm } from '../form/form.ts';
import { cartNotFound, isRandomId, type Shopper } from '../session/session.ts';
import type { CheckoutOutcome } from './outcome.ts';

/** An address of the step: entered, changed or picked. */
export interface StepAddress {
  /** Null: a new one. */
  readonly addressId: string | null;
  /** What was entered; null: the address is picked as it is. */
  readonly input: AddressInput | null;
}

/** Everything that the shipping step asks for, as it was entered. */
export interface ShippingStep {
  readonly billing: StepAddress;
  /** Null: as billing. */
  readonly delivery: (StepAddress & { readonly kind: 'shipping' | 'packstation' }) | null;
  /** Null: the one that the shop proposes. */
  readonly shipper: string | null;
  /** Count where the spedition delivers. */
  readonly speditionFields: Readonly<Record<string, string>>;
  readonly orderReference: string;
  /** Null: it is not asked for here. */
  readonly buyerReference: string | null;
  readonly billingEmail: string;
  readonly shippingEmail: string;
}

/** Ends the transaction: nothing of the step is saved. */
class StepRefusal extends Error {
  readonly messageKey: string;

  constructor(messageKey: string) {
    super(messageKey);
    this.messageKey = messageKey;
  }
}

type Save = (shopper: Shopper, cartId: string, step: ShippingStep) => Promise<CheckoutOutcome>;

/**
 * Saves the shipping step as one: all of it or, where anything is refused, nothing, and the step
 * counts as not done until it was saved (SHIP-15, SHIP-16). Sent twice it makes no second address.
 */
export function createShippingStep({
  database,
  carts,
  customers,
}: {
  database: Database;
  carts: CartService;
  customers: CustomerService;
}): Save {
  async function refuse(
    shopper: Shopper,
    cartId: string,
    messageKey: string,
    fieldErrors: readonly FieldError[] = [],
  ): Promise<CheckoutOutcome> {
    await carts.setContent(shopper, cartId, { shipping_refused: true });
    return { cart: await carts.find(shopper, cartId), messageKey, fieldErrors };
  }

  /** The address that is meant, saved where it was entered. */
  async function choose(
    tx: Connection,
    shopper: Shopper,
    cartId: string,
    kind: AddressKind,
    { addressId, content }: { addressId: string | null; content: AddressContent | null },
  ): Promise<Address> {
    if (content !== null) {
      const put = await customers.putAddress(tx, shopper, kind, { addressId, content });
      if ('messageKey' in put) throw new StepRefusal(put.messageKey);
      return put;
    }
    const kinds = kind === 'billing' ? (['billing', 'shipping'] as const) : addressKinds;
    const own = await customers.addresses(shopper, kinds, tx);
    const picked =
      own.find((address) => address.addressId === addressId) ??
      (await inCart(tx, shopper, cartId, kind)).find((address) => address.addressId === addressId);
    if (picked === undefined) throw new StepRefusal('vue.address.error.notFound');
    return picked;
  }

  /** What the cart has of a payment provider's account is in no address book, and may stay (PAY-11). */
  async function inCart(tx: Connection, shopper: Shopper, cartId: string, kind: AddressKind) {
    const cart = await carts.read(tx, shopper, cartId);
    return [cart?.billingAddress, cart?.shippingAddress].filter(
      (address) => address != null && (address.kind === 'packstation') === (kind === 'packstation'),
    ) as Address[];
  }

  async function write(
    tx: Connection,
    shopper: Shopper,
    cartId: string,
    { billing, delivery, shipper, ...texts }: ReadStep,
  ): Promise<boolean> {
    const locked = await carts.lock(tx, shopper, cartId);
    if (locked === undefined) return false;
    if (locked.state !== 'open') throw new StepRefusal('vue.checkout.message.alreadySubmitted');
    const bill = await choose(tx, shopper, cartId, 'billing', billing);
    const target = delivery && (await choose(tx, shopper, cartId, delivery.kind, delivery));
    if (target && deliveryObstacle(shopper.storefront.id, target) !== undefined) {
      throw new StepRefusal('vue.checkout.shipping.countryNotDelivered');
    }
    // SHIP-05: one address is kept once.
    const isOther = target !== null && contentOf(target) !== contentOf(bill);
    const content = {
      ...texts,
      is_guest: shopper.signedIn === undefined,
      billing_address_id: bill.addressId,
      shipping_address_id: isOther ? target.addressId : null,
      shipping_refused: false,
    };
    await carts.setContent(shopper, cartId, content, tx);
    if (shipper === null) return true;
    // Which shippers there are depends on where it goes.
    const cart = await carts.read(tx, shopper, cartId);
    if (!cart?.shippers.find(({ code }) => code === shipper)?.enabled) {
      throw new StepRefusal('vue.checkout.shipping.shipperBlocked');
    }
    await carts.setContent(shopper, cartId, { shipper_code: shipper }, tx);
    return true;
  }

  return async (shopper, cartId, step) => {
    if (!isRandomId(cartId)) throw cartNotFound();
    const read = readStep(shopper, step);
    if (!read.ok) return refuse(shopper, cartId, 'vue.form.error.general', read.fieldErrors);
    try {
      const isThere = await retried(() =>
        database.transaction((tx) => write(tx, shopper, cartId, read.values)),
      );
      const cart = await carts.find(shopper, cartId);
      if (!isThere) throw cartNotFound();
      return { cart, messageKey: null, fieldErrors: [] };
    } catch (error) {
      if (!(error instanceof StepRefusal)) throw error;
      return refuse(shopper, cartId, error.messageKey);
    }
  };
}

interface ReadAddress {
  readonly addressId: string | null;
  readonly content: AddressContent | null;
}

/** What was entered and found right, as the cart keeps it. */
interface ReadStep {
  readonly billing: ReadAddress;
  readonly delivery: (ReadAddress & { readonly kind: 'shipping' | 'packstation' }) | null;
  readonly shipper: string | null;
  readonly spedition_fields?: string;
  readonly order_reference: string | null;
  readonly buyer_reference?: string | null;
  readonly billing_email: string | null;
  readonly shipping_email: string | null;
}

/** All forms of the step; the faults of each bear its name. */
function readStep({ storefront, signedIn }: Shopper, step: ShippingStep): ReadForm<ReadStep> {
  const fieldErrors: FieldError[] = [];
  const situation = { storefront: storefront.id, needsEmail: signedIn === undefined };

  function valuesOf<T>(form: ReadForm<T>): T | undefined {
    if (form.ok) return form.values;
    fieldErrors.push(...form.fieldErrors);
    return undefined;
  }
  const addressOf = (kind: AddressKind, { addressId, input }: StepAddress): ReadAddress => ({
    addressId,
    content: input && (valuesOf(readForm(addressForm(kind, situation), input, kind)) ?? null),
  });

  const { billing, delivery, shipper, speditionFields, buyerReference } = step;
  const read = {
    billing: addressOf('billing', billing),
    delivery: delivery && { ...addressOf(delivery.kind, delivery), kind: delivery.kind },
    spedition:
      shipper === 'spedition'
        ? valuesOf(readForm(speditionForm, speditionFields, 'spedition'))
        : undefined,
    reference: valuesOf(readForm(orderReferenceForm, step, null)),
    buyer: buyerReference === null ? undefined : valuesOf(readForm(buyerReferenceForm, step, null)),
    emails: valuesOf(readForm(alternativeEmailsForm, step, null)),
  };
  if (fieldErrors.length > 0) return { ok: false, fieldErrors };
  const told = Object.entries(read.spedition ?? {}).filter(([, value]) => value !== '');
  return {
    ok: true,
    values: {
      billing: read.billing,
      delivery: read.delivery,
      shipper,
      ...(read.spedition && { spedition_fields: JSON.stringify(Object.fromEntries(told)) }),
      order_reference: read.reference?.orderReference || null,
      ...(read.buyer && { buyer_reference: read.buyer.buyerReference || null }),
      billing_email: read.emails?.billingEmail || null,
      shipping_email: read.emails?.shippingEmail || null,
    },
  };
}
