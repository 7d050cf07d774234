import type { AccountAddress } from '../accountAddress.ts';

/** The parts of Amazon's objects that the shop reads; each may be null in the answers. */

export interface Money {
  /** With two digits after a point. */
  readonly amount: string;
  readonly currencyCode: string;
}

interface Status {
  readonly state?: string;
  readonly reasonCode?: string | null;
}

interface Metadata {
  readonly merchantReferenceId?: string | null;
  /** The attempt's id: Amazon keeps it and shows it to nobody. */
  readonly customInformation?: string | null;
}

export interface CheckoutSession {
  readonly checkoutSessionId: string;
  readonly statusDetails: Status;
  readonly webCheckoutDetails?: { readonly amazonPayRedirectUrl?: string | null } | null;
  readonly paymentDetails?: { readonly chargeAmount?: Money | null } | null;
  readonly merchantMetadata?: Metadata | null;
  readonly buyer?: { readonly email?: string | null; readonly phoneNumber?: string | null } | null;
  readonly billingAddress?: AccountAddress | null;
  readonly shippingAddress?: AccountAddress | null;
  readonly chargeId?: string | null;
  readonly chargePermissionId?: string | null;
}

export interface Charge {
  readonly chargeId: string;
  readonly chargePermissionId: string;
  readonly chargeAmount: Money;
  readonly statusDetails: Status;
}

export interface ChargePermission {
  readonly merchantMetadata?: Metadata | null;
  readonly chargePermissionType?: string | null;
}

export interface Refund {
  readonly refundId: string;
  readonly chargeId: string;
  readonly statusDetails: Status;
}

export const moneyOf = (cents: number, currencyCode: string): Money => ({
  amount: (cents / 100).toFixed(2),
  currencyCode,
});

export const centsOf = ({ amount }: Money): number => Math.round(Number(amount) * 100);
