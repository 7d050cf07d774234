import { graphql } from '@kreide/relay';
import { listingVariables, parseListing } from '../../features/listing/listingUrl.ts';

export const categoryPageQuery = graphql`
  query CategoryPageQuery(
    $id: String!
    $offset: Int!
    $limit: Int!
    $sortBy: SortKey!
    $filter: ListingFilter
    $expanded: String
  ) {
    category(coreCategoryId: $id) {
      name
      categoryUrl
      intro
      subject
      metaTitle
      metaDescription
      metaRobots
      missingIn
      breadcrumb { name categoryUrl }
      children { name categoryUrl isExcludedFromNav }
    }
    categoryProducts(
      categoryId: $id
      offset: $offset
      limit: $limit
      sortBy: $sortBy
      filter: $filter
    ) {
      ...Listing_listing @arguments(expanded: $expanded)
    }
  }
`;

export function categoryPageVariables(id: string, url: URL) {
  const state = parseListing(url.searchParams, 'si');
  return { id, ...listingVariables(state) };
}
