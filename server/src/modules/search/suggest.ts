import { stringAt, stringLength } from '../../inMemory/strings.ts';
import { type StorefrontId, storefrontIds } from '../storefront/storefront.ts';
import type { Dictionary } from './dictionary.ts';
import type { Interpreter } from './interpret.ts';
import type { LanguageRules } from './language.ts';
import { forgivenErrors } from './misspelling.ts';
import type { PhraseColumns } from './searchIndex.ts';
import type { Synonyms } from './synonyms.ts';
import { type Token, tokenize } from './tokens.ts';

/** How much of its weight a phrase keeps when the match is not at its beginning. */
const insideShare = 0.6;
/** What was typed is a suggestion itself, and a likely one. */
const exactShare = 1.5;

/** Finishes what people type, with words and phrases of the catalogue. */
export class Suggester {
  readonly #phrases: PhraseColumns;
  readonly #dictionary: Dictionary;
  readonly #interpreter: Interpreter;
  readonly #rules: LanguageRules;

  constructor(
    phrases: PhraseColumns,
    dictionary: Dictionary,
    interpreter: Interpreter,
    rules: LanguageRules,
  ) {
    this.#phrases = phrases;
    this.#dictionary = dictionary;
    this.#interpreter = interpreter;
    this.#rules = rules;
  }

  /**
   * The most useful first; fewer than wanted where the catalogue has no more.
   *
   * @param operator popular terms, which come first, and words that have synonyms
   * @param isSold whether a word leads to products in the storefront
   * @param together words that occur with the given ones, as far as they begin so
   */
  suggest(
    text: string,
    storefront: StorefrontId,
    limit: number,
    operator: { readonly popular: readonly string[]; readonly synonyms: Synonyms },
    isSold: (word: number) => boolean,
    together: (words: string, beginning: string) => readonly string[],
  ): string[] {
    const tokens = tokenize(text, this.#rules);
    const last = tokens.at(-1);
    if (last === undefined) return [];
    const before = tokens.slice(0, -1);
    const found = new Labels(limit, this.#rules);
    const typed = text.trim().toLowerCase();
    found.add(operator.popular.filter((term) => term.toLowerCase().startsWith(typed)));
    found.add(this.#phrasesFrom(keyOf(tokens), storefront, limit));
    // Scheren, where the phrase is called Schere.
    if (found.isEmpty) {
      for (const word of this.#dictionary.family(last.surface)) {
        const surface = this.#dictionary.surfaceOf(word);
        found.add(this.#phrasesFrom(keyOf([...before, { ...last, surface }]), storefront, limit));
      }
    }
    if (!found.isFull && before.length > 0) {
      const words = text.slice(0, text.lastIndexOf(last.raw)).trim();
      found.add(together(words, last.surface).map((word) => `${words} ${word}`));
    }
    if (!found.isFull && before.length === 0 && last.surface.length > 2) {
      const words = this.#interpreter.lookup.beginnings(last.surface, 3 * limit);
      found.add(
        words
          .filter((word) => this.#dictionary.isName(word))
          .filter((word) => this.#dictionary.isHeadWord(word))
          .filter(isSold)
          .map((word) => this.#dictionary.spellingOf(word)),
      );
    }
    if (before.length === 0) {
      const begun = operator.synonyms.words.filter(({ surface }) =>
        surface.startsWith(last.surface),
      );
      found.add(begun.map(({ raw }) => raw));
    }
    if (found.isEmpty) found.add(this.#corrected(before, last, storefront, limit));
    return found.labels;
  }

  #corrected(
    before: readonly Token[],
    last: Token,
    storefront: StorefrontId,
    limit: number,
  ): string[] {
    const { surface } = last;
    const maxErrors = forgivenErrors(surface);
    if (maxErrors === 0) return [];
    const labels = new Labels(limit, this.#rules);
    const similar = this.#dictionary
      .similarTo(surface, maxErrors, true)
      .sort((a, b) => a.distance - b.distance);
    const beginnings = new Set(
      similar.map(({ word }) => this.#dictionary.surfaceOf(word).slice(0, surface.length)),
    );
    for (const beginning of [...beginnings].slice(0, 8)) {
      const key = keyOf([...before, { ...last, surface: beginning }]);
      labels.add(this.#phrasesFrom(key, storefront, limit));
    }
    return labels.labels;
  }

  /** Labels of the phrases in which a word, or a compound's head, begins so. */
  #phrasesFrom(key: string, storefront: StorefrontId, limit: number): string[] {
    const { entryPhrase, entryOffset, weight, soldIn, labels, keys } = this.#phrases;
    const bit = 1 << storefrontIds.indexOf(storefront);
    const best: { phrase: number; weight: number }[] = [];
    for (let at = this.#firstFrom(key, false), end = this.#firstFrom(key, true); at < end; at++) {
      const phrase = entryPhrase[at] as number;
      if (((soldIn[phrase] as number) & bit) === 0) continue;
      const isWhole = entryOffset[at] === 0;
      const isAll = isWhole && stringLength(keys, phrase) === key.length;
      const share = isAll ? exactShare : isWhole ? 1 : insideShare;
      const own = (weight[phrase] as number) * share;
      if (best.length === limit && own <= (best.at(-1)?.weight ?? 0)) continue;
      const twin = best.findIndex((other) => other.phrase === phrase);
      if (twin >= 0) {
        if ((best[twin]?.weight ?? 0) >= own) continue;
        best.splice(twin, 1);
      }
      const place = best.findIndex((other) => other.weight < own);
      best.splice(place < 0 ? best.length : place, 0, { phrase, weight: own });
      best.length = Math.min(best.length, limit);
    }
    return best.map(({ phrase }) => stringAt(labels, phrase));
  }

  /** The first entry that does not come before the key, or the first behind all that begin so. */
  #firstFrom(key: string, isBehind: boolean): number {
    const { entryPhrase, entryOffset, keys } = this.#phrases;
    let low = 0;
    let high = entryPhrase.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const rest = stringAt(keys, entryPhrase[middle] ?? 0).slice(entryOffset[middle]);
      if (rest < key || (isBehind && rest.startsWith(key))) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const keyOf = (tokens: readonly Token[]) => tokens.map(({ surface }) => surface).join(' ');

/** Collects labels, of those that only differ in the form of a word the first. */
class Labels {
  readonly labels: string[] = [];
  readonly #seen = new Set<string>();
  readonly #limit: number;
  readonly #rules: LanguageRules;

  constructor(limit: number, rules: LanguageRules) {
    this.#limit = limit;
    this.#rules = rules;
  }

  get isEmpty(): boolean {
    return this.labels.length === 0;
  }

  get isFull(): boolean {
    return this.labels.length >= this.#limit;
  }

  add(labels: readonly string[]): void {
    for (const label of labels) {
      if (this.isFull) return;
      const key = tokenize(label, this.#rules)
        .map(({ surface }) => this.#rules.formOf(surface))
        .join(' ');
      if (!this.#seen.has(key)) this.labels.push(label);
      this.#seen.add(key);
    }
  }
}
