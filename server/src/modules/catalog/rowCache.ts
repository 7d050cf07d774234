interface Entry<Row> {
  readonly row: Promise<Row>;
  /** Since it was last looked at for eviction. */
  isUsed: boolean;
}

/**
 * A bounded map that forgets what was not used for long (second chance) and shares a load among
 * all who ask for the same key while it runs. What is dropped during a load is not kept from that
 * load: it may have read the row before the change.
 */
export class RowCache<Row> {
  readonly #limit: number;
  readonly #entries = new Map<string, Entry<Row>>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Promise<Row> | undefined {
    const entry = this.#entries.get(key);
    if (entry !== undefined) entry.isUsed = true;
    return entry?.row;
  }

  /** Keeps the promise while it is pending and when it succeeds; a failure is forgotten. */
  set(key: string, row: Promise<Row>): void {
    this.#entries.delete(key);
    if (this.#entries.size >= this.#limit) this.#evict();
    this.#entries.set(key, { row, isUsed: false });
    row.catch(() => {
      if (this.#entries.get(key)?.row === row) this.#entries.delete(key);
    });
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
