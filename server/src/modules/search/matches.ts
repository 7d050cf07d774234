import type { QueryWord } from './queryWords.ts';

/** Products that match, by the index's numbers, with what they score (0 to 1). */
export interface Matches {
  readonly products: Uint32Array;
  readonly scores: Float32Array;
  /** So many of them have all words. */
  readonly complete: number;
  /** So many only lie beside the best, in their category. */
  readonly neighbours: number;
  /** The words that no match has. */
  readonly dropped: readonly QueryWord[];
}

export const noMatches: Matches = {
  products: new Uint32Array(0),
  scores: new Float32Array(0),
  complete: 0,
  neighbours: 0,
  dropped: [],
};

/** Whether a product is to be found at all, and what its score is multiplied by (0: not). */
export type Prior = (product: number) => number;
