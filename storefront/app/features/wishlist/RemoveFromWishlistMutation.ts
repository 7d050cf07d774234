import { graphql } from '@kreide/relay';

export const removeFromWishlistMutation = graphql`
  mutation RemoveFromWishlistMutation($externalId: String, $entryId: String) {
    wishlist_remove(externalId: $externalId, entryId: $entryId) {
      successful
      errorMessage
      wishlists {
        externalId
        name
        isStandardList
        rights
        entries { externalId productId itemId }
      }
    }
  }
`;
