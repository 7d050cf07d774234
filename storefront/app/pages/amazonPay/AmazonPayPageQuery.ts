import { graphql } from '@kreide/relay';

/** API-48. */
export const amazonPayPageQuery = graphql`
  query AmazonPayPageQuery($cartId: String!, $attemptId: String) {
    button: getPaymentProviderCheckoutData(
      cartId: $cartId
      paymentId: "AMAZONPAY"
      attemptId: $attemptId
    ) {
      scriptUrl
      options
    }
  }
`;
