import type { Listing } from './readModel/readModel.ts';

type Facet = Listing['facets'][number];

export interface ShownFacet extends Facet {
  /** Number of values, also of those that are left out. */
  readonly valueCount: number;
}

/** A filter that would change anything: with one value there is nothing to choose. */
export const isUseful = ({ values }: Facet): boolean =>
  values.length > 1 || values.some(({ selected }) => selected);

/**
 * The part of the facets that a page shows: a top category has dozens with hundreds of values,
 * most of which stay folded. What is chosen is always there.
 */
export function shownFacets(
  facets: readonly Facet[],
  {
    first = Number.POSITIVE_INFINITY,
    values: valueLimit = Number.POSITIVE_INFINITY,
    expanded,
  }: {
    readonly first?: number | undefined;
    readonly values?: number | undefined;
    readonly expanded?: string | undefined;
  },
): ShownFacet[] {
  const isChosen = ({ values }: Facet) => values.some(({ selected }) => selected);
  return facets
    .filter(isUseful)
    .filter((facet, index) => index < first || facet.id === expanded || isChosen(facet))
    .map((facet) => ({
      ...facet,
      valueCount: facet.values.length,
      values:
        facet.id === expanded
          ? facet.values
          : facet.values.filter(({ selected }, index) => selected || index < valueLimit),
    }));
}
