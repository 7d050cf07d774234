import { graphql } from '@kreide/relay';

export const openExpressCheckoutMutation = graphql`
  mutation OpenExpressCheckoutMutation($cartId: String!, $paymentId: String!) {
    openExpressCheckout(cartId: $cartId, paymentId: $paymentId) { redirectUrl errorMessage }
  }
`;
