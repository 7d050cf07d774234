/**
 * Which reviews a product's address asks for: a number of stars (PDP-33), and how many (DEC-48).
 */

/** PDP-34; each further step shows as many more. */
export const reviewStep = 5;

const known: Readonly<Record<string, RegExp>> = {
  stars: /^[1-5]$/,
  reviews: /^(?:[1-9]|1\d)[05]$|^200$/,
};

export const isReviewParam = (name: string, value: string): boolean =>
  Object.hasOwn(known, name) && known[name]?.test(value) === true;

/** Invalid values count as absent. */
export function wantedReviews(params: URLSearchParams) {
  const of = (name: string) => {
    const value = params.get(name) ?? '';
    return isReviewParam(name, value) ? Number(value) : null;
  };
  return { stars: of('stars'), reviews: of('reviews') ?? reviewStep };
}
