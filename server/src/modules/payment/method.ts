import type { AddressContent, Country, ProviderPaymentId } from '../../../contract/index.ts';
import type { Language } from '../storefront/storefront.ts';

/**
 * What a payment method of a provider knows how to do (issue point 2, decision 032). One folder per
 * provider under `methods/`; the payment service calls it outside of transactions, since every
 * function here may ask the provider over HTTP.
 *
 * All functions throw `ProviderUnavailable` when the provider does not answer in time or answers
 * with a fault of its own; whoever calls asks again later.
 */
export interface ProviderMethod {
  /** ISO 4217; undefined: any that the shop sells in. */
  readonly currencies?: readonly string[];
  /**
   * Opens a payment at the provider. The same attempt again opens no second payment: the attempt's
   * id is the provider's idempotency key or transaction number.
   */
  begin(request: PaymentRequest): Promise<BegunPayment>;
  /**
   * Reads what the shopper's browser brings back from the provider, checks that the provider wrote
   * it, and does what is left to do there (capture, complete a session). Undefined: it is none of
   * this provider's, was changed on its way, or names no attempt.
   */
  readReturn(parameters: URLSearchParams): Promise<PaymentReport | undefined>;
  /**
   * The provider's id of a payment, where nothing but the shopper's browser knows it. It is kept before
   * anything is done with it: whoever is cut off in between is made up for by asking.
   */
  namedIn?(
    parameters: URLSearchParams,
  ): { readonly attemptId: string; readonly reference: string } | undefined;
  /**
   * Reads a notice (webhook) of the provider. Undefined: its signature or MAC does not fit;
   * `unrelated`: the provider wrote it, of something that is no payment of ours. A notice may come
   * late, twice, in any order or never; the report says what holds at the provider now.
   */
  readNotice(notice: ProviderNotice): Promise<PaymentReport | 'unrelated' | undefined>;
  /** Asks what became of a payment that went silent. */
  ask(payment: ProviderPayment): Promise<PaymentReport>;
  /** Ends a payment that the shopper gave up, as far as the provider lets it be ended. */
  abort(payment: ProviderPayment): Promise<void>;
  /** Gives money back, once per `refundId`. */
  refund(
    payment: ProviderPayment,
    refund: { readonly refundId: string; readonly cents: number },
  ): Promise<RefundReport>;
  /** Charges again what the shopper agreed to once (renewals); only where a method can do that. */
  charge?(mandate: string, request: PaymentRequest): Promise<PaymentReport>;
  /** Addresses and a way to pay that are chosen at the provider before the order. */
  readonly express?: ExpressCheckout;
}

export interface ExpressCheckout {
  /** Where a script of the provider draws the way there … */
  button?(request: ExpressRequest): ProviderButton;
  /** … and where it is an address. */
  open?(request: ExpressRequest): Promise<string>;
  /** What was chosen. Undefined: there is no such session, or it is over. */
  session(sessionId: string): Promise<ExpressSession | undefined>;
}

export interface ExpressRequest {
  /** Where the shopper comes back to with the session; absolute, as `cancelUrl`. */
  readonly reviewUrl: string;
  readonly cancelUrl: string;
  /** Where the goods may go. */
  readonly countries: readonly Country[];
  /** What the order will cost about. */
  readonly cents: number;
  readonly currency: string;
  readonly language: Language;
  /** What the shop is called, on the provider's pages. */
  readonly shopName: string;
}

/** An address that the provider's account says. */
export interface ProviderAddress extends AddressContent {
  readonly kind: 'place' | 'packstation';
}

export interface ExpressSession {
  /** Undefined: the shop can't send a bill, or goods, there. */
  readonly billing: ProviderAddress | undefined;
  readonly shipping: ProviderAddress | undefined;
  readonly phone: string | null;
}

/** A button that a script of the provider draws, on the one page of ours that loads it. */
export interface ProviderButton {
  readonly scriptUrl: string;
  /** For the script, as JSON; signed where it must not be changed. */
  readonly options: string;
}

/** What is to be paid, and where the shopper goes afterwards. */
export interface PaymentRequest {
  /** 128 random bits, as text of at most 32 characters from [0-9A-Za-z_-]. */
  readonly attemptId: string;
  /** For people, on the provider's page and statement. */
  readonly orderNumber: string;
  readonly cents: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly language: Language;
  /** What the shop is called, on the provider's pages. */
  readonly shopName: string;
  /** Absolute addresses of the shop. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly failureUrl: string;
  readonly noticeUrl: string;
  /** The shopper agrees to later charges; `charge` needs it. */
  readonly wantsMandate: boolean;
  /** Of an express checkout: the provider's session that the shopper brought. */
  readonly session?: string;
}

/** What the shopper's browser has to do next. */
export type BegunPayment = { readonly reference: string | null } & (
  | { readonly kind: 'redirect'; readonly url: string }
  /** A form that is posted to the provider, by a button where there is no script. */
  | {
      readonly kind: 'form';
      readonly action: string;
      readonly fields: readonly { readonly name: string; readonly value: string }[];
    }
  /** A page of ours, which shows the provider's button. */
  | { readonly kind: 'button'; readonly url: string; readonly button: ProviderButton }
);

/** A payment as the shop keeps it. */
export interface ProviderPayment {
  readonly attemptId: string;
  /** The provider's own id, once it said one. */
  readonly reference: string | null;
  readonly cents: number;
  readonly currency: string;
}

/** What holds at the provider, proven to come from it. */
export interface PaymentReport {
  readonly attemptId: string;
  readonly reference: string | null;
  readonly state: 'pending' | 'authorised' | 'paid' | 'declined' | 'cancelled' | 'expired';
  /** As the provider says it, to be compared with what was asked for. */
  readonly cents: number;
  readonly currency: string;
  /** For later charges, where the shopper agreed to them. */
  readonly mandate?: string;
}

export interface RefundReport {
  readonly state: 'done' | 'pending' | 'refused';
  readonly reference: string | null;
}

export interface ProviderNotice {
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The bytes as they came, for the signature. */
  readonly body: Uint8Array;
}

/** The providers that the shop has an account with. */
export interface OpenProviders {
  /** Whether something can come from this provider. */
  hasProvider(paymentId: string): paymentId is ProviderPaymentId;
  /** @throws ProviderUnavailable where the shop has no account with it (any more) */
  provider(paymentId: ProviderPaymentId): ProviderMethod;
}

/** The provider did not answer, or answered with a fault of its own: ask again later. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
