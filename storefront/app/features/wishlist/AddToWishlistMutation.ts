import { graphql } from '@kreide/relay';

export const addToWishlistMutation = graphql`
  mutation AddToWishlistMutation($externalId: String, $entry: WishlistNewEntry!) {
    wishlist_add(externalId: $externalId, entry: $entry) {
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
