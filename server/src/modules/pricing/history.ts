export interface PricePoint {
  readonly validFrom: Date;
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
export function referencePrice(history: readonly PricePoint[]): number | undefined {
  let reference: number | undefined;
  for (let index = 1; index < history.length; index++) {
    const price = history[index] as PricePoint;
    const before = history[index - 1] as PricePoint;
    if (price.cents > before.cents) reference = undefined;
    if (price.cents < before.cents) reference ??= reducedFrom(history, index);
  }
  return reference;
}

function reducedFrom(history: readonly PricePoint[], index: number): number | undefined {
  const price = history[index] as PricePoint;
  const start = price.validFrom.getTime() - thirtyDays;
  let lowest = Number.POSITIVE_INFINITY;
  // Backwards to the price that was already in force when the 30 days began, that one included.
  for (let earlier = index - 1; earlier >= 0; earlier--) {
    const point = history[earlier] as PricePoint;
    lowest = Math.min(lowest, point.cents);
    if (point.validFrom.getTime() <= start) break;
  }
  return lowest > price.cents ? lowest : undefined;
}
