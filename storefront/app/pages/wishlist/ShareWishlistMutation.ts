import { graphql } from '@kreide/relay';

export const shareWishlistMutation = graphql`
  mutation ShareWishlistMutation($externalId: String!, $page: Int!) {
    wishlist_share(externalId: $externalId) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist @arguments(page: $page) }
    }
  }
`;
