import { hashText } from '../../inMemory/strings.ts';
import { noNumber } from '../catalog/catalog.ts';
import { GrowingList } from './lists.ts';
import type { CodeColumns } from './searchIndex.ts';

/** Article numbers and EANs are met without blanks, dashes and the like: `10001-21` is `1000121`. */
export function normalCode(text: string): string {
  if (/^[A-Z0-9]*$/.test(text)) return text;
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Whether a text can be an article number at all: it has a digit, and letters are few. */
export function looksLikeCode(text: string): boolean {
  const code = normalCode(text);
  return code.length >= 4 && /\d/.test(code) && !/[A-Z]{5}/.test(code);
}

/** Two hashes of 32 bits: a place in the table and what is compared there. */
const hashesOf = (code: string) => ({ place: hashText(code), check: hashText(code, 0x9747_b28c) });

/** What stands before the last dash of an article number, if that is a number itself. */
function baseOf(code: string): string | undefined {
  const end = code.search(/[-_./ ][^-_./ ]*$/);
  const base = end < 0 ? '' : code.slice(0, end);
  return looksLikeCode(base) ? base : undefined;
}

export class CodeCollector {
  readonly #places = new GrowingList((length) => new Uint32Array(length));
  readonly #checks = new GrowingList((length) => new Uint32Array(length));
  readonly #products = new GrowingList((length) => new Uint32Array(length));

  /** @param product by its arrival */
  add(product: number, codes: readonly string[]): void {
    let lastBase: string | undefined;
    for (const code of codes) {
      this.#push(product, normalCode(code));
      // The items of a product mostly share what their numbers begin with.
      const base = baseOf(code);
      if (base !== undefined && base !== lastBase) this.#push(product, normalCode(base));
      lastBase = base ?? lastBase;
    }
  }

  #push(product: number, key: string): void {
    if (key === '') return;
    const { place, check } = hashesOf(key);
    this.#places.push(place);
    this.#checks.push(check);
    this.#products.push(product);
  }

  /**
   * A table with open addressing, at most four fifths full.
   *
   * @param numbers arrival -> product number
   */
  columns(numbers: Uint32Array): CodeColumns {
    const size = 2 ** Math.ceil(Math.log2(1 + this.#places.length * 1.25));
    const checks = new Uint32Array(size);
    const products = new Uint32Array(size).fill(noNumber);
    for (let index = 0; index < this.#places.length; index++) {
      let place = this.#places.at(index) & (size - 1);
      while (products[place] !== noNumber) place = (place + 1) & (size - 1);
      checks[place] = this.#checks.at(index);
      products[place] = numbers[this.#products.at(index)] ?? 0;
    }
    return { checks, products };
  }
}

const label =
  /^\W*(?:(?:art(?:ikel)?|best(?:ell)?|item|order|product|ean|gtin|isbn|sku)?(?:nr|no|nummer|number)?\b[-.:#\s]*)+/i;

/** What may be an article number in a query: `Art.-Nr. 10001-21`, or a word beside others. */
export function codesIn(query: string): string[] {
  const bare = query.replace(label, '');
  const words = bare.split(/\s+/).filter((word) => /\d{4}/.test(normalCode(word)));
  return [bare, ...words].filter(looksLikeCode);
}

/** The products with an item of this number, or of numbers that begin with it before a dash. */
export function productsOfCode({ checks, products }: CodeColumns, text: string): number[] {
  if (!looksLikeCode(text)) return [];
  const wanted = hashesOf(normalCode(text));
  const mask = products.length - 1;
  const found: number[] = [];
  for (let place = wanted.place & mask; products[place] !== noNumber; place = (place + 1) & mask) {
    const product = products[place];
    if (checks[place] === wanted.check && product !== undefined) found.push(product);
  }
  return found;
}
