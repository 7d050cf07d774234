/**
 * Splits a whole number into whole parts in proportion to weights. The parts add up to it exactly:
 * what rounding down leaves over goes, one each, to the parts that lost the most, the earlier first.
 *
 * @param total not negative
 * @param weights not negative; where all are 0 the total goes to the first part
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  // Products of two amounts are beyond what a number holds exactly.
  const shares = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = shares.map((share) => Number(share / BigInt(sum)));
  const losses = shares.map((share) => share % BigInt(sum));
  const left = total - parts.reduce((all, part) => all + part, 0);
  const mostLost = weights
    .map((_, index) => index)
    .sort((a, b) => Number((losses[b] ?? 0n) - (losses[a] ?? 0n)) || a - b)
    .slice(0, left);
  return parts.map((part, index) => part + (mostLost.includes(index) ? 1 : 0));
}
