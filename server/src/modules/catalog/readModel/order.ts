import type { SortKey } from '../../../../contract/index.ts';
import type { Language } from '../../storefront/storefront.ts';
import type { ItemChoice } from './chosenItem.ts';
import type { Columns } from './columns.ts';

const scoreSteps = 2 ** 20;

/**
 * What a product is sorted by, as a whole number below 2³²: smaller comes first. Ties are told
 * apart by the editorial place, which is unique and ends in the product's id.
 *
 * @param score of the product at this place among the matches; for `relevance` only
 */
function criterion(
  columns: Columns,
  sort: SortKey,
  choice: ItemChoice,
  language: Language,
): (product: number, score: number) => number {
  const { rating, ratingCount, introduced } = columns;
  const namePlace = columns.namePlace[language];
  switch (sort) {
    case 'si':
      // Sold-out products come last, whatever their rank.
      return (product) => Number(choice.isSoldOut(product));
    case 'relevance':
      return (_, score) => scoreSteps - Math.round(score * scoreSteps);
    case 'priceAsc':
      return (product) => choice.priceOf(product);
    case 'priceDesc':
      return (product) => 0x7fff_ffff - choice.priceOf(product);
    case 'rating':
      return (product) =>
        (500 - (rating[product] ?? 0)) * 0x10000 + (0xffff - (ratingCount[product] ?? 0));
    case 'newest':
      return (product) => 0xffff - (introduced[product] ?? 0);
    case 'nameAsc':
      return (product) => namePlace[product] ?? 0;
  }
}

/**
 * The products of one page, in order.
 *
 * @param matches numbers of all products that match; the first `count` count
 * @param scores of the products at the same places, between 0 and 1
 */
export function pageOf(
  columns: Columns,
  matches: Uint32Array,
  count: number,
  scores: Float32Array | undefined,
  request: {
    readonly sort: SortKey;
    readonly choice: ItemChoice;
    readonly language: Language;
    readonly offset: number;
    readonly limit: number;
  },
): number[] {
  const { editorialPlace, byEditorialPlace } = columns;
  const end = Math.min(request.offset + request.limit, count);
  if (request.offset >= end) return [];
  const criterionOf = criterion(columns, request.sort, request.choice, request.language);
  // Criterion and place in one number: 2³² * 2²¹ products still fit into a double.
  const places = editorialPlace.length;
  const keyOf = (index: number): number => {
    const product = matches[index] as number;
    const score = scores === undefined ? 0 : (scores[index] as number);
    return criterionOf(product, score) * places + (editorialPlace[product] as number);
  };
  const keys = end * 8 < count ? smallest(count, keyOf, end) : allSorted(count, keyOf);
  return Array.from(
    keys.subarray(request.offset, end),
    (key) => byEditorialPlace[key % places] ?? 0,
  );
}

function allSorted(count: number, keyOf: (index: number) => number): Float64Array {
  const keys = new Float64Array(count);
  for (let index = 0; index < count; index++) keys[index] = keyOf(index);
  return keys.sort();
}

/** The `wanted` smallest keys, sorted, by a heap whose root is the largest of those kept. */
function smallest(count: number, keyOf: (index: number) => number, wanted: number): Float64Array {
  const heap = new Float64Array(wanted);
  for (let index = 0; index < wanted; index++) heap[index] = keyOf(index);
  // Descending order is a valid heap of this kind.
  heap.sort().reverse();
  for (let index = wanted; index < count; index++) {
    const key = keyOf(index);
    if (key >= (heap[0] ?? 0)) continue;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= wanted) break;
      if (child + 1 < wanted && (heap[child + 1] ?? 0) > (heap[child] ?? 0)) child++;
      const largest = heap[child] ?? 0;
      if (largest <= key) break;
      heap[place] = largest;
      place = child;
    }
    heap[place] = key;
  }
  return heap.sort();
}
