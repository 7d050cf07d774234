import type { SearchSuggestion } from '@kreide/design-system';
import { fetchInBackground, graphql, type IEnvironment } from '@kreide/relay';
import type { searchAnswersSubmitQuery } from './__generated__/searchAnswersSubmitQuery.graphql';
import type { searchAnswersSuggestionsQuery } from './__generated__/searchAnswersSuggestionsQuery.graphql';
import { type SearchPlace, type SearchStep, searchStep } from './searchStep.ts';

// What the search field asks the API; the code comes with the first letter that is typed.

const suggestionsQuery = graphql`
  query searchAnswersSuggestionsQuery($userQuery: String!) {
    searchSuggestions(userQuery: $userQuery) { suggestQueries { suggest label } }
  }
`;

const submitQuery = graphql`
  query searchAnswersSubmitQuery($originalQuery: String!) {
    searchTermCheck(originalQuery: $originalQuery) { redirectPath query link { url } }
    adjustLongTailSearchQuery(searchQuery: $originalQuery) {
      searchQuery
      filters { name values }
    }
  }
`;

export async function suggestionsFor(
  environment: IEnvironment,
  userQuery: string,
): Promise<readonly SearchSuggestion[]> {
  const answer = await fetchInBackground<searchAnswersSuggestionsQuery>(
    environment,
    suggestionsQuery,
    {
      userQuery,
    },
  ).toPromise();
  const found = answer?.searchSuggestions.suggestQueries ?? [];
  return found.map(({ suggest: value, label }) => ({ value, label }));
}

/** Where a search leads; when the API cannot be asked, to the results of what was typed. */
export async function askForStep(
  environment: IEnvironment,
  originalQuery: string,
  place: SearchPlace,
): Promise<SearchStep> {
  const answer = await fetchInBackground<searchAnswersSubmitQuery>(environment, submitQuery, {
    originalQuery,
  })
    .toPromise()
    .catch(() => undefined);
  return searchStep(originalQuery, answer, place);
}
