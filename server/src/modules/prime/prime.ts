import type { Connection } from '../../database/database.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';

export const membershipStates = ['pending', 'active', 'ended', 'failed'] as const;
export type MembershipState = (typeof membershipStates)[number];

/** A paid membership, from the order to its end (DEC-91, DEC-92). */
export interface Membership {
  readonly id: string;
  readonly customerId: string;
  readonly storefront: StorefrontId;
  readonly language: Language;
  readonly state: MembershipState;
  readonly paymentId: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Of the first term. */
  readonly priceCents: number;
  readonly months: number;
  /** Of each month after it. */
  readonly monthlyCents: number;
  readonly mandate: string | null;
  readonly startsAt: Date | null;
  readonly paidMonths: number;
  /** Paid until then. */
  readonly endsAt: Date | null;
  readonly cancelledAt: Date | null;
  /** The attempt that charges the next month. */
  readonly renewalId: string | null;
  readonly remindedAt: Date | null;
}

/** What a storefront sells, or would sell. */
export interface PrimeOffer {
  /** Without it there is a waiting list (DEC-93). */
  readonly isOpen: boolean;
  readonly priceCents: number;
  readonly months: number;
  readonly monthlyCents: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** PRIME-01. */
export interface PrimeInfo {
  /** PRIME-02: all but ACTIVE are no member's. */
  readonly status: 'NONE' | 'ACTIVE' | 'ENDED';
  /** Whether it goes on after `endsAt`. */
  readonly isRenewed: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** Who is a member, for whoever has to know: carts, pages, statistics. */
export interface Members {
  /** @param customerId undefined: a guest */
  info(customerId: string | null | undefined): Promise<PrimeInfo>;
  isMember(customerId: string | null | undefined, connection?: Connection): Promise<boolean>;
}

export const noPrime: PrimeInfo = {
  status: 'NONE',
  isRenewed: false,
  startsAt: null,
  endsAt: null,
};

/** The next month is charged so long before the paid ones end; a day later it is tried again. */
export const chargeAheadMs = 3 * 86_400_000;
export const chargeAgainMs = 86_400_000;

/**
 * A date some months later, at the same time of day; the last day of a month where that has none of
 * its number. Counted from the first day, so that no month is lost on the way.
 */
export function monthsAfter(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

export function infoOf(membership: Membership | undefined, now: Date): PrimeInfo {
  const { state, startsAt, endsAt, cancelledAt } = membership ?? {};
  if (!startsAt || !endsAt) return noPrime;
  const isActive = state === 'active' && now < endsAt;
  return {
    status: isActive ? 'ACTIVE' : 'ENDED',
    isRenewed: isActive && cancelledAt === null,
    startsAt,
    endsAt,
  };
}
