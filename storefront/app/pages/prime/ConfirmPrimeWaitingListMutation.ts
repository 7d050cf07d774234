import { graphql } from '@kreide/relay';

export const confirmPrimeWaitingListMutation = graphql`
  mutation ConfirmPrimeWaitingListMutation($token: String!) {
    result: confirmPrimeWaitingList(token: $token) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
