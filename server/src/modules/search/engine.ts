import { type ItemPreferences, idOf, type Numbering } from '../catalog/catalog.ts';
import type { StorefrontId } from '../storefront/storefront.ts';
import { type Code, codesIn } from './codes.ts';
import { Dictionary } from './dictionary.ts';
import { Interpreter } from './interpret.ts';
import { ItemPreferenceParser } from './itemPreferences.ts';
import { type LanguageRules, rulesOf } from './language.ts';
import { type AmountLimit, amountOf, isWithin, type Limits, limitsIn } from './limits.ts';
import { Matcher } from './matcher.ts';
import type { Matches, Prior } from './matches.ts';
import { forgivenErrors } from './misspelling.ts';
import type { QueryWord } from './queryWords.ts';
import type { NamedValue, SearchIndex } from './searchIndex.ts';
import { Suggester } from './suggest.ts';
import { familyKey, type Synonyms } from './synonyms.ts';
import type { OperatorTerms } from './terms.ts';
import { type Token, tokenize } from './tokens.ts';

export interface Found extends Matches {
  readonly words: readonly QueryWord[];
}

/** A part of a query and the filter values that it names, mostly none. */
export interface Span {
  readonly tokens: readonly Token[];
  readonly values: readonly NamedValue[];
}

/** So many postings are looked through for words that go with others. */
const maxScannedPostings = 200_000;
const maxValueNameWords = 4;
/** So many errors there may be in a word that is only offered; half of a short one is no error. */
const furtherErrors = (word: string) => (word.length < 6 ? 1 : forgivenErrors(word) + 1);

/** Where no product has all words, so many more errors are forgiven in those that were guessed. */
const secondReadingErrors = 1;
const severalWords = /\S\s+\S/;
/** So well must be met what was read so. */
const minSecondScore = 0.4;

/** Answers queries over the index of one language. */
export class Engine {
  readonly index: SearchIndex;
  readonly #rules: LanguageRules;
  readonly #dictionary: Dictionary;
  readonly #interpreter: Interpreter;
  /** Forgives more errors. */
  readonly #forgiving: Interpreter;
  readonly #matcher: Matcher;
  readonly #suggester: Suggester;
  readonly #values: ReadonlyMap<string, readonly NamedValue[]>;
  readonly #preferences: ItemPreferenceParser;

