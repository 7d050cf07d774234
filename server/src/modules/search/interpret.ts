import type { Vocabulary } from './compounds.ts';
import type { Dictionary } from './dictionary.ts';
import { isDoubtful, type Subject, subjectsAmong, thingAmong } from './evidence.ts';
import type { LanguageRules } from './language.ts';
import { type AmountLimit, amountOf, isWithin } from './limits.ts';
import { Lookup } from './lookup.ts';
import { isMeasureAt, measureWord } from './measures.ts';
import { errorsBesideThing, forgivenErrors } from './misspelling.ts';
import {
  type Choice,
  type Choices,
  endingShare,
  guessedWord,
  hint,
  isKnown,
  meaningsOf,
  plainWord,
  type QueryWord,
} from './queryWords.ts';
import { familyKey, nearestSynonym, noSynonyms, type Synonyms } from './synonyms.ts';
import { joinedToken, plainToken, type Token, tokenize, wordToken } from './tokens.ts';

/** How well other words stand for the one that was typed. */
const shares = {
  synonym: 0.9,
  /** "Schere … Kinder" for Kinderschere. */
  parts: 0.6,
  /** Less for each error. */
  error: 0.2,
  /** Of what is literally known a synonym says less. */
  otherName: 0.8,
  /** The typed word only begins it. */
  beginning: 0.7,
} as const;

/** What stands after "für", "mit" and the like says less of what is wanted. */
const complementImportance = 0.5;

