import { graphql } from '@kreide/relay';

export const productStructuredDataQuery = graphql`
  query ProductStructuredDataQuery($id: String!) {
    product: productById(productId: $id) {
      productId
      name
      summary
      metaDescription
      manufacturerName
      rating
      numberOfRatings
      missingIn
      image { mediaId }
      category { name categoryUrl breadcrumb { name categoryUrl } }
      variantInformation { attributes { name displayName } }
      items {
        itemId
        orderNumber
        ean
        price { current { cents currencyCode } }
        pictures { mediaId }
        availability { status }
        variantAttributes { label value }
      }
    }
  }
`;
