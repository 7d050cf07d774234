import { graphql } from '@kreide/relay';

export const removeWishlistEntryMutation = graphql`
  mutation RemoveWishlistEntryMutation($externalId: String, $entryId: String) {
    wishlist_remove(externalId: $externalId, entryId: $entryId) {
      successful
      errorMessage
      wishlists { ...ListNavigation_list }
      wishlist { ...WishlistEntries_list }
    }
  }
`;
