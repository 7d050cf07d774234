import type { LanguageRules } from './language.ts';
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
