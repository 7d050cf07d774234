import { graphql } from '@kreide/relay';

export const createWishlistMutation = graphql`
  mutation CreateWishlistMutation($name: String!, $description: String) {
    wishlist_create(name: $name, description: $description) {
      successful
      errorMessage
      wishlists { externalId ...WishlistNavigation_wishlist }
      wishlist { externalId }
    }
  }
`;
