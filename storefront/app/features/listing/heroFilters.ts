/** So many filters stand open: with a category (LIST-09), and without one (LIST-10). */
export const heroesOfCategory = 4;
export const heroesOfSearch = 5;

/** The first filters, in the server's order, that leave something to choose (DEC-36). */
export function heroFilters(
  facets: readonly { readonly name: string; readonly valueCount: number }[],
  most: number,
): ReadonlySet<string> {
  const useful = facets.filter(({ valueCount }) => valueCount >= 2);
  return new Set(useful.slice(0, most).map(({ name }) => name));
}
