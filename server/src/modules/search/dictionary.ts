import { stringAt, stringCount } from '../../inMemory/strings.ts';
import type { Vocabulary } from './compounds.ts';
import type { LanguageRules } from './language.ts';
import {
  headRole,
  nameRole,
  subjectRole,
  thingRole,
  titleRole,
  type WordColumns,
} from './searchIndex.ts';

export interface SimilarWord {
  readonly word: number;
  /** Letters inserted, left out, changed or exchanged with their neighbour; half where it is hardly heard. */
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
  /** Words by their last letters: to go through all words takes a moment. */
  #ends: WordEnds | undefined;
  /** Which words are heads, as far as was asked. */
  readonly #heads = new Map<number, boolean>();
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
   * @param minLength in letters, at least four
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
    this.#ends ??= new WordEnds(this.#columns.surfaces);
    for (const word of this.#ends.endingLike(wanted)) {
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

  /** The same of a word of the dictionary, worked out once: suggestions ask for the same ones. */
  isHeadWord(word: number): boolean {
    return this.#heads.getOrInsertComputed(word, () => this.isHead(this.surfaceOf(word)));
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

  /** Whether names are about just this form of a word. */
  isSubjectWord(word: number): boolean {
    return ((this.#columns.roles[word] ?? 0) & subjectRole) !== 0;
  }

  /** Whether categories are called so. */
  isTitleWord(word: number): boolean {
    return ((this.#columns.roles[word] ?? 0) & titleRole) !== 0;
  }

  /** Whether names are about the word, in one of its forms: they say what the thing is. */
  isSubject(surface: string): boolean {
    const form = this.#rules.formOf(surface);
    return this.family(surface).some(
      (word) =>
        ((this.#columns.roles[word] ?? 0) & subjectRole) !== 0 &&
        this.#rules.formOf(this.surfaceOf(word)) === form,
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
    // A doubled letter and the like is half an error: the table counts halves.
    const maxHalves = 2 * maxErrors;
    const maxDepth = wanted.length + maxHalves + 1;
    // Row d: distances of the first d letters to each beginning of the wanted word.
    const rows = new Uint8Array((maxDepth + 1) * width);
    for (let column = 1; column < width; column++) {
      rows[column] = Math.min(
        maxCount,
        (rows[column - 1] ?? 0) + extraCost(wanted[column - 1], wanted[column - 2]),
      );
    }
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
        const letterCost = extraCost(letter, before);
        let rowMin = Math.min(maxCount, (rows[last] ?? 0) + letterCost);
        rows[row] = rowMin;
        for (let column = 1; column < width; column++) {
          const other = wanted[column - 1] as number;
          const isEnd = column === width - 1 && isPluralLetter(letter);
          let distance = Math.min(
            (rows[last + column] ?? 0) + (isEnd ? 1 : letterCost),
            (rows[row + column - 1] ?? 0) + extraCost(other, wanted[column - 2]),
            (rows[last + column - 1] ?? 0) + changeCost(letter, other),
          );
          if (depth > 0 && column > 1 && other === before && wanted[column - 2] === letter) {
            distance = Math.min(distance, (rows[last - width + column - 2] ?? 0) + 2);
          }
          rows[row + column] = Math.min(maxCount, distance);
          if (distance < rowMin) rowMin = distance;
        }
        depth++;
        prefixBest[depth] = Math.min(
          prefixBest[depth - 1] ?? 0xff,
          rows[depth * width + width - 1] ?? 0xff,
        );
        if (rowMin > maxHalves && !(asPrefix && (prefixBest[depth] ?? 0xff) <= maxHalves)) {
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
      if (distance <= maxHalves) found.push({ word, distance: distance / 2 });
      word++;
    }
    return found;
  }
}

/** Finds the words that may end as another does. */
class WordEnds {
  /** Hash of an end -> its first word, from 1; word -> the next one of that hash, from 1. */
  readonly #first = new Uint32Array(endHashes);
  readonly #next: Uint32Array;

  constructor({ bytes, offsets }: WordColumns['surfaces']) {
    this.#next = new Uint32Array(offsets.length - 1);
    // From the last one, so that they are told in their order.
    for (let word = this.#next.length - 1; word >= 0; word--) {
      const end = hashOfEnd(bytes, offsets[word + 1] ?? 0);
      this.#next[word] = this.#first[end] ?? 0;
      this.#first[end] = word + 1;
    }
  }

  /** Ascending, with some that end otherwise. */
  *endingLike(wanted: Uint8Array): Generator<number> {
    let place = this.#first[hashOfEnd(wanted, wanted.length)] ?? 0;
    for (; place > 0; place = this.#next[place - 1] ?? 0) yield place - 1;
  }
}

const endHashes = 2 ** 16;

/** Of the four bytes before a place. */
function hashOfEnd(bytes: Uint8Array, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = end - 4; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 16)) & (endHashes - 1);
}

/** Errors between two words, by the same count as `similarTo`; stops counting above `maxErrors`. */
export function errorsBetween(a: string, b: string, maxErrors: number): number {
  if (a.charAt(0) !== b.charAt(0) || Math.abs(a.length - b.length) > 2 * maxErrors)
    return maxErrors + 1;
  const [letters, wanted] = [Buffer.from(a), Buffer.from(b)];
  let beforeLast: number[] = [];
  let last = [0];
  wanted.forEach((other, at) => {
    last.push((last[at] ?? 0) + extraCost(other, wanted[at - 1]));
  });
  for (const [row, letter] of letters.entries()) {
    const letterCost = extraCost(letter, letters[row - 1]);
    const current = [(last[0] ?? 0) + letterCost];
    let least = current[0] as number;
    wanted.forEach((other, at) => {
      const isEnd = at === wanted.length - 1 && isPluralLetter(letter);
      let halves = Math.min(
        (last[at + 1] ?? 0) + (isEnd ? 1 : letterCost),
        (current[at] ?? 0) + extraCost(other, wanted[at - 1]),
        (last[at] ?? 0) + changeCost(letter, other),
      );
      if (row > 0 && at > 0 && letter === wanted[at - 1] && letters[row - 1] === other) {
        halves = Math.min(halves, (beforeLast[at - 1] ?? 0) + 2);
      }
      current.push(halves);
      if (halves < least) least = halves;
    });
    // Two rows lie behind an exchange of letters: a single one above the bound tells nothing.
    if (least > 2 * maxErrors + 2) return maxErrors + 1;
    beforeLast = last;
    last = current;
  }
  return (last[wanted.length] ?? 0) / 2;
}

/** Of halves, in a byte. */
const maxCount = 0xfe;

const codesOf = (letters: string) => new Set(Buffer.from(letters));
const pluralLetters = codesOf('sen');
const isPluralLetter = (letter: number) => pluralLetters.has(letter);
const [letterC, letterE, letterH, letterI, letterK] = Buffer.from('cehik');

/** In halves of an error: a letter too many is half of one where it is hardly heard: tt, ie, th, ck. */
function extraCost(letter: number | undefined, before: number | undefined): number {
  const isSilent =
    letter === before ||
    (letter === letterE && before === letterI) ||
    (letter === letterK && before === letterC) ||
    (letter === letterH && before !== undefined);
  return isSilent ? 1 : 2;
}

/** Letters that are taken for each other inside of words, as pairs of their codes. */
const alike = new Set(
  'bp dt gk ck cq kq sz cz fv vw iy ij ei ea ae cs ao ou'.split(' ').flatMap((pair) => {
    const [a = 0, b = 0] = Buffer.from(pair);
    return [(a << 8) | b, (b << 8) | a];
  }),
);

/** In halves of an error. */
function changeCost(letter: number, other: number): number {
  if (letter === other) return 0;
  return alike.has((letter << 8) | other) ? 1 : 2;
}

const maxMisspeltLength = 60;

/** How many errors are forgiven in a word; letters that sound alike are half an error. */
export function forgivenErrors(surface: string): number {
  if (surface.length < 4 || surface.length > maxMisspeltLength) return 0;
  return surface.length < 6 ? 1 : surface.length < 9 ? 1.5 : 2;
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
