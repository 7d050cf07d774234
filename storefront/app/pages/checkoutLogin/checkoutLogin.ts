import { graphql } from '@kreide/relay';

export const query = graphql`
  query checkoutLoginQuery($cartId: String!) {
    cart: shop_findCart(cartId: $cartId) {
      itemsCount
      attributes { submitted }
      steps { loginDone shippingValid paymentNeeded paymentValid }
    }
  }
`;
