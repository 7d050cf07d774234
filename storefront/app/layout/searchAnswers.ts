import type { SearchSuggestion } from '@kreide/design-system';
import { fetchInBackground, type IEnvironment } from '@kreide/relay';
import type { SearchSuggestionsQuery } from './__generated__/SearchSuggestionsQuery.graphql';
import type { SearchTargetQuery } from './__generated__/SearchTargetQuery.graphql';
import { searchSuggestionsQuery } from './SearchSuggestionsQuery.ts';
import { searchTargetQuery } from './SearchTargetQuery.ts';
import { type SearchPlace, type SearchStep, searchStep } from './searchStep.ts';

// The queries of the search field; loaded at the first letter that is typed.

export async function suggestionsFor(
  environment: IEnvironment,
  userQuery: string,
): Promise<readonly SearchSuggestion[]> {
  const answer = await fetchInBackground<SearchSuggestionsQuery>(
    environment,
    searchSuggestionsQuery,
    {
      userQuery,
    },
  ).toPromise();
  const found = answer?.searchSuggestions.suggestQueries ?? [];
  return found.map(({ suggest: value, label }) => ({ value, label }));
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
