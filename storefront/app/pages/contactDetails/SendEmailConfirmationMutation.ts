import { graphql } from '@kreide/relay';

export const sendEmailConfirmationMutation = graphql`
  mutation SendEmailConfirmationMutation {
    result: sendEmailConfirmation {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
