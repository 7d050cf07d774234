import { type Range, type RangeFilterId, rangeFilterIds } from '../../../../contract/index.ts';
import type { FacetDictionary } from './facets.ts';

export interface ListFilters {
  /** Facet id -> value ids, any of which will do. Unknown ids are passed over. */
  readonly enums?: ReadonlyMap<string, readonly string[]>;
  /** In the parts that the contract names: cents of a price, hundredths of stars. */
  readonly ranges?: ReadonlyMap<RangeFilterId, Range>;
}

export const rangeBit = (id: RangeFilterId) => 1 << rangeFilterIds.indexOf(id);
export const categoryBit = 1 << rangeFilterIds.length;
export const firstFacetBit = categoryBit << 1;
/** A bit for each facet that is filtered by: so many fit into 31 bits. More are passed over. */
const facetLimit = 30 - rangeFilterIds.length;

/** Each filter is a bit; what lacks one bit counts for the facet of that filter only. */
export interface FilterBits {
  readonly required: number;
  /** Facet index -> its bit, 0 without a selection. */
  readonly ofFacet: Int32Array;
  /** Value ordinal -> the bit that this value meets. */
  readonly ofValue: Int32Array;
  /** Those that have a bound. */
  readonly ranges: ReadonlyMap<RangeFilterId, Range>;
}

export function filterBits(
  dictionary: FacetDictionary,
  ordinalOf: (facetId: string, valueId: string) => number | undefined,
  filters: ListFilters,
  hasCategory: boolean,
): FilterBits {
  let required = hasCategory ? categoryBit : 0;
  const ofFacet = new Int32Array(dictionary.facets.length);
  const ofValue = new Int32Array(dictionary.values.length);
  let selected = 0;
  for (const [facetId, valueIds] of filters.enums ?? []) {
    const ordinals = valueIds
      .map((valueId) => ordinalOf(facetId, valueId))
      .filter((ordinal) => ordinal !== undefined);
    const [first] = ordinals;
    if (first === undefined || selected === facetLimit) continue;
    const facet = dictionary.facetOf[first] ?? 0;
    if (!dictionary.facets[facet]?.isFilter) continue;
    const bit = firstFacetBit << selected++;
    required |= bit;
    ofFacet[facet] = bit;
    for (const ordinal of ordinals) ofValue[ordinal] = bit;
  }
  const ranges = new Map(
    [...(filters.ranges ?? [])].filter(
      ([, { from, to }]) => from !== undefined || to !== undefined,
    ),
  );
  for (const id of ranges.keys()) required |= rangeBit(id);
  return { required, ofFacet, ofValue, ranges };
}
