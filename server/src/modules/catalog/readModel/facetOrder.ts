import type { FacetEntry, FacetKind } from './facets.ts';

/** What people read before they unfold a filter. */
const readAtOnce = 8;

/** A merchant's first attribute counts twice as much as the one that is so many places behind it. */
const halfImportance = 20;

/** The shop's own filters, as places among the merchant's attributes. */
const ownPlaces: Readonly<Record<Exclude<FacetKind, 'attribute'>, number>> = {
  manufacturer: 10,
  availability: 20,
  offer: 20,
};

/**
 * How much a filter helps to choose among the goods at hand, from 0 to 1 (decision 049): the share of the
 * goods that it speaks of, times the chance that two of these differ in it, less the more values there are
 * to read, and less the farther behind the merchant put it.
 * @param counts products by value ordinal, whatever is filtered
 * @param total all products at hand
 */
export function usefulness(
  { kind, place, first, end }: Pick<FacetEntry, 'kind' | 'place' | 'first' | 'end'>,
  counts: Uint32Array,
  total: number,
): number {
  const own = counts.subarray(first, end).filter((count) => count > 0);
  const sum = own.reduce((all, count) => all + count, 0);
  if (own.length < 2 || total === 0) return 0;
  const share = Math.min(1, sum / total);
  const alike = own.reduce((all, count) => all + (count / sum) ** 2, 0);
  const reading = Math.min(1, readAtOnce / own.length);
  const importance = 1 / (1 + (kind === 'attribute' ? place : ownPlaces[kind]) / halfImportance);
  return share * (1 - alike) * reading * importance;
}
