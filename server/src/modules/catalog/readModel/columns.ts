import type { StringTable } from '../../../inMemory/strings.ts';
import type { Language, StorefrontId } from '../../storefront/storefront.ts';
import type { CategoryColumns } from './categories.ts';
import type { FacetDictionary } from './facets.ts';
import type { Numbering } from './numbering.ts';

/** What one storefront shows of each product. */
export interface StorefrontColumns {
  /** Cents of the best item; -1: not listed here. */
  readonly price: Int32Array<ArrayBuffer>;
  /** Whole percent below the lowest price of the 30 days before. */
  readonly discountPercent: Uint8Array<ArrayBuffer>;
  /** Index into `availabilities` (facets.ts). */
  readonly availability: Uint8Array<ArrayBuffer>;
  /** Position in the product's stretch of `bestItems`. */
  readonly bestItem: Uint8Array<ArrayBuffer>;
}

/**
 * The catalogue as arrays with one place per product. A product's number is its place: numbers
 * run through the categories depth first, so that a category with all below it is one stretch.
 * Plain values and arrays only: another process builds it (`buildProgram.ts`).
 */
export interface Columns {
  readonly numbering: Numbering;
  readonly categories: CategoryColumns;
  readonly facets: FacetDictionary;
  readonly storefronts: Readonly<Record<StorefrontId, StorefrontColumns>>;
  /** Ordinal of the product's own category. */
  readonly category: Uint32Array<ArrayBuffer>;
  /** Facet values of product n: `values[valueStart[n]]` up to `values[valueStart[n + 1]]`. */
  readonly valueStart: Uint32Array<ArrayBuffer>;
  readonly values: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
  /** The items that are the best one in some storefront, product by product. */
  readonly bestItemStart: Uint32Array<ArrayBuffer>;
  readonly bestItems: StringTable;
  /** Average of the stars in hundredths; 0: not rated. */
  readonly rating: Uint16Array<ArrayBuffer>;
  readonly ratingCount: Uint16Array<ArrayBuffer>;
  readonly popularity: Uint32Array<ArrayBuffer>;
  /** Days since 1970-01-01. */
  readonly introduced: Uint16Array<ArrayBuffer>;
  readonly isTopseller: Uint8Array<ArrayBuffer>;
  /** Place in the editorial order (`si`): by rank, then popularity, then id. */
  readonly editorialPlace: Uint32Array<ArrayBuffer>;
  /** Its inverse: place -> product. */
  readonly byEditorialPlace: Uint32Array<ArrayBuffer>;
  readonly editorialRank: Int32Array<ArrayBuffer>;
  /** Place in the order of names, as the language sorts them. */
  readonly namePlace: Readonly<Record<Language, Uint32Array<ArrayBuffer>>>;
  /** Tells that a name changed. */
  readonly nameHash: Uint32Array<ArrayBuffer>;
}
