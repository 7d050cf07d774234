import { graphql } from '@kreide/relay';

export const inviteToWishlistMutation = graphql`
  mutation InviteToWishlistMutation($externalId: String!, $role: WishlistInvitedRole!, $page: Int!) {
    wishlist_invite(externalId: $externalId, role: $role) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist @arguments(page: $page) }
    }
  }
`;
