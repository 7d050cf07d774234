import { graphql } from '@kreide/relay';

export const invitedWishlistQuery = graphql`
  query InvitedWishlistQuery($token: String!, $page: Int!) {
    invitedWishlist(token: $token) {
      role
      ownRole
      wishlist { externalId name page(page: $page) { totalPages } }
      ...InvitedWishlistPage_invited @arguments(page: $page)
    }
  }
`;
