/** What a person may do in the name of a school or company (decision 047). */
export const institutionRoles = ['buyer', 'approver', 'admin'] as const;
export type InstitutionRole = (typeof institutionRoles)[number];

export interface Membership {
  readonly customerId: string;
  readonly institutionId: string;
  readonly role: InstitutionRole;
  /** Up to this net total, in cents, an order needs no approval; null: none does. */
  readonly orderLimitCents: number | null;
}

/** Who releases the orders of others. */
export const mayApprove = (role: InstitutionRole): boolean => role !== 'buyer';
