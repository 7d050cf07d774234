import type { Awaitable } from './awaitable.ts';

/**
 * One value that is loaded at first use and again after `invalidate`, by one load at a time. The
 * result of a load that failed, or that ran while the cache was invalidated, is not kept.
 */
export class CachedLoad<T extends object> {
  readonly #load: () => Promise<T>;
  #value: Awaitable<T> | undefined;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  get(): Awaitable<T> {
    if (this.#value !== undefined) return this.#value;
    const loading = this.#load();
    this.#value = loading;
    const settle = (value: T | undefined) => {
      if (this.#value === loading) this.#value = value;
    };
    loading.then(settle, () => settle(undefined));
    return loading;
  }

  invalidate(): void {
    this.#value = undefined;
  }
}
