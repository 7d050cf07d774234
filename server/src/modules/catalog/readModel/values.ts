import type { Columns, Ordinals } from './columns.ts';
import type { FacetDictionary } from './facets.ts';

type ValueColumns = Pick<
  Columns,
  'valueStart' | 'sharedEnd' | 'values' | 'itemValueStart' | 'itemValues' | 'variesByItem'
>;

/**
 * Parts the facet values of each product into those that hold of all its items and those that tell
 * its items apart. A value that the product says of itself holds of all items, unless one of them
 * has it as its variant: then the product only repeats what its items say.
 *
 * @param productEnd own values of product n end at `productEnd[n]` in `productValues`
 * @param itemStart as in the columns
 * @param valuesOf the values of an item's variant
 */
export function placeValues(
  { facets, facetOf, values: dictionary }: FacetDictionary,
  productEnd: Uint32Array,
  productValues: Uint32Array,
  itemStart: Uint32Array,
  valuesOf: (item: number) => readonly number[],
): ValueColumns {
  const isFilter = facetOf.map((facet) => Number(facets[facet]?.isFilter));
  const variesByItem = new Uint8Array(facets.length);
  const products = productEnd.length;
  const valueStart = new Uint32Array(products + 1);
  const sharedEnd = new Uint32Array(products);
  const values: number[] = [];
  const itemValueStart = new Uint32Array((itemStart[products] ?? 0) + 1);
  const itemValues: number[] = [];
  /** By value the items of one product that have it. */
  const having = new Uint32Array(dictionary.length);
  for (let product = 0; product < products; product++) {
    const first = itemStart[product] ?? 0;
    const end = itemStart[product + 1] ?? 0;
    const ofVariants: number[] = [];
    for (let item = first; item < end; item++) {
      for (const value of valuesOf(item)) {
        const count = (having[value] ?? 0) + 1;
        having[value] = count;
        if (count === 1) ofVariants.push(value);
      }
    }
    const varies = (value: number) => (having[value] ?? 0) < end - first;
    const own = productValues.subarray(productEnd[product - 1] ?? 0, productEnd[product]);
    const shared = new Set([
      ...own.filter((value) => having[value] === 0),
      ...ofVariants.filter((value) => !varies(value) && isFilter[value] === 1),
    ]);
    values.push(...[...shared].sort((a, b) => a - b));
    sharedEnd[product] = values.length;
    const varying = ofVariants.filter(varies);
    values.push(...varying.filter((value) => isFilter[value] === 1).sort((a, b) => a - b));
    valueStart[product + 1] = values.length;
    for (const value of varying) variesByItem[facetOf[value] ?? 0] = 1;
    for (let item = first; item < end; item++) {
      for (const value of valuesOf(item)) if (varies(value)) itemValues.push(value);
      itemValueStart[item + 1] = itemValues.length;
    }
    for (const value of ofVariants) having[value] = 0;
  }
  const ordinals = (list: readonly number[]): Ordinals =>
    dictionary.length > 0xffff ? Uint32Array.from(list) : Uint16Array.from(list);
  return {
    valueStart,
    sharedEnd,
    values: ordinals(values),
    itemValueStart,
    itemValues: ordinals(itemValues),
    variesByItem,
  };
}
