import { graphql } from '@kreide/relay';

export const revokeWishlistInviteMutation = graphql`
  mutation RevokeWishlistInviteMutation($externalId: String!, $token: String!, $page: Int!) {
    wishlist_revokeInvite(externalId: $externalId, token: $token) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist @arguments(page: $page) }
    }
  }
`;
