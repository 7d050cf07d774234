import { graphql } from '@kreide/relay';

export const declineOrderMutation = graphql`
  mutation DeclineOrderMutation($orderId: String!, $reason: String) {
    result: declineOrder(orderId: $orderId, reason: $reason) {
      successful
      errorMessage
      fieldErrors { fieldName message }
      changes { name kind }
    }
  }
`;
