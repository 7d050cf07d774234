import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding, encodings } from './compression.ts';

export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** The rendered page; once it is well compressed, only that encoding is kept. */
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>;
  /**
   * Tags of the shown data: `product:<id>`, `category`, `content`, `catalog` (any listed product).
   */
  readonly tags: ReadonlySet<string>;
  /** Generation of the shown data, taken before any of them was read. */
  readonly generation: number;
  /** When a price, a "new" mark or a deal may change by time, in milliseconds since the epoch. */
  readonly expires: number;
}

export interface PageSource {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** In UTF-8. */
  readonly html: Buffer;
  readonly tags: ReadonlySet<string>;
  readonly generation: number;
  readonly expires: number;
}

const decompressGzip = promisify(gunzip);

/**
 * Whole pages by key, bounded in bytes; the least recently used go first.
 *
 * A change drops exactly the pages that show it. A page of an older generation than the present one
 * is not stored: it may show the old state (docs/decisions/028-freshness.md).
 */
export class PageCache {
  readonly #generation: () => number;
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #compressing = new Set<string>();
  #compressed = Promise.resolve();
  readonly #quickly = new WeakMap<StoredPage, Map<Encoding, Promise<StoredPage>>>();

  /**
   * @param limit bytes of all pages together, 0 keeps none
   * @param generation the present one of what pages show
   */
  constructor(limit: number, generation: () => number) {
    this.#generation = generation;
    this.#pages = new LRUCache({
      maxSize: Math.max(1, limit),
      maxEntrySize: Math.max(1, Math.floor(limit / 4)),
      sizeCalculation: sizeOf,
    });
  }

  get(key: string, now: number): StoredPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined || page.expires > now) return page;
    this.#pages.delete(key);
    return undefined;
  }

  /** Keeps the page, unless something changed since its generation. */
  store(key: string, source: PageSource): StoredPage {
    const page = preparePage(source);
    if (page.generation === this.#generation()) this.#pages.set(key, page);
    return page;
  }

  /**
   * The page with a body in this encoding: quickly compressed where there is none, since a visitor
   * waits.
   */
  async provide(page: StoredPage, encoding: Encoding): Promise<StoredPage> {
    if (page.bodies[encoding] !== undefined) return page;
    // Few clients want it uncompressed: not worth keeping beside the compressed one.
    if (encoding === 'identity') return quickly(page, encoding);
    const making = this.#quickly.get(page) ?? new Map<Encoding, Promise<StoredPage>>();
    this.#quickly.set(page, making);
    const made = making.get(encoding) ?? quickly(page, encoding);
    making.set(encoding, made);
    return made;
  }

  /**
   * Compresses a page that is requested again at the best level, in the background: a page that is
   * requested once never costs that. One page after the other, since each compressor takes
   * megabytes.
   */
  compress(key: string, page: StoredPage): Promise<void> {
    if (this.#compressing.has(key)) return this.#compressed;
    this.#compressing.add(key);
    const done = this.#compressed.then(async () => {
      const isKept = () => this.#pages.peek(key) === page;
      try {
        const compressed = isKept() ? await compressedWell(page) : page;
        if (isKept()) this.#pages.set(key, compressed);
      } finally {
        this.#compressing.delete(key);
      }
    });
    // The queue goes on after a failure, which the page's caller receives.
    this.#compressed = done.catch(() => {});
    return done;
  }

  /** Drops every page with one of these tags. */
  invalidate(tags: readonly string[]): void {
    for (const [key, page] of [...this.#pages.entries()]) {
      if (tags.some((tag) => page.tags.has(tag))) this.#pages.delete(key);
    }
  }

  clear(): void {
    this.#pages.clear();
  }
}

/** Keys count too, since a visitor's address may be long. */
const sizeOf = ({ bodies, headers }: StoredPage, key: string) =>
  encodings.reduce((sum, encoding) => sum + (bodies[encoding]?.length ?? 0), key.length) +
  Object.values(headers).reduce((sum, value) => sum + value.length, 0);

async function quickly({ bodies, ...page }: StoredPage, encoding: Encoding): Promise<StoredPage> {
  // A well compressed page has no other body; few clients accept nothing compressed.
  const identity = bodies.identity ?? (await decompressGzip(bodies.gzip ?? Buffer.alloc(0)));
  if (encoding === 'identity') return { ...page, bodies: { identity } };
  const body = await compress(identity, encoding, 'quick');
  return { ...page, bodies: { identity, [encoding]: exact(body) } };
}

export const etagOf = (body: Buffer): string =>
  `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

/** A page as rendered; compressed when a client asks for it. */
export function preparePage({ html: identity, ...page }: PageSource): StoredPage {
  return {
    ...page,
    etag: etagOf(identity),
    bodies: { identity },
  };
}

/** A copy: the compressor's buffer is several times the size of its result. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

async function compressedWell(page: StoredPage): Promise<StoredPage> {
  const { identity } = page.bodies;
  if (identity === undefined) return page;
  const [br, gzipped] = await Promise.all([
    compress(identity, 'br', 'well'),
    compress(identity, 'gzip', 'well'),
  ]);
  return { ...page, bodies: { br: exact(br), gzip: exact(gzipped) } };
}
