import { graphql } from '../src/index.ts';

export const addToCartMutation = graphql`
  mutation AddToCartMutation($cartId: String!, $productId: String!) {
    addToCart(cartId: $cartId, productId: $productId) {
      cartId
      itemCount
    }
  }
`;
