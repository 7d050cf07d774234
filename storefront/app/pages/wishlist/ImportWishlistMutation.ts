import { graphql } from '@kreide/relay';

export const importWishlistMutation = graphql`
  mutation ImportWishlistMutation($externalId: String!) {
    wishlist_import(externalId: $externalId) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { externalId }
    }
  }
`;
