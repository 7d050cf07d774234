import { randomInt, randomUUID } from 'node:crypto';
import { type SampleName, sampleAddresses } from '../addressPage.ts';
import type { Notice } from '../decision.ts';

/** What the simulator keeps of a checkout, and how Amazon's API shows it. */

export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

export interface Details {
  readonly webCheckoutDetails?: {
    readonly checkoutMode?: string;
    readonly checkoutReviewReturnUrl?: string;
    readonly checkoutResultReturnUrl?: string;
    readonly checkoutCancelUrl?: string;
  };
  readonly paymentDetails?: { readonly chargeAmount?: Money; readonly paymentIntent?: string };
  readonly merchantMetadata?: {
    readonly merchantReferenceId?: string;
    readonly customInformation?: string;
  };
  readonly chargePermissionType?: string;
}

export interface Session {
  readonly id: string;
  readonly productType: string;
  readonly language: 'de' | 'en';
  details: Details;
  state: 'Open' | 'Completed' | 'Canceled';
  reason: string | null;
  address: SampleName;
  isConfirmed: boolean;
  notice: Notice;
  charge: Charge | undefined;
}

export interface Charge {
  readonly id: string;
  readonly permissionId: string;
  readonly permissionType: string;
  readonly amount: Money;
  readonly metadata: Details['merchantMetadata'];
  readonly state: 'Captured';
  readonly refunds: Map<string, RefundKept>;
}

interface RefundKept {
  readonly id: string;
  readonly cents: number;
}

export const centsOf = ({ amount }: Money) => Math.round(Number(amount) * 100);

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

export const newPermissionId = () => `S02-${digits(7)}-${digits(7)}`;
export const newChargeId = (permissionId: string) => `${permissionId}-C${digits(6)}`;
export const newRefundId = (chargeId: string) => `${chargeId.slice(0, 19)}-R${digits(6)}`;

export function newSession(details: Details, productType: string, language: string): Session {
  return {
    id: randomUUID(),
    productType,
    language: language.startsWith('en') ? 'en' : 'de',
    details,
    state: 'Open',
    reason: null,
    address: 'berlin',
    isConfirmed: false,
    notice: 'never',
    charge: undefined,
  };
}

export function shownSession(session: Session, url: string) {
  const { id, details, state, reason, productType, charge } = session;
  const isOver = state !== 'Open';
  const withAddress = !isOver && productType === 'PayAndShip';
  return {
    checkoutSessionId: id,
    productType,
    statusDetails: { state, reasonCode: reason },
    webCheckoutDetails: isOver
      ? null
      : {
          ...details.webCheckoutDetails,
          amazonPayRedirectUrl: details.paymentDetails ? `${url}/pay?session=${id}` : null,
        },
    paymentDetails: details.paymentDetails ?? null,
    merchantMetadata: details.merchantMetadata ?? null,
    buyer: isOver ? null : { name: 'Ada Beispiel', email: 'ada@example.org', phoneNumber: null },
    billingAddress: withAddress ? sampleAddresses.berlin : null,
    shippingAddress: withAddress ? sampleAddresses[session.address] : null,
    chargeId: charge?.id ?? null,
    chargePermissionId: charge?.permissionId ?? null,
  };
}

export const refundedOf = ({ refunds }: Charge): number =>
  [...refunds.values()].reduce((sum, { cents }) => sum + cents, 0);

export function shownCharge(charge: Charge) {
  const { amount, id, permissionId, state } = charge;
  return {
    chargeId: id,
    chargePermissionId: permissionId,
    chargeAmount: amount,
    captureAmount: amount,
    refundedAmount: { ...amount, amount: (refundedOf(charge) / 100).toFixed(2) },
    statusDetails: { state, reasonCode: null },
  };
}
