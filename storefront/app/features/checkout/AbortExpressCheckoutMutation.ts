import { graphql } from '@kreide/relay';

export const abortExpressCheckoutMutation = graphql`
  mutation AbortExpressCheckoutMutation($cartId: String!, $paymentId: String!) {
    abortExpressCheckout(cartId: $cartId, paymentId: $paymentId) { isReset }
  }
`;
