import { type Compound, split, type Vocabulary } from './compounds.ts';
import { Corrections } from './corrections.ts';
import type { Dictionary } from './dictionary.ts';
import type { LanguageRules } from './language.ts';
import { errorsBetween } from './misspelling.ts';
import { type Choice, endingShare, type QueryWord } from './queryWords.ts';
import { type Token, wordToken } from './tokens.ts';

/** How well other words stand for the one that was typed. */
const shares = {
  /** Scheren for Schere. */
  form: 0.95,
  /** Hefter for Heft, which may be something else. */
  relative: 0.4,
  /** A number without the unit that the catalogue gives it. */
  amount: 0.7,
} as const;

/** Of what is meant so many are taken apart. */
const maxMeant = 20;
/** Shorter ends of compounds are alike by chance, also behind words that are known. */
const minEndLength = 4;
/** An end of so many letters tells something, whatever stands before it. */
const minCertainLength = 5;
/** Of shorter parts of compounds too many are alike. */
const minMisspeltLength = 5;
const minModifierLength = 3;
/** Shorter words stand beside others by chance. */
const minPartedLength = 4;

/** What stands for a word less well is hardly meant. */
const minMeantShare = 0.5;

const noWords: ReadonlySet<string> = new Set();

/** Which words of an index a typed word may mean. */
export class Lookup {
  readonly #dictionary: Dictionary;
  readonly #frequency: Uint32Array;
  readonly #rules: LanguageRules;
  /** Whether attribute values are called so: colours, materials. */
  readonly isValue: (surface: string) => boolean;
  readonly corrections: Corrections;

  constructor(
    dictionary: Dictionary,
    frequency: Uint32Array,
    rules: LanguageRules,
    isValue: (surface: string) => boolean,
  ) {
    this.#dictionary = dictionary;
    this.#frequency = frequency;
    this.#rules = rules;
    this.isValue = isValue;
    this.corrections = new Corrections(dictionary, frequency);
  }

