/** Money that a provider took from a shopper. */
export interface Taken {
  /** What people call the order by. */
  readonly order: string;
  readonly cents: number;
  /** What of it went back. */
  readonly refundedCents: number;
}