const endOfSubject = /[(,;]/;
/** Longer queries say no more, and each word costs time. */
const maxWords = 12;
const maxPrefixMatches = 20;
/** Shorter words end others by chance. */
const minSuffixLength = 6;
/** Of words this long hardly any two are alike by chance. */
const minLongLength = 8;
/** Fewer errors make a long word rather one that has synonyms than a compound. */
const slipErrors = 1.5;

/** Reads queries against the words of one index. */
export class Interpreter {
  readonly #dictionary: Dictionary;
  readonly #rules: LanguageRules;
  /** Single words of the same index. */
  readonly lookup: Lookup;
  readonly #furtherErrors: number;

  /**
   * @param isValue whether attribute values are called so
   * @param furtherErrors forgiven in words that the catalogue doesn't know, which then mean all that
   * is as near as that
   */
  constructor(
    dictionary: Dictionary,
    frequency: Uint32Array,
    rules: LanguageRules,
    isValue: (surface: string) => boolean,
    furtherErrors = 0,
  ) {
    this.#dictionary = dictionary;
    this.#rules = rules;
    this.#furtherErrors = furtherErrors;
    this.lookup = new Lookup(dictionary, frequency, rules, isValue);
  }

  interpret(term: string, synonyms: Synonyms): QueryWord[] {
    const all = tokenize(term, this.#rules);
    const meaning = all.filter(({ isStopWord }) => !isStopWord);
    // What follows in brackets or after a comma tells which one: `stapler (heavy duty)`.
    const subject = tokenize(term.split(endOfSubject, 1)[0] ?? '', this.#rules);
    const subjectLength = subject.filter(({ isStopWord }) => !isStopWord).length || maxWords;
    const tokens = (meaning.length > 0 ? meaning : all).slice(0, maxWords);
    const words: QueryWord[] = [];
    const subjects: Subject[] = [];
    let last: readonly QueryWord[] = [];
    for (let index = 0; index < tokens.length; ) {
      if (isMeasureAt(tokens, index, synonyms, this.#rules, this.lookup)) {
        words.push(...measureWord(tokens[index++] as Token, this.lookup));
        continue;
      }
      const synonym = this.#longestSynonym(tokens, index, synonyms);
      const own =
        synonym === undefined
          ? this.#wordsOf(tokens, index, synonyms)
          : this.#withSynonyms(tokens.slice(index, index + synonym.length), synonym.targets);
      const { isComplement, isUnit } = tokens[index] as Token;
      const length = synonym?.length ?? 1;
      const scale = isComplement && !tokens[0]?.isComplement ? complementImportance : 1;
      if (!isComplement && !isUnit && index < subjectLength) {
        last = own;
        const isValue = own.length === 1 && this.lookup.isValue(tokens[index]?.surface ?? '');
        // `pens for whiteboard` that are whiteboard pens are pens.
        const isEach = own.length === length;
        const named = own.filter((_, at) => !isEach || !tokens[index + at]?.isComplement);
        subjects.push(...subjectsAmong(named, words.length, isValue, this.#dictionary));
      }
      words.push(...own.map((word) => ({ ...word, importance: word.importance * scale })));
      index += length;
    }
    const thing = thingAmong(subjects, this.#rules);
    const isGuess = isDoubtful(words, last, this.#rules, this.#dictionary);
    return words.slice(0, maxWords).map((word, place) => ({
      ...word,
      isThing: place === thing,
      isGuess: isGuess || word.isGuess,
    }));
  }

  /** Any amount within the bound. */
  within({ raw, dimension, range }: AmountLimit): QueryWord {
    const choices = this.lookup.numbers().filter(({ word }) => {
      const amount = amountOf(this.#dictionary.surfaceOf(word));
      return amount?.dimension === dimension && isWithin(range, amount.value);
    });
    return { ...plainWord, raw, choices, isUnit: true };
  }

  #longestSynonym(tokens: readonly Token[], index: number, synonyms: Synonyms) {
    for (
      let length = Math.min(3, tokens.length - index);
      length > 0 && synonyms.targets.size > 0;
      length--
    ) {
      const own = tokens.slice(index, index + length);
      const ways = length === 1 ? [own] : [own, [joinedToken(own)]];
      // `pens for whiteboard` are whiteboard pens.
      const [thing, other] = own;
      if (length === 2 && thing && other?.isComplement && !thing.isComplement) {
        const composed = this.lookup.compositions(other.surface, thing.surface);
        ways.push([other, thing], ...composed.map((raw) => [wordToken(raw)]));
      }
      const targets = ways.flatMap((way) => this.#targetsOf(way, synonyms));
      if (targets.length > 0) return { length, targets };
    }
    return undefined;
  }

  /** What has a Mäppchen's synonyms is a Mäppchen, and no Mappe. */
  #targetsOf(tokens: readonly Token[], { targets }: Synonyms): string[] {
    const last = tokens.at(-1) ?? plainToken;
    const isForm = (other = plainToken) =>
      last.surface === other.surface ||
      this.#rules.isForm(last.raw.toLowerCase(), other.raw.toLowerCase());
    return (targets.get(familyKey(tokens, this.#rules)) ?? [])
      .filter(({ of }) => isForm(of.at(-1)))
      .map(({ target }) => target);
  }

  /**
   * Where words are written apart, each of several that are known stands for itself or for what all
   * of them mean: what else is a lamp follows after desk lamps.
   */
  #withSynonyms(tokens: readonly Token[], targets: readonly string[]): QueryWord[] {
    if (tokens.length === 1 || this.#rules.joinsWords || !this.lookup.areNames(tokens)) {
      return [this.#synonymous(tokens, targets)];
    }
    const { choices, together } = this.#synonymous(tokens, targets, false);
    return tokens.map((token) => {
      const word = this.#knownWord(token, this.lookup.known(token));
      return {
        ...word,
        choices: [...word.choices, ...choices],
        together: [...word.together, ...together],
      };
    });
  }

  /**
   * What words mean or their synonyms, of which only those count that the catalogue knows.
   *
   * @param withThemselves or only the synonyms
   */
  #synonymous(
    tokens: readonly Token[],
    targets: readonly string[],
    withThemselves = true,
  ): QueryWord {
    const isLiteral = this.lookup.areNames(tokens);
    const ways = [
      ...(withThemselves ? [{ meant: tokens, share: 1 }] : []),
      ...targets.map((target) => ({
        meant: tokenize(target, this.#rules).filter(({ isStopWord }) => !isStopWord),
        share: isLiteral ? shares.otherName : shares.synonym,
      })),
    ];
    const raw = tokens.map((token) => token.raw).join(' ');
    const known = this.#anyOf(ways, raw, (meant, index) => {
      const token = meant[index] as Token;
      const choices = [...this.lookup.known(token), ...this.lookup.joined(meant, index)];
      return choices.length > 0 ? [this.#knownWord(token, choices)] : [{ ...plainWord, raw }];
    });
    return isKnown(known)
      ? known
      : this.#anyOf(ways, raw, (meant, index) => this.#wordsOf(meant, index));
  }

  #anyOf(
    ways: readonly { readonly meant: readonly Token[]; readonly share: number }[],
    raw: string,
    read: (meant: readonly Token[], index: number) => readonly QueryWord[],
  ): QueryWord {
    const choices: Choice[] = [];
    const together: QueryWord['together'][number][] = [];
    for (const { meant, share } of ways) {
      const words = meant.flatMap((_, index) => read(meant, index));
      if (words.length === 1) {
        const own = meaningsOf(words, share);
        choices.push(...own.choices);
        together.push(...own.together);
      } else if (words.length > 1 && words.every((word) => word.choices.length > 0)) {
        together.push({ all: words.map((word) => word.choices), share });
      }
    }
    return { ...plainWord, raw, choices, together };
  }

  /** Mostly one word; several where an unknown compound is taken apart. */
  #wordsOf(tokens: readonly Token[], index: number, synonyms = noSynonyms): QueryWord[] {
    const token = tokens[index] as Token;
    const { surface, raw } = token;
    const choices = [...this.lookup.known(token), ...this.lookup.joined(tokens, index)];
    const isName = choices.some(({ word }) => this.#dictionary.isName(word));
    const ended = isName || token.isUnit ? [] : this.lookup.endedBy(surface);
    if (ended.length > 0) {
      const compounds = ended.map((word) => ({ word, share: endingShare }));
      return [{ ...guessedWord, raw, choices: [...choices, ...compounds] }];
    }
    if (choices.length > 0) return [this.#knownWord(token, choices)];
    const linked = this.lookup.otherwiseLinked(surface);
    if (linked.length > 0) return [this.#knownWord(token, linked)];
    const parts = this.lookup.partsOf(token, this.#vocabularyWith(synonyms));
    const isHyphened = token.parts.length > 0;
    if (parts.length > 0 && (isHyphened || !this.#isMisspelt(surface))) {
      const isLong = surface.length >= minLongLength && !isHyphened;
      const meant = isLong && this.#misspeltSynonym(surface, raw, slipErrors, synonyms);
      if (meant) return [meant];
      return this.#unknownCompound(raw, parts, synonyms, isHyphened);
    }
    if (token.isUnit) return [{ ...plainWord, raw, isUnit: true }];
    const parted = this.lookup.parted(surface);
    if (parted.length > 0) return parted.map((part) => this.#partMeant(part, synonyms));
    const isBesideThing = tokens.some(
      (other) => other !== token && this.#isThing(other.surface, synonyms),
    );
    return this.#guess(token, isBesideThing, synonyms);
  }

  #isThing(surface: string, { forms }: Synonyms): boolean {
    return forms.has(this.#rules.formOf(surface)) || this.lookup.isThing(surface);
  }

  #knownWord(token: Token, choices: Choices): QueryWord {
    const { raw, isUnit } = token;
    const parts = this.lookup.partsOf(token, this.#dictionary);
    const all = parts.map((part) => this.lookup.formsOf(part, part));
    const together = all.length > 0 ? [{ all, share: shares.parts }] : [];
    return { ...plainWord, raw, choices, together, isUnit };
  }

  /** The catalogue's words, those of the operator's synonyms and what only packs may end a compound. */
  #vocabularyWith({ forms }: Synonyms): Vocabulary {
    const { isPacking, formOf } = this.#rules;
    return {
      isHead: (word) => this.#dictionary.isHead(word) || forms.has(formOf(word)) || isPacking(word),
      isStrongHead: () => false,
      isModifier: (word) => this.#dictionary.isModifier(word),
    };
  }

  /** A long word that differs by one error from the name of something is no compound. */
  #isMisspelt(surface: string): boolean {
    return (
      surface.length >= minLongLength && this.lookup.corrections.similar(surface, 1.5).length > 0
    );
  }

  #unknownCompound(
    raw: string,
    parts: readonly string[],
    synonyms: Synonyms,
    isHyphened: boolean,
  ): QueryWord[] {
    // A Klebestiftset is a matter of Klebestifte, Bastelsachen of basteln.
    const isPacked = parts.length > 1 && this.#rules.isPacking(parts.at(-1) ?? '');
    const headPlace = parts.length - (isPacked ? 2 : 1);
    const head = parts[headPlace] ?? '';
    // Of Seilspringen and Bohrmaschine both parts are wanted: their heads alone name nothing.
    const isThing = (part: string) => this.#isThing(part, synonyms);
    // Who looks for a Kreidehalter has a use for Kreide; where nothing is a Schirm, a Regenschirm is none of Regen.
    const before = this.lookup.isName(head) ? parts.findLastIndex(isThing) : -1;
    const isHead = isPacked || isThing(head) || this.lookup.isHeadOfThings(head);
    const thing = isHead ? headPlace : before;
    // Of an Edding-Stift the brand tells what it is: what the brand stands for.
    const isBrandName = (part: string) =>
      isHyphened &&
      this.lookup.formsOf(part, part).length === 0 &&
      isKnown(this.#partMeant(part, synonyms));
    const brandPlace = parts.findIndex(isBrandName);
    const thingPlace = brandPlace >= 0 ? brandPlace : thing;
    return parts.map((part, place) => {
      const own = { raw: place === 0 ? raw : part, isGuess: true };
      const meant =
        place === headPlace || isHyphened
          ? this.#partMeant(part, synonyms)
          : { ...guessedWord, choices: this.lookup.formsOf(part, part) };
      const isHint = thingPlace >= 0 && place !== thingPlace;
      if (isHint) return { ...meant, ...own, importance: hint.importance, isRequired: false };
      return { ...meant, ...own, isGuess: !isHyphened && !isPacked };
    });
  }

  #partMeant(part: string, synonyms: Synonyms): QueryWord {
    const token = wordToken(part);
    const synonym = this.#longestSynonym([token], 0, synonyms);
    if (synonym !== undefined) return this.#synonymous([token], synonym.targets);
    return this.#knownWord(token, this.lookup.formsOf(part, part));
  }

  /** What a word that the catalogue doesn't know may mean. */
  #guess({ surface, raw }: Token, isBesideThing: boolean, synonyms: Synonyms): QueryWord[] {
    const lookup = this.lookup;
    const { corrections } = lookup;
    const ending = this.#dictionary.sharingEnd(surface, minSuffixLength);
    const choices = ending.words.map((word) => ({ word, share: endingShare }));
    if (choices.length > 0 && ending.length === surface.length) {
      return [{ ...guessedWord, raw, choices }];
    }
    const alike =
      this.#furtherErrors === 0
        ? corrections.similar(surface)
        : corrections.allSimilar(surface, forgivenErrors(surface) + this.#furtherErrors);
    const similar = alike.length > 0 ? alike : corrections.firstSlips(surface);
    const begun = surface.length < 4 ? [] : lookup.beginnings(surface, maxPrefixMatches);
    const [nearest] = similar;
    // `mathe` begins Mathematik; that it is also like Matte says less, unless Matte is usual.
    if (lookup.sum(begun) > 0 && 10 * lookup.sum(begun) > lookup.sum([nearest?.word ?? -1])) {
      const choices = begun.map((word) => ({ word, share: shares.beginning }));
      return [{ ...guessedWord, raw, choices }];
    }
    const errors = nearest?.distance ?? forgivenErrors(surface) + 1;
    const misspelt = this.#misspeltSynonym(surface, raw, errors, synonyms);
    if (misspelt !== undefined) return [misspelt];
    if (nearest === undefined) {
      const last = { ...plainWord, raw, choices: lookup.lastResort(surface) };
      if (isKnown(last)) return [last];
      const unknown = choices.length === 0 ? guessedWord : hint;
      return this.#misspeltCompound(surface, raw) ?? [{ ...unknown, raw, choices }];
    }
    const meant = similar.map(({ word, distance }) => {
      const token = {
        ...plainToken,
        surface: this.#dictionary.surfaceOf(word),
        raw: this.#dictionary.spellingOf(word).toLowerCase(),
      };
      return meaningsOf(this.#wordsOf([token], 0), 1 - shares.error * distance);
    });
    const corrected = this.#dictionary.spellingOf(nearest.word);
    const isDoubtful = surface.length < minLongLength || nearest.distance > 1;
    // Beside Schulranzen what looks rather like Mäppchen may be Mädchen.
    const isFar = isBesideThing && nearest.distance > errorsBesideThing(surface);
    return [
      {
        ...(isFar ? hint : { ...guessedWord, corrected }),
        raw,
        isGuess: isDoubtful,
        choices: meant.flatMap(({ choices }) => choices),
        together: meant.flatMap(({ together }) => together),
      },
    ];
  }

  /** The word with a synonym that is nearest, if it differs by fewer errors than given. */
  #misspeltSynonym(surface: string, raw: string, errors: number, synonyms: Synonyms) {
    const synonym = nearestSynonym(surface, errors, synonyms);
    const meant = synonym && this.#synonymous([synonym], this.#targetsOf([synonym], synonyms));
    if (!meant || !isKnown(meant)) return undefined;
    return { ...meant, isGuess: true, raw, corrected: synonym.raw };
  }

  /** Bastelscheere, when the catalogue knows bastel and Schere but no Bastelschere. */
  #misspeltCompound(surface: string, raw: string): QueryWord[] | undefined {
    const { modifier, head } = this.lookup.misspeltCompound(surface) ?? {};
    if (modifier === undefined || head === undefined) return undefined;
    const corrected = modifier.charAt(0).toUpperCase() + modifier.slice(1) + head;
    return [
      { ...guessedWord, raw, choices: this.lookup.formsOf(modifier, modifier) },
      { ...guessedWord, raw, choices: this.lookup.formsOf(head, head), corrected },
    ];
  }
}
