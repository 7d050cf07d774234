import { graphql } from '@kreide/relay';
import { wantedReviews } from '../../platform/reviewParams.ts';

/**
 * The part of a product page below the first screenful: a query of its own, so that a link's prefetch
 * stays small, and choosing reviews by stars does not fetch the upper part again.
 */
export const productBelowFoldQuery = graphql`
  query ProductBelowFoldQuery(
    $id: String!
    $varid: String
    $stars: Int
    $reviews: Int!
    $sort: ReviewSort!
  ) {
    product: productById(productId: $id) {
      teasers { slot path }
      ...ProductTeasers_product
      ...ProductFacts_product @arguments(varid: $varid)
      ...ProductReviews_product @arguments(stars: $stars, limit: $reviews, sort: $sort)
      ...RelatedProducts_product
    }
  }
`;

export function productBelowFoldVariables(id: string, params: URLSearchParams) {
  return { id, varid: params.get('varid'), ...wantedReviews(params) };
}
