import { graphql } from '@kreide/relay';

export const primeWaitingListMutation = graphql`
  mutation PrimeWaitingListMutation($email: String!, $website: String) {
    result: primeWaitingList(email: $email, website: $website) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
