import { graphql } from '@kreide/relay';

export const shareWishlistMutation = graphql`
  mutation ShareWishlistMutation($externalId: String!) {
    wishlist_share(externalId: $externalId) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist }
    }
  }
`;
