import { graphql } from '@kreide/relay';

export const replaceWishlistEntryMutation = graphql`
  mutation ReplaceWishlistEntryMutation(
    $externalId: String
    $entryId: String!
    $entry: WishlistReplacingEntry!
  ) {
    wishlist_replaceItem(externalId: $externalId, entryId: $entryId, entry: $entry) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist }
    }
  }
`;
