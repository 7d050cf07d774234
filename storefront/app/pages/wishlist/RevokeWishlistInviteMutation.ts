import { graphql } from '@kreide/relay';

export const revokeWishlistInviteMutation = graphql`
  mutation RevokeWishlistInviteMutation($externalId: String!, $token: String!) {
    wishlist_revokeInvite(externalId: $externalId, token: $token) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist }
    }
  }
`;
