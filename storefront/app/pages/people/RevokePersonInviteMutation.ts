import { graphql } from '@kreide/relay';

export const revokePersonInviteMutation = graphql`
  mutation RevokePersonInviteMutation($inviteId: String!) {
    result: revokePersonInvite(inviteId: $inviteId) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
