/** Each threshold adds half a star to the first (UI-09). */
const halfSteps = [1.4, 1.9, 2.4, 2.9, 3.4, 3.9, 4.4, 4.9];

/** All that `starsFor` can give. */
export const starCounts = [0, ...Array.from({ length: 9 }, (_, index) => 1 + index / 2)];

/**
 * Stars that a rating shows, in halves from 0 to 5: none without a rating, one below 1.4, then half
 * a star more from each threshold on; 4.9 is five (UI-09, DEC-45).
 */
export function starsFor(rating: number): number {
  if (!(rating > 0)) return 0;
  return 1 + halfSteps.filter((step) => rating >= step).length / 2;
}
