import { graphql } from '@kreide/relay';

export const checkoutAmazonMutation = graphql`
  mutation CheckoutAmazonMutation(
    $cartId: String!
    $amazonCheckoutSessionId: String!
    $checkoutType: AmazonCheckoutType!
  ) {
    checkoutAmazon(
      cartId: $cartId
      amazonCheckoutSessionId: $amazonCheckoutSessionId
      checkoutType: $checkoutType
    ) {
      successful
      errorMessage
      cart { cartId steps { shippingValid } }
    }
  }
`;
