import type { StringTable } from '../../../inMemory/strings.ts';
import type { Language, StorefrontId } from '../../storefront/storefront.ts';
import type { CategoryColumns } from './categories.ts';
import type { FacetDictionary } from './facets.ts';
import type { ItemFigures, ItemSpans, ProductFigures } from './figures.ts';
import type { Numbering } from './numbering.ts';

/** What one storefront shows of each product, and of each item. */
export interface StorefrontColumns {
  /** Cents of the default item; -1: not listed here. */
  readonly price: Int32Array<ArrayBuffer>;
  /** The best that any item sold here offers, as an index into `availabilities` (facets.ts). */
  readonly availability: Uint8Array<ArrayBuffer>;
  /** What the items sold here offer, taken together: the bits of `offerBits` (items.ts). */
  readonly offered: Uint8Array<ArrayBuffer>;
  /** Which of the product's items a tile speaks for unless another is asked for. */
  readonly defaultItem: Uint16Array<ArrayBuffer>;
  /** By filter, what the figures of a product's items lie between, of those sold here. */
  readonly itemSpans: ItemSpans;
  /** Cents of each item; -1: not sold here. */
  readonly itemPrice: Int32Array<ArrayBuffer>;
}

/** The items, product by product and in the product's own order. */
export interface ItemColumns extends ItemFigures {
  /** Items of product n: `itemStart[n]` up to `itemStart[n + 1]`. */
  readonly itemStart: Uint32Array<ArrayBuffer>;
  readonly itemIds: StringTable;
  /** Bit n: reduced in storefront n. */
  readonly itemReduced: Uint8Array<ArrayBuffer>;
  /** Values of item n that some other item of its product lacks: `itemValues[itemValueStart[n]]` … */
  readonly itemValueStart: Uint32Array<ArrayBuffer>;
  readonly itemValues: Ordinals;
}

export type Ordinals = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/**
 * The catalogue as arrays with one place per product. A product's number is its place: numbers
 * run through the categories depth first, so that a category with all below it is one contiguous range.
 * Plain values and arrays only: another process builds it (`buildProgram.ts`).
 */
export interface Columns extends ItemColumns, ProductFigures {
  readonly numbering: Numbering;
  readonly categories: CategoryColumns;
  readonly facets: FacetDictionary;
  readonly storefronts: Readonly<Record<StorefrontId, StorefrontColumns>>;
  /** Ordinal of the product's own category. */
  readonly category: Uint32Array<ArrayBuffer>;
  /** Facet values of product n: `values[valueStart[n]]` up to `values[valueStart[n + 1]]`. */
  readonly valueStart: Uint32Array<ArrayBuffer>;
  /** Up to here they hold of all items of product n, from here on of some. */
  readonly sharedEnd: Uint32Array<ArrayBuffer>;
  readonly values: Ordinals;
  /** By facet: 1 where items of one product differ in its values. */
  readonly variesByItem: Uint8Array<ArrayBuffer>;
  /** Place in the editorial order (`si`): by rank, then popularity, then id. */
  readonly editorialPlace: Uint32Array<ArrayBuffer>;
  /** Its inverse: place -> product. */
  readonly byEditorialPlace: Uint32Array<ArrayBuffer>;
  /** Place in the order of names, as the language sorts them. */
  readonly namePlace: Readonly<Record<Language, Uint32Array<ArrayBuffer>>>;
  /** Tells that a name changed. */
  readonly nameHash: Uint32Array<ArrayBuffer>;
}
