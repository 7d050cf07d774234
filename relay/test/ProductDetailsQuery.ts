import { graphql } from '../src/index.ts';

export const productDetailsQuery = graphql`
  query ProductDetailsQuery($productId: String!) {
    product(productId: $productId) {
      ...ProductDetails_price
      ...ProductDetails_ratings
    }
  }
`;
