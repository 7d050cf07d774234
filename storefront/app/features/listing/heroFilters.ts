/** How many filters are unfolded: with a category (LIST-09), and without one (LIST-10). */
export const maxHeroFiltersOfCategory = 4;
export const maxHeroFiltersOfSearch = 5;

/** The first filters, in the server's order, that have something to choose (DEC-36). */
export function heroFilters(
  facets: readonly { readonly name: string; readonly valueCount: number }[],
  max: number,
): ReadonlySet<string> {
  const useful = facets.filter(({ valueCount }) => valueCount >= 2);
  return new Set(useful.slice(0, max).map(({ name }) => name));
}
