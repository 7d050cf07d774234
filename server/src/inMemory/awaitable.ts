/** A value, or the promise of it where it has to be loaded first. */
export type Awaitable<T> = T | Promise<T>;

/** Maps a value, in the same turn where it is loaded already: a promise for each field of each tile costs. */
export function mapAwaitable<T, Result>(
  value: Awaitable<T>,
  goOn: (value: T) => Awaitable<Result>,
): Awaitable<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
