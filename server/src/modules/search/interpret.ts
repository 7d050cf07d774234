import { split } from './compounds.ts';
import { type Dictionary, errorsBetween, forgivenErrors, type SimilarWord } from './dictionary.ts';
import type { Speech } from './language.ts';
import type { Token } from './tokens.ts';
import { tokenize } from './tokens.ts';

/** A word of the index that stands for a word of the query, and how well (0 to 1). */
export interface Choice {
  readonly word: number;
  readonly share: number;
}

/** Any of the choices will do. */
export type Choices = readonly Choice[];

/** What a visitor typed as one word, and everything in the index that means it. */
export interface QueryWord {
  readonly raw: string;
  readonly choices: Choices;
  /** Several words that together mean it: the parts of a compound, a synonym of two words. */
  readonly together: readonly { readonly all: readonly Choices[]; readonly share: number }[];
  /** Of a compound what it is a kind of: found where the compound itself finds little. */
  readonly heads: Choices;
  /** What was read instead of a word that the catalogue doesn't know. */
  readonly corrected: string | undefined;
  /** How much it says beside the others: 1 for most, less for what need not be met. */
  readonly importance: number;
  /** A number with its unit, a size, a ruling. */
  readonly isUnit: boolean;
  /** It was corrected, completed or taken apart: the catalogue doesn't know it as it is. */
  readonly isGuess: boolean;
}

/** How well other words stand for the one that was typed. */
const shares = {
  /** Scheren for Schere. */
  form: 0.95,
  /** Hefter for Heft, which may be something else. */
  relative: 0.4,
  synonym: 0.9,
  /** "Schere … Kinder" for Kinderschere. */
  parts: 0.6,
  /** Any Schere for a Papierschere. */
  head: 0.45,
  misspelt: [1, 0.8, 0.6],
  /** The typed word only begins it. */
  beginning: 0.7,
  /** The typed word only ends it: a Desinfektion for Flächendesinfektion. */
  ending: 0.8,
  /** A number without the unit that the catalogue gives it. */
  amount: 0.7,
} as const;

/** In a compound that the catalogue doesn't know the head says what is wanted. */
const modifierImportance = 0.5;

/** Longer queries say no more, and each word costs time. */
const mostWords = 12;
/** A misspelt word may mean several; so many are searched. */
const mostSimilar = 3;
const mostBeginnings = 20;
/** Shorter words end others by chance. */
const shortestEnd = 6;
/** Of shorter ones too many are alike. */
const shortestMisspeltHead = 5;

export interface Synonyms {
  /** By the families of their words, with blanks between: the texts that mean the same. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
  /** Single words that have synonyms, for those who misspell them. */
  readonly words: readonly Token[];
}

export function familyKey(tokens: readonly Token[], speech: Speech): string {
  return tokens.map(({ surface }) => speech.familyOf(surface)).join(' ');
}

/** Reads queries against the words of one index. */
export class Interpreter {
  readonly #dictionary: Dictionary;
  readonly #frequency: Uint32Array;
  readonly #speech: Speech;

  constructor(dictionary: Dictionary, frequency: Uint32Array, speech: Speech) {
    this.#dictionary = dictionary;
    this.#frequency = frequency;
    this.#speech = speech;
  }

