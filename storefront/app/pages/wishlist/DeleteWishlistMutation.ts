import { graphql } from '@kreide/relay';

export const deleteWishlistMutation = graphql`
  mutation DeleteWishlistMutation($externalId: String!) {
    wishlist_removeList(externalId: $externalId) {
      successful
      errorMessage
      wishlists { externalId ...WishlistNavigation_wishlist }
    }
  }
`;
