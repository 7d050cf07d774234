import { graphql } from '@kreide/relay';

export const abortPaymentMutation = graphql`
  mutation AbortPaymentMutation($cartId: String!) {
    abortPayment(cartId: $cartId) { successful }
  }
`;
