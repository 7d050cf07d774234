/**
 * Remembers which ids a file already had, and in which line, at 12 to 24 bytes each: catalogues
 * have millions of them. Ids are told apart by 64 bits of hash; that two of two million meet by
 * accident has a chance of one to ten million.
 */
export class SeenIds {
  #size = 0;
  #slots = 1024;
  #high = new Uint32Array(this.#slots);
  #low = new Uint32Array(this.#slots);
  #lines = new Uint32Array(this.#slots);

  /** The line that had this id before; otherwise remembers `line` (from 1) for it. */
  lineOf(id: string, line: number): number | undefined {
    const high = hash(id, 0x811c9dc5, 0x01000193);
    const low = hash(id, 0x9747b28c, 0x5bd1e995);
    const slot = this.#find(high, low);
    const before = this.#lines[slot];
    if (before) return before;
    this.#put(slot, high, low, line);
    if (++this.#size * 2 > this.#slots) this.#grow();
    return undefined;
  }

  #find(high: number, low: number): number {
    let slot = low & (this.#slots - 1);
    while (this.#lines[slot] && (this.#high[slot] !== high || this.#low[slot] !== low)) {
      slot = (slot + 1) & (this.#slots - 1);
    }
    return slot;
  }

  #put(slot: number, high: number, low: number, line: number): void {
    this.#high[slot] = high;
    this.#low[slot] = low;
    this.#lines[slot] = line;
  }

  #grow(): void {
    const [high, low, lines] = [this.#high, this.#low, this.#lines];
    this.#slots *= 2;
    this.#high = new Uint32Array(this.#slots);
    this.#low = new Uint32Array(this.#slots);
    this.#lines = new Uint32Array(this.#slots);
    for (const [slot, line] of lines.entries()) {
      if (line === 0) continue;
      const [upper, lower] = [high[slot] as number, low[slot] as number];
      this.#put(this.#find(upper, lower), upper, lower, line);
    }
  }
}

/** FNV-1a with murmur's finish, so that the lower bits are as good as the upper ones. */
function hash(text: string, seed: number, factor: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), factor);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
