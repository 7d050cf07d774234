import { GrowingList } from './lists.ts';
import type { PostingColumns } from './searchIndex.ts';

/**
 * Packs the postings, word by word.
 *
 * @param products of all words, each word's ascending: `start[word]` up to `start[word + 1]`
 * @param impacts beside them, 1 to 255
 */
export function packPostings(
  start: Uint32Array,
  products: Uint32Array,
  impacts: Uint8Array,
): PostingColumns {
  const words = start.length - 1;
  const frequency = new Uint32Array(words);
  const byteStart = new Uint32Array(words + 1);
  const bytes = new GrowingList((length) => new Uint8Array(length));
  for (let word = 0; word < words; word++) {
    const end = start[word + 1] ?? 0;
    let previous = -1;
    for (let at = start[word] ?? 0; at < end; at++) {
      const product = products[at] ?? 0;
      let gap = product - previous - 1;
      previous = product;
      while (gap > 0x7f) {
        bytes.push((gap & 0x7f) | 0x80);
        gap >>>= 7;
      }
      bytes.push(gap);
      bytes.push(impacts[at] ?? 0);
    }
    frequency[word] = end - (start[word] ?? 0);
    byteStart[word + 1] = bytes.length;
  }
  const packed = bytes.view().slice() as Uint8Array<ArrayBuffer>;
  return { frequency, start: byteStart, bytes: packed };
}

/** Goes through the products of a word, ascending. */
export class PostingCursor {
  product = -1;
  /** 1 to 255. */
  impact = 0;
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #at: number;

  constructor({ bytes, start }: PostingColumns, word: number) {
    this.#bytes = bytes;
    this.#at = start[word] ?? 0;
    this.#end = start[word + 1] ?? 0;
  }

  /** Whether there is one more: product and impact are its own then. */
  next(): boolean {
    let at = this.#at;
    if (at >= this.#end) return false;
    const bytes = this.#bytes;
    let byte = bytes[at++] as number;
    let gap = byte & 0x7f;
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = bytes[at++] as number;
      gap |= (byte & 0x7f) << shift;
    }
    this.product += gap + 1;
    this.impact = bytes[at++] as number;
    this.#at = at;
    return true;
  }
}
