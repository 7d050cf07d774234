import { graphql } from '@kreide/relay';
import { maxQueryLength } from '@kreide/server/contract';
import { listingVariables, parseListing } from '../../features/listing/listingUrl.ts';

export const searchPageQuery = graphql`
  query SearchPageQuery(
    $term: String!
    $category: String
    $offset: Int!
    $limit: Int!
    $sortBy: SortKey!
    $filter: ListingFilter
    $expanded: String
  ) {
    result: search(
      searchTerm: $term
      category: $category
      offset: $offset
      limit: $limit
      sortBy: $sortBy
      filter: $filter
    ) {
      total
      correctedTerm
      didYouMean
      ...Listing_listing @arguments(expanded: $expanded)
      ...SearchCategories_listing
    }
    check: searchTermCheck(originalQuery: $term) { redirectPath link { url } }
    popularSearches
  }
`;

/** DEC-27: longer queries are cut. */
export const termOf = (params: URLSearchParams) =>
  (params.get('q') ?? '').trim().slice(0, maxQueryLength);

export function searchPageVariables(url: URL) {
  const { searchParams } = url;
  return {
    term: termOf(searchParams),
    category: searchParams.get('searchInCategoryId'),
    ...listingVariables(parseListing(searchParams, 'relevance')),
  };
}
