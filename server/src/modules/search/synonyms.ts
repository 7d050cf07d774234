import type { LanguageRules } from './language.ts';
import { alikeFirstLetters, errorsBetween, firstSlipsOf } from './misspelling.ts';
import type { Token } from './tokens.ts';

/** A text and another that means the same. */
export interface SynonymTarget {
  readonly of: readonly Token[];
  readonly target: string;
}

export interface Synonyms {
  /** By the families of their words, with blanks between. */
  readonly targets: ReadonlyMap<string, readonly SynonymTarget[]>;
  /** Single words that have synonyms, for those who misspell them. */
  readonly words: readonly Token[];
  /** The same without their endings, for compounds with them. */
  readonly forms: ReadonlySet<string>;
}

export function familyKey(tokens: readonly Token[], rules: LanguageRules): string {
  return tokens.map(({ surface }) => rules.familyOf(surface)).join(' ');
}

export const noSynonyms: Synonyms = { targets: new Map(), words: [], forms: new Set() };

/** The word with synonyms that differs least, and by fewer errors than given. */
export function nearestSynonym(
  surface: string,
  errors: number,
  { words }: Synonyms,
): Token | undefined {
  const { bySurface, byLetter } = indexOf(words);
  const slip = firstSlipsOf(surface).find((word) => bySurface.has(word));
  let nearest = errors > 1 ? bySurface.get(slip ?? '') : undefined;
  let least = nearest === undefined ? errors : 1;
  const letter = surface.charAt(0);
  for (const first of letter + alikeFirstLetters(letter)) {
    if (first !== letter) least = Math.min(least, maxErrorsElsewhere);
    for (const word of byLetter.get(first) ?? []) {
      const distance = errorsBetween(word.surface, surface, least);
      if (distance >= least) continue;
      nearest = word;
      least = distance;
    }
  }
  return nearest;
}

/** So few errors there are in a word that begins with another letter. */
const maxErrorsElsewhere = 2;

interface WordIndex {
  readonly bySurface: ReadonlyMap<string, Token>;
  readonly byLetter: ReadonlyMap<string, readonly Token[]>;
}

/** To go through all words takes a moment. */
const indexes = new WeakMap<readonly Token[], WordIndex>();

const indexOf = (words: readonly Token[]): WordIndex =>
  indexes.getOrInsertComputed(words, () => ({
    bySurface: new Map(words.map((word) => [word.surface, word])),
    byLetter: Map.groupBy(words, ({ surface }) => surface.charAt(0)),
  }));
