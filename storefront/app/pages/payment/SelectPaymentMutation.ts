import { graphql } from '@kreide/relay';

export const selectPaymentMutation = graphql`
  mutation SelectPaymentMutation($cartId: String!, $paymentId: String!, $buyerReference: String) {
    setSelectedPayment(
      cartId: $cartId
      paymentId: $paymentId
      buyerReference: $buyerReference
    ) {
      successful
      errorMessage
    }
  }
`;
