import { stringTable } from '../../inMemory/strings.ts';
import { headShare, modifierShare, partsOf, type Vocabulary } from './compounds.ts';
import type { LanguageRules } from './language.ts';
import {
  headRole,
  keywordRole,
  nameRole,
  subjectRole,
  thingRole,
  titleRole,
  type WordColumns,
} from './searchIndex.ts';
import type { Token } from './tokens.ts';

interface Word {
  readonly surface: string;
  /** Occurrences where the catalogue names things: names, categories, values. */
  namings: number;
  /** What a name is about. */
  isSubject: boolean;
  /** Categories are called so. */
  isTitle: boolean;
  /** Goods have it as a keyword. */
  isKeyword: boolean;
  /** So many compounds that names are about end so. */
  subjects: number;
  /** So many compounds that name things have it as a part. */
  compounds: number;
  /** Of all occurrences those that begin with a capital, as German nouns do. */
  capitals: number;
  occurrences: number;
  /** The spelling that is ahead, and by how many occurrences (Boyer and Moore's vote). */
  spelling: string;
  lead: number;
  /** Parts that were told by hyphens. */
  parts: readonly string[] | undefined;
}

/** Word -> its parts and the share of its meaning that each carries; by ordinals of arrival. */
export type Compounds = ReadonlyMap<
  number,
  readonly { readonly part: number; readonly share: number }[]
>;

/** Collects the words of a catalogue and tells what they are made of. */
export class WordList {
  readonly #rules: LanguageRules;
  readonly #capitalNouns: boolean;
  readonly #ordinals = new Map<string, number>();
  readonly #words: Word[] = [];
  /** Token id -> ordinal: saves looking most words up. */
  readonly #known: (number | undefined)[] = [];

  constructor(rules: LanguageRules, capitalNouns: boolean) {
    this.#rules = rules;
    this.#capitalNouns = capitalNouns;
  }

  /** The word's ordinal by arrival. */
  take(token: Token, isNaming: boolean, isSubject = false): number {
    let ordinal = token.id < 0 ? undefined : this.#known[token.id];
    if (ordinal === undefined) {
      ordinal = this.ordinalOf(token.surface);
      if (token.id >= 0) this.#known[token.id] = ordinal;
    }
    const word = this.#words[ordinal] as Word;
    word.occurrences++;
    if (isNaming) word.namings++;
    if (isSubject) word.isSubject = true;
    if (token.isCapital) word.capitals++;
    if (word.spelling === token.raw) word.lead++;
    else if (--word.lead < 0) {
      word.spelling = token.raw;
      word.lead = 1;
    }
    if (token.parts.length > 0) word.parts ??= token.parts;
    return ordinal;
  }

  /** Told of a word that stands in the title of a category. */
  markTitle(ordinal: number): void {
    const word = this.#words[ordinal];
    if (word !== undefined) word.isTitle = true;
  }

  /** Told of a word that is a keyword of goods, and not only a part of one. */
  markKeyword(ordinal: number): void {
    const word = this.#words[ordinal];
    if (word !== undefined) word.isKeyword = true;
  }

