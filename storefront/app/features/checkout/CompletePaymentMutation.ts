import { graphql } from '@kreide/relay';

export const completePaymentMutation = graphql`
  mutation CompletePaymentMutation($paymentId: String!, $parameters: String!) {
    completePayment(paymentId: $paymentId, parameters: $parameters) {
      state
      orderId
      newCartId
    }
  }
`;
