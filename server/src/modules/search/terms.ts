import type { Language, StorefrontId } from '../storefront/storefront.ts';
import { type LanguageRules, type RulesId, rulesOf } from './language.ts';
import type { SearchTermRow } from './rows.ts';
import { familyKey, type Synonyms, type SynonymTarget } from './synonyms.ts';
import { type Token, tokenize } from './tokens.ts';

/** What an operator has written down for one storefront and language. */
export interface OperatorTerms {
  readonly synonyms: Synonyms;
  /** Where a query leads instead of its results (SEARCH-16). */
  redirectOf(query: string): string | undefined;
  /** Ids of the products that come first for a query. */
  boosted(query: string): readonly string[];
  /** In the operator's order. */
  readonly popular: readonly string[];
}

/** DEC-28. */
const maxPopular = 8;

/** @returns of a storefront in a language; by the rules of the index that is asked, if they are others */
export function operatorTerms(
  rows: readonly SearchTermRow[],
): (storefront: StorefrontId, language: Language, rules?: RulesId) => OperatorTerms {
  const known = new Map<string, OperatorTerms>();
  return (storefront, language, rules = language) => {
    const key = `${storefront} ${language} ${rules}`;
    let terms = known.get(key);
    if (terms === undefined) {
      terms = termsOf(
        rows.filter(
          (row) =>
            row.language === language && (row.storefront === '*' || row.storefront === storefront),
        ),
        rulesOf[rules],
      );
      known.set(key, terms);
    }
    return terms;
  };
}

function termsOf(rows: readonly SearchTermRow[], rules: LanguageRules): OperatorTerms {
  const plain = (text: string) =>
    tokenize(text, rules)
      .map(({ surface }) => surface)
      .join(' ');
  const targets = new Map<string, SynonymTarget[]>();
  const words: Token[] = [];
  const addSynonym = (term: string, target: string) => {
    const tokens = tokenize(term, rules).filter(({ isStopWord }) => !isStopWord);
    const [word] = tokens;
    if (word !== undefined && tokens.length === 1) words.push(word);
    const key = familyKey(tokens, rules);
    targets.set(key, [...(targets.get(key) ?? []), { of: tokens, target }]);
  };
  const redirects = new Map<string, string>();
  const boosts = new Map<string, readonly string[]>();
  const meaningOf = (text: string) =>
    familyKey(
      tokenize(text, rules).filter(({ isStopWord }) => !isStopWord),
      rules,
    );
  const popular: string[] = [];
  for (const { kind, storefront, term, target } of rows) {
    if (kind === 'popular') popular.push(term);
    else if (kind === 'boost') {
      const key = meaningOf(term);
      boosts.set(key, [...(boosts.get(key) ?? []), ...target.split(/[\s,;|]+/).filter(Boolean)]);
    } else if (kind === 'redirect') {
      // A storefront's own redirect comes before one for all.
      if (storefront !== '*' || !redirects.has(plain(term))) redirects.set(plain(term), target);
    } else {
      for (const word of target.split(/[,;|]/).map((each) => each.trim())) {
        if (word === '') continue;
        addSynonym(term, word);
        addSynonym(word, term);
      }
    }
  }
  return {
    synonyms: {
      targets,
      words,
      forms: new Set(words.map(({ surface }) => rules.formOf(surface))),
    },
    redirectOf: (query) => redirects.get(plain(query)),
    boosted: (query) => (boosts.size === 0 ? [] : (boosts.get(meaningOf(query)) ?? [])),
    popular: popular.slice(0, maxPopular),
  };
}
