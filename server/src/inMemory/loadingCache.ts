import { LRUCache } from 'lru-cache';
import type { Awaitable } from './awaitable.ts';

interface Entry<Value> {
  value: Awaitable<Value>;
}

/** Characters; an id of the shop has at most 80, and many keys name two beside a storefront. */
const maxMeanKeyLength = 200;

/**
 * A bounded map (lru-cache) that shares a load among all who ask for the same key while it runs;
 * after it the value is there at once, which the library's own `fetch` never gives: a promise for
 * each tile of a listing costs. What is dropped during a load is not kept from that load: it may have
 * been read before the change.
 *
 * Keys that visitors make up count: together they are no longer than those of `limit` ids.
 */
export class LoadingCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;

  constructor(limit: number) {
    this.#entries = new LRUCache({
      max: limit,
      maxSize: limit * maxMeanKeyLength,
      sizeCalculation: (_, key) => key.length + 1,
    });
  }

  /** The value or the promise of it; undefined: not kept. "Nothing" that is kept stays a promise. */
  get(key: string): Awaitable<Value> | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Keeps the promise while it is pending, then its value; a failure is forgotten. */
  set(key: string, loading: Promise<Value>): void {
    const entry: Entry<Value> = { value: loading };
    this.#entries.set(key, entry);
    loading.then(
      (value) => {
        if (value !== undefined) entry.value = value;
      },
      () => {
        if (this.#entries.peek(key) === entry) this.#entries.delete(key);
      },
    );
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