  interpret(term: string, synonyms: Synonyms): QueryWord[] {
    const all = tokenize(term, this.#speech);
    const meaning = all.filter(({ isStopWord }) => !isStopWord);
    const tokens = (meaning.length > 0 ? meaning : all).slice(0, mostWords);
    const words: QueryWord[] = [];
    for (let index = 0; index < tokens.length; ) {
      const synonym = this.#longestSynonym(tokens, index, synonyms);
      words.push(
        ...(synonym === undefined
          ? this.#wordsOf(tokens, index, synonyms)
          : [this.#synonymous(tokens.slice(index, index + synonym.length), synonym.targets)]),
      );
      index += synonym?.length ?? 1;
    }
    return words.slice(0, mostWords);
  }

  #longestSynonym(tokens: readonly Token[], index: number, synonyms: Synonyms) {
    for (
      let length = Math.min(3, tokens.length - index);
      length > 0 && synonyms.targets.size > 0;
      length--
    ) {
      const targets = synonyms.targets.get(
        familyKey(tokens.slice(index, index + length), this.#speech),
      );
      if (targets !== undefined) return { length, targets };
    }
    return undefined;
  }

  #synonymous(tokens: readonly Token[], targets: readonly string[]): QueryWord {
    const choices: Choice[] = [];
    const heads: Choice[] = [];
    const together: QueryWord['together'][number][] = [];
    const add = (meant: readonly Token[], share: number) => {
      const words = meant.flatMap((_, index) => this.#wordsOf(meant, index));
      const [only] = words;
      if (words.length > 1) together.push({ all: words.map((word) => word.choices), share });
      else if (only !== undefined) {
        choices.push(...scaled(only.choices, share));
        heads.push(...scaled(only.heads, share));
        for (const { all, share: own } of only.together) together.push({ all, share: own * share });
      }
    };
    add(tokens, 1);
    for (const target of targets) {
      add(
        tokenize(target, this.#speech).filter(({ isStopWord }) => !isStopWord),
        shares.synonym,
      );
    }
    const raw = tokens.map((token) => token.raw).join(' ');
    return { ...plainWord, raw, choices, together, heads };
  }

  /** Mostly one word; several where an unknown compound is taken apart. */
  #wordsOf(tokens: readonly Token[], index: number, synonyms = noSynonyms): QueryWord[] {
    const token = tokens[index] as Token;
    const { surface, raw } = token;
    const choices = [...this.#known(token), ...this.#joined(tokens, index)];
    const parts = this.#partsOf(token);
    if (choices.length > 0) {
      const all = parts.map((part) => this.#formsOf(part, part));
      const together = all.length > 0 ? [{ all, share: shares.parts }] : [];
      const head = choices.some(({ word }) => this.#dictionary.isName(word)) && parts.at(-1);
      const heads = !head ? [] : scaled(this.#formsOf(head, head), shares.head);
      return [{ ...plainWord, raw, choices, together, heads, isUnit: token.isUnit }];
    }
    if (parts.length > 0) {
      // Of Seilspringen and Bohrmaschine both parts are wanted: their heads alone name nothing.
      const head = parts.at(-1) ?? '';
      const isThing = this.#dictionary.isNoun(head) && this.#dictionary.isThing(head);
      return parts.map((part, place) => ({
        ...guessedWord,
        raw: place === 0 ? raw : part,
        choices: this.#formsOf(part, part),
        importance: isThing && place < parts.length - 1 ? modifierImportance : 1,
      }));
    }
    return token.isUnit
      ? [{ ...plainWord, raw, isUnit: true }]
      : this.#guess(surface, raw, synonyms);
  }

  #known({ surface, raw, isUnit }: Token): Choice[] {
    if (!isUnit) return this.#formsOf(surface, raw.toLowerCase());
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

  /** The word itself, its forms and its relatives, as far as the catalogue has them. */
  #formsOf(surface: string, raw: string): Choice[] {
    const choices: Choice[] = [];
    for (const word of this.#dictionary.family(surface)) {
      if (this.#frequency[word] === 0) continue;
      const isSame = this.#dictionary.surfaceOf(word) === surface;
      const isForm =
        isSame || this.#speech.isForm(raw, this.#dictionary.spellingOf(word).toLowerCase());
      choices.push({ word, share: isSame ? 1 : isForm ? shares.form : shares.relative });
    }
    return choices.sort((a, b) => b.share - a.share);
  }

  /** `bastel schere` is found by Bastelschere as well, for both of its words. */
  #joined(tokens: readonly Token[], index: number): Choice[] {
    const own = tokens[index] as Token;
    const joined: Choice[] = [];
    const add = (left: Token | undefined, right: Token | undefined) => {
      if (left === undefined || right === undefined || left.isUnit || right.isUnit) return;
      joined.push(...this.#formsOf(left.surface + right.surface, left.surface + right.surface));
    };
    add(tokens[index - 1], own);
    add(own, tokens[index + 1]);
    return joined.filter(({ share }) => share >= shares.form);
  }

  #partsOf({ surface, parts, isUnit }: Token): string[] {
    if (isUnit) return [];
    if (parts.length > 0) return parts.filter((part) => !this.#speech.isStopWord(part));
    const compound = split(surface, this.#dictionary, this.#speech);
    if (compound === undefined) return [];
    const known = [compound.modifier, compound.head].flatMap((part) =>
      this.#formsOf(part, part).length > 0
        ? [part]
        : this.#partsOf({ ...plainToken, surface: part, raw: part }),
    );
    return known.length > 1 ? known : [];
  }

  /** What a word that the catalogue doesn't know may mean. */
  #guess(surface: string, raw: string, synonyms: Synonyms): QueryWord[] {
    const ended = surface.length < shortestEnd ? [] : this.#dictionary.endingWith(surface);
    if (this.#sum(ended) > 0) {
      const choices = ended.map((word) => ({ word, share: shares.ending }));
      return [{ ...guessedWord, raw, choices }];
    }
    const similar = this.similar(surface);
    const begun = surface.length < 4 ? [] : this.beginnings(surface, mostBeginnings);
    const [nearest] = similar;
    // `mathe` begins Mathematik; that it is also like Matte says less, unless Matte is usual.
    if (this.#sum(begun) > 0 && 10 * this.#sum(begun) > this.#sum([nearest?.word ?? -1])) {
      const choices = begun.map((word) => ({ word, share: shares.beginning }));
      return [{ ...guessedWord, raw, choices }];
    }
    const errors = nearest?.distance ?? forgivenErrors(surface) + 1;
    const synonym = synonyms.words.find(
      (word) => errorsBetween(word.surface, surface, errors) < errors,
    );
    if (synonym !== undefined) {
      const targets = synonyms.targets.get(familyKey([synonym], this.#speech)) ?? [];
      return [
        { ...this.#synonymous([synonym], targets), isGuess: true, raw, corrected: synonym.raw },
      ];
    }
    if (nearest === undefined) {
      return this.#misspeltCompound(surface, raw) ?? this.#knownEnd(surface, raw);
    }
    const meant = similar.flatMap(({ word, distance }) => {
      const token = { ...plainToken, surface: this.#dictionary.surfaceOf(word) };
      const share = shares.misspelt[distance] ?? 0.5;
      return this.#wordsOf([{ ...token, raw: this.#spelling(word) }], 0).map((own) => ({
        choices: scaled(own.choices, share),
        together: own.together.map((parts) => ({ ...parts, share: parts.share * share })),
      }));
    });
    const corrected = this.#dictionary.spellingOf(nearest.word);
    const choices = meant.flatMap((own) => own.choices);
    return [
      { ...guessedWord, raw, choices, together: meant.flatMap((own) => own.together), corrected },
    ];
  }

  /** Of an Oktavheft at least the Heft, when the catalogue has nothing else with Oktav. */
  #knownEnd(surface: string, raw: string): QueryWord[] {
    for (let at = 2; at <= surface.length - 4; at++) {
      const end = surface.slice(at);
      if (!this.#dictionary.isNoun(end) || !this.#dictionary.isThing(end)) continue;
      return [
        { ...guessedWord, raw, importance: modifierImportance },
        { ...guessedWord, raw: end, choices: this.#formsOf(end, end) },
      ];
    }
    return [{ ...guessedWord, raw }];
  }

  #sum(words: readonly number[]): number {
    return words.reduce((sum, word) => sum + (this.#frequency[word] ?? 0), 0);
  }

  #spelling = (word: number) => this.#dictionary.spellingOf(word).toLowerCase();

  /** Bastelscheere, when the catalogue knows bastel and Schere but no Bastelschere. */
  #misspeltCompound(surface: string, raw: string): QueryWord[] | undefined {
    for (let at = surface.length - shortestMisspeltHead; at >= 3; at--) {
      const before = surface.slice(0, at);
      if (!this.#dictionary.isModifier(before)) continue;
      const head = this.similar(surface.slice(at))
        .map(({ word }) => this.#dictionary.surfaceOf(word))
        .find((word) => this.#dictionary.isHead(word));
      if (head === undefined) continue;
      const corrected = before.charAt(0).toUpperCase() + before.slice(1) + head;
      return [
        { ...guessedWord, raw, choices: this.#formsOf(before, before) },
        { ...guessedWord, raw, choices: this.#formsOf(head, head), corrected },
      ];
    }
    return undefined;
  }

  /** The names of things most like a word, the nearest and then the most frequent first. */
  similar(surface: string, most = forgivenErrors(surface)): SimilarWord[] {
    if (forgivenErrors(surface) === 0) return [];
    const found = this.#dictionary
      .similarTo(surface, most)
      .filter(({ word }) => (this.#frequency[word] ?? 0) > 0 && this.#isLetters(word))
      .filter(({ word }) => this.#dictionary.isName(word));
    const others = found.filter(({ distance }) => distance > 0);
    const nearest = Math.min(...others.map(({ distance }) => distance));
    return others
      .filter(({ distance }) => distance === nearest)
      .sort((a, b) => (this.#frequency[b.word] ?? 0) - (this.#frequency[a.word] ?? 0))
      .slice(0, mostSimilar);
  }

  #isLetters(word: number): boolean {
    return !/\d/.test(this.#dictionary.surfaceOf(word));
  }

  /** The most frequent words that begin so. */
  beginnings(prefix: string, most: number): number[] {
    const { first, end } = this.#dictionary.beginningWith(prefix);
    const words: number[] = [];
    for (let word = first; word < end; word++) {
      if ((this.#frequency[word] ?? 0) > 0) words.push(word);
    }
    return words
      .sort((a, b) => (this.#frequency[b] ?? 0) - (this.#frequency[a] ?? 0))
      .slice(0, most);
  }
}

const scaled = (choices: Choices, by: number): Choice[] =>
  choices.map(({ word, share }) => ({ word, share: share * by }));

const plainToken: Token = {
  surface: '',
  raw: '',
  isUnit: false,
  parts: [],
  isComplement: false,
  isStopWord: false,
  isCapital: false,
  id: -1,
};

const plainWord: QueryWord = {
  raw: '',
  choices: [],
  together: [],
  heads: [],
  corrected: undefined,
  importance: 1,
  isUnit: false,
  isGuess: false,
};
const guessedWord: QueryWord = { ...plainWord, isGuess: true };

const noSynonyms: Synonyms = { targets: new Map(), words: [] };
