import { graphql } from '@kreide/relay';

export const searchSuggestionsQuery = graphql`
  query SearchSuggestionsQuery($userQuery: String!) {
    searchSuggestions(userQuery: $userQuery) { suggestQueries { suggest label } }
  }
`;
