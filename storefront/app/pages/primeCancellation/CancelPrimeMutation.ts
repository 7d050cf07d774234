import { graphql } from '@kreide/relay';

export const cancelPrimeMutation = graphql`
  mutation CancelPrimeMutation($name: String!, $email: String!, $reason: String) {
    cancelPrime(name: $name, email: $email, reason: $reason) {
      successful
      errorMessage
      fieldErrors { fieldName message }
      receivedAt
    }
  }
`;
