import { LRUCache } from 'lru-cache';
import { stringAt, stringCount } from '../../inMemory/strings.ts';
import type { Vocabulary } from './compounds.ts';
import type { LanguageRules } from './language.ts';
import { alikeFirstLetters, type SimilarWord, similarAmong } from './misspelling.ts';
import {
  headRole,
  keywordRole,
  nameRole,
  subjectRole,
  thingRole,
  titleRole,
  type WordColumns,
} from './searchIndex.ts';

const keptWords = 2_000;
/** What stands before the end of a compound. */
const minModifierLength = 3;
const isPart = (length: number) => length === 0 || length >= minModifierLength;

/** Looks words up: exactly, by their family, by how they begin, by what they resemble. */
export class Dictionary implements Vocabulary {
  readonly #columns: WordColumns;
  readonly #rules: LanguageRules;
  /** Words by their last letters: to go through all words takes a moment. */
  #ends: WordEnds | undefined;
  /** Of what was asked for last: one reading of a query asks for the same words many times. */
  readonly #families = new LRUCache<string, readonly number[]>({ max: keptWords });
  readonly #nouns = new LRUCache<string, boolean>({ max: keptWords });
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
    const known = this.#families.get(surface);
    if (known !== undefined) return known;
    const family = this.#familyOf(surface);
    this.#families.set(surface, family);
    return family;
  }

  #familyOf(surface: string): readonly number[] {
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
    const known = this.#nouns.get(surface);
    if (known !== undefined) return known;
    const isNoun = this.#isHeadOfFamily(surface);
    this.#nouns.set(surface, isNoun);
    return isNoun;
  }

  #isHeadOfFamily(surface: string): boolean {
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

  /** Whether goods have it as a keyword; they need not be called so. */
  isKeyword(word: number): boolean {
    return ((this.#columns.roles[word] ?? 0) & keywordRole) !== 0;
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
   * @param asPrefix the word may go on after what is compared
   */
  similarTo(surface: string, maxErrors: number, asPrefix = false): SimilarWord[] {
    const letter = surface.slice(0, 1);
    return [letter, ...(asPrefix ? '' : alikeFirstLetters(letter))].flatMap((first) =>
      similarAmong(this.#columns, this.beginningWith(first), surface, maxErrors, asPrefix),
    );
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
