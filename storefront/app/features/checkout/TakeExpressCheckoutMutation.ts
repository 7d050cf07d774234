import { graphql } from '@kreide/relay';

export const takeExpressCheckoutMutation = graphql`
  mutation TakeExpressCheckoutMutation($cartId: String!, $paymentId: String!, $sessionId: String!) {
    takeExpressCheckout(cartId: $cartId, paymentId: $paymentId, sessionId: $sessionId) {
      successful
      errorMessage
      cart { cartId steps { shippingValid } }
    }
  }
`;
