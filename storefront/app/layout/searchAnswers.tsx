import type { SearchSuggestion } from '@kreide/design-system';
import { media } from '@kreide/design-system/tokens';
import { fetchInBackground, type IEnvironment } from '@kreide/relay';
import type { ReactNode } from 'react';
import type { SearchSuggestionsQuery } from './__generated__/SearchSuggestionsQuery.graphql';
import type { SearchTargetQuery } from './__generated__/SearchTargetQuery.graphql';
import { searchSuggestionsQuery } from './SearchSuggestionsQuery.ts';
import { searchTargetQuery } from './SearchTargetQuery.ts';
import { SuggestedLinks } from './SuggestedLinks.tsx';
import { type SearchPlace, type SearchStep, searchStep } from './searchStep.ts';

// The queries of the search field; loaded at the first letter that is typed.

/** How many lines stand above the goods, which are to begin above a phone's keyboard. */
const onPhones = { words: 3, categories: 2 };
const elsewhere = { words: 10, categories: 10 };

export interface FoundSuggestions {
  readonly words: readonly SearchSuggestion[];
  /** Links to categories and goods. */
  readonly beside: ReactNode;
}

export async function suggestionsFor(
  environment: IEnvironment,
  userQuery: string,
): Promise<FoundSuggestions> {
  const answer = await fetchInBackground<SearchSuggestionsQuery>(
    environment,
    searchSuggestionsQuery,
    {
      userQuery,
    },
  ).toPromise();
  const {
    suggestQueries = [],
    categories: all = [],
    products = [],
  } = answer?.searchSuggestions ?? {};
  const { words, categories: most } = matchMedia(media.belowTablet).matches ? onPhones : elsewhere;
  const categories = all.slice(0, most);
  return {
    words: suggestQueries.slice(0, words).map(({ suggest: value, label }) => ({ value, label })),
    beside: categories.length + products.length > 0 && (
      <SuggestedLinks categories={categories} products={products} />
    ),
  };
}

/** The target of a search; when the API fails, the results of the typed term. */
export async function askForStep(
  environment: IEnvironment,
  originalQuery: string,
  place: SearchPlace,
): Promise<SearchStep> {
  const answer = await fetchInBackground<SearchTargetQuery>(environment, searchTargetQuery, {
    originalQuery,
  })
    .toPromise()
    .catch(() => undefined);
  return searchStep(originalQuery, answer, place);
}
