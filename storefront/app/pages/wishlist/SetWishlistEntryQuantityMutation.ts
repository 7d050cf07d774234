import { graphql } from '@kreide/relay';

export const setWishlistEntryQuantityMutation = graphql`
  mutation SetWishlistEntryQuantityMutation($externalId: String, $entry: WishlistEntryQuantity!, $page: Int!) {
    wishlist_changeQuantity(externalId: $externalId, entry: $entry) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist @arguments(page: $page) }
    }
  }
`;
