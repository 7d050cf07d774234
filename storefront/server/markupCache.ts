import { LRUCache } from 'lru-cache';
import { productGlobalId } from '../app/platform/globalId.ts';
import type { KeptMarkup, LayoutPart } from '../app/platform/keptMarkup.ts';
import type { ApiAccess, Change } from './apiAccess.ts';

/** Bytes of kept products' markup: some ten thousand tiles. */
const limit = 16_000_000;

/** A product's markup, by scope and key. */
type MarkupByKey = ReadonlyMap<string, Buffer>;

/** Layout markup that the pages of one scope share; replaced, not changed, when its data change. */
interface Layout {
  /** By part and layout key. */
  readonly markup: Map<string, Buffer>;
  readonly facts: Map<string, unknown>;
}

/**
 * Markup that pages share until its data change: a change of a product drops its own, any other
 * change all, and so does the time of the next price change.
 */
export class MarkupCache {
  readonly #api: Pick<ApiAccess, 'generation' | 'nextBoundary'>;
  readonly #products = new LRUCache<string, MarkupByKey>({
    maxSize: limit,
    sizeCalculation: sizeOf,
  });
  /** By scope. */
  #layouts = new Map<string, Layout>();
  /** Grows with `clear`: prices that change by themselves raise no generation. */
  #epoch = 0;
  #expires = 0;

  constructor(api: Pick<ApiAccess, 'generation' | 'nextBoundary'>) {
    this.#api = api;
  }

  /**
   * What one rendering may use and add to; what it adds after a change, or after the time at which
   * prices changed by themselves, is not kept, since it may show the old state
   * (docs/decisions/028-freshness.md).
   *
   * @param scope storefront, language and host
   */
  open(scope: string, now: number): KeptMarkup {
    if (now >= this.#expires) {
      this.clear();
      this.#expires = this.#api.nextBoundary(now);
    }
    const generation = this.#api.generation();
    const epoch = this.#epoch;
    // Parts of one page belong together: the rendering goes on with the layout it began with.
    const { markup: layout, facts } = this.#layoutOf(scope);
    const layoutKeys = new Map<LayoutPart, string | null>();
    const keyOf = (part: LayoutPart) => {
      const key = layoutKeys.get(part);
      return key === null ? undefined : `${part} ${key ?? ''}`;
    };
    return {
      layoutKeys,
      facts,
      get: (slot) => {
        if ('layout' in slot) {
          const key = keyOf(slot.layout);
          return key === undefined ? undefined : layout.get(key);
        }
        return this.#products.get(slot.product)?.get(`${scope} ${slot.cacheKey}`);
      },
      keep: (slot, markup) => {
        if ('layout' in slot) {
          const key = keyOf(slot.layout);
          if (key !== undefined) layout.set(key, exact(markup));
        } else if (generation === this.#api.generation() && epoch === this.#epoch) {
          this.#put(slot.product, `${scope} ${slot.cacheKey}`, exact(markup));
        }
      },
    };
  }

  /** The same for a page of one visitor, of which nothing is kept for others. */
  read(scope: string, now: number): KeptMarkup {
    const kept = this.open(scope, now);
    return { ...kept, facts: new Map(kept.facts), keep() {} };
  }

  invalidate(changes: readonly Change[]): void {
    if (changes.some(({ kind, key }) => kind !== 'product' || key === '*')) this.clear();
    else for (const { key } of changes) this.#products.delete(productGlobalId(key));
  }

  clear(): void {
    this.#epoch += 1;
    this.#products.clear();
    this.#layouts = new Map();
  }

  #layoutOf(scope: string): Layout {
    let layout = this.#layouts.get(scope);
    if (layout === undefined) {
      layout = { markup: new Map(), facts: new Map() };
      this.#layouts.set(scope, layout);
    }
    return layout;
  }

  #put(product: string, key: string, markup: Buffer): void {
    this.#products.set(product, new Map(this.#products.peek(product)).set(key, markup));
  }
}

const sizeOf = (entries: MarkupByKey, product: string) =>
  [...entries].reduce((sum, [key, markup]) => sum + key.length + markup.length, product.length);

/** A copy of its own: a slice of Node's pool would keep the whole pool in memory. */
function exact(markup: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(markup));
  bytes.write(markup);
  return bytes;
}
