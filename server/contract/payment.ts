import { consumerStorefronts, type StorefrontId } from './storefronts.ts';

/**
 * Payment methods (PAY-01): what each is to the shop's two sides. How to add one: docs/recipes.md.
 */

/** Sets of an icon and texts; message keys bear the set's name (PAY-04, DEC-88). */
export type PaymentPresentation =
  | 'invoice'
  | 'eInvoice'
  | 'prepayment'
  | 'card'
  | 'paypal'
  | 'amazon'
  | 'cash'
  | 'twint';

/**
 * When the money comes: by transfer before the goods, on an invoice after them, in cash with them,
 * or at once through a provider.
 */
export type PaymentTerms = 'transfer' | 'invoice' | 'cash' | 'provider';

interface PaymentRules {
  readonly presentation: PaymentPresentation;
  /** Of those that the shop can be paid with today; a parameter of `payment-type` switches each off. */
  readonly terms?: PaymentTerms;
  /** Where it is offered (DEC-75). @default every consumer storefront */
  readonly storefronts?: readonly StorefrontId[];
  /** PAY-06: only an e-invoice needs to know its receiver. @default false */
  readonly needsBuyerReference?: boolean;
  /** PAY-03: works by a button of its own, never from the list. @default false */
  readonly hasOwnButton?: boolean;
  /** TRACK-17: its provider sends back who gives up. @default false */
  readonly isCancellable?: boolean;
}

const rules = {
  CREDIT_CARD: { presentation: 'card', terms: 'provider' },
  PAYPAL: {
    presentation: 'paypal',
    terms: 'provider',
    hasOwnButton: true,
    isCancellable: true,
  },
  AMAZONPAY: {
    presentation: 'amazon',
    terms: 'provider',
    storefronts: ['de', 'at'],
    isCancellable: true,
  },
  VINCO_V: { presentation: 'prepayment' },
  VORKASSE_V: { presentation: 'prepayment' },
  PREPAID: { presentation: 'prepayment' },
  INVOICE: { presentation: 'invoice' },
  RECHNUNG_V: { presentation: 'invoice' },
  RECHNUNG: { presentation: 'invoice', terms: 'invoice' },
  VORKASSE: { presentation: 'prepayment', terms: 'transfer' },
  CASH_ON_DELIVERY: { presentation: 'cash', terms: 'cash', storefronts: ['de'] },
  TWINT: { presentation: 'twint', terms: 'provider', storefronts: ['ch'] },
  X_RECHNUNG: {
    presentation: 'eInvoice',
    terms: 'invoice',
    storefronts: ['de'],
    needsBuyerReference: true,
  },
} as const satisfies Record<string, PaymentRules>;

type KnownPaymentId = keyof typeof rules;

/** What the shop can be paid with, in the order of the list. */
export type PaymentId = {
  [Id in KnownPaymentId]: (typeof rules)[Id] extends { readonly terms: string } ? Id : never;
}[KnownPaymentId];

/** What is paid at a provider. */
export type ProviderPaymentId = {
  [Id in KnownPaymentId]: (typeof rules)[Id] extends { readonly terms: 'provider' } ? Id : never;
}[KnownPaymentId];

const isKnown = (id: string): id is KnownPaymentId => Object.hasOwn(rules, id);

/** PAY-02: an id that is unknown is presented like prepayment. */
export const paymentRules = (id: string): PaymentRules =>
  isKnown(id) ? rules[id] : { presentation: 'prepayment' };

export const paymentIds = Object.keys(rules).filter(
  (id) => paymentRules(id).terms !== undefined,
) as PaymentId[];

/** Undefined for an order's method that the shop can't be paid with any more. */
export const paymentTerms = (id: string): PaymentTerms | undefined => paymentRules(id).terms;

export const isPaidAtProvider = (id: string): id is ProviderPaymentId =>
  paymentTerms(id) === 'provider';

/** What a consumer storefront can be paid with, in the order of the list (DEC-75). */
export const paymentIdsOf = (storefront: StorefrontId): readonly PaymentId[] =>
  paymentIds.filter((id) =>
    (paymentRules(id).storefronts ?? consumerStorefronts).includes(storefront),
  );

/** What a business's contract may say: nothing that is paid while ordering. */
export const contractPaymentIds = paymentIds.filter((id) => {
  const terms = paymentTerms(id);
  return terms === 'invoice' || terms === 'transfer';
});
