import { graphql } from '@kreide/relay';

export const searchSuggestionsQuery = graphql`
  query SearchSuggestionsQuery($userQuery: String!) {
    searchSuggestions(userQuery: $userQuery) {
      suggestQueries { suggest label }
      categories { id name categoryUrl breadcrumb { name } }
      products { id name url image { mediaId } price { current { cents } isStartingFrom } }
    }
  }
`;
