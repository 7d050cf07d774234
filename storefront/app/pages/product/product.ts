import { graphql } from '@kreide/relay';

export const query = graphql`
  query productQuery($id: String!, $varid: String) {
    product: productById(productId: $id) {
      productId
      name
      metaTitle
      metaDescription
      metaRobots
      image { mediaId }
      category { name categoryUrl breadcrumb { name categoryUrl } }
      ...ProductGallery_product @arguments(varid: $varid)
      ...BuyBox_product @arguments(varid: $varid)
      ...ProductFacts_product @arguments(varid: $varid)
      ...ProductReviews_product
      ...RelatedProducts_product
    }
    retired: retiredProduct(productId: $id) {
      replacementProducts { path }
    }
  }
`;

export function variablesOf(id: string, url: URL) {
  return { id, varid: url.searchParams.get('varid') };
}
