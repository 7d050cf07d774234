import { productGlobalId } from '../app/platform/globalId.ts';
import type { KeptMarkup } from '../app/platform/keptMarkup.ts';
import type { Change } from './apiAccess.ts';

/** Characters that are kept, of one byte each: some ten thousand tiles. */
const limit = 16_000_000;

/**
 * Markup of products that pages share, as long as nothing changes that it may show: a change of a
 * product drops its own, any other change all, and so does the time at which prices change by
 * themselves.
 */
export class MarkupCache {
  readonly #nextBoundary: (now: number) => number;
  readonly #products = new Map<string, Map<string, string>>();
  #characters = 0;
  #changes = 0;
  #expires = 0;

  constructor(nextBoundary: (now: number) => number) {
    this.#nextBoundary = nextBoundary;
  }

  /**
   * What one rendering may use and add to; what it adds after a change is not kept, since it may
   * show the old state.
   *
   * @param scope storefront and language
   */
  open(scope: string, now: number): KeptMarkup {
    if (now >= this.#expires) {
      this.clear();
      this.#expires = this.#nextBoundary(now);
    }
    const changes = this.#changes;
    return {
      get: (product, look) => this.#products.get(product)?.get(`${scope} ${look}`),
      keep: (product, look, markup) => {
        if (changes === this.#changes) this.#put(product, `${scope} ${look}`, markup);
      },
    };
  }

  drop(changes: readonly Change[]): void {
    this.#changes += 1;
    if (changes.some(({ kind, key }) => kind !== 'product' || key === '*')) this.clear();
    else for (const { key } of changes) this.#remove(productGlobalId(key));
  }

  clear(): void {
    this.#changes += 1;
    this.#products.clear();
    this.#characters = 0;
  }

  #put(product: string, look: string, markup: string): void {
    const looks = this.#products.get(product) ?? new Map<string, string>();
    // A part of the page would hold the whole of it, at two bytes a character.
    const text = Buffer.from(oneByte(markup), 'latin1').toString('latin1');
    this.#characters += text.length - (looks.get(look)?.length ?? 0);
    looks.set(look, text);
    this.#products.set(product, looks);
    for (const [oldest] of this.#products) {
      if (this.#characters <= limit) return;
      this.#remove(oldest);
    }
  }

  #remove(product: string): void {
    for (const markup of this.#products.get(product)?.values() ?? []) {
      this.#characters -= markup.length;
    }
    this.#products.delete(product);
  }
}

/** The same HTML without characters that need two bytes. */
const oneByte = (html: string) =>
  html.replace(/[^\0-\xff]/gu, (character) => `&#${character.codePointAt(0)};`);
