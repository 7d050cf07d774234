import { graphql } from '@kreide/relay';

export const inviteLinkQuery = graphql`
  query InviteLinkQuery($token: String!) {
    isWishlistInvite(token: $token)
  }
`;
