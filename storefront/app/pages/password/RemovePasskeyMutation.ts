import { graphql } from '@kreide/relay';

export const removePasskeyMutation = graphql`
  mutation RemovePasskeyMutation($passkeyId: String!) {
    result: removePasskey(passkeyId: $passkeyId) {
      successful
      generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
