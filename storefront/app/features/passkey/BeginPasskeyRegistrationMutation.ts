import { graphql } from '@kreide/relay';

export const beginPasskeyRegistrationMutation = graphql`
  mutation BeginPasskeyRegistrationMutation($currentPassword: String) {
    result: beginPasskeyRegistration(currentPassword: $currentPassword) {
      successful
      generalErrorMessage
      fieldErrors { fieldName message }
      options
      ceremony
    }
  }
`;
