import { graphql } from '@kreide/relay';

export const restockConfirmMutation = graphql`
  mutation RestockConfirmMutation($token: String!) {
    result: restockConfirm(token: $token) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
