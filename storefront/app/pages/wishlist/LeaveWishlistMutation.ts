import { graphql } from '@kreide/relay';

export const leaveWishlistMutation = graphql`
  mutation LeaveWishlistMutation($externalId: String!) {
    wishlist_leave(externalId: $externalId) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
    }
  }
`;
