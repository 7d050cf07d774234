import { graphql } from '@kreide/relay';

export const searchTargetQuery = graphql`
  query SearchTargetQuery($originalQuery: String!) {
    searchTermCheck(originalQuery: $originalQuery) { redirectPath query link { url } }
    adjustLongTailSearchQuery(searchQuery: $originalQuery) {
      searchQuery
      filters { name values }
    }
  }
`;
