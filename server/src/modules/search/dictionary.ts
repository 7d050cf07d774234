import { stringAt, stringCount } from '../../inMemory/strings.ts';
import type { Vocabulary } from './compounds.ts';
import type { LanguageRules } from './language.ts';
import { headRole, nameRole, thingRole, type WordColumns } from './searchIndex.ts';

export interface SimilarWord {
  readonly word: number;
  /** Letters inserted, left out, changed or exchanged with their neighbour. */
  readonly distance: number;
}

/** First letters that are taken for each other: Kollegeblock, Sirkel, Fase. */
const soundsAlike: Readonly<Record<string, string>> = {
  ...{ b: 'p', p: 'b', d: 't', t: 'd', g: 'k', k: 'cgq', c: 'kz', q: 'k', z: 'cs', s: 'z' },
  ...{ f: 'v', v: 'fw', w: 'v', i: 'jy', j: 'iy', y: 'ij', a: 'e', e: 'a' },
};

/** What stands before the end of a compound. */
const minModifierLength = 3;
const isPart = (length: number) => length === 0 || length >= minModifierLength;

/** Looks words up: exactly, by their family, by how they begin, by what they resemble. */
export class Dictionary implements Vocabulary {
  readonly #columns: WordColumns;
  readonly #rules: LanguageRules;
  readonly size: number;

  constructor(columns: WordColumns, rules: LanguageRules) {
    this.#columns = columns;
    this.#rules = rules;
    this.size = stringCount(columns.surfaces);
  }

