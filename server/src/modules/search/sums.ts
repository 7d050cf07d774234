/** A number for each product, most of them 0; remembers which are not. */
export class Sums {
  readonly sums: Float32Array;
  readonly touched: Uint32Array;
  count = 0;

  constructor(size: number) {
    this.sums = new Float32Array(size);
    this.touched = new Uint32Array(size);
  }

  add(place: number, value: number): void {
    const before = this.sums[place] as number;
    if (before === 0) this.touched[this.count++] = place;
    this.sums[place] = before + value;
  }

  /** Keeps the higher one. */
  raise(place: number, value: number): void {
    const before = this.sums[place] as number;
    if (before === 0) this.touched[this.count++] = place;
    if (value > before) this.sums[place] = value;
  }

  /** Only what the other has as well, the lower one of both. */
  keepLower(other: Sums): void {
    let kept = 0;
    for (let at = 0; at < this.count; at++) {
      const place = this.touched[at] as number;
      const lower = Math.min(this.sums[place] as number, other.sums[place] as number);
      this.sums[place] = lower;
      if (lower !== 0) this.touched[kept++] = place;
    }
    this.count = kept;
  }

  clear(): void {
    for (let index = 0; index < this.count; index++) this.sums[this.touched[index] as number] = 0;
    this.count = 0;
  }
}
