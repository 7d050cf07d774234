/**
 * How many reviews are shown: each further step shows as many more (PDP-34, DEC-48); beyond the
 * maximum nobody reads.
 */
export const shownReviews = { step: 5, max: 200 } as const;
