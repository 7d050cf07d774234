import { productGlobalId } from '../app/platform/globalId.ts';
import type { KeptMarkup, LayoutPart } from '../app/platform/keptMarkup.ts';
import type { Change } from './apiAccess.ts';

/** Bytes of products that are kept: some ten thousand tiles. */
const limit = 16_000_000;

/** What pages of one scope share besides products; never changed once something else did. */
interface Layout {
  /** By part and look. */
  readonly markup: Map<string, Buffer>;
  readonly facts: Map<string, unknown>;
}

/**
 * Markup that pages share, as long as nothing changes that it may show: a change of a product drops
 * its own, any other change all, and so does the time at which prices change by themselves.
 */
export class MarkupCache {
  readonly #nextBoundary: (now: number) => number;
  readonly #products = new Map<string, Map<string, Buffer>>();
  /** By scope. */
  #layouts = new Map<string, Layout>();
  #bytes = 0;
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
    // Parts of one page belong together: the rendering goes on with the layout it began with.
    const { markup: layout, facts } = this.#layoutOf(scope);
    const layoutLooks = new Map<LayoutPart, string | null>();
    const keyOf = (part: LayoutPart) => {
      const look = layoutLooks.get(part);
      return look === null ? undefined : `${part} ${look ?? ''}`;
    };
    return {
      layoutLooks,
      facts,
      get: (slot) => {
        if ('layout' in slot) {
          const key = keyOf(slot.layout);
          return key === undefined ? undefined : layout.get(key);
        }
        return this.#products.get(slot.product)?.get(`${scope} ${slot.look}`);
      },
      keep: (slot, markup) => {
        if ('layout' in slot) {
          const key = keyOf(slot.layout);
          if (key !== undefined) layout.set(key, exact(markup));
        } else if (changes === this.#changes) {
          this.#put(slot.product, `${scope} ${slot.look}`, exact(markup));
        }
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
    this.#layouts = new Map();
    this.#bytes = 0;
  }

  #layoutOf(scope: string): Layout {
    let layout = this.#layouts.get(scope);
    if (layout === undefined) {
      layout = { markup: new Map(), facts: new Map() };
      this.#layouts.set(scope, layout);
    }
    return layout;
  }

  #put(product: string, look: string, markup: Buffer): void {
    const looks = this.#products.get(product) ?? new Map<string, Buffer>();
    this.#bytes += markup.length - (looks.get(look)?.length ?? 0);
    looks.set(look, markup);
    this.#products.set(product, looks);
    for (const [oldest] of this.#products) {
      if (this.#bytes <= limit) return;
      this.#remove(oldest);
    }
  }

  #remove(product: string): void {
    for (const markup of this.#products.get(product)?.values() ?? []) {
      this.#bytes -= markup.length;
    }
    this.#products.delete(product);
  }
}

/** Not a part of Node's pool, all of which would stay for it. */
function exact(markup: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(markup));
  bytes.write(markup);
  return bytes;
}
