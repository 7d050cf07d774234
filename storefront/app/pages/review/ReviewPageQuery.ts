import { graphql } from '@kreide/relay';

export const reviewPageQuery = graphql`
  query ReviewPageQuery($productId: String!, $enc: String) {
    product: productById(productId: $productId) {
      productId
      name
      image { mediaId alt }
    }
    permission: reviewPermission(productId: $productId, encryptedData: $enc) {
      isAllowed
      errorMessage
    }
  }
`;
