export const contentUnits = ['kg', 'l', 'm', 'm2', 'm3', 'piece'] as const;
export type ContentUnit = (typeof contentUnits)[number];

/** What one article holds: 250 ml are 0.25 l. Up to four decimals, as the database keeps it. */
export interface Content {
  readonly amount: number;
  readonly unit: ContentUnit;
}

export interface BasePrice {
  /** For one whole unit. */
  readonly cents: number;
  readonly unit: ContentUnit;
}

/**
 * The price of one unit (PAngV § 4). Nothing when the article holds exactly one unit: the base
 * price may be left out where it is the price itself.
 */
export function basePrice(cents: number, content: Content | undefined): BasePrice | undefined {
  if (content === undefined) return undefined;
  // In whole ten-thousandths, so that 0.1 + 0.2 never decides a half cent.
  const parts = Math.round(content.amount * 10_000);
  if (parts <= 0 || parts === 10_000) return undefined;
  return { cents: Math.round((cents * 10_000) / parts), unit: content.unit };
}

/** Whole percent by which a price lies below its reference, rounded down (DEC-44); 0 when it does not. */
export function discountPercent(cents: number, referenceCents: number | undefined): number {
  if (referenceCents === undefined || referenceCents <= cents) return 0;
  return Math.floor(((referenceCents - cents) * 100) / referenceCents);
}
