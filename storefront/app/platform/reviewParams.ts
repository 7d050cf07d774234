/**
 * Which reviews a product's address asks for: a number of stars (PDP-33), how many (DEC-48), and in
 * which order.
 */
import { isReviewSort, reviewSorts, shownReviews } from '@kreide/server/contract';

const { step, max } = shownReviews;

export function isReviewParam(name: string, value: string): boolean {
  if (name === 'stars') return /^[1-5]$/.test(value);
  if (name === 'order') return isReviewSort(value) && value !== reviewSorts[0];
  if (name !== 'reviews' || !/^[1-9]\d{0,2}$/.test(value)) return false;
  const count = Number(value);
  return count > step && count <= max && count % step === 0;
}

/** Invalid values count as absent. */
export function wantedReviews(params: URLSearchParams) {
  const of = (name: string) => {
    const value = params.get(name) ?? '';
    return isReviewParam(name, value) ? Number(value) : null;
  };
  const order = params.get('order') ?? '';
  const sort = isReviewSort(order) ? order : reviewSorts[0];
  return { stars: of('stars'), reviews: of('reviews') ?? step, sort };
}
