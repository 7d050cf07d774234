/** A number for each product, most of them 0; remembers which are not. */
export class Scores {
  readonly scores: Float32Array;
  readonly touched: Uint32Array;
  count = 0;

  constructor(size: number) {
    this.scores = new Float32Array(size);
    this.touched = new Uint32Array(size);
  }

  add(place: number, value: number): void {
    const before = this.scores[place] as number;
    if (before === 0) this.touched[this.count++] = place;
    this.scores[place] = before + value;
  }

  /** Keeps the higher one. */
  raise(place: number, value: number): void {
    const before = this.scores[place] as number;
    if (before === 0) this.touched[this.count++] = place;
    if (value > before) this.scores[place] = value;
  }

  /** Only what the other has as well, the lower one of both. */
  keepLower(other: Scores): void {
    let kept = 0;
    for (let at = 0; at < this.count; at++) {
      const place = this.touched[at] as number;
      const lower = Math.min(this.scores[place] as number, other.scores[place] as number);
      this.scores[place] = lower;
      if (lower !== 0) this.touched[kept++] = place;
    }
    this.count = kept;
  }

  clear(): void {
    for (let index = 0; index < this.count; index++) this.scores[this.touched[index] as number] = 0;
    this.count = 0;
  }
}
