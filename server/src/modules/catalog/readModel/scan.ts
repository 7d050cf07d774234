import type { StorefrontId } from '../../storefront/storefront.ts';
import type { Columns } from './columns.ts';
import { availabilities } from './facets.ts';
import { categoryBit, firstFacetBit } from './filters.ts';
import { type ItemFilter, offerOrdinals } from './itemFilter.ts';
import { offerBits } from './items.ts';
import {
  countItem,
  countMatches,
  countOneMissing,
  newRangeCounts,
  type RangeCounts,
} from './rangeCounts.ts';

/** Products, each once, however many of its items count. */
export interface Counts {
  readonly values: Uint32Array;
  readonly ranges: RangeCounts;
  /** By own category, and apart from it by the categories of which a product is a secondary one. */
  readonly categories: Uint32Array;
  readonly secondaryCategories: Uint32Array;
}

/** @param itemBits of the filter */
export function newCounts(columns: Columns, storefront: StorefrontId, itemBits: number): Counts {
  const { facets, categories } = columns;
  return {
    values: new Uint32Array(facets.values.length),
    ranges: newRangeCounts(columns, storefront, itemBits),
    categories: new Uint32Array(categories.ids.length),
    secondaryCategories: new Uint32Array(categories.ids.length),
  };
}

export interface ScanRequest {
  readonly columns: Columns;
  /** Numbers of the candidates, which those that match are written over. */
  readonly matches: Uint32Array;
  readonly scores: Float32Array;
  readonly candidates: number;
  readonly storefront: StorefrontId;
  readonly filter: ItemFilter;
  /** Restricts hits; in a listing of a category the candidates are its products. */
  readonly category: number | undefined;
  readonly counts: Counts;
}

/**
 * The one pass over the candidates: keeps those with an item that meets every filter and counts, for
 * each filter, those with an item that meets all others. Only where a filter tells items apart, or
 * some aren't sold here, each item is looked at; else what the product's items have together says as
 * much. Written plainly, since it runs 30,000 times a request.
 *
 * @returns how many match
 */
