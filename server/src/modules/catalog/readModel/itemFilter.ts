import type { StorefrontId } from '../../storefront/storefront.ts';
import { storefrontBit } from './categories.ts';
import type { Columns, StorefrontColumns } from './columns.ts';
import { type FacetDictionary, offers } from './facets.ts';
import { type FigureColumn, isItemRange, itemRanges, noFigure, productRanges } from './figures.ts';
import { type FilterBits, firstFacetBit, rangeBit } from './filters.ts';

/** Ordinals of the offers. */
export const offerOrdinals = ({ offer }: FacetDictionary) =>
  offers.map((_, index) => offer + index) as [sale: number, fresh: number, topseller: number];

/** A figure has to be within the bounds. */
interface RangeTest {
  readonly bit: number;
  readonly column: FigureColumn;
  readonly from: number;
  readonly to: number;
}

const bitsOf = (tests: readonly RangeTest[]) => tests.reduce((bits, { bit }) => bits | bit, 0);

/**
 * Tells which filters a product and its items lack. Price, availability and reductions are those of
 * an item; of the attributes those that tell a product's items apart. The others hold of the product:
 * its maker, stars, category, that it is new or sells well.
 */
export class ItemFilter {
  readonly bits: FilterBits;
  /** Of the filters that are set those that one item may meet and another may not. */
  readonly itemBits: number;
  /** Those of them that are bounds of a figure. */
  readonly itemRangeBits: number;
  /** The same and those of the product's figures. */
  readonly rangeBits: number;
  readonly #columns: Columns;
  readonly #itemRanges: readonly RangeTest[];
  readonly #productRanges: readonly RangeTest[];
  /** In `itemReduced`. */
  readonly reducedBit: number;
  readonly #firstNewDay: number;
  readonly #sale: number;
  readonly #fresh: number;
  readonly #topseller: number;

  constructor(columns: Columns, storefront: StorefrontId, bits: FilterBits, firstNewDay: number) {
    this.bits = bits;
    this.#columns = columns;
    const ranges = rangeTests(columns, columns.storefronts[storefront], bits);
    this.#itemRanges = ranges.item;
    this.#productRanges = ranges.product;
    this.itemRangeBits = bitsOf(ranges.item);
    this.rangeBits = this.itemRangeBits | bitsOf(ranges.product);
    this.reducedBit = storefrontBit(storefront);
    this.#firstNewDay = firstNewDay;
    [this.#sale, this.#fresh, this.#topseller] = offerOrdinals(columns.facets);
    const { facets, facetOf, availability } = columns.facets;
    let itemBits = this.itemRangeBits | (bits.ofValue[this.#sale] ?? 0);
    itemBits |= bits.ofFacet[facetOf[availability] ?? 0] ?? 0;
    for (let facet = 0; facet < facets.length; facet++) {
      if (columns.variesByItem[facet] === 1) itemBits |= bits.ofFacet[facet] ?? 0;
    }
    this.itemBits = itemBits & bits.required;
  }

  isNew(product: number): boolean {
    return (this.#columns.introduced[product] as number) >= this.#firstNewDay;
  }

  isTopseller(product: number): boolean {
    return this.#columns.isTopseller[product] === 1;
  }

  /** The filters that the product itself does not meet. Its category is left to the caller. */
  lackingOf(product: number): number {
    const { required, ofValue } = this.bits;
    if (required === 0) return 0;
    let lacking = required;
    if (required >= firstFacetBit) {
      const { valueStart, sharedEnd, values } = this.#columns;
      const end = sharedEnd[product] as number;
      for (let at = valueStart[product] as number; at < end; at++) {
        lacking &= ~(ofValue[values[at] as number] as number);
      }
      if (this.isNew(product)) lacking &= ~(ofValue[this.#fresh] as number);
      if (this.isTopseller(product)) lacking &= ~(ofValue[this.#topseller] as number);
    }
    if (this.#productRanges.length === 0) return lacking;
    return lacking & ~met(this.#productRanges, product);
  }

  /** What an item still lacks of what its product does. It has to be sold. */
  lackingOfItem(item: number, ofProduct: number): number {
    if ((ofProduct & this.itemBits) === 0) return ofProduct;
    const { ofValue } = this.bits;
    let lacking = ofProduct;
    if ((ofProduct & this.itemRangeBits) !== 0) lacking &= ~met(this.#itemRanges, item);
    if (ofProduct < firstFacetBit) return lacking;
    const { itemValueStart, itemValues, itemAvailability, itemReduced, facets } = this.#columns;
    const end = itemValueStart[item + 1] as number;
    for (let at = itemValueStart[item] as number; at < end; at++) {
      lacking &= ~(ofValue[itemValues[at] as number] as number);
    }
    const availability = facets.availability + (itemAvailability[item] as number);
    lacking &= ~(ofValue[availability] as number);
    if (((itemReduced[item] as number) & this.reducedBit) !== 0) {
      lacking &= ~(ofValue[this.#sale] as number);
    }
    return lacking;
  }
}

function rangeTests(
  columns: Columns,
  storefront: StorefrontColumns,
  { ranges }: FilterBits,
): { readonly item: RangeTest[]; readonly product: RangeTest[] } {
  const tests: ReturnType<typeof rangeTests> = { item: [], product: [] };
  for (const [id, { from, to }] of ranges) {
    const ofItem = isItemRange(id);
    const { minFigure } = ofItem ? itemRanges[id] : productRanges[id];
    const column = ofItem
      ? itemRanges[id].column(columns, storefront)
      : productRanges[id].column(columns);
    tests[ofItem ? 'item' : 'product'].push({
      ...{ bit: rangeBit(id), column },
      from: Math.max(from ?? minFigure, minFigure),
      to: Math.min(to ?? noFigure.low, noFigure.low),
    });
  }
  return tests;
}

/** The bits of those that the figure at this place meets. */
function met(tests: readonly RangeTest[], place: number): number {
  let bits = 0;
  for (let at = 0; at < tests.length; at++) {
    const test = tests[at] as RangeTest;
    const figure = test.column[place] as number;
    if (figure >= test.from && figure <= test.to) bits |= test.bit;
  }
  return bits;
}
