import type { Choices, QueryWord } from './interpret.ts';
import type { PostingColumns } from './searchIndex.ts';

/** Products that match, by the index's numbers, with what they score (0 to 1). */
export interface Matches {
  readonly products: Uint32Array;
  readonly scores: Float32Array;
  /** The words that no match has; empty when all have all. */
  readonly dropped: readonly QueryWord[];
}

const noMatches: Matches = {
  products: new Uint32Array(0),
  scores: new Float32Array(0),
  dropped: [],
};

/** Whether a product is to be found at all, and what its score is multiplied by (0: not). */
export type Prior = (product: number) => number;

/** Finds the products of words. Not reentrant: its places are used again by the next query. */
export class Matcher {
  readonly #postings: PostingColumns;
  readonly #productCount: number;
  /** Of one word of the query. */
  readonly #word: Sums;
  /** Of one of the words that must come together to mean it, and of those so far. */
  readonly #part: Sums;
  readonly #joint: Sums;
  readonly #all: Sums;
  /** Bit n: the product has word n of the query. */
  readonly #has: Uint16Array;

  constructor(postings: PostingColumns, productCount: number) {
    this.#postings = postings;
    this.#productCount = productCount;
    this.#word = new Sums(productCount);
    this.#part = new Sums(productCount);
    this.#joint = new Sums(productCount);
    this.#all = new Sums(productCount);
    this.#has = new Uint16Array(productCount);
  }

  /** Products with all words; if there are none, those with the weightiest words that occur together. */
  match(words: readonly QueryWord[], prior: Prior): Matches {
    if (words.length === 0) return noMatches;
    const weights = words.map((word) => this.#weightOf(word));
    // The rarest first: of the others only what has it is looked at.
    const order = [...words.keys()].sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
    const ordered = order.map((index) => words[index] as QueryWord);
    const orderedWeights = order.map((index) => weights[index] ?? 0);
    const strict = this.#collect(ordered, orderedWeights, true, prior);
    if (strict !== undefined) return strict;
    return words.length === 1
      ? noMatches
      : (this.#collect(ordered, orderedWeights, false, prior) ?? noMatches);
  }

  /** How many of the products have the word. */
  countAmong(products: Uint32Array, word: number): number {
    this.#addChoices([{ word, share: 1 }], this.#part);
    let count = 0;
    for (const product of products) if (this.#part.sums[product] !== 0) count++;
    this.#part.clear();
    return count;
  }

  /** Whether a product with the word is to be found at all. */
  isFound(word: number, prior: Prior): boolean {
    return this.#eachPosting(word, (product) => prior(product) > 0);
  }

  #collect(
    words: readonly QueryWord[],
    weights: readonly number[],
    isStrict: boolean,
    prior: Prior,
  ): Matches | undefined {
    const has = this.#has;
    const all = this.#all;
    words.forEach((word, index) => {
      const bit = 1 << index;
      const required = isStrict ? bit - 1 : 0;
      const weight = weights[index] ?? 0;
      this.#addWord(word);
      const { sums, touched, count } = this.#word;
      for (let at = 0; at < count; at++) {
        const product = touched[at] as number;
        const before = has[product] as number;
        if ((before & required) !== required) continue;
        has[product] = before | bit;
        all.add(product, (sums[product] as number) * weight);
      }
      this.#word.clear();
    });
    const wanted = isStrict ? 2 ** words.length - 1 : this.#weightiest(weights, prior);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const { sums, touched, count } = all;
    // The places of what was touched are written over as they are read.
    const scores = this.#part.sums;
    let found = 0;
    for (let at = 0; at < count; at++) {
      const product = touched[at] as number;
      const bits = has[product] as number;
      has[product] = 0;
      const sum = sums[product] as number;
      sums[product] = 0;
      if (wanted === 0 || (bits & wanted) !== wanted) continue;
      const factor = prior(product);
      if (factor === 0) continue;
      touched[found] = product;
      scores[found] = Math.min((sum / total) * factor, 1);
      found++;
    }
    all.clear();
    const matches = {
      products: touched.slice(0, found),
      scores: scores.slice(0, found),
      dropped: words.filter((_, index) => (wanted & (1 << index)) === 0),
    };
    scores.fill(0, 0, found);
    return found === 0 ? undefined : matches;
  }

  /** Of all combinations of words that occur the one that weighs most. */
  #weightiest(weights: readonly number[], prior: Prior): number {
    let best = 0;
    let bestWeight = 0;
    const seen = new Map<number, number>();
    for (const product of this.#all.touched.subarray(0, this.#all.count)) {
      const bits = this.#has[product] ?? 0;
      let weight = seen.get(bits);
      if (weight === undefined) {
        weight = weights.reduce((sum, own, index) => sum + (bits & (1 << index) ? own : 0), 0);
        seen.set(bits, weight);
      }
      if (weight > bestWeight && prior(product) > 0) {
        best = bits;
        bestWeight = weight;
      }
    }
    return best;
  }

  /** The rarer a word, the more it says (BM25's idf). */
  #weightOf({ choices, together, importance }: QueryWord): number {
    const close = choices.filter(({ share }) => share >= 0.5);
    let frequency = 0;
    for (const { word } of close) frequency += this.#postings.frequency[word] ?? 0;
    if (close.length === 0 && together.length > 0) {
      frequency = Math.min(
        ...together.flatMap(({ all }) =>
          all.map((any) =>
            any.reduce((sum, { word }) => sum + (this.#postings.frequency[word] ?? 0), 0),
          ),
        ),
      );
    }
    const count = this.#productCount;
    const bounded = Math.min(frequency, count);
    return importance * Math.log(1 + (count - bounded + 0.5) / (bounded + 0.5));
  }

  #addWord({ choices, together }: QueryWord): void {
    this.#addChoices(choices, this.#word);
    for (const { all, share } of together) {
      // Products with every one of them, each counting as much as the weakest of its words.
      const joint = this.#joint;
      const [first = [], ...others] = all;
      this.#addChoices(first, joint);
      for (const any of others) {
        this.#addChoices(any, this.#part);
        joint.keepLower(this.#part);
        this.#part.clear();
      }
      const { sums, touched, count } = joint;
      for (let at = 0; at < count; at++) {
        const product = touched[at] as number;
        this.#word.raise(product, (sums[product] as number) * share);
      }
      joint.clear();
    }
  }

  #addChoices(choices: Choices, to: Sums): void {
    for (const { word, share } of choices) {
      const scale = share / 255;
      this.#eachPosting(word, (product, impact) => {
        to.raise(product, impact * scale);
        return false;
      });
    }
  }

  /** Tells the products of a word until one is the last that is wanted; whether one was. */
  #eachPosting(word: number, isLast: (product: number, impact: number) => boolean): boolean {
    const { bytes, start } = this.#postings;
    const end = start[word + 1] ?? 0;
    let product = -1;
    for (let at = start[word] ?? 0; at < end; ) {
      let byte = bytes[at++] as number;
      let gap = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = bytes[at++] as number;
        gap |= (byte & 0x7f) << shift;
      }
      product += gap + 1;
      if (isLast(product, bytes[at++] as number)) return true;
    }
    return false;
  }
}

/** A number for each product, most of them 0; remembers which are not. */
class Sums {
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
