import { LRUCache } from 'lru-cache';

type State = string | number;

/**
 * Answers that hold for one state of what they were made of (a generation): the first question about
 * another state drops them all.
 */
export class StateCache<Value extends object> {
  readonly #kept: LRUCache<string, Value>;
  #state: State | undefined;

  constructor(bounds: LRUCache.Options<string, Value, unknown>) {
    this.#kept = new LRUCache(bounds);
  }

  get(state: State, key: string): Value | undefined {
    if (this.#state !== state) {
      this.#kept.clear();
      this.#state = state;
    }
    return this.#kept.get(key);
  }

  /** What was made of an earlier state, while it changed, must not outlive it, and is not kept. */
  set(state: State, key: string, value: Value): void {
    if (this.#state === state) this.#kept.set(key, value);
  }
}
