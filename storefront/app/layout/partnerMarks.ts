import type { PaymentId, StorefrontId } from '@kreide/server/contract';

/** What is offered, and switches of the operator (FLAG-06, FLAG-08). */
export interface PartnerFacts {
  /** Ids of what can be paid with today: nothing else is named. */
  readonly offered: readonly string[];
  readonly xRechnung: boolean;
  readonly dpd: boolean;
}

export interface PartnerMarks {
  readonly payment: readonly string[];
  readonly delivery: readonly string[];
}

/** What each is known by. Of cards the second mark gives way to that of electronic invoices (FOOT-14). */
const names: Readonly<Record<Exclude<PaymentId, 'CREDIT_CARD' | 'X_RECHNUNG'>, string>> = {
  RECHNUNG: 'Rechnung',
  PAYPAL: 'PayPal',
  VORKASSE: 'Vorkasse',
  CASH_ON_DELIVERY: 'Nachnahme',
  TWINT: 'Twint',
  AMAZONPAY: 'Amazon Pay',
};

/**
 * FOOT-10…17: payment methods and carriers for consumers. Businesses see neither (DEC-26), so the
 * names are German.
 */
export function partnerMarks(
  storefront: StorefrontId,
  { offered, xRechnung, dpd }: PartnerFacts,
): PartnerMarks | undefined {
  if (storefront === 'b2b') return undefined;
  const isSwiss = storefront === 'ch';
  const is = (id: PaymentId) => offered.includes(id);
  const isEInvoice = xRechnung && storefront === 'de' && is('X_RECHNUNG');
  const { RECHNUNG, ...others } = names;
  return {
    payment: [
      ...(is('RECHNUNG') ? [RECHNUNG] : []),
      ...(is('CREDIT_CARD') ? ['Visa'] : []),
      ...(isEInvoice ? ['E-Rechnung'] : is('CREDIT_CARD') ? ['Mastercard'] : []),
      ...(Object.keys(others) as (keyof typeof others)[]).filter(is).map((id) => others[id]),
    ],
    delivery: isSwiss
      ? ['Schweizer Post']
      : [dpd ? 'DPD' : 'GLS', ...(storefront === 'de' ? ['DHL'] : [])],
  };
}
