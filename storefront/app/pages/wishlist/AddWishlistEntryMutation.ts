import { graphql } from '@kreide/relay';

export const addWishlistEntryMutation = graphql`
  mutation AddWishlistEntryMutation($externalId: String, $entry: WishlistNewEntry!, $page: Int!) {
    wishlist_add(externalId: $externalId, entry: $entry) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist @arguments(page: $page) }
    }
  }
`;
