import {
  buyerReferenceForm,
  contractPaymentIds,
  isPaidAtProvider,
  needsBuyerReference,
  type PaymentId,
  type ProviderPaymentId,
  paymentIdsOf,
} from '../../../contract/index.ts';
import type { Cart } from '../cart/cart.ts';
import type { CartService } from '../cart/service.ts';
import type { Customer } from '../customer/customer.ts';
import type { CustomerService } from '../customer/service.ts';
import { readForm } from '../form/form.ts';
import type { ParameterSet, ParametersService } from '../parameters/service.ts';
import type { Shopper } from '../session/session.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { type OpenProviders, type ProviderMethod, ProviderUnavailable } from './method.ts';

export {
  type Attempt,
  insertAttempt,
  loadAttempt,
  loadAttempts,
  loadMembershipAttempts,
  lockAttempt,
  noteReturned,
  settleAttempt,
} from './attemptStore.ts';
export {
  ifAvailable,
  isMoney,
  isOpen,
  type PaymentAttempts,
  type PaymentEnd,
  paymentRequest,
} from './attempts.ts';
export { paymentData } from './exportStore.ts';
export {
  type BegunPayment,
  type ExpressSession,
  type PaymentReport,
  type ProviderButton,
  type ProviderMethod,
  ProviderUnavailable,
} from './method.ts';

/** The providers that this shop has an account with. */
export type Providers = Readonly<Partial<Record<ProviderPaymentId, ProviderMethod>>>;

export interface PaymentMethod {
  readonly paymentId: PaymentId;
  readonly selected: boolean;
}

export interface PaymentInfo {
  /** Those with a button of their own among them: pages leave them out of the list (PAY-03). */
  readonly methods: readonly PaymentMethod[];
  /** False for businesses and for orders with nothing to pay (CHK-17, CHK-18). */
  readonly isNeeded: boolean;
  /** What the order will be paid with; undefined: nothing chosen, or no longer offered. */
  readonly selected: PaymentId | undefined;
  /** It was chosen at the provider, together with the addresses: there is nothing to choose (CHK-19). */
  readonly isExpress: boolean;
  /** Days to pay an invoice; businesses have them by contract. */
  readonly termsDays: number | null;
}

export type PaymentOutcome =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly messageKey: string; readonly cart: Cart };

export interface PaymentService extends OpenProviders {
  /** `customer`: the cart's, where the caller has it already. */
  infoFor(cart: Cart, customer?: Customer): Promise<PaymentInfo>;
  /**
   * Exactly one method can be selected (PAY-05); an empty id is refused (PAY-07). Without a buyer
   * reference the saved one stays.
   */
  select(
    shopper: Shopper,
    cartId: string,
    paymentId: string | undefined,
    buyerReference: string | undefined,
  ): Promise<PaymentOutcome>;
  /** The Leitweg-ID for electronic invoices (ruling 8); an empty text removes it. */
  setBuyerReference(shopper: Shopper, cartId: string, text: string): Promise<PaymentOutcome>;
  /** What a consumer of the storefront can pay with today. */
  offeredIn(storefront: Storefront): Promise<PaymentId[]>;
}

/** FLAG-05 and FLAG-07 besides the switch that every method has. */
function isSwitchedOn(set: ParameterSet, id: PaymentId): boolean {
  if (id === 'TWINT' && !set.flag('feature', 'T134_Twint-Payment')) return false;
  if (
    id === 'AMAZONPAY' &&
    !(set.flag('amazonpay', 'activated') && set.flag('amazonpay', 'available'))
  )
    return false;
  return set.flag('payment-type', id);
}

/** PAY-10, DEC-77: goods that Amazon Pay must not be used for. */
function isKeptFromAmazon(set: ParameterSet, { lines }: Cart): boolean {
  const blocked = set.text('amazonpay', 'blockedGroups').split(',');
  return blocked.some((id) => lines.some(({ categoryIds }) => categoryIds.has(id.trim())));
}

