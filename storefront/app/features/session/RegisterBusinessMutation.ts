import { graphql } from '@kreide/relay';

export const registerBusinessMutation = graphql`
  mutation RegisterBusinessMutation($form: BusinessRegistrationInput!) {
    result: registerBusiness(form: $form) {
      successful
      errorMessage
      fieldErrors { fieldName message }
      firstName
      lastName
    }
  }
`;
