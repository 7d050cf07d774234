import { stringAt, stringCount, stringTable } from '../../inMemory/strings.ts';
import type { LanguageRules } from './language.ts';
import { isUnit } from './limits.ts';
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

/** Ends what only begins numbers; no number has it. */
const baseMark = '-';

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
      if (base !== undefined && base !== lastBase) this.#push(product, normalCode(base) + baseMark);
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

/** What may be an article number in a query. */
export interface Code {
  readonly text: string;
  /** Digits beside other words, which may be a quantity as well: nothing less than a whole number is meant. */
  readonly isWhole: boolean;
}

const minWholeDigits = 5;

/** A query without what announces an article number: `Art.-Nr. 10001-21`. */
export const withoutLabel = (query: string): string => query.replace(label, '');

/** What may be an article number in a query: all of it, or a word beside others. */
export function codesIn(query: string, rules: LanguageRules): Code[] {
  const bare = withoutLabel(query);
  const isLabelled = /\p{L}/u.test(query.slice(0, query.length - bare.length));
  const words = bare.split(/\s+/).filter((word) => word !== '');
  const beside = words.flatMap((text, place): Code[] => {
    if (!/\d{4}/.test(normalCode(text)) || !looksLikeCode(text)) return [];
    if (isLabelled || !/^[\d.,]+$/.test(text)) return [{ text, isWhole: false }];
    const isNumber = normalCode(text).length >= minWholeDigits;
    return isNumber && !isMeasured(words[place + 1], rules) ? [{ text, isWhole: true }] : [];
  });
  return normalCode(bare) === '' ? beside : [{ text: bare, isWhole: false }, ...beside];
}

/** `10000 pages`, `10000 sheets`, `10000 €`: what stands before these is an amount. */
const isMeasured = (next: string | undefined, rules: LanguageRules): boolean =>
  next !== undefined && (isUnit(next, rules) || rules.isMeasure(rules.fold(next.toLowerCase())));

/** A number that begins more products' numbers than these tells none of them. */
const maxBegun = 60;
const minBeginning = 3;

/** The products with an item of this number, or of numbers that begin with it before a dash unless it is whole. */
export function productsOfCode(columns: CodeColumns, { text, isWhole }: Code): number[] {
  const code = normalCode(text);
  const found = new Set<number>();
  const take = (key: string) => {
    for (let at = firstFrom(columns, key); stringAt(columns.keys, at) === key; at++) {
      found.add(columns.products[at] ?? 0);
    }
  };
  take(code);
  if (!isWhole) take(code + baseMark);
  return [...found];
}

/** The products with an item whose number begins so; none where these are too many. */
export function productsOfBeginning(columns: CodeColumns, query: string): number[] {
  const code = normalCode(withoutLabel(query));
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
