export const contentUnits = ['kg', 'l', 'm', 'm2', 'm3', 'piece', 'sheet'] as const;
export type ContentUnit = (typeof contentUnits)[number];

/** What one article holds: 250 ml are 0.25 l. Up to four decimals, as the database keeps it. */
export interface Content {
  readonly amount: number;
  readonly unit: ContentUnit;
}

export interface BasePrice {
  /** For so many units. */
  readonly cents: number;
  readonly amount: 1 | 100 | 1000;
  readonly unit: ContentUnit;
}

/** What is counted costs next to nothing by the piece; the law names a unit for the others. */
const countedAmounts = [1, 100, 1000] as const;
const isCounted = (unit: ContentUnit) => unit === 'piece' || unit === 'sheet';
/** Below, rounding to whole cents would tell a wrong price. */
const minCents = 10;

/**
 * The price of one unit (PAngV § 4, § 5), or of a hundred or thousand pieces or sheets where one
 * costs a few cents. Nothing when the article holds exactly that: the base price may be left out
 * where it is the price itself.
 */
export function basePrice(cents: number, content: Content | undefined): BasePrice | undefined {
  if (content === undefined) return undefined;
  // In whole ten-thousandths, so that 0.1 + 0.2 never decides a half cent.
  const parts = Math.round(content.amount * 10_000);
  if (parts <= 0) return undefined;
  const ofAmount = (amount: number) => (cents * 10_000 * amount) / parts;
  const amount = isCounted(content.unit)
    ? (countedAmounts.find((each) => ofAmount(each) >= minCents) ?? 1000)
    : 1;
  const ofUnit = Math.round(ofAmount(amount));
  // Less than half a cent would be told as nothing.
  if (parts === 10_000 * amount || ofUnit === 0) return undefined;
  return { cents: ofUnit, amount, unit: content.unit };
}

/** Whole percent by which a price lies below its reference, rounded down (DEC-44); 0 when it does not. */
export function discountPercent(cents: number, referenceCents: number | undefined): number {
  if (referenceCents === undefined || referenceCents <= cents) return 0;
  return Math.floor(((referenceCents - cents) * 100) / referenceCents);
}
