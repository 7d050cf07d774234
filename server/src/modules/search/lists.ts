/** A typed array that grows as it is pushed to. */
export class GrowingList<T extends Uint8Array | Uint32Array | Float32Array | Float64Array> {
  #items: T;
  #length = 0;
  readonly #allocate: (length: number) => T;

  constructor(allocate: (length: number) => T) {
    this.#allocate = allocate;
    this.#items = allocate(1_024);
  }

  get length(): number {
    return this.#length;
  }

  push(item: number): void {
    if (this.#length === this.#items.length) {
      const larger = this.#allocate(this.#length * 2);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.#length++] = item;
  }

  at(index: number): number {
    return this.#items[index] ?? 0;
  }

  /** What was pushed; a view, valid until the next push. */
  view(): T {
    return this.#items.subarray(0, this.#length) as T;
  }
}

/** Adds up numbers by index where few of many indexes occur; reusable without clearing all. */
export class SparseAccumulator {
  #sums = new Float32Array(1_024);
  readonly #touched: number[] = [];

  add(place: number, value: number): void {
    if (place >= this.#sums.length) {
      const larger = new Float32Array(Math.max(place + 1, this.#sums.length * 2));
      larger.set(this.#sums);
      this.#sums = larger;
    }
    const before = this.#sums[place] ?? 0;
    if (before === 0) this.#touched.push(place);
    this.#sums[place] = before + value;
  }

  /** Hands out every sum and resets it. */
  drain(visit: (place: number, sum: number) => void): void {
    for (const place of this.#touched) {
      visit(place, this.#sums[place] ?? 0);
      this.#sums[place] = 0;
    }
    this.#touched.length = 0;
  }
}
