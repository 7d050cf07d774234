import { graphql } from '@kreide/relay';

export const paymentPageQuery = graphql`
  query PaymentPageQuery($cartId: String!) {
    cart: shop_findCart(cartId: $cartId) {
      itemsCount
      attributes { submitted }
      steps { loginDone shippingValid paymentNeeded paymentValid }
      ...StepWithCart_cart
    }
    getPaymentInfo(cartId: $cartId) { ...PaymentForm_info }
  }
`;
