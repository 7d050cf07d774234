/** DEC-31. `relevance` exists for search results only. */
export const sortKeys = [
  'si',
  'relevance',
  'priceAsc',
  'priceDesc',
  'rating',
  'newest',
  'nameAsc',
] as const;
export type SortKey = (typeof sortKeys)[number];
