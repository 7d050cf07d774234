import { graphql } from '@kreide/relay';

export const restockRequestMutation = graphql`
  mutation RestockRequestMutation($articleNumber: String!, $email: String!, $website: String) {
    result: restockRequest(articleNumber: $articleNumber, email: $email, website: $website) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
