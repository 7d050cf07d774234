import type { Dictionary } from './dictionary.ts';
import { firstSlipsOf, forgivenErrors, type SimilarWord } from './misspelling.ts';

/** A misspelt word may mean several; so many are searched. */
const maxSimilar = 3;
const maxAllSimilar = 20;

/** What may have been meant by a word that the catalogue doesn't know. */
export class Corrections {
  readonly #dictionary: Dictionary;
  readonly #frequency: Uint32Array;

  constructor(dictionary: Dictionary, frequency: Uint32Array) {
    this.#dictionary = dictionary;
    this.#frequency = frequency;
  }

  /** The names of things most like a word, the nearest and then the most frequent first. */
  similar(surface: string, maxErrors = forgivenErrors(surface)): SimilarWord[] {
    const all = this.allSimilar(surface, maxErrors);
    return all.filter(({ distance }) => distance === all[0]?.distance).slice(0, maxSimilar);
  }

  /** Those within a distance, in the same order. */
  allSimilar(surface: string, maxErrors: number): SimilarWord[] {
    if (forgivenErrors(surface) === 0) return [];
    return this.#dictionary
      .similarTo(surface, maxErrors)
      .filter(({ word }) => (this.#frequency[word] ?? 0) > 0 && this.#isLetters(word))
      .filter((similar) => similar.distance > 0 && this.#mayBeMeant(similar))
      .sort(
        (a, b) =>
          a.distance - b.distance ||
          (this.#frequency[b.word] ?? 0) - (this.#frequency[a.word] ?? 0),
      )
      .slice(0, maxAllSimilar);
  }

  /** A slip may have been a keyword; what is less alike is rather what things are called. */
  #mayBeMeant({ word, distance }: SimilarWord): boolean {
    return this.#dictionary.isName(word) || (distance <= 1 && this.#dictionary.isKeyword(word));
  }

  /** What only the first letter tells from the word: the Ordner of Rodner. */
  firstSlips(surface: string): SimilarWord[] {
    return firstSlipsOf(surface)
      .map((word) => this.#dictionary.find(word))
      .filter((word) => word !== undefined)
      .filter((word) => (this.#frequency[word] ?? 0) > 0 && this.#dictionary.isName(word))
      .map((word) => ({ word, distance: 1 }))
      .slice(0, maxSimilar);
  }

  #isLetters(word: number): boolean {
    return !/\d/.test(this.#dictionary.surfaceOf(word));
  }
}
