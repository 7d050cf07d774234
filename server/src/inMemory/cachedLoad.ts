/** A value, or the promise of it where it has to be loaded first. */
export type Awaitable<T> = T | Promise<T>;

/** Goes on in the same turn where the value is there: a promise for each field of each tile costs. */
export function whenThere<T, Result>(
  value: Awaitable<T>,
  goOn: (value: T) => Awaitable<Result>,
): Awaitable<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}

/**
 * Something that is loaded at first use and again after `forget`, by one load at a time. A load
 * that failed, or that ran while it was forgotten, is not remembered.
 */
export class Remembered<T extends object> {
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

  forget(): void {
    this.#value = undefined;
  }
}
