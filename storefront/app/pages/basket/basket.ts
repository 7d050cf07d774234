import { graphql } from '@kreide/relay';

export const query = graphql`
  query basketQuery($cartId: String!) {
    cart: shop_findCart(cartId: $cartId) {
      attributes { submitted }
      ...BasketPage_cart
    }
  }
`;