export function createPaymentService({
  carts,
  customers,
  parameters,
  providers,
}: {
  carts: CartService;
  customers: CustomerService;
  parameters: ParametersService;
  providers: Providers;
}): PaymentService {
  function canBePaid(id: PaymentId, currency: string): boolean {
    if (!isPaidAtProvider(id)) return true;
    const provider = providers[id];
    return provider !== undefined && (provider.currencies?.includes(currency) ?? true);
  }

  async function offeredIn({ id, currency }: Storefront): Promise<PaymentId[]> {
    const set = await parameters.of(id);
    return paymentIdsOf(id).filter((each) => isSwitchedOn(set, each) && canBePaid(each, currency));
  }

  async function offeredFor(cart: Cart): Promise<PaymentId[]> {
    const offered = await offeredIn(cart.storefront);
    const isKept = isKeptFromAmazon(await parameters.of(cart.storefront.id), cart);
    return offered.filter((id) => id !== 'AMAZONPAY' || !isKept);
  }

  async function infoFor(cart: Cart, known?: Customer): Promise<PaymentInfo> {
    const { storefront } = cart;
    const isBusiness = storefront.id === 'b2b';
    const customer =
      known ?? (isBusiness && cart.customerId ? await customers.get(cart.customerId) : undefined);
    // A business pays as its contract says (DEC-75); there is nothing to choose.
    const byContract =
      contractPaymentIds.find((id) => id === customer?.paymentMethod) ?? 'RECHNUNG';
    const offered = isBusiness ? [byContract] : await offeredFor(cart);
    const isNeeded = !isBusiness && cart.totals.total > 0;
    // An order of nothing still needs a method's name on its papers: the first one.
    const selected = isNeeded ? offered.find((id) => id === cart.paymentId) : offered[0];
    return {
      methods: offered.map((paymentId) => ({ paymentId, selected: paymentId === selected })),
      isNeeded,
      selected,
      isExpress: cart.expressSession !== null && selected === cart.expressProvider,
      termsDays: customer?.paymentTermsDays ?? null,
    };
  }

  async function save(
    shopper: Shopper,
    cart: Cart,
    paymentId: string | null,
    reference: string,
  ): Promise<PaymentOutcome> {
    const read = readForm(buyerReferenceForm, { buyerReference: reference }, null);
    const buyerReference = read.ok ? read.values.buyerReference || null : null;
    if (!read.ok || (buyerReference === null && needsBuyerReference(paymentId))) {
      return { ok: false, messageKey: 'vue.checkout.payment.buyerReference', cart };
    }
    // Without a payment id the saved one stays.
    const content = { payment_id: paymentId ?? undefined, buyer_reference: buyerReference };
    return (await carts.setContent(shopper, cart.id, content))
      ? { ok: true, cart: await carts.find(shopper, cart.id) }
      : { ok: false, messageKey: 'vue.checkout.message.alreadySubmitted', cart };
  }

  return {
    infoFor,
    offeredIn,
    hasProvider: (paymentId): paymentId is ProviderPaymentId =>
      isPaidAtProvider(paymentId) && providers[paymentId] !== undefined,
    provider(paymentId) {
      const method = providers[paymentId];
      if (method === undefined) throw new ProviderUnavailable(`${paymentId} has no settings`);
      return method;
    },
    async select(shopper, cartId, paymentId, buyerReference) {
      const cart = await carts.find(shopper, cartId);
      const refuse = (messageKey: string): PaymentOutcome => ({ ok: false, messageKey, cart });
      if (!paymentId) return refuse('vue.checkout.payment.noneSelected');
      const { methods } = await infoFor(cart);
      if (!methods.some((method) => method.paymentId === paymentId)) {
        return refuse('vue.checkout.payment.notAvailable');
      }
      return save(shopper, cart, paymentId, buyerReference ?? cart.buyerReference ?? '');
    },
    async setBuyerReference(shopper, cartId, text) {
      return save(shopper, await carts.find(shopper, cartId), null, text);
    },
  };
}
