import { GrowingList, SparseAccumulator } from './lists.ts';
import { packPostings } from './postings.ts';
import type { PostingColumns } from './searchIndex.ts';
import type { Compounds } from './wordList.ts';

/** How soon more of a word stops to matter (BM25's k1). */
const saturation = 2.5;

/** Collects the words of products, product by product, and tells the products of each word. */
export class ProductWords {
  /** Product by product its words and what they weigh; `#ends` tells where each product ends. */
  readonly #words = new GrowingList((length) => new Uint32Array(length));
  readonly #weights = new GrowingList((length) => new Float32Array(length));
  readonly #ends: number[] = [];
  readonly #sums = new SparseAccumulator();

  /** @param word by its arrival */
  add(word: number, weight: number): void {
    this.#sums.add(word, weight);
  }

  /** What was added belongs to one product, the next to arrive. */
  endProduct(): void {
    this.#sums.drain((word, weight) => {
      this.#words.push(word);
      this.#weights.push(weight);
    });
    this.#ends.push(this.#words.length);
  }

  /** Turns the words of each product into the products of each word, parts of compounds included. */
  postings(arrivals: Uint32Array, compounds: Compounds, places: Uint32Array): PostingColumns {
    const eachPosting = (tell: (word: number, product: number, weight: number) => void) => {
      arrivals.forEach((arrival, product) => {
        const end = this.#ends[arrival] ?? 0;
        for (let at = this.#ends[arrival - 1] ?? 0; at < end; at++) {
          const word = this.#words.at(at);
          const weight = this.#weights.at(at);
          this.#sums.add(places[word] ?? 0, weight);
          for (const { part, share } of compounds.get(word) ?? []) {
            this.#sums.add(places[part] ?? 0, weight * share);
          }
        }
        this.#sums.drain((word, sum) => tell(word, product, sum));
      });
    };
    const start = new Uint32Array(places.length + 1);
    eachPosting((word) => {
      start[word + 1] = (start[word + 1] ?? 0) + 1;
    });
    for (let word = 1; word < start.length; word++) {
      start[word] = (start[word] ?? 0) + (start[word - 1] ?? 0);
    }
    const total = start[places.length] ?? 0;
    const next = start.slice();
    const products = new Uint32Array(total);
    const impacts = new Uint8Array(total);
    eachPosting((word, product, weight) => {
      const at = next[word] ?? 0;
      next[word] = at + 1;
      products[at] = product;
      impacts[at] = Math.max(1, Math.round((255 * weight) / (weight + saturation)));
    });
    return packPostings(start, products, impacts);
  }
}
