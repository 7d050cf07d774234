import { graphql } from '@kreide/relay';

export const withdrawOrderMutation = graphql`
  mutation WithdrawOrderMutation($orderId: String!) {
    result: withdrawOrder(orderId: $orderId) {
      successful
      errorMessage
      fieldErrors { fieldName message }
      changes { name kind }
    }
  }
`;
