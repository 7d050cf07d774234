import { graphql } from '@kreide/relay';
import { wantedReviews } from '../../platform/reviewParams.ts';

/**
 * What lies below the first screenful of a product page: a query of its own, so that links to
 * products start a small one, and the stars of the reviews ask for nothing above them.
 */
export const productBelowFoldQuery = graphql`
  query ProductBelowFoldQuery($id: String!, $varid: String, $stars: Int, $reviews: Int!) {
    product: productById(productId: $id) {
      teasers { slot path }
      ...ProductTeasers_product
      ...ProductFacts_product @arguments(varid: $varid)
      ...ProductReviews_product @arguments(stars: $stars, limit: $reviews)
      ...RelatedProducts_product
    }
  }
`;

export function productBelowFoldVariables(id: string, params: URLSearchParams) {
  return { id, varid: params.get('varid'), ...wantedReviews(params) };
}
