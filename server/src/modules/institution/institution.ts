import type { InstitutionRole } from '../../../contract/index.ts';
import type { AccountState } from '../session/session.ts';
import type { Language } from '../storefront/storefront.ts';

export type { InstitutionRole };

export interface Membership {
  readonly customerId: string;
  readonly institutionId: string;
  readonly role: InstitutionRole;
  /** Up to this net total, in cents, an order needs no approval; null: none does. */
  readonly orderLimitCents: number | null;
}

/** Who releases the orders of others. */
export const mayApprove = (role: InstitutionRole): boolean => role !== 'buyer';

/** Somebody of an institution. */
export interface Person extends Membership {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly customerNumber: string;
  readonly state: AccountState;
  /** Of mails to them. */
  readonly language: Language;
}
