import { graphql } from '@kreide/relay';

export const renamePasskeyMutation = graphql`
  mutation RenamePasskeyMutation($passkeyId: String!, $name: String!) {
    result: renamePasskey(passkeyId: $passkeyId, name: $name) {
      successful
      generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
