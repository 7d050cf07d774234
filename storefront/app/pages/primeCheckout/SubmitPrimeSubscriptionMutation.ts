import { graphql } from '@kreide/relay';

export const submitPrimeSubscriptionMutation = graphql`
  mutation SubmitPrimeSubscriptionMutation($paymentId: String!) {
    result: submitPrimeSubscription(paymentId: $paymentId) {
      successful
      errorMessage
      redirectUrl
      paymentFormUrl
      paymentFormFields { name value }
    }
  }
`;
