import { graphql } from '@kreide/relay';

export const wishlistFormQuantityMutation = graphql`
  mutation WishlistFormQuantityMutation($externalId: String, $entry: WishlistEntryQuantity!) {
    change: wishlist_changeQuantity(externalId: $externalId, entry: $entry) {
      successful
      errorMessage
    }
  }
`;