export function scan({
  columns,
  matches,
  scores,
  candidates,
  storefront,
  filter,
  category,
  counts,
}: ScanRequest): number {
  const { valueStart, sharedEnd, values, facets, category: own } = columns;
  const { itemStart, itemValueStart, itemValues, itemAvailability, itemReduced } = columns;
  const { secondaryCategoryStart, secondaryCategories } = columns.categories;
  const { price, offered, itemPrice } = columns.storefronts[storefront];
  const { facetOf, availability: firstAvailability } = facets;
  const { bits, itemBits } = filter;
  const { ofFacet, ofValue } = bits;
  // 0 where there is no such filter: what lacks nothing counts anyway.
  const availabilityBit = ofFacet[facetOf[firstAvailability] ?? 0] ?? 0;
  const offerBit = ofFacet[facetOf[facets.offer] ?? 0] ?? 0;
  const facetsOfItems = itemBits & ~(filter.itemRangeBits | availabilityBit | offerBit);
  const [sale, fresh, topseller] = offerOrdinals(facets);
  const { values: valueCounts, categories, secondaryCategories: secondaryCounts } = counts;
  const { ranges } = counts;
  const { asksItems } = ranges;
  const { rangeBits } = filter;
  const isIn = membership(columns, category);
  const reducedBit = filter.reducedBit;
  /** By value, the product that it was last counted for, plus one. */
  const countedFor = new Uint32Array(facets.values.length);
  /** By what products offer together. */
  const offeredCounts = new Uint32Array(2 * offerBits.partial);

  let kept = 0;
  for (let index = 0; index < candidates; index++) {
    const product = matches[index] as number;
    if ((price[product] as number) < 0) continue;
    let lacking = filter.lackingOf(product);
    if ((lacking & categoryBit) !== 0 && isIn(product)) lacking &= ~categoryBit;
    const ofProduct = lacking & ~itemBits;
    // Lacks two or more: counts nowhere.
    if ((ofProduct & (ofProduct - 1)) !== 0) continue;
    const start = valueStart[product] as number;
    const endOfShared = sharedEnd[product] as number;
    const endOfValues = valueStart[product + 1] as number;
    if ((lacking & (lacking - 1)) !== 0) {
      // Filters that no item can meet, from the values of all items: cheaper than testing each item.
      let impossibleMask = lacking & facetsOfItems;
      for (let at = endOfShared; at < endOfValues; at++) {
        impossibleMask &= ~(ofValue[values[at] as number] as number);
      }
      impossibleMask |= ofProduct;
      if ((impossibleMask & (impossibleMask - 1)) !== 0) continue;
    }

    const firstItem = itemStart[product] as number;
    const lastItem = itemStart[product + 1] as number;
    const offerMask = offered[product] as number;
    let isMatch = false;
    /** Filters that alone keep some item from matching. */
    let oneMissingMask = 0;
    /** Bits of `offerBits` that items which count offer. */
    let countedOfferMask = 0;
    let countedTo = endOfShared;
    if (itemBits === 0 && (offerMask & offerBits.partial) === 0) {
      isMatch = lacking === 0;
      oneMissingMask = lacking;
      if (isMatch) countedOfferMask = offerMask;
      else if (lacking === offerBit) countedOfferMask = offerMask & offerBits.reduced;
      countedTo = endOfValues;
    } else {
      for (let item = firstItem; item < lastItem; item++) {
        if ((itemPrice[item] as number) < 0) continue;
        const missing = filter.lackingOfItem(item, lacking);
        if ((missing & (missing - 1)) !== 0) continue;
        if (missing === 0) isMatch = true;
        else oneMissingMask |= missing;
        if (asksItems) countItem(ranges, item, missing);
        if (missing === 0 || missing === availabilityBit) {
          countedOfferMask |= 1 << (itemAvailability[item] as number);
        }
        if (missing === 0 || missing === offerBit) {
          if (((itemReduced[item] as number) & reducedBit) !== 0)
            countedOfferMask |= offerBits.reduced;
        }
        if (missing !== 0 && missing < firstFacetBit) continue;
        const end = itemValueStart[item + 1] as number;
        for (let at = itemValueStart[item] as number; at < end; at++) {
          const value = itemValues[at] as number;
          if (countedFor[value] === product + 1) continue;
          if (missing !== 0 && ofFacet[facetOf[value] as number] !== missing) continue;
          countedFor[value] = product + 1;
          valueCounts[value] = (valueCounts[value] as number) + 1;
        }
      }
    }
    if (!isMatch && oneMissingMask === 0) continue;

    if (isMatch) {
      matches[kept] = product;
      scores[kept] = scores[index] as number;
      kept++;
      for (let at = start; at < countedTo; at++) {
        const value = values[at] as number;
        valueCounts[value] = (valueCounts[value] as number) + 1;
      }
    } else if (oneMissingMask >= firstFacetBit) {
      for (let at = start; at < countedTo; at++) {
        const value = values[at] as number;
        if (((ofFacet[facetOf[value] as number] as number) & oneMissingMask) !== 0) {
          valueCounts[value] = (valueCounts[value] as number) + 1;
        }
      }
    }
    if (countedOfferMask !== 0) {
      offeredCounts[countedOfferMask] = (offeredCounts[countedOfferMask] as number) + 1;
    }
    if (isMatch || (oneMissingMask & offerBit) !== 0) {
      if (filter.isNew(product)) valueCounts[fresh] = (valueCounts[fresh] as number) + 1;
      if (filter.isTopseller(product)) {
        valueCounts[topseller] = (valueCounts[topseller] as number) + 1;
      }
    }
    if (!isMatch && (oneMissingMask & rangeBits) !== 0)
      countOneMissing(ranges, product, oneMissingMask);
    if (isMatch || (oneMissingMask & categoryBit) !== 0) {
      const place = own[product] as number;
      categories[place] = (categories[place] as number) + 1;
      const secondaryEnd = secondaryCategoryStart[product + 1] as number;
      for (let at = secondaryCategoryStart[product] as number; at < secondaryEnd; at++) {
        const secondary = secondaryCategories[at] as number;
        secondaryCounts[secondary] = (secondaryCounts[secondary] as number) + 1;
      }
    }
  }
  countMatches(ranges, matches.subarray(0, kept));
  for (let bits = 1; bits < offeredCounts.length; bits++) {
    const count = offeredCounts[bits] as number;
    for (let at = 0; at < availabilities.length; at++) {
      if (((bits >> at) & 1) === 1) bump(valueCounts, firstAvailability + at, count);
    }
    if ((bits & offerBits.reduced) !== 0) bump(valueCounts, sale, count);
  }
  return kept;
}

function bump(counts: Uint32Array, place: number, by: number): void {
  counts[place] = (counts[place] ?? 0) + by;
}

function membership(
  { categories, category: own }: Columns,
  category: number | undefined,
): (product: number) => boolean {
  if (category === undefined) return () => true;
  const end = categories.end[category] ?? 0;
  return (product) => {
    const at = own[product] ?? 0;
    if (at >= category && at < end) return true;
    const first = categories.secondaryCategoryStart[product] ?? 0;
    return categories.secondaryCategories
      .subarray(first, categories.secondaryCategoryStart[product + 1])
      .includes(category);
  };
}
