import { graphql } from '@kreide/relay';

export const moveWishlistEntryMutation = graphql`
  mutation MoveWishlistEntryMutation(
    $externalId: String!
    $entryId: String!
    $direction: WishlistDirection!
    $page: Int!
  ) {
    wishlist_moveEntry(externalId: $externalId, entryId: $entryId, direction: $direction) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist @arguments(page: $page) }
    }
  }
`;
