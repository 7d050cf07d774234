/** What a piece costs where at least so many are bought (decision 057). */
export interface PriceTier {
  readonly from: number;
  readonly cents: number;
}

/** Most that a price may have. */
export const maxTiers = 10;
/** The most pieces that a tier can begin with: no line of a cart holds more. */
export const maxTierFrom = 999;

/**
 * The tiers that lower a price, the smallest quantity first; those of a price that fell below are
 * none, and of two from one quantity the lower holds.
 */
export function tiersBelow(cents: number, tiers: readonly PriceTier[]): readonly PriceTier[] {
  let lowest = cents;
  return tiers
    .toSorted((a, b) => a.from - b.from || a.cents - b.cents)
    .filter((tier) => {
      const isLower = tier.cents < lowest;
      if (isLower) lowest = tier.cents;
      return isLower;
    });
}

/**
 * What each of so many pieces costs: the one place where a quantity decides a price. More pieces
 * never cost more each.
 */
export function unitCentsAt(cents: number, tiers: readonly PriceTier[], quantity: number): number {
  return tierReached(tiersBelow(cents, tiers), quantity)?.cents ?? cents;
}

/** The tier that holds for so many pieces, of those that lower the price; undefined: none yet. */
export const tierReached = <Tier extends Pick<PriceTier, 'from'>>(
  tiers: readonly Tier[],
  quantity: number,
): Tier | undefined => tiers.findLast(({ from }) => from <= quantity);

/** The first tier that more pieces would reach. */
export function nextTier(
  cents: number,
  tiers: readonly PriceTier[],
  quantity: number,
): PriceTier | undefined {
  return tiersBelow(cents, tiers).find(({ from }) => from > quantity);
}
