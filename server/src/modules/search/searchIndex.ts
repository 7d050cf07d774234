import type { StringTable } from '../../inMemory/strings.ts';
import type { Numbering } from '../catalog/catalog.ts';
import type { RulesId } from './language.ts';

/** A word as the index knows it: one spelling, folded; its ordinal is its place in the order. */
export interface WordColumns {
  readonly surfaces: StringTable;
  /** How people mostly write it. */
  readonly spellings: StringTable;
  /** How many bytes it has in common with its predecessor. */
  readonly shared: Uint8Array<ArrayBuffer>;
  /** Sorted keys of the families, and the words of each: `members[memberStart[family]]` and on. */
  readonly families: StringTable;
  readonly memberStart: Uint32Array<ArrayBuffer>;
  readonly members: Uint32Array<ArrayBuffer>;
  /** Bits: may end a compound; names things rather than only describing them; is a kind of thing; is what names are about; is what categories are called by; is a keyword. */
  readonly roles: Uint8Array<ArrayBuffer>;
}

export const headRole = 1;
export const nameRole = 2;
export const thingRole = 4;
export const subjectRole = 8;
export const titleRole = 16;
export const keywordRole = 32;

export interface PostingColumns {
  /** Number of products that have the word. */
  readonly frequency: Uint32Array<ArrayBuffer>;
  readonly start: Uint32Array<ArrayBuffer>;
  /** Per product: the gap since the last one (seven bits a byte), then the impact in one byte. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What suggestions offer: words and phrases as people write them. */
export interface PhraseColumns {
  readonly labels: StringTable;
  /** Folded, words with one blank between. */
  readonly keys: StringTable;
  /** Higher is more useful. */
  readonly weight: Float32Array<ArrayBuffer>;
  /** Bit n: leads to products in storefront n. */
  readonly soldIn: Uint8Array<ArrayBuffer>;
  /** Places in the keys where a typed text may begin, sorted by what follows: phrase and offset. */
  readonly entryPhrase: Uint32Array<ArrayBuffer>;
  readonly entryOffset: Uint8Array<ArrayBuffer>;
}

/** Article numbers and EANs in their order, each with its product; what stands before a last dash as well. */
export interface CodeColumns {
  readonly keys: StringTable;
  readonly products: Uint32Array<ArrayBuffer>;
}

/** A value of an attribute, or a maker, that a query may name. */
export interface NamedValue {
  readonly facet: string;
  readonly value: string;
  readonly name: string;
  /** Listings offer it as a filter. */
  readonly isFilter: boolean;
}

/** The search index of one language: arrays only, since another process builds it. */
export interface SearchIndex {
  /** By which its words were taken apart, and queries are. */
  readonly rules: RulesId;
  readonly numbering: Numbering;
  /** Of everything that is indexed of a product: tells that it changed. */
  readonly textHash: Uint32Array<ArrayBuffer>;
  /** Each product's category, by its place in the tree from 1; ascending. 0: none that is known. */
  readonly category: Uint16Array<ArrayBuffer>;
  readonly words: WordColumns;
  readonly postings: PostingColumns;
  readonly phrases: PhraseColumns;
  readonly codes: CodeColumns;
  readonly values: readonly NamedValue[];
}
