import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** As it was rendered at first; once it is compressed well, only that is kept. */
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** What the page shows: `product:<id>`, `category`, `content`, `catalog` (any listed product). */
  readonly tags: ReadonlySet<string>;
  /** Milliseconds since the epoch at which a price, a "new" mark or a deal may change by itself. */
  readonly expires: number;
}

export interface PageSource {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** In UTF-8. */
  readonly html: Buffer;
  readonly tags: ReadonlySet<string>;
  readonly expires: number;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);

/** Quality 5 is a tenth of the best level's time for 6 % more bytes. */
const wellBrotli = 5;
/** For who is waiting: half the time for 8 % more bytes, and still a tenth less than gzip's best. */
const quickBrotli = 4;

/**
 * Whole pages by key, bounded in bytes; what was used longest ago goes first.
 *
 * A change drops exactly the pages that show it. A page that was being rendered while a
 * change came in is not stored: it may show the old state.
 */
export class PageCache {
  readonly #limit: number;
  readonly #pages = new Map<string, StoredPage>();
  #bytes = 0;
  #changes = 0;
  readonly #compressing = new Set<string>();
  #compressed = Promise.resolve();
  readonly #quickly = new WeakMap<StoredPage, Map<Encoding, Promise<StoredPage>>>();

  /** @param limit bytes of all bodies together */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, now: number): StoredPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    if (page.expires <= now) {
      this.#remove(key, page);
      return undefined;
    }
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Take before rendering and give to `store`. */
  version(): number {
    return this.#changes;
  }

  /** Keeps the page, unless something changed since `version`. */
  store(key: string, source: PageSource, version: number): StoredPage {
    const page = preparePage(source);
    if (version === this.#changes && sizeOf(page) <= this.#limit / 4) this.#put(key, page);
    return page;
  }

  /** The page with a body in this encoding: made quickly where there is none, as somebody waits. */
  async provide(page: StoredPage, encoding: Encoding): Promise<StoredPage> {
    if (page.bodies[encoding] !== undefined) return page;
    // Few want it plain: not worth keeping beside what is kept compressed.
    if (encoding === 'identity') return quickly(page, encoding);
    const making = this.#quickly.get(page) ?? new Map<Encoding, Promise<StoredPage>>();
    this.#quickly.set(page, making);
    const made = making.get(encoding) ?? quickly(page, encoding);
    making.set(encoding, made);
    return made;
  }

  /**
   * Compresses a page that is asked for again as well as it goes, in the background: a page that
   * nobody asks for twice never costs it. One page after the other, since each compressor takes
   * megabytes.
   */
  compress(key: string, page: StoredPage): Promise<void> {
    if (this.#compressing.has(key)) return this.#compressed;
    this.#compressing.add(key);
    const done = this.#compressed.then(async () => {
      const isKept = () => this.#pages.get(key) === page;
      try {
        const compressed = isKept() ? await compressedWell(page) : page;
        if (isKept()) this.#put(key, compressed);
      } finally {
        this.#compressing.delete(key);
      }
    });
    // The next page does not suffer from this one's failure, which its caller hears of.
    this.#compressed = done.catch(() => {});
    return done;
  }

  #put(key: string, page: StoredPage): void {
    const old = this.#pages.get(key);
    if (old !== undefined) this.#remove(key, old);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const [oldest, candidate] of this.#pages) {
      if (this.#bytes <= this.#limit) return;
      this.#remove(oldest, candidate);
    }
  }

  /** Drops every page that shows one of these. */
  drop(tags: readonly string[]): void {
    this.#changes += 1;
    for (const [key, page] of this.#pages) {
      if (tags.some((tag) => page.tags.has(tag))) this.#remove(key, page);
    }
  }

  clear(): void {
    this.#changes += 1;
    this.#pages.clear();
    this.#bytes = 0;
  }

  #remove(key: string, page: StoredPage): void {
    this.#pages.delete(key);
    this.#bytes -= sizeOf(page);
  }
}

const sizeOf = ({ bodies }: StoredPage) =>
  encodings.reduce((sum, encoding) => sum + (bodies[encoding]?.length ?? 0), 0);

async function quickly({ bodies, ...page }: StoredPage, encoding: Encoding): Promise<StoredPage> {
  // A page that was compressed well has no other body; few clients take nothing compressed.
  const identity = bodies.identity ?? (await decompressGzip(bodies.gzip ?? Buffer.alloc(0)));
  if (encoding === 'identity') return { ...page, bodies: { identity } };
  const body =
    encoding === 'br'
      ? await brotli(identity, quickBrotli)
      : await compressGzip(identity, { level: 1 });
  return { ...page, bodies: { identity, [encoding]: exact(body) } };
}

const brotli = (body: Buffer, quality: number) =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

export const etagOf = (body: Buffer): string =>
  `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

/** A page as it was rendered; compressed when somebody wants it so. */
export function preparePage({ html: identity, ...page }: PageSource): StoredPage {
  return {
    ...page,
    etag: etagOf(identity),
    bodies: { identity },
  };
}

/** A compressor's result lies in a buffer several times its size. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

async function compressedWell(page: StoredPage): Promise<StoredPage> {
  const { identity } = page.bodies;
  if (identity === undefined) return page;
  const [br, gzipped] = await Promise.all([
    brotli(identity, wellBrotli),
    compressGzip(identity, { level: 6 }),
  ]);
  return { ...page, bodies: { br: exact(br), gzip: exact(gzipped) } };
}
