import { graphql } from '@kreide/relay';

export const confirmEmailMutation = graphql`
  mutation ConfirmEmailMutation($token: String!) {
    result: confirmEmail(token: $token) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
