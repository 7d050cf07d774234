import { graphql } from '@kreide/relay';

export const cartPageQuery = graphql`
  query CartPageQuery($cartId: String!) {
    cart: shop_findCart(cartId: $cartId) {
      attributes { submitted }
      ...CartPage_cart
    }
  }
`;
