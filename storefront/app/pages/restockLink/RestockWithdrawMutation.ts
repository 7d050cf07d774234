import { graphql } from '@kreide/relay';

export const restockWithdrawMutation = graphql`
  mutation RestockWithdrawMutation($token: String!) {
    result: restockWithdraw(token: $token) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
