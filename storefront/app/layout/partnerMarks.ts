import type { StorefrontId } from '@kreide/server/contract';

/** Switches of the operator (FLAG-05…08). */
export interface PartnerFlags {
  readonly twint: boolean;
  /** Activated, and Amazon can be reached. */
  readonly amazonPay: boolean;
  readonly xRechnung: boolean;
  readonly dpd: boolean;
}

export interface PartnerMarks {
  readonly payment: readonly string[];
  readonly delivery: readonly string[];
}

/**
 * FOOT-10…17: payment methods and carriers for consumers. Businesses see neither (DEC-26), so the
 * names are German.
 */
export function partnerMarks(
  storefront: StorefrontId,
  { twint, amazonPay, xRechnung, dpd }: PartnerFlags,
): PartnerMarks | undefined {
  if (storefront === 'b2b') return undefined;
  const isSwiss = storefront === 'ch';
  return {
    payment: [
      'Rechnung',
      'Visa',
      xRechnung && storefront === 'de' ? 'E-Rechnung' : 'Mastercard',
      ...(isSwiss && twint ? ['Twint'] : []),
      ...(amazonPay ? ['Amazon Pay'] : []),
    ],
    delivery: isSwiss
      ? ['Schweizer Post']
      : [dpd ? 'DPD' : 'GLS', ...(storefront === 'de' ? ['DHL'] : [])],
  };
}
