import { graphql } from '@kreide/relay';

export const replaceWishlistEntryMutation = graphql`
  mutation ReplaceWishlistEntryMutation(
    $externalId: String
    $entryId: String!
    $entry: WishlistReplacingEntry!
    $page: Int!
  ) {
    wishlist_replaceItem(externalId: $externalId, entryId: $entryId, entry: $entry) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist @arguments(page: $page) }
    }
  }
`;
