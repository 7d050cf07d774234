import { graphql } from '@kreide/relay';

export const removeWishlistEntryMutation = graphql`
  mutation RemoveWishlistEntryMutation($externalId: String, $entryId: String, $page: Int!) {
    wishlist_remove(externalId: $externalId, entryId: $entryId) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist @arguments(page: $page) }
    }
  }
`;