  constructor(index: SearchIndex) {
    this.index = index;
    this.#rules = rulesOf[index.rules];
    this.#dictionary = new Dictionary(index.words, this.#rules);
    const { frequency } = index.postings;
    const values = new Set(
      index.values.flatMap(({ facet, name }) => {
        const [token, ...more] = tokenize(name, this.#rules);
        return token === undefined || more.length > 0 || facet === 'manufacturer'
          ? []
          : [token.surface];
      }),
    );
    const interpreter = (furtherErrors?: number) =>
      new Interpreter(
        this.#dictionary,
        frequency,
        this.#rules,
        (word) => values.has(word),
        furtherErrors,
      );
    this.#interpreter = interpreter();
    this.#forgiving = interpreter(secondReadingErrors);
    this.#matcher = new Matcher(index.postings, index.category);
    this.#suggester = new Suggester(
      index.phrases,
      this.#dictionary,
      this.#interpreter,
      this.#rules,
    );
    this.#values = Map.groupBy(
      index.values.filter(({ isFilter }) => isFilter),
      ({ name }) => familyKey(tokenize(name, this.#rules), this.#rules),
    );
    this.#preferences = new ItemPreferenceParser(index.values, this.#dictionary, this.#rules);
  }

  get numbering(): Numbering {
    return this.index.numbering;
  }

  /** Id of a product that was found. */
  idOf(product: number): string {
    return idOf(this.numbering, product);
  }

  /** What the query says of prices and sizes, and what is left of it. */
  limitsIn(query: string): Limits {
    return limitsIn(query, this.#rules);
  }

  /** What may be an article number in the query. */
  codesIn(query: string): Code[] {
    return codesIn(query, this.#rules);
  }

  /** @param amounts bounds of sizes that were taken out of the term */
  find(
    term: string,
    synonyms: Synonyms,
    prior: Prior,
    isExact = false,
    amounts: Limits['amounts'] = [],
  ): Found {
    const read = (interpreter: Interpreter, isStrict: boolean): Found => {
      const words = [
        ...interpreter.interpret(term, synonyms),
        ...amounts.map((limit) => interpreter.within(limit)),
      ];
      return {
        words,
        ...this.#matcher.match(words, prior, isStrict, () =>
          interpreter.lookup.partsOfMeant(words),
        ),
      };
    };
    const found = read(this.#interpreter, isExact);
    const isMisspelt = found.products.length === 0 && found.words.some(({ isGuess }) => isGuess);
    if (!isMisspelt || isExact || !severalWords.test(term)) return found;
    // What is written with more errors is told by what it stands beside: a `roap` that is skipped is a rope.
    const guessed = read(this.#forgiving, true);
    const best = guessed.scores.reduce((most, score) => Math.max(most, score), 0);
    return best >= minSecondScore ? guessed : found;
  }

  /** The values of filters that lie within a bound, by their facet. */
  valuesWithin({ dimension, range }: AmountLimit): ReadonlyMap<string, readonly NamedValue[]> {
    const within = this.index.values.filter(({ name, isFilter }) => {
      if (!isFilter) return false;
      const [token, ...more] = tokenize(name, this.#rules);
      const amount = more.length === 0 && token?.isUnit ? amountOf(token.surface) : undefined;
      return amount?.dimension === dimension && isWithin(range, amount.value);
    });
    return Map.groupBy(within, ({ facet }) => facet);
  }

  /** The values that words name, by which a product's items can be told apart. */
  preferencesOf(words: readonly QueryWord[]): ItemPreferences['values'] {
    return this.#preferences.parse(words);
  }

  suggest(
    text: string,
    storefront: StorefrontId,
    limit: number,
    operator: OperatorTerms,
    prior: Prior,
  ): string[] {
    const together = (words: string, beginning: string) => {
      const { products } = this.find(words, operator.synonyms, prior, true);
      return this.#wordsAmong(products, beginning, limit);
    };
    const isSold = (word: number) => this.#matcher.isFound(word, prior);
    return this.#suggester.suggest(text, storefront, limit, operator, isSold, together);
  }

  /** Words that begin so and occur among the products, the most frequent there first. */
  #wordsAmong(products: Uint32Array, beginning: string, limit: number): string[] {
    const { frequency } = this.index.postings;
    let budget = maxScannedPostings;
    const counted = this.#interpreter.lookup
      .beginnings(beginning, 5 * limit)
      .filter((word) => this.#dictionary.isName(word))
      .filter((word) => {
        budget -= frequency[word] ?? 0;
        return budget > 0;
      })
      .map((word) => ({ word, count: this.#matcher.countAmong(products, word) }))
      .filter(({ count }) => count > 0);
    return counted
      .sort((a, b) => b.count - a.count)
      .map(({ word }) => this.#dictionary.spellingOf(word));
  }

  /**
   * A query in which rare words are replaced by frequent ones with a similar spelling, and unknown
   * words by the nearest known one, also beyond the distance that is corrected silently.
   */
  didYouMean(term: string, words: readonly QueryWord[]): string | undefined {
    const { frequency } = this.index.postings;
    let meant = term;
    const { corrections } = this.#interpreter.lookup;
    for (const { raw, choices, together } of words) {
      const folded = this.#rules.fold(raw.toLowerCase());
      const own = choices.reduce((sum, { word }) => sum + (frequency[word] ?? 0), 0);
      const isUnknown = own === 0 && together.length === 0;
      const [other] = isUnknown
        ? corrections.similar(folded, furtherErrors(folded))
        : corrections
            .similar(folded, 1)
            .filter(
              ({ word, distance }) => distance > 0 && (frequency[word] ?? 0) > 20 * (own + 1),
            );
      if (other !== undefined) meant = meant.replace(raw, this.#dictionary.spellingOf(other.word));
    }
    return meant === term ? undefined : meant;
  }

  /** The query in parts as long as filter values have names, one word each where none has. */
  spans(term: string): Span[] {
    const tokens = tokenize(term, this.#rules);
    const spans: Span[] = [];
    for (let index = 0; index < tokens.length; ) {
      const span = this.#spanAt(tokens, index);
      spans.push(span);
      index += span.tokens.length;
    }
    return spans;
  }

  #spanAt(tokens: readonly Token[], index: number): Span {
    for (let length = Math.min(maxValueNameWords, tokens.length - index); length > 0; length--) {
      const own = tokens.slice(index, index + length);
      const values = this.#values.get(familyKey(own, this.#rules));
      if (values !== undefined) return { tokens: own, values };
    }
    return { tokens: tokens.slice(index, index + 1), values: [] };
  }
}
