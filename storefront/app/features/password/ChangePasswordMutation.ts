import { graphql } from '@kreide/relay';

export const changePasswordMutation = graphql`
  mutation ChangePasswordMutation($currentPassword: String!, $newPassword: String!) {
    result: changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      successful
      generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
