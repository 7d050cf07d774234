import { stringAt, stringCount, stringTable } from '../../inMemory/strings.ts';
import type { CodeColumns } from './searchIndex.ts';

/** Article numbers and EANs are met without blanks, dashes and the like: `10001-21` is `1000121`. */
export function normalCode(text: string): string {
  if (/^[A-Z0-9]*$/.test(text)) return text;
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a text is rather an article number than a word: it has a digit, and letters are few. */
export function looksLikeCode(text: string): boolean {
  const code = normalCode(text);
  return code.length >= 4 && /\d/.test(code) && !/\p{L}{5}/u.test(code);
}

/** What stands before the last dash of an article number, if that is a number itself. */
function baseOf(code: string): string | undefined {
  const end = code.search(/[-_./ ][^-_./ ]*$/);
  const base = end < 0 ? '' : code.slice(0, end);
  return looksLikeCode(base) ? base : undefined;
}

export class CodeCollector {
  readonly #keys: string[] = [];
  readonly #products: number[] = [];

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
    this.#keys.push(key);
    this.#products.push(product);
  }

  /** @param numbers arrival -> product number */
  columns(numbers: Uint32Array): CodeColumns {
    const order = Uint32Array.from(this.#keys.keys()).sort((a, b) => {
      const [left, right] = [this.#keys[a] ?? '', this.#keys[b] ?? ''];
      return left < right ? -1 : left > right ? 1 : a - b;
    });
    return {
      keys: stringTable(Array.from(order, (place) => this.#keys[place] ?? '')),
      products: order.map((place) => numbers[this.#products[place] ?? 0] ?? 0),
    };
  }
}

const label =
  /^\W*(?:(?:art(?:ikel)?|best(?:ell)?|item|order|product|ean|gtin|isbn|sku)?(?:nr|no|nummer|number)?\b[-.:#\s]*)+/i;

/** What may be an article number in a query: all of it, as in `Art.-Nr. 10001-21`, or a word beside others. */
export function codesIn(query: string): string[] {
  const bare = query.replace(label, '');
  const words = bare.split(/\s+/).filter((word) => /\d{4}/.test(normalCode(word)));
  return [bare, ...words.filter(looksLikeCode)].filter((code) => normalCode(code) !== '');
}

/** A number that begins more products' numbers than these tells none of them. */
const maxBegun = 60;
const minBeginning = 3;

/** The products with an item of this number, or of numbers that begin with it before a dash. */
export function productsOfCode(columns: CodeColumns, text: string): number[] {
  const code = normalCode(text);
  const found: number[] = [];
  for (let at = firstFrom(columns, code); stringAt(columns.keys, at) === code; at++) {
    found.push(columns.products[at] ?? 0);
  }
  return [...new Set(found)];
}

/** The products with an item whose number begins so; none where these are too many. */
export function productsOfBeginning(columns: CodeColumns, query: string): number[] {
  const code = normalCode(query.replace(label, ''));
  if (code.length < minBeginning || !/\d/.test(code)) return [];
  const found = new Set<number>();
  for (let at = firstFrom(columns, code); stringAt(columns.keys, at).startsWith(code); at++) {
    found.add(columns.products[at] ?? 0);
    if (found.size > maxBegun) return [];
  }
  return [...found];
}

function firstFrom({ keys }: CodeColumns, code: string): number {
  let low = 0;
  let high = stringCount(keys);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (stringAt(keys, middle) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}
