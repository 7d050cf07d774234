import { graphql } from '@kreide/relay';

export const registerCustomerMutation = graphql`
  mutation RegisterCustomerMutation($form: RegistrationInput!, $cartId: String) {
    result: registerCustomer(form: $form, cartId: $cartId) {
      successful
      errorMessage
      fieldErrors { fieldName message }
      firstName
      lastName
      updatedCartId
      loginToken
      deviceId
    }
  }
`;