  ordinalOf(surface: string): number {
    let ordinal = this.#ordinals.get(surface);
    if (ordinal === undefined) {
      ordinal = this.#words.length;
      this.#ordinals.set(surface, ordinal);
      this.#words.push({
        surface,
        namings: 0,
        isSubject: false,
        isTitle: false,
        isKeyword: false,
        subjects: 0,
        compounds: 0,
        capitals: 0,
        occurrences: 0,
        spelling: surface,
        lead: 0,
        parts: undefined,
      });
    }
    return ordinal;
  }

  /** As people mostly write it; a part that only compounds have is written as a noun. */
  spellingOf(surface: string): string {
    const word = this.#words[this.#ordinals.get(surface) ?? -1];
    if (word !== undefined && word.occurrences > 0) return word.spelling;
    return surface.charAt(0).toUpperCase() + surface.slice(1);
  }

  isNoun(surface: string): boolean {
    const word = this.#words[this.#ordinals.get(surface) ?? -1];
    if (word === undefined) return false;
    return !this.#capitalNouns || word.capitals > 0.7 * word.occurrences;
  }

  /**
   * The parts of every compound, as ordinals with their share. Parts that the catalogue never
   * uses by themselves become words as well: `bastel` is searched for.
   */
  compounds(vocabulary: Vocabulary): Compounds {
    const compounds = new Map<number, { part: number; share: number }[]>();
    for (const [ordinal, word] of [...this.#words].entries()) {
      const parts =
        word.parts === undefined
          ? partsOf(word.surface, vocabulary, this.#rules)
          : hyphened(word.parts);
      const known = [...parts].filter(
        ([part]) => part.length > 1 && !this.#rules.isStopWord(part) && part !== word.surface,
      );
      if (known.length === 0) continue;
      compounds.set(
        ordinal,
        known.map(([part, share]) => ({ part: this.ordinalOf(part), share })),
      );
      // Who names something a Bastelschere has called it a Schere as well.
      for (const [part, share] of known) {
        const own = this.#words[this.ordinalOf(part)];
        if (own === undefined || share <= modifierShare) continue;
        own.compounds += Number(word.namings > 0);
        own.subjects += Number(word.isSubject && share === headShare);
        own.isTitle ||= word.isTitle && share === headShare;
      }
    }
    return compounds;
  }

  /** What the words so far allow to be taken apart. */
  vocabulary(): Vocabulary {
    if (!this.#rules.joinsWords) return this.#wholeWords();
    const { formOf, familyOf, isStopWord, links } = this.#rules;
    const headForms = new Set<string>();
    const strongForms = new Set<string>();
    const families = new Set<string>();
    for (const { surface, namings, occurrences } of this.#words) {
      if (surface.length < 3 || !isPlain(surface) || isStopWord(surface)) continue;
      families.add(familyOf(surface));
      const isShort = surface.length < 4;
      const isUsed = isShort ? namings > 2 : namings > 0 || occurrences > 1;
      if (!isUsed || !this.isNoun(surface)) continue;
      headForms.add(formOf(surface));
      if (namings > 0) strongForms.add(formOf(surface));
    }
    const modifiers = new Set<string>();
    const isHead = (word: string) => headForms.has(formOf(word));
    const isModifier = (word: string) => modifiers.has(word) || families.has(familyOf(word));
    // A catalogue that has three kinds of scissors but never just scissors still knows the word.
    const isLinked = (end: string) =>
      links.some((link) => link !== '' && end.startsWith(link) && isHead(end.slice(link.length)));
    for (const end of this.#repeated(isModifier, true)) {
      // The end of Arbeitsheft and Übungsheft is heft, not sheft.
      if (!isLinked(end)) headForms.add(formOf(end));
    }
    for (const before of this.#repeated(isHead, false)) modifiers.add(before);
    return {
      isHead,
      isModifier,
      isStrongHead: (word) => word.length > 4 && strongForms.has(formOf(word)),
    };
  }

  /**
   * Of a language that mostly writes words apart: a compound ends as things are called, and begins
   * with a word that is used by itself. An office has nothing to do with ice, nor a recorder with orders.
   */
  #wholeWords(): Vocabulary {
    const { formOf, isStopWord, isShortHead } = this.#rules;
    const heads = new Set<string>();
    const modifiers = new Set<string>();
    for (const { surface, isSubject } of this.#words) {
      if (surface.length < 3 || !isPlain(surface) || isStopWord(surface)) continue;
      modifiers.add(surface);
      if (isSubject && (surface.length > 3 || isShortHead(surface))) heads.add(formOf(surface));
    }
    return {
      isHead: (word) => heads.has(formOf(word)),
      isStrongHead: () => false,
      isModifier: (word) => modifiers.has(word),
    };
  }

  /** Ends, or beginnings, of at least three words whose other part is known. */
  #repeated(isKnown: (other: string) => boolean, isEnd: boolean): string[] {
    const counts = new Map<string, number>();
    for (const { surface, namings } of this.#words) {
      if (namings === 0 || !isPlain(surface)) continue;
      for (let at = minRepeatedLength; at <= surface.length - minRepeatedLength; at++) {
        const [before, after] = [surface.slice(0, at), surface.slice(at)];
        if (this.#rules.isPrefix(before) || this.#rules.isSuffix(after)) continue;
        if (!isKnown(isEnd ? before : after)) continue;
        const part = isEnd ? after : before;
        counts.set(part, (counts.get(part) ?? 0) + 1);
      }
    }
    return [...counts].filter(([, count]) => count >= 3).map(([part]) => part);
  }

  /** The words in their order, and arrival -> place in it. */
  columns(vocabulary: Vocabulary): {
    readonly columns: WordColumns;
    readonly places: Uint32Array;
  } {
    const order = [...this.#words.keys()].sort((a, b) => {
      const [left, right] = [this.#words[a]?.surface ?? '', this.#words[b]?.surface ?? ''];
      return left < right ? -1 : 1;
    });
    const places = new Uint32Array(order.length);
    order.forEach((ordinal, place) => {
      places[ordinal] = place;
    });
    const words = order.map((ordinal) => this.#words[ordinal] as Word);
    const surfaces = words.map(({ surface }) => surface);
    const families = Map.groupBy(surfaces.keys(), (place) =>
      this.#rules.familyOf(surfaces[place] ?? ''),
    );
    const keys = [...families.keys()].sort();
    const memberStart = new Uint32Array(keys.length + 1);
    keys.forEach((key, index) => {
      memberStart[index + 1] = (memberStart[index] ?? 0) + (families.get(key)?.length ?? 0);
    });
    return {
      places,
      columns: {
        surfaces: stringTable(surfaces),
        spellings: stringTable(surfaces.map((surface) => this.spellingOf(surface))),
        shared: Uint8Array.from(surfaces, (surface, place) =>
          sharedStart(surfaces[place - 1] ?? '', surface),
        ),
        families: stringTable(keys),
        memberStart,
        members: Uint32Array.from(keys.flatMap((key) => families.get(key) ?? [])),
        roles: Uint8Array.from(
          words,
          ({ surface, namings, compounds, isSubject, subjects, isTitle, isKeyword }) =>
            (vocabulary.isHead(surface) ? headRole : 0) +
            (namings + compounds > 0 ? nameRole : 0) +
            (namings > 0 || compounds >= usualCompounds ? thingRole : 0) +
            (isSubject || subjects > 1 ? subjectRole : 0) +
            (isTitle ? titleRole : 0) +
            (isKeyword ? keywordRole : 0),
        ),
      },
    };
  }
}

/** Who has Sammelmappen, Klemmmappen and more has Mappen. */
const usualCompounds = 3;

const isPlain = (surface: string) => /^[a-z]+$/.test(surface);

/** Shorter ends of words are alike by chance. */
const minRepeatedLength = 4;

function hyphened(parts: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    parts.map((part, index) => [part, index === parts.length - 1 ? headShare : hyphenedShare]),
  );
}

/** Who writes the hyphen sets the modifier off. */
const hyphenedShare = 0.5;

/** In bytes of UTF-8, up to 255. */
function sharedStart(a: string, b: string): number {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  const maxLength = Math.min(left.length, right.length, 255);
  let length = 0;
  while (length < maxLength && left[length] === right[length]) length++;
  return length;
}
