import { graphql } from '@kreide/relay';

export const updateEmailMutation = graphql`
  mutation UpdateEmailMutation($email: String!, $currentPassword: String!) {
    result: updateEmail(email: $email, currentPassword: $currentPassword) {
      successful
      errorMessage: generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
