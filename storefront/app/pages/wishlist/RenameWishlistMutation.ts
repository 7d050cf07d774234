import { graphql } from '@kreide/relay';

export const renameWishlistMutation = graphql`
  mutation RenameWishlistMutation(
    $externalId: String!
    $name: String!
    $description: String
  ) {
    wishlist_rename(externalId: $externalId, name: $name, description: $description) {
      successful
      errorMessage
      wishlists { externalId name description ...WishlistNavigation_wishlist }
    }
  }
`;
