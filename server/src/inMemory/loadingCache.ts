import type { Awaitable } from './remembered.ts';

interface Entry<Value> {
  value: Awaitable<Value>;
  /** Since it was last looked at for eviction. */
  isUsed: boolean;
}

/**
 * A bounded map that forgets what was not used for long (second chance) and shares a load among
 * all who ask for the same key while it runs; after it the value is there at once. What is dropped
 * during a load is not kept from that load: it may have been read before the change.
 */
export class LoadingCache<Value> {
  readonly #limit: number;
  readonly #entries = new Map<string, Entry<Value>>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value or the promise of it; undefined: not kept. "Nothing" that is kept stays a promise. */
  get(key: string): Awaitable<Value> | undefined {
    const entry = this.#entries.get(key);
    if (entry !== undefined) entry.isUsed = true;
    return entry?.value;
  }

  /** Keeps the promise while it is pending, then its value; a failure is forgotten. */
  set(key: string, loading: Promise<Value>): void {
    this.#entries.delete(key);
    if (this.#entries.size >= this.#limit) this.#evict();
    const entry: Entry<Value> = { value: loading, isUsed: false };
    this.#entries.set(key, entry);
    loading.then(
      (value) => {
        if (value !== undefined) entry.value = value;
      },
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** The oldest that was not used since it was looked at before; the others get behind. */
  #evict(): void {
    for (const [key, entry] of this.#entries) {
      this.#entries.delete(key);
      if (!entry.isUsed) return;
      entry.isUsed = false;
      this.#entries.set(key, entry);
    }
  }
}
