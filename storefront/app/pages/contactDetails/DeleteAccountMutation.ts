import { graphql } from '@kreide/relay';

export const deleteAccountMutation = graphql`
  mutation DeleteAccountMutation($currentPassword: String!) {
    result: deleteAccount(currentPassword: $currentPassword) {
      successful
      errorMessage: generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
