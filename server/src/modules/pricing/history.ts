export interface PricePoint {
  readonly validFrom: Date;
  readonly cents: number;
}

/** A price beside the usual one, for a limited time: a lightning deal. */
export interface LimitedOffer {
  readonly from: Date;
  readonly until: Date;
  readonly cents: number;
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/**
 * The price that the last point of a history may be called a reduction of (cents), or nothing when
 * it is none. `history` is one item's in one storefront, oldest first.
 *
 * A price is a reduction when it is lower than the one before it and lower than everything asked in
 * the 30 days before it became valid; that lowest price is the reference (PAngV § 11 (1), AT PrAG
 * § 9a). Going further down without a rise in between keeps the first step's reference (PAngV
 * § 11 (2)). A rise ends the reduction, even one that stays below the old reference.
 */
export function referencePrice(
  history: readonly PricePoint[],
  offers: readonly LimitedOffer[] = [],
): number | undefined {
  let reference: number | undefined;
  for (let index = 1; index < history.length; index++) {
    const price = history[index] as PricePoint;
    const before = history[index - 1] as PricePoint;
    if (price.cents > before.cents) reference = undefined;
    if (price.cents < before.cents) reference ??= reducedFrom(history, offers, price);
  }
  return reference;
}

/**
 * What a price that holds from `price.validFrom` on is a reduction of: the lowest that was asked in
 * the 30 days before; nothing when it is not lower.
 */
export function reducedFrom(
  history: readonly PricePoint[],
  offers: readonly LimitedOffer[],
  { cents, validFrom }: PricePoint,
): number | undefined {
  const end = validFrom.getTime();
  const start = end - thirtyDays;
  let lowest = Number.POSITIVE_INFINITY;
  // Backwards to the price that was already in force when the 30 days began, that one included.
  for (const point of history.toReversed()) {
    if (point.validFrom.getTime() >= end) continue;
    lowest = Math.min(lowest, point.cents);
    if (point.validFrom.getTime() <= start) break;
  }
  for (const offer of offers) {
    const isBefore = offer.from.getTime() < end && offer.until.getTime() > start;
    if (isBefore) lowest = Math.min(lowest, offer.cents);
  }
  return lowest > cents && Number.isFinite(lowest) ? lowest : undefined;
}
