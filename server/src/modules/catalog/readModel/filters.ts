import type { FacetDictionary } from './facets.ts';

export interface Range {
  readonly from?: number;
  readonly to?: number;
}

export interface ListFilters {
  /** Facet id -> value ids, any of which will do. Unknown ids are passed over. */
  readonly enums?: ReadonlyMap<string, readonly string[]>;
  /** Cents, inclusive. */
  readonly price?: Range;
  /** Average stars, 0 to 5, inclusive. */
  readonly rating?: Range;
}

export const priceBit = 1;
export const ratingBit = 2;
export const categoryBit = 4;
export const firstFacetBit = 8;
/** A bit for each facet that is filtered by: so many fit into 31 bits. More are passed over. */
const facetLimit = 28;

/** Each filter is a bit; what lacks one bit counts for the facet of that filter only. */
export interface FilterBits {
  readonly required: number;
  /** Facet index -> its bit, 0 without a selection. */
  readonly ofFacet: Int32Array;
  /** Value ordinal -> the bit that this value meets. */
  readonly ofValue: Int32Array;
  readonly price: { readonly from: number; readonly to: number };
  /** Hundredths of stars. */
  readonly rating: { readonly from: number; readonly to: number };
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
  if (isBounded(filters.price)) required |= priceBit;
  if (isBounded(filters.rating)) required |= ratingBit;
  return {
    required,
    ofFacet,
    ofValue,
    price: bounds(filters.price, 1),
    rating: bounds(filters.rating, 100),
  };
}

const isBounded = (range: Range | undefined) =>
  range !== undefined && (range.from !== undefined || range.to !== undefined);

const bounds = (range: Range | undefined, scale: number) => ({
  from: (range?.from ?? Number.NEGATIVE_INFINITY) * scale,
  to: (range?.to ?? Number.POSITIVE_INFINITY) * scale,
});
