import { graphql } from '@kreide/relay';

export const checkoutLoginPageQuery = graphql`
  query CheckoutLoginPageQuery($cartId: String!) {
    cart: shop_findCart(cartId: $cartId) {
      itemsCount
      attributes { submitted }
      steps { loginDone shippingValid paymentNeeded paymentValid }
      ...StepWithCart_cart
    }
  }
`;
