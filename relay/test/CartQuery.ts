import { graphql } from '../src/index.ts';

export const cartQuery = graphql`
  query CartQuery($cartId: String!) {
    cart(cartId: $cartId) {
      cartId
      itemCount
    }
  }
`;
