/**
 * A bounded map that forgets what was not used for longest, half of it at a time, and shares a
 * load among all who ask for the same key while it runs. What is dropped during a load is not kept
 * from that load: it may have read the row before the change.
 */
export class RowCache<Row> {
  readonly #half: number;
  /** What was used since the other half was full; what is used of that comes over. */
  #recent = new Map<string, Promise<Row>>();
  #older = new Map<string, Promise<Row>>();

  constructor(limit: number) {
    this.#half = limit / 2;
  }

  get(key: string): Promise<Row> | undefined {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const older = this.#older.get(key);
    if (older !== undefined) this.#keep(key, older);
    return older;
  }

  /** Keeps the promise while it is pending and when it succeeds; a failure is forgotten. */
  set(key: string, row: Promise<Row>): void {
    this.#keep(key, row);
    row.catch(() => {
      for (const half of [this.#recent, this.#older]) {
        if (half.get(key) === row) half.delete(key);
      }
    });
  }

  delete(key: string): void {
    this.#recent.delete(key);
    this.#older.delete(key);
  }

  clear(): void {
    this.#recent.clear();
    this.#older.clear();
  }

  #keep(key: string, row: Promise<Row>): void {
    if (this.#recent.size >= this.#half) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#older.delete(key);
    this.#recent.set(key, row);
  }
}