  /** The word itself, its forms and its relatives, as far as the catalogue has them. */
  formsOf(surface: string, raw: string): Choice[] {
    const choices: Choice[] = [];
    const family = this.#dictionary.family(surface);
    const isUnknown = family.every((word) => this.#dictionary.surfaceOf(word) !== surface);
    // Of Buch, Bücher and Buche it takes three.
    const others = isUnknown || family.length < 3 ? noWords : this.#othersAmong(family);
    for (const word of family) {
      if (this.#frequency[word] === 0) continue;
      const isSame = this.#dictionary.surfaceOf(word) === surface;
      const isForm =
        isSame ||
        (others.has(surface) === others.has(this.#dictionary.surfaceOf(word)) &&
          this.#rules.isForm(raw, this.#dictionary.spellingOf(word).toLowerCase())) ||
        // As a misspelt word is corrected: `refils` are refills.
        (isUnknown && errorsBetween(this.#dictionary.surfaceOf(word), surface, 0.5) <= 0.5);
      choices.push({ word, share: isSame ? 1 : isForm ? shares.form : shares.relative });
    }
    const own = choices.sort((a, b) => b.share - a.share);
    // What only a text says in passing may be a form of what names say: Atlanten of an Atlas.
    const isCalledSo = own.some(
      ({ word, share }) => share >= shares.form && this.#dictionary.isName(word),
    );
    if (!isCalledSo) return [...this.#bendings(surface), ...own];
    return this.#dictionary.isNoun(surface) ? own : [...own, ...this.#valuesOf(surface, own)];
  }

  /** Words of a family that are no forms of the others: what is made of Buche is no Buch. */
  #othersAmong(family: readonly number[]): ReadonlySet<string> {
    const others = family.flatMap((word) => {
      if (this.#frequency[word] === 0) return [];
      const plural = this.#dictionary.spellingOf(word).toLowerCase();
      const { base, others } = this.#rules.othersBeside(plural);
      const singular = others.length === 0 ? undefined : this.#dictionary.find(base);
      // A Schüler is none of several Schul.
      return singular !== undefined && this.#dictionary.isName(singular) ? others : [];
    });
    return others.length === 0 ? noWords : new Set(others);
  }

  /** The colour of an adjective, and what only its plural is known of: Rot for roter, Atlas for Atlanten. */
  #bendings(surface: string): Choice[] {
    const { adjectiveBasesOf, baseFormsOf } = this.#rules;
    return this.#namesOf([
      ...adjectiveBasesOf(surface).filter(this.isValue),
      ...baseFormsOf(surface),
    ]);
  }

  /** What is `wooden` may be of beech, and have the value wood. */
  #valuesOf(surface: string, known: readonly Choice[]): Choice[] {
    const bases = this.#rules.adjectiveBasesOf(surface).filter(this.isValue);
    const isKnown = (word: number) =>
      known.some((other) => other.word === word && other.share >= shares.form);
    return this.#namesOf(bases).filter(({ word }) => !isKnown(word));
  }

  #namesOf(words: readonly string[]): Choice[] {
    return words
      .map((base) => this.#dictionary.find(base))
      .filter((word) => word !== undefined)
      .filter((word) => (this.#frequency[word] ?? 0) > 0 && this.#dictionary.isName(word))
      .map((word) => ({ word, share: shares.form }));
  }

  /** A kind of thing, and no colour or other value of things. */
  isThing(surface: string): boolean {
    return this.#dictionary.isSubject(surface) && !this.isValue(surface);
  }

  /** A kind of thing, or a value that a category is called by as well: wool, but not wood. */
  isHeadOfThings(surface: string): boolean {
    const isTitle = () =>
      this.closeForms(surface).some(({ word }) => this.#dictionary.isTitleWord(word));
    return this.isThing(surface) || (this.#dictionary.isSubject(surface) && isTitle());
  }

  /** Whether the catalogue names things with the word in one of its forms. */
  isName(surface: string): boolean {
    return this.closeForms(surface).some(({ word }) => this.#dictionary.isName(word));
  }

  /** Whether the catalogue names things with each of the words. */
  areNames(tokens: readonly Token[]): boolean {
    const isName = ({ word, share }: Choice) =>
      share > shares.relative && this.#dictionary.isName(word);
    return tokens.every((token) => this.known(token).some(isName));
  }

  /** The word and its forms, none of its relatives. */
  closeForms(surface: string): Choice[] {
    return this.formsOf(surface, surface).filter(({ share }) => share >= shares.form);
  }

  /** What a token is, letter by letter or in another form. */
  known({ surface, raw, isUnit }: Token): Choice[] {
    if (!isUnit) return this.formsOf(surface, raw.toLowerCase());
    const word = this.#dictionary.find(surface);
    const exact = word === undefined ? [] : [{ word, share: 1 }];
    return /^[\d.]+$/.test(surface) ? [...exact, ...this.#amounts(surface)] : exact;
  }

  /** `0,4` is met by `0,4 mm`. */
  #amounts(number: string): Choice[] {
    const { first, end } = this.#dictionary.beginningWith(number);
    const choices: Choice[] = [];
    for (let word = first; word < end; word++) {
      const rest = this.#dictionary.surfaceOf(word).slice(number.length);
      if (/^[a-z]+$/.test(rest)) choices.push({ word, share: shares.amount });
    }
    return choices;
  }

  /** All words that begin with a digit. */
  numbers(): Choice[] {
    const { first } = this.#dictionary.beginningWith('0');
    const { end } = this.#dictionary.beginningWith('9');
    return Array.from({ length: end - first }, (_, at) => ({ word: first + at, share: 1 }));
  }

  /** `bastel schere` is found by Bastelschere as well, for both of its words. */
  joined(tokens: readonly Token[], index: number): Choice[] {
    const own = tokens[index] as Token;
    const joined: Choice[] = [];
    const add = (left: Token | undefined, right: Token | undefined) => {
      if (left === undefined || right === undefined || left.isUnit || right.isUnit) return;
      joined.push(...this.formsOf(left.surface + right.surface, left.surface + right.surface));
    };
    add(tokens[index - 1], own);
    add(own, tokens[index + 1]);
    // `Kreide für die Tafel` is Tafelkreide.
    const complement = tokens.findIndex(({ isComplement }) => isComplement);
    if (complement > 0 && (index === complement || index === complement - 1)) {
      const [thing, other] = [tokens[complement - 1] as Token, tokens[complement] as Token];
      if (!thing.isUnit && !other.isUnit) {
        const composed = this.compositions(other.surface, thing.surface);
        joined.push(...composed.flatMap((word) => this.formsOf(word, word)));
      }
    }
    return joined.filter(({ share }) => share >= shares.form);
  }

  /** How a compound of two words may be written: Radiergummi of radieren and Gummi. */
  compositions(modifier: string, head: string): string[] {
    const stem = this.#rules.infinitiveOf(modifier)?.replace(/e?n$/, '') ?? modifier;
    return [...new Set([modifier, stem])].flatMap((first) =>
      this.#rules.links.map((link) => first + link + head),
    );
  }

  /**
   * The parts of a compound, if there are several that are known.
   *
   * @param vocabulary the dictionary's, or more than that
   */
  partsOf({ surface, parts, isUnit }: Token, vocabulary: Vocabulary): string[] {
    if (isUnit) return [];
    if (parts.length > 0) return parts.filter((part) => !this.#rules.isStopWord(part));
    const compound = split(surface, vocabulary, this.#rules);
    if (compound === undefined) return [];
    const { modifier, head } = compound;
    const known = [
      ...this.#knownParts(modifier, this.#dictionary),
      ...(vocabulary.isHead(head) ? [head] : this.#knownParts(head, vocabulary)),
    ];
    return known.length > 1 ? known : [];
  }

  /** What the compounds that words of a query mean are made of. */
  partsOfMeant(words: readonly QueryWord[]): Choice[] {
    const meant = words
      .flatMap(({ choices, together }) => [
        ...choices,
        ...together.flatMap(({ all }) => all.flat()),
      ])
      .filter(({ share }) => share >= minMeantShare)
      .map(({ word }) => this.#dictionary.surfaceOf(word));
    const parts = [...new Set(meant)]
      .slice(0, maxMeant)
      .flatMap((surface) => this.partsOf(wordToken(surface), this.#dictionary));
    return [...new Set(parts)].flatMap((part) => this.closeForms(part));
  }

  /** A relative is not enough: a Heizkörper has nothing to do with bodies that are heated. */
  #knownParts(part: string, vocabulary: Vocabulary): string[] {
    return this.formsOf(part, part).some(({ share }) => share >= shares.form)
      ? [part]
      : this.partsOf(wordToken(part), vocabulary);
  }

  /**
   * Compounds that end as a word does, or as what it is a form of, behind a word that is known:
   * the Grundschulatlas for Atlas and Atlanten.
   */
  endedBy(surface: string): number[] {
    for (const end of [surface, ...this.#rules.baseFormsOf(surface)]) {
      if (end.length < minEndLength) continue;
      const found = this.#dictionary
        .sharingEnd(end, end.length)
        .words.filter((word) => this.#frequency[word] !== 0)
        .filter((word) => this.#isLinked(this.#dictionary.surfaceOf(word).slice(0, -end.length)));
      if (found.length > 0) return found;
    }
    return [];
  }

  /**
   * What may be meant where nothing is like a word: the Flüssigseife for Seife, behind whatever
   * stands there; the Ordner of an Aktenordner, where something begins with Akten.
   */
  lastResort(surface: string): Choice[] {
    if (!this.#rules.joinsWords || surface.length < minCertainLength) return [];
    const ending = this.#dictionary.sharingEnd(surface, minCertainLength);
    if (ending.length === surface.length && ending.words.length > 0) {
      return ending.words.map((word) => ({ word, share: endingShare }));
    }
    for (let at = minModifierLength; at <= surface.length - minCertainLength; at++) {
      const head = surface.slice(at);
      if (this.isHeadOfThings(head) && this.#beginsCompounds(surface.slice(0, at))) {
        return this.closeForms(head);
      }
    }
    return [];
  }

  /** Akten of Aktenvernichter; what Heizung is made of begins none. */
  #beginsCompounds(before: string): boolean {
    return this.beginnings(before, Number.POSITIVE_INFINITY).some((word) => {
      const rest = this.#dictionary.surfaceOf(word).slice(before.length);
      return rest.length >= minEndLength && !this.#rules.isSuffix(rest);
    });
  }

  #isLinked(before: string): boolean {
    return this.#rules.links.some(
      (link) =>
        before.endsWith(link) &&
        this.#knownParts(before.slice(0, before.length - link.length), this.#dictionary).length > 0,
    );
  }

  /** The same compound with something else, or nothing, between its parts: Aufgabeheft for Aufgabenheft. */
  otherwiseLinked(surface: string): Choice[] {
    const compound = split(surface, this.#dictionary, this.#rules);
    if (compound === undefined) return [];
    for (const link of this.#rules.links) {
      const other = compound.modifier + link + compound.head;
      const choices = other === surface ? [] : this.formsOf(other, other);
      if (choices.length > 0) return choices;
    }
    return [];
  }

  /** Two words between which a blank is missing, of which one says how the thing is: schererund. */
  parted(surface: string): readonly string[] {
    if (!this.#rules.joinsWords) return [];
    for (let at = surface.length - minPartedLength; at >= minPartedLength; at--) {
      const parts = [surface.slice(0, at), surface.slice(at)];
      const isPair = parts.every((part) => {
        const word = this.#dictionary.find(part);
        return word !== undefined && this.#dictionary.isName(word);
      });
      if (isPair && parts.filter((part) => this.#dictionary.isNoun(part)).length === 1)
        return parts;
    }
    return [];
  }

  /** A compound of words that are known, with an error in one of them. */
  misspeltCompound(surface: string): Compound | undefined {
    for (let at = surface.length - minMisspeltLength; at >= minModifierLength; at--) {
      const modifier = this.#modifierMeant(surface.slice(0, at), surface.slice(at));
      if (modifier === undefined) continue;
      const head = this.corrections
        .similar(surface.slice(at))
        .map(({ word }) => this.#dictionary.surfaceOf(word))
        .concat(surface.slice(at))
        .find((word) => this.#dictionary.isHead(word));
      if (head !== undefined) return { modifier, head };
    }
    return undefined;
  }

  /** What stands before a head, one error forgiven where the head itself is known: Magenttafel. */
  #modifierMeant(before: string, head: string): string | undefined {
    if (this.#dictionary.isModifier(before)) return before;
    if (before.length < minMisspeltLength || !this.#dictionary.isHead(head)) return undefined;
    const [nearest] = this.corrections.similar(before, 1);
    return nearest && this.#dictionary.surfaceOf(nearest.word);
  }

  /** In how many products the words stand, those of several counted several times. */
  sum(words: readonly number[]): number {
    return words.reduce((sum, word) => sum + (this.#frequency[word] ?? 0), 0);
  }

  /** The most frequent words that begin so. */
  beginnings(prefix: string, maxCount: number): number[] {
    const { first, end } = this.#dictionary.beginningWith(prefix);
    const words: number[] = [];
    for (let word = first; word < end; word++) {
      if ((this.#frequency[word] ?? 0) > 0) words.push(word);
    }
    return words
      .sort((a, b) => (this.#frequency[b] ?? 0) - (this.#frequency[a] ?? 0))
      .slice(0, maxCount);
  }
}
