import type { LanguageRules } from './language.ts';
import type { Lookup } from './lookup.ts';
import { hint, type QueryWord } from './queryWords.ts';
import type { Synonyms } from './synonyms.ts';
import type { Token } from './tokens.ts';

/**
 * Whether a word only counts or packs what it stands beside: a pair of scissors; eine Rolle Klebeband,
 * where what follows is called so, and no Flasche that is blue; Material zum Bruchrechnen.
 */
export function isMeasureAt(
  tokens: readonly Token[],
  index: number,
  { forms }: Synonyms,
  rules: LanguageRules,
  lookup: Lookup,
): boolean {
  const [token, next] = tokens.slice(index, index + 2);
  if (token === undefined) return false;
  if (rules.joinsWords && tokens.length > 1 && rules.isPacking(token.surface)) return true;
  if (next === undefined) return false;
  if (token.isMeasure) return true;
  const isThing = () =>
    forms.has(rules.formOf(next.surface)) || lookup.isHeadOfThings(next.surface);
  const isBeside = rules.headStands === 'first' && !next.isComplement && !next.isUnit;
  return isBeside && rules.isMeasure(token.surface) && isThing();
}

/** Helps to choose among what is measured, where the catalogue knows it. */
export function measureWord(token: Token, lookup: Lookup): QueryWord[] {
  const choices = lookup.known(token);
  return choices.length === 0 ? [] : [{ ...hint, raw: token.raw, isGuess: false, choices }];
}
