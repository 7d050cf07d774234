import { graphql } from '@kreide/relay';

export const invitedWishlistQuery = graphql`
  query InvitedWishlistQuery($token: String!) {
    invitedWishlist(token: $token) {
      role
      ownRole
      wishlist { externalId name }
      ...InvitedWishlistPage_invited
    }
  }
`;