  surfaceOf(word: number): string {
    return stringAt(this.#columns.surfaces, word);
  }

  /** The word as people mostly write it. */
  spellingOf(word: number): string {
    return stringAt(this.#columns.spellings, word);
  }

  find(surface: string): number | undefined {
    const word = this.#firstFrom(surface);
    return word < this.size && this.surfaceOf(word) === surface ? word : undefined;
  }

  /** All forms and relatives of a word, known or not. */
  family(surface: string): readonly number[] {
    const { families, memberStart, members } = this.#columns;
    const key = this.#rules.familyOf(surface);
    const family = lowerBound(stringCount(families), (index) => stringAt(families, index) < key);
    if (family === stringCount(families) || stringAt(families, family) !== key) return [];
    return Array.from(members.subarray(memberStart[family], memberStart[family + 1]));
  }

  /** Words that begin so: from the first up to the end, in their order. */
  beginningWith(prefix: string): { readonly first: number; readonly end: number } {
    const first = this.#firstFrom(prefix);
    const rest = lowerBound(this.size - first, (index) =>
      this.surfaceOf(first + index).startsWith(prefix),
    );
    return { first, end: first + rest };
  }

  /**
   * What the catalogue names things with and that has the longest end in common with the word.
   *
   * @param minLength in letters
   * @returns none where the end is not the whole of a word, or behind the first part of a compound
   */
  sharingEnd(
    surface: string,
    minLength: number,
  ): { readonly words: number[]; readonly length: number } {
    const { bytes, offsets } = this.#columns.surfaces;
    const wanted = Buffer.from(surface);
    let words: number[] = [];
    let bestLength = minLength;
    for (let word = 0; word < this.size; word++) {
      const start = offsets[word] ?? 0;
      const end = offsets[word + 1] ?? 0;
      const maxLength = Math.min(wanted.length, end - start);
      let length = 0;
      while (length < maxLength && bytes[end - length - 1] === wanted[wanted.length - length - 1])
        length++;
      if (length < bestLength || !this.isName(word)) continue;
      if (!isPart(wanted.length - length) || !isPart(end - start - length)) continue;
      if (length > bestLength) words = [];
      bestLength = length;
      words.push(word);
    }
    return { words, length: bestLength };
  }

  /** In a query also what one does with things: the rechnen of Bruchrechnen. */
  isHead(surface: string): boolean {
    return this.isNoun(surface) || this.#isActivity(surface);
  }

  #isActivity(surface: string): boolean {
    const infinitive = this.#rules.infinitiveOf(surface);
    return infinitive !== undefined && this.find(infinitive) !== undefined;
  }

  isNoun(surface: string): boolean {
    const form = this.#rules.formOf(surface);
    return this.family(surface).some(
      (word) =>
        ((this.#columns.roles[word] ?? 0) & headRole) !== 0 &&
        this.#rules.formOf(this.surfaceOf(word)) === form,
    );
  }

  /** What stands before a head must be known in a query: it is searched for. */
  isStrongHead(): boolean {
    return false;
  }

  isModifier(surface: string): boolean {
    return this.family(surface).length > 0;
  }

  /** Whether the catalogue names things with the word, rather than only describing them. */
  isName(word: number): boolean {
    return ((this.#columns.roles[word] ?? 0) & nameRole) !== 0;
  }

  /** Whether the catalogue calls things so: there is a Spitzmaschine, but nothing is a Maschine. */
  isThing(surface: string): boolean {
    return this.family(surface).some(
      (word) => ((this.#columns.roles[word] ?? 0) & thingRole) !== 0,
    );
  }

  #firstFrom(surface: string): number {
    return lowerBound(this.size, (word) => this.surfaceOf(word) < surface);
  }

  /**
   * Words that are written alike: they differ by at most `maxErrors` errors (Damerau's, adjacent
   * transpositions included) and begin with the same letter, or one that sounds alike.
   *
   * Walks the sorted words like a tree: what a word has in common with its predecessor is not
   * computed again, and where all ways are too long already, all words that begin so are passed.
   *
   * @param asPrefix the word may go on after what is compared
   */
  similarTo(surface: string, maxErrors: number, asPrefix = false): SimilarWord[] {
    const letter = surface.slice(0, 1);
    return [letter, ...(asPrefix ? '' : (soundsAlike[letter] ?? ''))].flatMap((first) =>
      this.#similarFrom(first, surface, maxErrors, asPrefix),
    );
  }

  #similarFrom(
    letter: string,
    surface: string,
    maxErrors: number,
    asPrefix: boolean,
  ): SimilarWord[] {
    const wanted = Buffer.from(surface);
    const width = wanted.length + 1;
    const { surfaces, shared } = this.#columns;
    const { bytes, offsets } = surfaces;
    const found: SimilarWord[] = [];
    const maxDepth = wanted.length + maxErrors + 1;
    // Row d: distances of the first d letters to each beginning of the wanted word.
    const rows = new Uint8Array((maxDepth + 1) * width);
    for (let column = 0; column < width; column++) rows[column] = column;
    const { first, end } = this.beginningWith(letter);
    let valid = 0;
    const prefixBest = new Uint8Array(maxDepth + 2).fill(0xff);
    for (let word = first; word < end; ) {
      const start = offsets[word] ?? 0;
      const length = (offsets[word + 1] ?? 0) - start;
      let depth = word === first ? 0 : Math.min(valid, shared[word] ?? 0);
      let isTooFar = false;
      while (depth < length && depth < maxDepth) {
        const letter = bytes[start + depth] ?? 0;
        const before = depth === 0 ? 0 : (bytes[start + depth - 1] ?? 0);
        const row = (depth + 1) * width;
        const last = row - width;
        let rowMin = depth + 1;
        rows[row] = rowMin;
        for (let column = 1; column < width; column++) {
          const other = wanted[column - 1];
          let distance = Math.min(
            (rows[last + column] ?? 0) + 1,
            (rows[row + column - 1] ?? 0) + 1,
            (rows[last + column - 1] ?? 0) + (other === letter ? 0 : 1),
          );
          if (depth > 0 && column > 1 && other === before && wanted[column - 2] === letter) {
            distance = Math.min(distance, (rows[last - width + column - 2] ?? 0) + 1);
          }
          rows[row + column] = distance;
          if (distance < rowMin) rowMin = distance;
        }
        depth++;
        prefixBest[depth] = Math.min(
          prefixBest[depth - 1] ?? 0xff,
          rows[depth * width + width - 1] ?? 0xff,
        );
        if (rowMin > maxErrors && !(asPrefix && (prefixBest[depth] ?? 0xff) <= maxErrors)) {
          isTooFar = true;
          break;
        }
      }
      valid = depth;
      if (isTooFar) {
        do word++;
        while (word < end && (shared[word] ?? 0) >= depth);
        continue;
      }
      const distance = asPrefix
        ? (prefixBest[depth] ?? 0xff)
        : depth < length
          ? 0xff
          : (rows[depth * width + width - 1] ?? 0xff);
      if (distance <= maxErrors) found.push({ word, distance });
      word++;
    }
    return found;
  }
}

/** Errors between two words, by the same count as `similarTo`; stops counting above `maxErrors`. */
export function errorsBetween(a: string, b: string, maxErrors: number): number {
  if (a.charAt(0) !== b.charAt(0) || Math.abs(a.length - b.length) > maxErrors)
    return maxErrors + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(errors);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** How many errors are forgiven in a word. */
export function forgivenErrors(surface: string): number {
  return surface.length < 4 ? 0 : surface.length < 9 ? 1 : 2;
}

/** The first of `count` places at which `isBefore` no longer holds. */
function lowerBound(count: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
