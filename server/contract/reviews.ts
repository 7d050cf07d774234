/** The order of a product's reviews; the first is that of who asks for none. */
export const reviewSorts = ['newest', 'helpful', 'best', 'worst'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const isReviewSort = (name: string): name is ReviewSort =>
  reviewSorts.some((sort) => sort === name);

/**
 * How many reviews are shown: each further step shows as many more (PDP-34, DEC-48); beyond the
 * maximum nobody reads.
 */
export const shownReviews = { step: 5, max: 200 } as const;
