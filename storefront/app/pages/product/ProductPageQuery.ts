import { graphql } from '@kreide/relay';

/** The first screenful; the part below it is `ProductBelowFoldQuery`. */
export const productPageQuery = graphql`
  query ProductPageQuery($id: String!, $varid: String) {
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
      ...GlanceView_product @arguments(varid: $varid)
      ...Replacements_product
      variantInformation(itemId: $varid) { item { availability { isForSale } } }
    }
    retired: retiredProduct(productId: $id) {
      replacementProducts { path }
    }
  }
`;

export function productPageVariables(id: string, url: URL) {
  return { id, varid: url.searchParams.get('varid') };
}
