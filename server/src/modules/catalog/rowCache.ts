/**
 * A bounded map that forgets what was used longest ago and shares a load among all who ask
 * for the same key while it runs. What is dropped during a load is not kept from that load:
 * it may have read the row before the change.
 */
export class RowCache<Row> {
  readonly #limit: number;
  readonly #entries = new Map<string, Promise<Row>>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Promise<Row> | undefined {
    const entry = this.#entries.get(key);
    if (entry !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry;
  }

  /** Keeps the promise while it is pending and when it succeeds; a failure is forgotten. */
  set(key: string, row: Promise<Row>): void {
    this.#entries.set(key, row);
    row.catch(() => {
      if (this.#entries.get(key) === row) this.#entries.delete(key);
    });
    if (this.#entries.size > this.#limit) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
